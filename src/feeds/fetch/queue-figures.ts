import { sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type Finding, ok, warn } from '../../core/doctor.ts';

/** Feeds that wait for a visit, over all processes. */
export interface FeedQueue {
  /** Due, and leased by no process. */
  due: number;
  /** Due, and leased by a process. */
  leased: number;
  /** For how long the one is due that has waited longest for a process; 0 when none waits. */
  overdueSeconds: number;
  /** Servers that wait until the end of a `Retry-After`. */
  waitingHosts: number;
}

export async function feedQueue({ read }: Database, nowMs: number): Promise<FeedQueue> {
  const now = isoTime(nowMs);
  const feeds = await read
    .selectFrom('feeds')
    .select([
      (e) => e.fn.countAll<number>().as('all'),
      (e) => e.fn.count<number>('lease').as('leased'),
      sql<string | null>`min(case when lease is null then next_fetch_at end)`.as('oldest'),
    ])
    .where('is_active', '=', 1)
    .where('next_fetch_at', '<=', now)
    .executeTakeFirstOrThrow();
  const hosts = await read
    .selectFrom('feed_hosts')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('until', '>', now)
    .executeTakeFirstOrThrow();
  const leased = Number(feeds.leased);
  return {
    due: Number(feeds.all) - leased,
    leased,
    overdueSeconds: feeds.oldest === null ? 0 : Math.round((nowMs - Date.parse(feeds.oldest)) / 1_000),
    waitingHosts: Number(hosts.n),
  };
}

/** Feeds that nobody takes are late by more than this. */
const lateSeconds = 600;

export async function checkQueue(db: Database, nowMs: number): Promise<Finding> {
  const { due, leased, overdueSeconds, waitingHosts } = await feedQueue(db, nowMs);
  if (overdueSeconds > lateSeconds)
    return warn(
      'feeds',
      `${due} are due, one for ${Math.round(overdueSeconds / 60)} minutes: does an instance run with WORKERS above 0?`,
    );
  return ok('feeds', `${due} due, ${leased} leased, ${waitingHosts} servers wait`);
}
