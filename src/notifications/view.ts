import type { App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import type { Followed, Notification } from './model/notification.ts';
import type { StoredNotification } from './store.ts';
import { cancelledOf } from './stories/cancel.ts';
import type { NotificationGroupRow } from './tables.ts';
import { isTopicSend } from './targeting/target.ts';
import { explain } from './transports/result-codes.ts';
import { transportOf } from './transports/router.ts';
import { leftOf, type WaitingDevices, waitingOf, waitsOf } from './view-pending.ts';

/** What a view of a notification needs besides its row. */
interface ViewContext {
  nowMs: number;
  rateLimitedMs: number;
  waiting: readonly WaitingDevices[];
  groups: readonly NotificationGroupRow[];
}

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));

const shareOf = (opened: number, sent: number | null): number | null => (sent ? rounded(opened / sent, 4) : null);

function byKey(groups: ViewContext['groups'], key: 'platform' | 'lang', isTopic: boolean): Notification['by_lang'] {
  const sums = new Map<string, { sent: number; opened: number }>();
  for (const group of groups) {
    const sum = sums.get(group[key]) ?? { sent: 0, opened: 0 };
    sums.set(group[key], { sent: sum.sent + group.sent, opened: sum.opened + group.opened });
  }
  return Object.fromEntries(
    [...sums].sort().map(([name, { sent: counted, opened }]) => {
      const sent = isTopic ? null : counted;
      return [name, { sent, opened, opened_share: shareOf(opened, sent) }];
    }),
  );
}

function progressOf(row: StoredNotification, { waiting, nowMs, rateLimitedMs }: ViewContext): Notification['progress'] {
  const { first_sent_at, last_sent_at, sent, sending_ms } = row;
  const seconds = sending_ms / 1_000;
  const perSecond = sending_ms > 0 ? sent / seconds : null;
  return {
    first_sent_at,
    last_sent_at,
    seconds_to_last:
      last_sent_at === null ? null : (instant(last_sent_at) - instant(row.scheduled_at ?? row.created_at)) / 1_000,
    sending_seconds: first_sent_at === null ? null : seconds,
    per_second: perSecond === null ? null : rounded(perSecond, 1),
    per_minute: perSecond === null ? null : Math.round(perSecond * 60),
    left: leftOf(row),
    waits_for: waitsOf(row, waiting, nowMs, rateLimitedMs),
  };
}

function toNotification(row: StoredNotification, context: ViewContext): Notification {
  const { targets, sent, failed, removed, opened } = row;
  const failed_by_code = JSON.parse(row.failed_by_code) as Record<string, number>;
  const isTopic = isTopicSend({ type: row.target_type });
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
    origin: row.origin,
    goes_with: row.goes_with,
    follows: JSON.parse(row.follows) as Followed[],
    cancelled: cancelledOf(row.cancel_code),
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
    opened_share: isTopic ? null : shareOf(opened, sent),
    by_platform: byKey(context.groups, 'platform', isTopic),
    by_lang: byKey(context.groups, 'lang', isTopic),
    progress: progressOf(row, context),
    created_by: row.created_by,
    approved_by: row.approved_by,
    sent_at: row.sent_at,
    rev: row.rev,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A notification as an administrator sees it, of which nothing has been sent yet. */
export const viewAccepted = (row: StoredNotification): Notification =>
  toNotification(row, { nowMs: instant(row.created_at), rateLimitedMs: 0, waiting: [], groups: [] });

async function groupsOf(db: Db, ids: readonly number[]): Promise<Map<number, NotificationGroupRow[]>> {
  const found = new Map<number, NotificationGroupRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('notification_groups')
    .selectAll()
    .where('notification_id', 'in', ids)
    .orderBy('notification_id')
    .execute();
  for (const row of rows) found.set(row.notification_id, [...(found.get(row.notification_id) ?? []), row]);
  return found;
}

/** Notifications as administrators see them now, by two queries for all of them. Not for use within a change. */
export async function viewAll(app: App, rows: readonly StoredNotification[]): Promise<Notification[]> {
  const nowMs = app.now();
  const onTheWay = rows.filter((row) => row.status === 'sending').map((row) => row.id);
  const waiting = await waitingOf(app.db.write, onTheWay, isoTime(nowMs));
  const groups = await groupsOf(
    app.db.write,
    rows.map((row) => row.id),
  );
  const rateLimitedMs = transportOf(app).rateLimitedMs(app);
  return rows.map((row) =>
    toNotification(row, { nowMs, rateLimitedMs, waiting: waiting.get(row.id) ?? [], groups: groups.get(row.id) ?? [] }),
  );
}

export const viewOne = async (app: App, row: StoredNotification): Promise<Notification> =>
  (await viewAll(app, [row]))[0] as Notification;
