import { sql } from 'kysely';
import type { App } from '../app.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { jobLeaseMs, leaseOwner, newLease, stateOf } from './lease.ts';
import { isLeaseOver, sharedTime } from './shared-clock.ts';

/** Jobs of one concurrency key that a process runs at a time. */
const perKey = 2;

/** Due jobs that are read for each that may be claimed: those whose concurrency key is in use are passed over. */
const readPerPlace = 4;

/** A job that this process runs. */
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

/** The jobs that a process can take now. */
interface Capacity {
  queue: string;
  /** How many more jobs. */
  free: number;
  /** The concurrency keys of the jobs that it runs. */
  keys: (string | null)[];
  /** What it has handlers for. Jobs of other kinds are left to instances of the release that wrote them. */
  kinds: readonly string[];
  /** The process, as leases name it. */
  owner: string;
  /** The leases of the jobs that it runs: whatever the clock says, it does not take these over. */
  ownLeases: ReadonlySet<string>;
  /** Whether jobs whose lease has ended may be reclaimed: not while it could not be renewed. */
  takesOver: boolean;
}

const countOf = (keys: Capacity['keys']): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The first `free` jobs whose concurrency keys allow another one. */
export function withinConcurrency<J extends { throttle: string | null }>(
  due: readonly J[],
  { free, keys }: Pick<Capacity, 'free' | 'keys'>,
): J[] {
  const counts = countOf(keys);
  const allowed: J[] = [];
  for (const job of due) {
    if (allowed.length >= free) break;
    const n = job.throttle === null ? 0 : (counts.get(job.throttle) ?? 0);
    if (n >= perKey) continue;
    if (job.throttle !== null) counts.set(job.throttle, n + 1);
    allowed.push(job);
  }
  return allowed;
}

/** Jobs of a queue in a state, without those of full throttle keys. */
function eligible(db: Db, capacity: Capacity, state: 'queued' | 'running') {
  const full = [...countOf(capacity.keys)].flatMap(([key, n]) => (n >= perKey ? [key] : []));
  const jobs = db
    .selectFrom('jobs')
    .where('lane', '=', capacity.queue)
    .where('state', '=', state)
    .where('kind', 'in', capacity.kinds);
  return full.length ? jobs.where((e) => e.or([e('throttle', 'is', null), e('throttle', 'not in', full)])) : jobs;
}

/** Due jobs, the longest due first. */
const due = (db: Db, capacity: Capacity, now: string) =>
  eligible(db, capacity, 'queued').where('run_at', '<=', now).orderBy('run_at').orderBy('id');

/**
 * Invalid leases of a queue. Those of a dead process on this machine end at once, others by the clock of the database. On
 * SQLite a living process keeps its leases, as all processes are on one machine.
 */
async function endedLeases(app: App, capacity: Capacity): Promise<string[]> {
  const rows = await eligible(app.db.write, capacity, 'running')
    .select([
      'lease',
      sql<number>`case when ${isLeaseOver(app, 'lease_until', jobLeaseMs)} then 1 else 0 end`.as('is_over'),
    ])
    .execute();
  return rows.flatMap(({ lease, is_over }) => {
    if (lease === null || capacity.ownLeases.has(lease)) return [];
    const owner = leaseOwner(lease);
    // Own lease of a job that does not run here: the answer to the claim was lost.
    const state = owner === capacity.owner ? 'unknown' : stateOf(owner);
    if (state === 'dead') return [lease];
    if (state === 'alive' && app.db.dialect.kind === 'sqlite') return [];
    return is_over && capacity.takesOver ? [lease] : [];
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

/** Leases jobs to this process within its capacity: abandoned ones first, then due ones. */
export async function claimJobs(app: App, capacity: Capacity): Promise<Claimed[]> {
  if (capacity.free <= 0 || capacity.kinds.length === 0 || app.db.clock.isOff) return [];
  const now = isoTime(app.now());
  // Reads first, without a write lock: most polls find nothing.
  const ended = await endedLeases(app, capacity);
  if (ended.length === 0 && !(await due(app.db.write, capacity, now).select('id').limit(1).executeTakeFirst()))
    return [];
  const claimed = await app.db.write.transaction().execute(async (tx) => {
    const most = capacity.free * readPerPlace;
    const { skipLocked } = app.db.dialect;
    const abandoned = ended.length
      ? await skipLocked(
          eligible(tx, capacity, 'running').where('lease', 'in', ended).select(columns).limit(most),
        ).execute()
      : [];
    const found = [...abandoned, ...(await skipLocked(due(tx, capacity, now).select(columns).limit(most)).execute())];
    const claimed: { job: Claimed; before: string | null }[] = [];
    for (const row of withinConcurrency(found, capacity)) {
      const job = { ...row, attempts: row.attempts + 1, lease: newLease(capacity.owner) };
      await tx
        .updateTable('jobs')
        .set({
          state: 'running',
          lease: job.lease,
          lease_until: sharedTime(app, jobLeaseMs),
          attempts: job.attempts,
        })
        .where('id', '=', row.id)
        .execute();
      claimed.push({ job, before: row.lease });
    }
    return claimed;
  });
  for (const { job, before } of claimed)
    if (before !== null)
      app.log.warn(
        { job: job.id, kind: job.kind, attempt: job.attempts },
        'a job was reclaimed: its worker does not answer',
      );
  return claimed.map(({ job }) => job);
}
