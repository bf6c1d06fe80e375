import { sql } from 'kysely';
import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import type { StoredDevice } from '../store.ts';
import { type FcmClient, fcmOf } from '../transports/fcm/client.ts';
import { type FcmKind, isFcmKind } from '../transports/fcm/kinds.ts';
import { changeTopic, type TopicChange } from '../transports/fcm/topics.ts';
import { cachedCatalog } from './catalog.ts';
import { deviceTopics } from './topics.ts';

/** Devices of one round: their changes are gathered by topic, so that a call carries many. */
const round = 1_000;

/** A token, the topics that FCM has subscribed it to, and those that it should have. */
interface Subscriber {
  id: number;
  kind: StoredDevice['kind'];
  value: string;
  subscribed: Set<string>;
  wanted: string[];
}

interface Work {
  way: TopicChange;
  topic: string;
  kind: FcmKind;
  of: Subscriber[];
}

const parse = (json: string): string[] => JSON.parse(json) as string[];

/** The differences, by topic. */
function workOf(subscribers: readonly Subscriber[]): Work[] {
  const work = new Map<string, Work>();
  for (const subscriber of subscribers) {
    const { kind, subscribed, wanted } = subscriber;
    if (!isFcmKind(kind)) continue;
    const put = (way: TopicChange, topic: string): void => {
      const key = `${way} ${kind} ${topic}`;
      const item = work.get(key) ?? { way, topic, kind, of: [] };
      item.of.push(subscriber);
      work.set(key, item);
    };
    for (const topic of subscribed) if (!wanted.includes(topic)) put('remove', topic);
    for (const topic of wanted) if (!subscribed.has(topic)) put('add', topic);
  }
  return [...work.values()];
}

/**
 * Sends FCM the differences, and updates `subscribed` by what it accepted.
 * @returns the problem that kept it from taking all, or null; `isOver`: FCM takes nothing from anybody now
 */
async function applyChanges(app: App, fcm: FcmClient, subscribers: readonly Subscriber[], signal: AbortSignal) {
  let problem: unknown = null;
  for (const { way, topic, kind, of } of workOf(subscribers)) {
    if (signal.aborted) return { problem: signal.reason as unknown, isOver: true };
    try {
      const results = await changeTopic(
        app,
        fcm,
        { way, topic, kind },
        of.map((s) => s.value),
      );
      for (const [i, { subscribed }] of of.entries()) {
        if (results[i] === 'retry') problem ??= new Error('FCM rejected some changes of topics');
        else if (way === 'add') subscribed.add(topic);
        else subscribed.delete(topic);
      }
    } catch (error) {
      // What it has accepted is stored all the same.
      return { problem: error, isOver: true };
    }
  }
  return { problem, isOver: false };
}

/** Unsubscribes tokens that left. One that has come back meanwhile belongs to its device, which has removed the row. */
async function unsubscribeLeft(app: App, fcm: FcmClient, after: number, signal: AbortSignal) {
  const rows = await app.db.write
    .selectFrom('topic_leavers')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(round)
    .execute();
  const leavers = rows.map((row) => ({ ...row, subscribed: new Set(parse(row.topics)), wanted: [] }));
  const outcome = await applyChanges(app, fcm, leavers, signal);
  await change(app, systemActor, async (c) => {
    for (const { id, subscribed, value_hash } of leavers) {
      if (subscribed.size > 0) continue;
      const ended = await c.tx.deleteFrom('topic_leavers').where('id', '=', id).executeTakeFirst();
      // A device registered this token while FCM was unsubscribing it.
      if (ended.numDeletedRows === 0n)
        await c.tx
          .updateTable('devices')
          .set({ topics: '[]', topics_due: 1 })
          .where('value_hash', '=', value_hash)
          .execute();
    }
  });
  return { count: rows.length, last: rows.at(-1)?.id ?? after, ...outcome };
}

async function syncDevices(app: App, fcm: FcmClient, after: number, signal: AbortSignal) {
  const rows = await app.db.write
    .selectFrom('devices')
    .selectAll()
    .where('topics_due', '=', sql.lit(1)) // not a parameter: its index is a partial one
    .where('id', '>', after)
    .orderBy('id')
    .limit(round)
    .execute();
  const catalog = await cachedCatalog(app, rows);
  const subscribers = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    value: row.value,
    subscribed: new Set(parse(row.topics)),
    wanted: deviceTopics(row, catalog),
  }));
  const outcome = await applyChanges(app, fcm, subscribers, signal);
  await change(app, systemActor, async (c) => {
    for (const [i, { subscribed, wanted }] of subscribers.entries()) {
      const { id, rev, value_hash, kind, value, topics: before } = rows[i] as StoredDevice;
      const topics = JSON.stringify([...subscribed].sort());
      const due = +(topics !== JSON.stringify(wanted));
      if (due === 1 && topics === before) continue; // FCM was not called for it
      const found = await c.tx
        .updateTable('devices')
        .set({ topics, topics_due: due })
        .where('id', '=', id)
        .where('rev', '=', rev)
        .executeTakeFirst();
      if (found.numUpdatedRows > 0n) continue;
      // The device was changed meanwhile and is due again. Its old token may have what was just subscribed.
      const still = await c.tx
        .updateTable('devices')
        .set({ topics, topics_due: 1 })
        .where('value_hash', '=', value_hash)
        .executeTakeFirst();
      if (still.numUpdatedRows === 0n && topics !== '[]')
        await c.tx
          .insertInto('topic_leavers')
          .values({ kind, value, value_hash, topics, left_at: c.now })
          .onConflict((o) => o.column('value_hash').doUpdateSet({ topics }))
          .execute();
    }
  });
  return { count: rows.length, last: rows.at(-1)?.id ?? after, ...outcome };
}

/**
 * Job `push.topics`: subscribes devices to the topics that they should have, and unsubscribes them from others. FCM is
 * called once for each device in a run; what it did not accept stays due, and the job fails and is tried again. When FCM
 * takes nothing from anybody the run ends. Without credentials it waits.
 */
export async function syncTopics(app: App, job: Pick<RunningJob, 'signal'>): Promise<void> {
  const fcm = fcmOf(app);
  if (!fcm) return;
  let problem: unknown = null;
  for (const part of [unsubscribeLeft, syncDevices])
    for (let last = 0, count = round; count === round; ) {
      const done = await part(app, fcm, last, job.signal);
      ({ last, count } = done);
      if (done.isOver) throw done.problem;
      problem ??= done.problem;
    }
  if (problem) throw problem;
}
