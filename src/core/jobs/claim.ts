import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/database.ts';

/** For how long a worker has a job before it must say that it is still at it. */
export const leaseMs = 30_000;

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
export interface Room {
  lane: string;
  /** How many more jobs. */
  free: number;
  /** The throttles of the jobs that it runs. */
  throttles: (string | null)[];
}

const countOf = (throttles: Room['throttles']): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of throttles) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The first `free` jobs that no throttle holds back. */
export function fitting<J extends { throttle: string | null }>(due: readonly J[], { free, throttles }: Room): J[] {
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

/** Those of a lane whose worker died (their lease ran out), then those that are due. */
function waiting(db: Db, room: Room, now: string) {
  const full = [...countOf(room.throttles)].flatMap(([name, n]) => (n >= perThrottle ? [name] : []));
  const columns = ['id', 'kind', 'lane', 'throttle', 'payload', 'attempts', 'max_attempts', 'request_id'] as const;
  let jobs = db.selectFrom('jobs').select(columns).where('lane', '=', room.lane);
  if (full.length) jobs = jobs.where((e) => e.or([e('throttle', 'is', null), e('throttle', 'not in', full)]));
  // Two queries: of many thousand due jobs each reads no more of its index than it takes.
  return [
    jobs.where('state', '=', 'running').where('lease_until', '<', now),
    jobs.where('state', '=', 'queued').where('run_at', '<=', now).orderBy('run_at').orderBy('id'),
  ];
}

/** Takes jobs for this process alone, as many as it has room for. */
export async function claim(app: App, room: Room): Promise<Claimed[]> {
  if (room.free <= 0) return [];
  const now = isoTime(app.now());
  // Looking is cheap and takes no write lock; most looks find nothing.
  const looks = await Promise.all(waiting(app.db.write, room, now).map((jobs) => jobs.limit(1).execute()));
  if (looks.flat().length === 0) return [];
  return app.db.write.transaction().execute(async (tx) => {
    const found: Omit<Claimed, 'lease'>[] = [];
    for (const jobs of waiting(tx, room, now))
      found.push(...(await app.db.dialect.skipLocked(jobs.limit(room.free * lookedAt)).execute()));
    const rows = fitting(found, room);
    const claimed: Claimed[] = [];
    for (const row of rows) {
      const job = { ...row, attempts: row.attempts + 1, lease: randomUUID() };
      await tx
        .updateTable('jobs')
        .set({
          state: 'running',
          lease: job.lease,
          lease_until: isoTime(app.now() + leaseMs),
          attempts: job.attempts,
        })
        .where('id', '=', row.id)
        .execute();
      claimed.push(job);
    }
    return claimed;
  });
}
