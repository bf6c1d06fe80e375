import type { Change } from '../core/api/change.ts';
import { hook } from '../core/hook.ts';
import { notificationOf, type StoredNotification } from './store.ts';

/** Called in the transaction in which a notification ends: sent, logged or failed. */
export const notificationEnds = hook<(c: Change, notification: StoredNotification) => Promise<void>>();

const ends: readonly StoredNotification['status'][] = ['sent', 'logged', 'failed'];

/** Calls the handlers of `notificationEnds` when the notification has ended since `before`. */
export async function tellNotificationEnd(c: Change, before: StoredNotification): Promise<void> {
  const handlers = notificationEnds(c.app);
  if (handlers.length === 0) return;
  const row = await notificationOf(c.tx, before.id);
  if (!row || row.status === before.status || !ends.includes(row.status)) return;
  for (const handler of handlers) await handler(c, row);
}
