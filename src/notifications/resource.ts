import { sql } from 'kysely';
import { Type } from 'typebox';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { isoTime } from '../core/clock.ts';
import { Id, Time } from '../core/model/common.ts';
import { changedBy } from '../users/people.ts';
import { Notification, notificationStatuses, targetTypes } from './model/notification.ts';
import type { StoredNotification } from './store.ts';
import { viewAll, viewOne } from './view.ts';

const utc = (time: string): string => isoTime(Date.parse(time));

/** The history of notifications. They are made and changed by verbs only: what was sent cannot be edited. */
export const notificationResource = resource<StoredNotification>({
  name: 'notifications',
  one: 'notification',
  table: 'notifications',
  noun: Notification,
  includes: { people: changedBy('notifications') },
  filters: {
    status: Type.Array(Type.Enum([...notificationStatuses]), {
      maxItems: notificationStatuses.length,
      description: 'Any of these',
    }),
    type: Type.String({ maxLength: 40 }),
    target_type: Type.Enum([...targetTypes]),
    news_id: Id,
    created_by: Type.Integer({ minimum: 1 }),
    from: Type.Intersect([Time], { description: 'Planned for, or taken without a plan, at this time or later' }),
    to: Type.Intersect([Time], { description: 'The same, before this time' }),
  },
  narrow(_app, query, { status, from, to, search: _, ...equal }) {
    let q = whereEqual(query, equal);
    // Not parameters: nearly all notifications are sent, and those of other states are found by their index.
    const states = (status as StoredNotification['status'][] | undefined)?.map((one) => sql.lit(one));
    if (states) q = q.where('status', 'in', states);
    if (typeof from === 'string') q = q.where(sql<boolean>`coalesce(scheduled_at, created_at) >= ${utc(from)}`);
    if (typeof to === 'string') q = q.where(sql<boolean>`coalesce(scheduled_at, created_at) < ${utc(to)}`);
    return q;
  },
  sorts: ['-id', 'scheduled_at', 'sent_at', 'created_at', 'status', 'type', 'title', 'created_by'],
  nullable: ['scheduled_at', 'sent_at', 'created_by'],
  searchColumn: 'search_text',
  access: { read: 'push.read', write: 'push.send' },
  toNoun: viewOne,
  toNouns: viewAll,
});
