import { sql } from 'kysely';
import type { App } from '../app.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { leaseMs, newLease, ownerOf, stateOf } from './lease.ts';
import { sharedTime } from './shared-clock.ts';

/** Of the jobs that share a throttle, a process runs this many at a time. */
const perThrottle = 2;

/** Due jobs that are looked at for each that may be taken: those of a throttle that is full are passed over. */
const lookedAt = 4;

/** A job that this process has taken. */
export interface Claimed {
  id: number;
  kind: string;
  lane: string;
  throttle: string | null;
  payload: string;
  attempts: number;
  max_attempts: number;
  request_id: string | null;
  lease: string;
}

/** What a process can take on now. */
interface Room {
  lane: string;
  /** How many more jobs. */
  free: number;
  /** The throttles of the jobs that it runs. */
  throttles: (string | null)[];
  /** What it can do. Jobs of other kinds are left to instances of the release that wrote them. */
  kinds: readonly string[];
  /** Who claims, as leases name it. */
  owner: string;
  /** The leases of the jobs that it runs: however late the clock says it is, they are not to be taken over. */
  held: ReadonlySet<string>;
  /** Whether leases that are over count: not while nobody could renew them. */
  takesOver: boolean;
}

const countOf = (throttles: Room['throttles']): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of throttles) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The first `free` jobs that no throttle holds back. */
export function fitting<J extends { throttle: string | null }>(
  due: readonly J[],
  { free, throttles }: Pick<Room, 'free' | 'throttles'>,
): J[] {
  const counts = countOf(throttles);
  const taken: J[] = [];
  for (const job of due) {
    if (taken.length >= free) break;
    const n = job.throttle === null ? 0 : (counts.get(job.throttle) ?? 0);
    if (n >= perThrottle) continue;
    if (job.throttle !== null) counts.set(job.throttle, n + 1);
    taken.push(job);
  }
  return taken;
}

/** Jobs of a lane in this state that this process could do. */
function fit(db: Db, room: Room, state: 'queued' | 'running') {
  const full = [...countOf(room.throttles)].flatMap(([name, n]) => (n >= perThrottle ? [name] : []));
  const jobs = db
    .selectFrom('jobs')
    .where('lane', '=', room.lane)
    .where('state', '=', state)
    .where('kind', 'in', room.kinds);
  return full.length ? jobs.where((e) => e.or([e('throttle', 'is', null), e('throttle', 'not in', full)])) : jobs;
}

/** Those that are due, the longest due first. */
const due = (db: Db, room: Room, now: string) =>
  fit(db, room, 'queued').where('run_at', '<=', now).orderBy('run_at').orderBy('id');

/**
 * The leases of a lane that hold no longer. A process that this one can see has died, or not, whatever clocks say: what
 * it had is free at once. A lease of any other is over by the clock of the database. On SQLite all processes are on one
 * machine, so there one that lives keeps what it has.
 */
async function overLeases(app: App, room: Room): Promise<string[]> {
  const rows = await fit(app.db.write, room, 'running')
    .select(['lease', sql<number>`case when lease_until < ${sharedTime(app)} then 1 else 0 end`.as('is_over')])
    .execute();
  return rows.flatMap(({ lease, is_over }) => {
    if (lease === null || room.held.has(lease)) return [];
    const owner = ownerOf(lease);
    // What it is said to have and does not run: the answer to its claim was lost.
    const state = owner === room.owner ? 'unknown' : stateOf(owner);
    if (state === 'dead') return [lease];
    if (state === 'alive' && app.db.dialect.kind === 'sqlite') return [];
    return is_over && room.takesOver ? [lease] : [];
  });
}

const columns = [
  'id',
  'kind',
  'lane',
  'throttle',
  'payload',
  'attempts',
  'max_attempts',
  'request_id',
  'lease',
] as const;

/** Takes jobs for this process alone, as many as it has room for: first those whose worker died. */
export async function claim(app: App, room: Room): Promise<Claimed[]> {
  if (room.free <= 0 || room.kinds.length === 0) return [];
  const now = isoTime(app.now());
  // Looking is cheap and takes no write lock; most looks find nothing.
  const over = await overLeases(app, room);
  if (over.length === 0 && !(await due(app.db.write, room, now).select('id').limit(1).executeTakeFirst())) return [];
  const claimed = await app.db.write.transaction().execute(async (tx) => {
    const most = room.free * lookedAt;
    const { skipLocked } = app.db.dialect;
    const abandoned = over.length
      ? await skipLocked(fit(tx, room, 'running').where('lease', 'in', over).select(columns).limit(most)).execute()
      : [];
    const found = [...abandoned, ...(await skipLocked(due(tx, room, now).select(columns).limit(most)).execute())];
    const taken: { job: Claimed; before: string | null }[] = [];
    for (const row of fitting(found, room)) {
      const job = { ...row, attempts: row.attempts + 1, lease: newLease(room.owner) };
      await tx
        .updateTable('jobs')
        .set({
          state: 'running',
          lease: job.lease,
          lease_until: sharedTime(app, leaseMs),
          attempts: job.attempts,
        })
        .where('id', '=', row.id)
        .execute();
      taken.push({ job, before: row.lease });
    }
    return taken;
  });
  for (const { job, before } of claimed)
    if (before !== null)
      app.log.warn(
        { job: job.id, kind: job.kind, attempt: job.attempts },
        'a job was taken over: its worker is silent',
      );
  return claimed.map(({ job }) => job);
}
