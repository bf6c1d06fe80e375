import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Db } from '../../core/db/database.ts';
import { leaseOwner, newLease, stateOf, thisOwner } from '../../core/jobs/lease.ts';
import { isLeaseOver, sharedTime } from '../../core/jobs/shared-clock.ts';
import { hostOf } from '../hosts.ts';
import type { StoredFeed } from '../store.ts';

// The table `feeds` is the queue of visits: a visit leases its feed and releases it at its end.

/** Validity of a lease. Leases of waiting feeds are renewed in bulk. */
export const feedLeaseMs = 120_000;

/** Limits of a lease request. */
export interface Capacity {
  /** Most feeds. */
  most: number;
  /** Hosts without room; `leaseDue` adds those it finds. */
  crowded: Set<string>;
  /** Most feeds of a host. */
  roomOf(host: string): number;
  /** Leases of dead processes. */
  dead: readonly string[];
  /** Whether expired leases may be claimed: not after an outage in which no process could renew. */
  byClock: boolean;
}

const due = (db: Db, now: string) =>
  db.selectFrom('feeds').where('is_active', '=', 1).where('next_fetch_at', '<=', now);

/** Due feeds without a valid lease, the longest due first. */
const free = (db: Db, app: App, { dead, byClock }: Capacity) =>
  due(db, isoTime(app.now()))
    .where((e) =>
      e.or([
        e('lease', 'is', null),
        ...(byClock ? [isLeaseOver(app, 'lease_until', feedLeaseMs)] : []),
        ...(dead.length ? [e('lease', 'in', dead)] : []),
      ]),
    )
    .orderBy('next_fetch_at')
    .orderBy('id');

type Candidate = Pick<StoredFeed, 'id' | 'feed_url'>;

/** The first free feeds without crowded hosts. Reads without a lock. */
function candidates(app: App, capacity: Capacity): Promise<Candidate[]> {
  let feeds = free(app.db.write, app, capacity).select(['id', 'feed_url']).limit(capacity.most);
  // URLs are stored normalised: `scheme://host/`.
  for (const host of capacity.crowded)
    feeds = feeds.where((e) => e.not(e.or(['http', 'https'].map((s) => e('feed_url', 'like', `${s}://${host}/%`)))));
  return feeds.execute();
}

/** The first feeds of each host, as room allows. Adds hosts without room to `crowded`. */
function withinRoom(found: readonly Candidate[], { crowded, roomOf }: Capacity): Candidate[] {
  const rooms = new Map<string, number>();
  return found.filter(({ feed_url }) => {
    const host = hostOf(feed_url);
    const room = rooms.get(host) ?? roomOf(host);
    rooms.set(host, room - 1);
    if (room <= 0) crowded.add(host);
    return room > 0;
  });
}

/**
 * Leases due feeds to this process, except those of hosts without room.
 * @returns the rows after the update, and whether more may be due
 */
export async function leaseDue(app: App, capacity: Capacity): Promise<{ leased: StoredFeed[]; isMore: boolean }> {
  if (app.db.clock.isOff) return { leased: [], isMore: false };
  const { most, crowded } = capacity;
  for (;;) {
    const found = await candidates(app, capacity); // mostly none
    const before = crowded.size;
    const within = withinRoom(found, capacity);
    if (within.length === 0 && crowded.size > before) continue; // each round excludes at least one host more
    const leased = within.length > 0 ? await lease(app, within, capacity) : [];
    return { leased, isMore: leased.length > 0 && (leased.length < found.length || found.length === most) };
  }
}

/** Leases the feeds that are still free. @returns the rows after the update */
async function lease(app: App, feeds: readonly Candidate[], capacity: Capacity): Promise<StoredFeed[]> {
  const { write, dialect } = app.db;
  const ids = feeds.map(({ id }) => id);
  return write
    .with(
      (e) => e('due').materialized(),
      () => dialect.skipLocked(free(write, app, capacity).where('id', 'in', ids).select('id')),
    )
    .updateTable('feeds')
    .set((e) => ({
      lease: newLease(thisOwner),
      lease_until: sharedTime(app, feedLeaseMs),
      // A feed with an expired lease is suspect of having killed its process: from now on its visits are counted.
      lease_tries: e
        .case()
        .when(e.and([e('lease', 'is not', null), e('lease_tries', '=', 0)]))
        .then(1)
        .else(e.ref('lease_tries'))
        .end(),
    }))
    .where('id', 'in', (e) => e.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Leases of due feeds whose process, on this machine, has ended. */
export async function deadLeases(app: App): Promise<string[]> {
  const rows = await due(app.db.write, isoTime(app.now()))
    .where('lease', 'is not', null)
    .select('lease')
    .distinct()
    .execute();
  return rows.flatMap(({ lease }) => (lease !== null && stateOf(leaseOwner(lease)) === 'dead' ? [lease] : []));
}

type Held = Pick<StoredFeed, 'id' | 'lease'>;

/** Condition: the feed still has its lease. */
const held = (feeds: readonly Held[]) => sql<boolean>`id in (${sql.join(feeds.map(({ id }) => id))})
  and lease in (${sql.join([...new Set(feeds.map(({ lease }) => lease))])})`;

const atOnce = 500;

async function inParts(feeds: readonly Held[], work: (some: readonly Held[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < feeds.length; i += atOnce) await work(feeds.slice(i, i + atOnce));
}

export const renew = (app: App, feeds: readonly Held[]): Promise<void> =>
  inParts(feeds, (some) =>
    app.db.write
      .updateTable('feeds')
      .set({ lease_until: sharedTime(app, feedLeaseMs) })
      .where(held(some))
      .execute(),
  );

/**
 * Counts a visit of a suspect feed before it starts: of the hundreds of leases of a dead process, only the few feeds that it
 * was visiting can have killed it.
 */
export const countTry = (app: App, feed: Held): Promise<unknown> =>
  app.db.write
    .updateTable('feeds')
    .set((e) => ({ lease_tries: e('lease_tries', '+', 1) }))
    .where(held([feed]))
    .execute();

/** Releases feeds that were not visited, for any process to take at once. */
export const releaseFeeds = (app: App, feeds: readonly Held[]): Promise<void> =>
  inParts(feeds, (some) =>
    app.db.write
      .updateTable('feeds')
      .set({ lease: null, lease_until: null, lease_tries: 0 })
      .where(held(some))
      .execute(),
  );
