import { Type } from 'typebox';
import { change } from '../core/api/change.ts';
import { lockRow, resource } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import type { Stored } from '../core/db/table.ts';
import type { JobRow } from '../core/db/tables.ts';
import { Fault } from '../core/error.ts';
import { withoutKeys } from '../core/hide-keys.ts';
import { cancelledJob } from '../core/jobs/figures.ts';
import { schedulesOf } from '../core/jobs/scheduler.ts';
import { requireEffect } from '../core/permission.ts';
import { Job } from './model.ts';

function shown(row: Stored<JobRow>) {
  const { lease: _, ended_key: __, payload, ...rest } = row;
  // An error of a fetch may name an address with its key.
  return withoutKeys({ ...rest, payload: JSON.parse(payload) as unknown });
}

/** Jobs, for administrators: queued, running and dead ones, with the last error. */
export const jobResource = resource<Stored<JobRow>>({
  name: 'jobs',
  one: 'job',
  table: 'jobs',
  noun: Job,
  filters: { state: Job.properties.state, kind: Type.String({ maxLength: 100 }) },
  sorts: ['-id', 'run_at', 'ended_at', 'kind', 'state', 'attempts', 'created_at'],
  nullable: ['ended_at'],
  access: { read: 'jobs.read', write: 'jobs.write' },
  toNoun: (_app, row) => shown(row),
});

/** Whether a job sends notifications, or ends that: they are another resource. */
function checkEffect(actor: Actor, { kind }: Stored<JobRow>): void {
  if (kind.startsWith('push.')) requireEffect(actor, 'push.send', 'notifications:write');
}

/**
 * Queues a dead job again with all its attempts and its unique key, so that no second job does the same work.
 * @throws Fault `not_found`, `conflict` when it is not dead, or another job has its key by now
 */
export function retryJob(app: App, id: number, actor: Actor): Promise<unknown> {
  return change(app, actor, async (c) => {
    const before = await lockRow(c, jobResource, id, null);
    checkEffect(actor, before);
    if (before.state !== 'dead')
      throw new Fault('conflict', `The job is ${before.state}; only a dead one is tried again.`);
    const unique_key = before.ended_key;
    const other =
      unique_key === null
        ? undefined
        : await c.tx.selectFrom('jobs').select(['id', 'state']).where('unique_key', '=', unique_key).executeTakeFirst();
    if (other) throw new Fault('conflict', `The job ${other.id} (${other.state}) does the same.`);
    const row = await c.tx
      .updateTable('jobs')
      .set({ state: 'queued', attempts: 0, run_at: c.now, ended_at: null, unique_key, ended_key: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    c.due(row.lane);
    await c.audit('retry', 'jobs', id);
    return shown(row);
  });
}

/**
 * Ends a job before it runs. It is dead then: what waits for it learns that it never comes, and it can be tried again.
 * @throws Fault `not_found`, `conflict` when it is not queued
 */
export function cancelJob(app: App, id: number, actor: Actor): Promise<unknown> {
  return change(app, actor, async (c) => {
    const before = await lockRow(c, jobResource, id, null);
    checkEffect(actor, before);
    if (before.state !== 'queued')
      throw new Fault('conflict', `The job is ${before.state}; only a waiting one is cancelled.`);
    // A worker takes no lock of the row before it has it.
    const row = await c.tx
      .updateTable('jobs')
      .set({ state: 'dead', ended_at: c.now, unique_key: null, ended_key: before.unique_key, last_error: cancelledJob })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('conflict', 'The job is running; only a waiting one is cancelled.');
    await c.audit('cancel', 'jobs', id, { kind: row.kind });
    return shown(row);
  });
}

/** What begins by itself, by name; `next_at` is null until the scheduler has run once. */
export async function listSchedules(app: App) {
  const rows = await app.db.write.selectFrom('schedules').selectAll().execute();
  const nextOf = new Map(rows.map(({ name, next_at }) => [name, next_at]));
  return schedulesOf(app)
    .map(({ name, everyMs, job }) => ({
      name,
      kind: job.kind,
      every_seconds: everyMs / 1_000,
      next_at: nextOf.get(name) ?? null,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
