import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import { requestedWaitMs } from './requested-wait.ts';

/** Whom a request troubles: the name and, where it is not the usual one, the port. */
export const hostOf = (url: string): string => new URL(url).host;

/** Until when the server of an address wants to be left alone; null when it does not. */
export const hostWaitUntil = async (db: Db, url: string, now: string): Promise<string | null> =>
  (await hostWaits(db, [url], now)).get(hostOf(url)) ?? null;

/** The same of many addresses, by the names of their servers. */
export async function hostWaits(db: Db, urls: readonly string[], now: string): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('feed_hosts')
    .select(['host', 'until'])
    .where('host', 'in', [...new Set(urls.map(hostOf))])
    .where('until', '>', now)
    .execute();
  return new Map(rows.map(({ host, until }) => [host, until]));
}

/** What an answer says of its server: 429 and 503 with `Retry-After` mean all of its feeds. */
export async function recordHostWait(
  c: Change,
  { status, url, headers }: { status: number; url: string; headers: Record<string, string> },
): Promise<void> {
  const waitMs = status === 429 || status === 503 ? requestedWaitMs(headers, c.nowMs) : 0;
  if (waitMs === 0) return;
  const until = isoTime(c.nowMs + waitMs);
  await c.tx
    .insertInto('feed_hosts')
    .values({ host: hostOf(url), until, status })
    .onConflict((o) => o.column('host').doUpdateSet({ until, status }).where('feed_hosts.until', '<', until))
    .execute();
}

/** A time after `until`, so that the feeds of a server do not come back at one moment. */
export function spreadAfter(until: string, nowMs: number): string {
  const untilMs = Date.parse(until);
  return isoTime(untilMs + Math.round((Math.random() * Math.min(untilMs - nowMs, 6_000_000)) / 10));
}

/** Deletes waits that have ended. */
export async function pruneHosts(app: App): Promise<void> {
  await app.db.write.deleteFrom('feed_hosts').where('until', '<=', isoTime(app.now())).execute();
}
