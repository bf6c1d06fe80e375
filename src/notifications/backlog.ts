import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import { hasTopics } from './devices/remove.ts';

/** What is due and has not gone out, of all instances together. */
export interface Backlog {
  batches: number;
  devices: number;
  /** Seconds since the oldest of them was due; 0 when nothing is. A fan-out that did not come is one, too. */
  oldestSeconds: number;
  /** Devices and tokens whose topics at FCM are to be changed, counted up to `mostTopics`. */
  topics: number;
}

/** A higher count is of no use to anybody. */
export const mostTopics = 10_000;

/** Batches of notifications that are on their way: what somebody has paused waits for that somebody. */
function dueBatches(app: App, now: string) {
  return app.db.read
    .selectFrom('notification_batches as b')
    .innerJoin('notifications as n', 'n.id', 'b.notification_id')
    .select((e) => [
      e.fn.countAll<number>().as('batches'),
      e.fn.sum<number | null>('b.targets').as('devices'),
      e.fn.min<string | null>('b.due_at').as('oldest'),
    ])
    .where('b.status', '=', sql.lit('pending')) // not a parameter: its index is a partial one
    .where('b.due_at', '<=', now)
    .where('n.status', '=', 'sending')
    .executeTakeFirstOrThrow();
}

/** When the first notification was due of those that nobody has fanned out. */
async function oldestFanOut(app: App, now: string): Promise<string | null> {
  const { oldest } = await app.db.read
    .selectFrom('notifications')
    .select((e) => e.fn.min<string | null>(sql`coalesce(scheduled_at, created_at)`).as('oldest'))
    .where('status', 'in', ['queued', 'scheduled'])
    .where(sql<boolean>`coalesce(scheduled_at, created_at) <= ${now}`)
    .executeTakeFirstOrThrow();
  return oldest;
}

async function topicsDue(app: App): Promise<number> {
  if (!hasTopics(app)) return 0;
  const due = app.db.read
    .selectFrom('devices')
    .select('id')
    .where('topics_due', '=', sql.lit(1))
    .limit(mostTopics)
    .as('due');
  const leavers = app.db.read.selectFrom('topic_leavers').select('id').limit(mostTopics).as('leavers');
  const count = async (rows: typeof due | typeof leavers): Promise<number> => {
    const { n } = await app.db.read
      .selectFrom(rows as typeof due)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  return Math.min(mostTopics, (await count(due)) + (await count(leavers)));
}

/** By indexes that hold what waits and nothing else, however many devices and notifications there are. */
export async function backlogOf(app: App): Promise<Backlog> {
  const nowMs = app.now();
  const now = isoTime(nowMs);
  const { batches, devices, oldest } = await dueBatches(app, now);
  const [first] = [oldest, await oldestFanOut(app, now)].filter((time) => time !== null).sort();
  return {
    batches,
    devices: Number(devices ?? 0),
    oldestSeconds: first === undefined ? 0 : Math.max(0, nowMs - instant(first)) / 1_000,
    topics: await topicsDue(app),
  };
}
