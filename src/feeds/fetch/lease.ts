import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Db } from '../../core/db/database.ts';
import { newLease, ownerOf, stateOf, thisOwner } from '../../core/jobs/lease.ts';
import { isOver, sharedTime } from '../../core/jobs/shared-clock.ts';
import { hostOf } from '../hosts.ts';
import type { StoredFeed } from '../store.ts';

// The table of feeds is the queue of their visits: a visit leases its feed, and its end gives it back.

/** How long a lease is valid. A visit takes seconds; many wait for their turn, and are renewed together. */
export const leaseMs = 120_000;

/** What a process can take now. */
export interface Capacity {
  /** Feeds at most. */
  most: number;
  /** Servers of which enough wait already. Those that turn out to be are added. */
  crowded: Set<string>;
  /** How many feeds of a server it may take. */
  roomOf(host: string): number;
  /** Leases of processes that are known to have ended. */
  dead: readonly string[];
  /** Whether a lease ends by the clock: not while this process could renew none, as others could not either. */
  byClock: boolean;
}

const due = (db: Db, now: string) =>
  db.selectFrom('feeds').where('is_active', '=', 1).where('next_fetch_at', '<=', now);

/** Due feeds that nobody has, the longest due first. */
const free = (db: Db, app: App, { dead, byClock }: Capacity) =>
  due(db, isoTime(app.now()))
    .where((e) =>
      e.or([
        e('lease', 'is', null),
        ...(byClock ? [isOver(app, 'lease_until', leaseMs)] : []),
        ...(dead.length ? [e('lease', 'in', dead)] : []),
      ]),
    )
    .orderBy('next_fetch_at')
    .orderBy('id');

type Candidate = Pick<StoredFeed, 'id' | 'feed_url'>;

/** The first of them, without those of servers of which enough wait. Reading takes no lock. */
function candidates(app: App, capacity: Capacity): Promise<Candidate[]> {
  let feeds = free(app.db.write, app, capacity).select(['id', 'feed_url']).limit(capacity.most);
  // Addresses are stored as URLs are written, so a server is what stands between the slashes.
  for (const host of capacity.crowded)
    feeds = feeds.where((e) => e.not(e.or(['http', 'https'].map((s) => e('feed_url', 'like', `${s}://${host}/%`)))));
  return feeds.execute();
}

/** The first of these of each server, as many as there is room for. */
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
 * Takes due feeds for this process alone. Those of a server without room are passed over, which costs no write. Rows are as
 * they are then, with the lease.
 * @returns with it, whether more may be due
 */
export async function leaseDue(app: App, capacity: Capacity): Promise<{ leased: StoredFeed[]; isMore: boolean }> {
  if (app.db.clock.isOff) return { leased: [], isMore: false };
  const { most, crowded } = capacity;
  for (;;) {
    const found = await candidates(app, capacity); // most looks find nothing
    const before = crowded.size;
    const within = withinRoom(found, capacity);
    if (within.length === 0 && crowded.size > before) continue; // each round leaves out a server more
    const leased = within.length > 0 ? await lease(app, within, capacity) : [];
    return { leased, isMore: leased.length > 0 && (leased.length < found.length || found.length === most) };
  }
}

/** Takes those of these feeds that still nobody has. Their rows are as they are then, with the lease. */
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
      lease_until: sharedTime(app, leaseMs),
      // Whose process died with it is suspect: its visits are counted from then on.
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

/** Leases of due feeds whose process is known to have ended: it ran on this machine. */
export async function deadLeases(app: App): Promise<string[]> {
  const rows = await due(app.db.write, isoTime(app.now()))
    .where('lease', 'is not', null)
    .select('lease')
    .distinct()
    .execute();
  return rows.flatMap(({ lease }) => (lease !== null && stateOf(ownerOf(lease)) === 'dead' ? [lease] : []));
}

type Held = Pick<StoredFeed, 'id' | 'lease'>;

/** Rows of these feeds that still have the lease. */
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
      .set({ lease_until: sharedTime(app, leaseMs) })
      .where(held(some))
      .execute(),
  );

/**
 * Counts a visit of a suspect feed before it begins. A process that dies has hundreds of leases; what ended it is among
 * the few feeds that it was visiting.
 */
export const countTry = (app: App, feed: Held): Promise<unknown> =>
  app.db.write
    .updateTable('feeds')
    .set((e) => ({ lease_tries: e('lease_tries', '+', 1) }))
    .where(held([feed]))
    .execute();

/** Gives feeds back that were not visited: others may take them at once. */
export const release = (app: App, feeds: readonly Held[]): Promise<void> =>
  inParts(feeds, (some) =>
    app.db.write
      .updateTable('feeds')
      .set({ lease: null, lease_until: null, lease_tries: 0 })
      .where(held(some))
      .execute(),
  );
