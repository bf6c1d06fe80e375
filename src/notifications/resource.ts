import { Type } from 'typebox';
import { resource } from '../core/resource.ts';
import { Notification, notificationStatuses, targetTypes } from '../model/notification.ts';
import { explain } from './codes.ts';
import type { StoredNotification } from './store.ts';

/** A row as the desk sees it. */
export function toNotification(row: StoredNotification): Notification {
  const { targets, sent, failed, removed, opened } = row;
  const failed_by_code = JSON.parse(row.failed_by_code) as Record<string, number>;
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    image_url: row.image_url,
    type: row.type,
    target: { type: row.target_type, value: JSON.parse(row.target_value) as unknown },
    data: JSON.parse(row.data) as Record<string, string>,
    deep_link: row.deep_link,
    ttl_seconds: row.ttl_seconds,
    priority: row.priority,
    collapse_key: row.collapse_key,
    news_id: row.news_id,
    category: row.category,
    scheduled_at: row.scheduled_at,
    spread_seconds: row.spread_seconds,
    status: row.status,
    counts: {
      targets,
      sent,
      failed,
      failed_by_code,
      skipped: JSON.parse(row.skipped) as Record<string, number>,
      removed,
      opened,
    },
    errors: Object.entries(failed_by_code).map(([code, count]) => ({ code, text: explain(code), count })),
    created_by: row.created_by,
    sent_at: row.sent_at,
    rev: row.rev,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The history of notifications. They are made and changed by verbs only: what was sent cannot be edited. */
export const notificationResource = resource<StoredNotification>({
  name: 'notifications',
  one: 'notification',
  table: 'notifications',
  noun: Notification,
  filters: {
    status: Type.Enum([...notificationStatuses]),
    type: Type.String({ maxLength: 40 }),
    target_type: Type.Enum([...targetTypes]),
    created_by: Type.Integer({ minimum: 1 }),
  },
  sorts: ['-id', 'scheduled_at', 'sent_at', 'created_at'],
  searchColumn: 'search_text',
  access: { read: 'viewer', write: 'editor' },
  toNoun: (_app, row) => toNotification(row),
});
