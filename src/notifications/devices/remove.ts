import { type Change, change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { systemActor } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import type { NewJob } from '../../core/jobs/new-job.ts';
import { hashOfValue, type StoredDevice } from '../store.ts';
import { kindsByName } from '../transports/kinds.ts';
import type { Recipient } from '../transports/transport.ts';

type Leaving = Pick<StoredDevice, 'kind' | 'value' | 'value_hash' | 'topics'>;

/** One unfinished job at a time brings the topics at FCM up to date, for all devices that came since the last one. */
export const topicsJob: NewJob = { kind: 'push.topics', uniqueKey: 'push.topics', canWait: true };

/** Whether FCM is set up. Without credentials, changes of topics wait until there are some. */
export const hasTopics = (app: Pick<App, 'config'>): boolean => app.config.fcmCredentials !== '';

/** Queues a token that left to be unsubscribed from its topics: topic sends would still reach the phone. */
export async function queueUnsubscribe(c: Change, { kind, value, value_hash, topics }: Leaving): Promise<void> {
  if (topics === '[]') return;
  await c.tx
    .insertInto('topic_leavers')
    .values({ kind, value, value_hash, topics, left_at: c.now })
    .onConflict((o) => o.column('value_hash').doUpdateSet({ topics, left_at: c.now }))
    .execute();
  if (hasTopics(c.app)) await c.enqueue(topicsJob);
}

/** Removes a device and everything stored of it. Its token stays until FCM has unsubscribed it from its topics. */
export async function removeDevice(c: Change, row: Leaving & { id: number }): Promise<void> {
  await queueUnsubscribe(c, row);
  await c.tx.deleteFrom('devices').where('id', '=', row.id).execute();
}

/** Identifies a device at its push service. */
const hashOfRecipient = ({ kind, value }: Pick<Recipient, 'kind' | 'value'>): string =>
  hashOfValue(kindsByName[kind].identity(value));

/**
 * Removes the devices that a push service does not know, unless they have come back with another token since. FCM has
 * forgotten their topics by itself.
 * @returns how many there were
 */
export async function removeGone(c: Change, gone: readonly Recipient[]): Promise<number> {
  if (gone.length === 0) return 0;
  const { numDeletedRows } = await c.tx
    .deleteFrom('devices')
    .where(
      'id',
      'in',
      gone.map((r) => r.deviceId),
    )
    .where('value_hash', 'in', gone.map(hashOfRecipient))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** FCM lets a token of Android expire after this many days unused. */
const deviceDays = 270;
const chunk = 500;

/** In `meta`: the day up to which devices were last looked at. */
const prunedKey = 'devices_pruned_at';
/** So far the time by which devices are old goes on from one look, which is daily, to the next. */
const mostStepMs = 2 * 86_400_000;

/**
 * The time by which devices are old: never far ahead of the last look, and at the first one that of the device seen
 * last. A clock that is a year ahead for a while would otherwise remove every phone there is.
 */
async function trustedNow(c: Change): Promise<number> {
  const mark = await c.tx.selectFrom('meta').select('value').where('key', '=', prunedKey).executeTakeFirst();
  const newest = mark
    ? undefined
    : await c.tx
        .selectFrom('devices')
        .select((e) => e.fn.max<string | null>('last_seen_at').as('at'))
        .executeTakeFirst();
  const most = mark ? instant(mark.value) + mostStepMs : newest?.at ? instant(newest.at) : c.nowMs;
  const value = isoTime(Math.min(c.nowMs, most));
  await c.tx
    .insertInto('meta')
    .values({ key: prunedKey, value })
    .onConflict((o) => o.column('key').doUpdateSet({ value }))
    .execute();
  return instant(value);
}

/**
 * Removes the devices that have not been seen for 270 days, some at a time: one long transaction would keep every
 * other writer waiting. How many there were is a line of the audit trail.
 */
export async function removeStale(app: App): Promise<number> {
  const nowMs = await change(app, systemActor, trustedNow);
  const before = isoTime(nowMs - deviceDays * 86_400_000);
  let removed = 0;
  for (let some = chunk; some === chunk; removed += some)
    some = await change(app, systemActor, async (c) => {
      const rows = await c.tx
        .selectFrom('devices')
        .select(['id', 'kind', 'value', 'value_hash', 'topics'])
        .where('last_seen_at', '<', before)
        .orderBy('last_seen_at')
        .limit(chunk)
        .execute();
      for (const row of rows) await removeDevice(c, row);
      return rows.length;
    });
  if (removed) await change(app, systemActor, (c) => c.audit('prune', 'devices', '-', { removed, days: deviceDays }));
  return removed;
}

/** After this time FCM is not called any more: a token that was erased is not stored for ever. */
const leaverDays = 30;

export async function pruneUnsubscribed(app: App): Promise<void> {
  const before = isoTime(app.now() - leaverDays * 86_400_000);
  await deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('topic_leavers')
      .where('id', 'in', (e) =>
        e.selectFrom('topic_leavers').select('id').where('left_at', '<', before).orderBy('left_at').limit(limit),
      )
      .executeTakeFirst(),
  );
}
