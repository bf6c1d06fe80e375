import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { countJobs } from '../core/jobs/figures.ts';
import { peopleOf } from '../users/people.ts';
import { shownImportRuns } from './import-runs.ts';
import { ownersOf } from './owners.ts';
import { editLocks, presences } from './presence.ts';

/** Lines of the audit trail that one look takes. */
export const mostLines = 200;
/** Sends and runs that are followed at a time. */
const mostFollowed = 50;

/** A change of a row, as its line in the audit trail has it. */
export interface AuditEvent {
  lineId: number;
  resource: string;
  /** Whose row it is, of those of which some users see their own only; undefined: unknown, or the row is gone. */
  owner?: number | null | undefined;
  data: {
    resource: string;
    id: string;
    action: string;
    by: { id: number | null; name: string };
    at: string;
    /** Users whom it concerns: an assignment, a comment. */
    notify?: number[];
  };
}

/** The numbers of the newest lines, the newest first. */
export async function newestLines(app: App, most: number): Promise<number[]> {
  const rows = await app.db.write.selectFrom('audit').select('id').orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** Lines behind a number, the oldest first. */
export async function changesAfter(app: App, after: number, limit: number): Promise<AuditEvent[]> {
  const rows = await app.db.write
    .selectFrom('audit')
    .select(['id', 'resource', 'resource_id', 'action', 'actor_id', 'actor_name', 'at', 'detail'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const people = await peopleOf(
    app.db.write,
    rows.map((row) => row.actor_id),
  );
  const owners = await ownersOf(
    app.db.write,
    rows.map(({ resource, resource_id }) => ({ resource, id: resource_id })),
  );
  return rows.map(({ id, resource, resource_id, action, actor_id, actor_name, at, detail }) => ({
    lineId: id,
    resource,
    owner: owners.get(`${resource} ${resource_id}`),
    data: {
      resource,
      id: resource_id,
      action,
      by: { id: actor_id, name: people.get(actor_id ?? 0)?.name ?? actor_name },
      at,
      ...notifiedBy(detail),
    },
  }));
}

/** Most lines concern nobody in particular, and are not parsed. */
const notifiedBy = (detail: string): { notify?: number[] } =>
  detail.includes('"notify":[') ? { notify: (JSON.parse(detail) as { notify: number[] }).notify } : {};

/** What is shown as it is now; each part belongs to the resource of which a user reads all rows, or to all (null). */
export interface SourceSnapshot {
  event: 'locks' | 'presence' | 'jobs' | 'sends' | 'runs' | 'imports';
  resource: string | null;
  data: unknown;
}

/** The sends that are on their way, and those that ended a moment ago. */
async function sends(app: App, now: number): Promise<unknown> {
  const rows = await app.db.write
    .selectFrom('notifications')
    .select(['id', 'status', 'targets', 'sent', 'failed', 'batches', 'batches_done'])
    .where((e) =>
      e.or([
        e('status', 'in', ['queued', 'sending', 'paused']),
        e.and([e('status', 'in', ['sent', 'logged', 'failed']), e('updated_at', '>', isoTime(now - 60_000))]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(mostFollowed)
    .execute();
  return rows.map(({ batches, batches_done, ...row }) => ({ ...row, batches, batches_done }));
}

/** Runs of feed refreshes that are on their way, and those that ended a moment ago. */
async function runs(app: App, now: number): Promise<unknown> {
  return app.db.write
    .selectFrom('feed_runs')
    .select(['id', 'total', 'done', 'failed', 'added', 'changed', 'started_at', 'finished_at'])
    .where((e) => e.or([e('finished_at', 'is', null), e('finished_at', '>', isoTime(now - 60_000))]))
    .orderBy('id', 'desc')
    .limit(mostFollowed)
    .execute();
}

/** Jobs that are not done, by kind and state: an index has their number, however many are done. */
async function jobs(app: App): Promise<unknown> {
  const counts = await countJobs(app.db);
  const rows = counts.map(({ kind, state, n }) => ({ kind, state, count: n }));
  return rows.sort((a, b) => (`${a.kind} ${a.state}` < `${b.kind} ${b.state}` ? -1 : 1));
}

/** Everything that a stream shows besides changes. */
export async function snapshots(app: App): Promise<SourceSnapshot[]> {
  const ms = app.now();
  const now = isoTime(ms);
  return [
    { event: 'presence', resource: null, data: await presences(app.db.write, now) },
    { event: 'locks', resource: null, data: await editLocks(app.db.write, now) },
    { event: 'sends', resource: 'notifications', data: await sends(app, ms) },
    { event: 'runs', resource: 'feeds', data: await runs(app, ms) },
    { event: 'imports', resource: 'news', data: await shownImportRuns(app.db.write, ms) },
    { event: 'jobs', resource: 'jobs', data: await jobs(app) },
  ];
}
