import { type App, system } from '../core/app.ts';
import { change } from '../core/change.ts';
import { isoTime } from '../core/clock.ts';
import { pruneDays } from './caps.ts';
import { allFailed, countBatch } from './count.ts';
import { removeStale } from './devices-remove.ts';
import { batchOf, notificationOf, updateNotification } from './store.ts';
import type { Transport } from './transport.ts';

const dayMs = 86_400_000;

const keyDays = 7;
const batchDays = 90;

/**
 * Job `push.tend`: a job that has died (eight tries failed, or its worker died each time) leaves its part of a
 * notification undone, and the notification must not look as if it were still on its way. What is tried again by hand
 * (`POST /api/admin/jobs/{id}/retry`) is counted anew.
 */
export async function tendDead(app: App, transport: Transport): Promise<void> {
  const dead = await app.db.write
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('state', '=', 'dead')
    .where('kind', 'in', ['push.send', 'push.batch'])
    .orderBy('run_at', 'desc')
    .limit(1_000)
    .execute();
  for (const { kind, payload } of dead) {
    const { id, batch } = JSON.parse(payload) as { id: number; batch?: number };
    if (kind === 'push.send') await giveUp(app, id);
    else await giveUpBatch(app, id, batch as number, transport);
  }
}

async function giveUp(app: App, id: number): Promise<void> {
  const waits = ['queued', 'scheduled'];
  if (!waits.includes((await notificationOf(app.db.write, id))?.status ?? '')) return;
  await change(app, system, async (c) => {
    await c.dialect.lockRow(c.tx, 'notifications', id);
    if (waits.includes((await notificationOf(c.tx, id))?.status ?? ''))
      await updateNotification(c.tx, id, { status: 'failed', updated_at: c.now });
  });
}

async function giveUpBatch(app: App, id: number, batch: number, transport: Transport): Promise<void> {
  const part = await batchOf(app.db.write, id, batch);
  if (part?.status !== 'pending') return;
  await change(app, system, (c) => countBatch(c, id, batch, 'failed', allFailed(part, 'abandoned'), transport));
}

/** Job `push.sweep`: devices that have not been seen for 270 days, counts of days that are over, keys of requests, progress of old batches. */
export async function sweep(app: App): Promise<void> {
  const before = (days: number): string => isoTime(app.now() - days * dayMs);
  const { write } = app.db;
  await removeStale(app);
  await pruneDays(app);
  await write.deleteFrom('idempotency_keys').where('created_at', '<', before(keyDays)).execute();
  await write.deleteFrom('notification_batches').where('ended_at', '<', before(batchDays)).execute();
}
