import { change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import type { Job } from '../../core/jobs/worker.ts';
import type { StoredDevice } from '../store.ts';
import { type FcmClient, fcmOf } from '../transports/fcm/client.ts';
import { changeTopic, type Way } from '../transports/fcm/topics.ts';
import { knownTo } from './catalog.ts';
import { topicsOf } from './topics.ts';

/** Devices of one round: their changes are gathered by topic, so that a call carries many. */
const round = 1_000;

/** A token, what FCM has subscribed it to, and what it should be. */
interface Subscriber {
  id: number;
  kind: StoredDevice['kind'];
  value: string;
  held: Set<string>;
  wanted: string[];
}

interface Work {
  way: Way;
  topic: string;
  kind: 'token' | 'fid';
  of: Subscriber[];
}

const parse = (json: string): string[] => JSON.parse(json) as string[];

/** The differences, by topic. */
function workOf(subscribers: readonly Subscriber[]): Work[] {
  const work = new Map<string, Work>();
  for (const subscriber of subscribers) {
    const { kind, held, wanted } = subscriber;
    if (kind === 'webpush') continue;
    const put = (way: Way, topic: string): void => {
      const key = `${way} ${kind} ${topic}`;
      const known = work.get(key) ?? { way, topic, kind, of: [] };
      known.of.push(subscriber);
      work.set(key, known);
    };
    for (const topic of held) if (!wanted.includes(topic)) put('remove', topic);
    for (const topic of wanted) if (!held.has(topic)) put('add', topic);
  }
  return [...work.values()];
}

/**
 * Tells FCM of the differences and notes in `held` what it has taken.
 * @returns what kept it from taking all; null when nothing did. `isOver`: nobody else is to be asked for now
 */
async function tell(app: App, fcm: FcmClient, subscribers: readonly Subscriber[], signal: AbortSignal) {
  let problem: unknown = null;
  for (const { way, topic, kind, of } of workOf(subscribers)) {
    if (signal.aborted) return { problem: signal.reason as unknown, isOver: true };
    try {
      const taken = await changeTopic(
        app,
        fcm,
        { way, topic, kind },
        of.map((s) => s.value),
      );
      for (const [i, { held }] of of.entries()) {
        if (taken[i] === 'retry') problem ??= new Error('FCM did not take every change of topics');
        else if (way === 'add') held.add(topic);
        else held.delete(topic);
      }
    } catch (error) {
      // What it has taken is written down all the same.
      return { problem: error, isOver: true };
    }
  }
  return { problem, isOver: false };
}

/** Tokens that left: one that has come back meanwhile belongs to its device, which has taken the line away. */
async function endLeft(app: App, fcm: FcmClient, after: number, signal: AbortSignal) {
  const rows = await app.db.write
    .selectFrom('topic_leavers')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(round)
    .execute();
  const leavers = rows.map((row) => ({ ...row, held: new Set(parse(row.topics)), wanted: [] }));
  const told = await tell(app, fcm, leavers, signal);
  await change(app, system, async (c) => {
    for (const { id, held, value_hash } of leavers) {
      if (held.size > 0) continue;
      const ended = await c.tx.deleteFrom('topic_leavers').where('id', '=', id).executeTakeFirst();
      // A device came with this token while FCM was being told to forget it.
      if (ended.numDeletedRows === 0n)
        await c.tx
          .updateTable('devices')
          .set({ topics: '[]', topics_due: 1 })
          .where('value_hash', '=', value_hash)
          .execute();
    }
  });
  return { count: rows.length, last: rows.at(-1)?.id ?? after, ...told };
}

async function bringUpToDate(app: App, fcm: FcmClient, after: number, signal: AbortSignal) {
  const rows = await app.db.write
    .selectFrom('devices')
    .selectAll()
    .where('topics_due', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(round)
    .execute();
  const known = await knownTo(app, rows);
  const subscribers = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    value: row.value,
    held: new Set(parse(row.topics)),
    wanted: topicsOf(row, known),
  }));
  const told = await tell(app, fcm, subscribers, signal);
  await change(app, system, async (c) => {
    for (const [i, { held, wanted }] of subscribers.entries()) {
      const { id, rev, value_hash, kind, value, topics: before } = rows[i] as StoredDevice;
      const topics = JSON.stringify([...held].sort());
      const due = +(topics !== JSON.stringify(wanted));
      if (due === 1 && topics === before) continue; // it was not its turn
      const found = await c.tx
        .updateTable('devices')
        .set({ topics, topics_due: due })
        .where('id', '=', id)
        .where('rev', '=', rev)
        .executeTakeFirst();
      if (found.numUpdatedRows > 0n) continue;
      // The device has spoken meanwhile: it is looked at again. Its old token may hold what was just told.
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
  return { count: rows.length, last: rows.at(-1)?.id ?? after, ...told };
}

/**
 * Job `push.topics`: brings what FCM holds of every device in step with what the devices say. Each is asked for once
 * a run; what FCM did not take is due still, and the job fails and is tried again. When FCM takes nothing from anybody
 * the run ends there. Without credentials it waits.
 */
export async function syncTopics(app: App, job: Pick<Job, 'signal'>): Promise<void> {
  const fcm = fcmOf(app);
  if (!fcm) return;
  let problem: unknown = null;
  for (const part of [endLeft, bringUpToDate])
    for (let last = 0, count = round; count === round; ) {
      const done = await part(app, fcm, last, job.signal);
      ({ last, count } = done);
      if (done.isOver) throw done.problem;
      problem ??= done.problem;
    }
  if (problem) throw problem;
}
