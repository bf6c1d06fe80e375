import { type RawBuilder, sql } from 'kysely';
import { change } from '../core/api/change.ts';
import { type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { deleteInChunks } from '../core/db/delete-in-chunks.ts';
import { allFailed, countBatch } from './delivery/batch-result.ts';
import { pruneDays } from './delivery/frequency-cap.ts';
import { pruneUnsubscribed, removeStale } from './devices/remove.ts';
import { tellNotificationEnd } from './ends.ts';
import { pruneOpens } from './opens/store.ts';
import { batchOf, notificationOf, type StoredNotification, updateNotification } from './store.ts';
import { pruneQuota } from './transports/fcm/quota.ts';
import type { Transport } from './transports/transport.ts';

const dayMs = 86_400_000;

/** States of one that has no batches yet. */
const waits = ['queued', 'scheduled'] as const;
const isWaiting = (row: StoredNotification | undefined): boolean => waits.some((status) => status === row?.status);

const batchDays = 90;
/** Sends are deleted after this time, with their counts by platform and language. */
const notificationDays = 400;
const over = ['sent', 'logged', 'failed', 'cancelled'] as const;

/** Rows of one run. */
const mostAtOnce = 1_000;

/**
 * Job `push.tend`: a job that has died (its tries failed, or its worker died each time) leaves its part of a
 * notification undone, and the notification must not look as if it were still on its way. What is tried again by hand
 * (`POST /api/admin/jobs/{id}/retry`) is counted anew. Seconds whose messages count no more to the quota go, too.
 */
export async function failOrphans(app: App, transport: Transport): Promise<void> {
  await pruneQuota(app);
  for (const { id } of await withoutJob(app)) await giveUp(app, id);
  for (const { id, batch } of await batchesWithoutJob(app)) await giveUpBatch(app, id, batch, transport);
}

/** A job that has not ended has its key, and is written together with what it is for. */
const noJob = (key: RawBuilder<string>) => sql<boolean>`not exists (select 1 from jobs where unique_key = ${key})`;

function withoutJob(app: App): Promise<{ id: number }[]> {
  return app.db.write
    .selectFrom('notifications')
    .select('id')
    .where('status', 'in', waits)
    .where(noJob(sql`'push.send:' || cast(notifications.id as text)`))
    .limit(mostAtOnce)
    .execute();
}

function batchesWithoutJob(app: App): Promise<{ id: number; batch: number }[]> {
  return app.db.write
    .selectFrom('notifications')
    .innerJoin('notification_batches as part', 'part.notification_id', 'notifications.id')
    .select(['notifications.id', 'part.batch'])
    .where('notifications.status', '=', 'sending')
    .where('part.status', '=', sql.lit('pending')) // not a parameter: its index is a partial one
    .where(noJob(sql`'push.batch:' || cast(part.notification_id as text) || ':' || cast(part.batch as text)`))
    .limit(mostAtOnce)
    .execute();
}

async function giveUp(app: App, id: number): Promise<void> {
  if (!isWaiting(await notificationOf(app.db.write, id))) return;
  await change(app, systemActor, async (c) => {
    await c.dialect.lockRow(c.tx, 'notifications', id);
    const row = await notificationOf(c.tx, id);
    if (!row || !isWaiting(row)) return;
    await updateNotification(c.tx, id, { status: 'failed', updated_at: c.now });
    await tellNotificationEnd(c, row);
  });
}

async function giveUpBatch(app: App, id: number, batch: number, transport: Transport): Promise<void> {
  const part = await batchOf(app.db.write, id, batch);
  if (part?.status !== 'pending') return;
  await change(app, systemActor, (c) => countBatch(c, id, batch, 'failed', allFailed(part, 'abandoned'), transport));
}

/**
 * Job `push.sweep`: devices that have not been seen for 270 days, tokens that left, counts of days that are over,
 * progress of old batches, who opened what long ago, and at last the notifications themselves.
 */
export async function sweep(app: App): Promise<void> {
  const before = (days: number): string => isoTime(app.now() - days * dayMs);
  const { write } = app.db;
  await removeStale(app);
  await pruneUnsubscribed(app);
  await pruneDays(app);
  await pruneOpens(app);
  await write.deleteFrom('notification_batches').where('ended_at', '<', before(batchDays)).execute();
  await deleteInChunks((limit) =>
    write
      .deleteFrom('notifications')
      .where(
        'id',
        'in',
        (e) =>
          e
            .selectFrom('notifications')
            .select('id')
            .where('status', 'in', over)
            .where('created_at', '<', before(notificationDays))
            .where('updated_at', '<', before(notificationDays))
            .orderBy('id')
            .limit(Math.ceil(limit / 10)), // each takes rows of other tables along
      )
      .executeTakeFirstOrThrow()
      .then(({ numDeletedRows }) => ({ numDeletedRows: numDeletedRows * 10n })),
  );
}
