import { setImmediate } from 'node:timers/promises';
import type { Static } from 'typebox';
import { type Change, change } from '../api/change.ts';
import { anyDb, lockRow, type ManagedRow, type Resource } from '../api/resource.ts';
import { idOf } from '../api/resource-routes.ts';
import type { ActRoute } from '../api/route.ts';
import { type Actor, type App, systemActor } from '../app.ts';
import { instant } from '../clock.ts';
import { Fault, invalidField } from '../error.ts';
import { RetryAt, type RunningJob } from '../jobs/worker.ts';
import type { Slugged } from '../slugs/former.ts';
import { hiddenSlug, mergeOf, movingRows, nameInto } from '../slugs/merged.ts';
import { MergeBody, MergeReport } from './model.ts';
import type { Use } from './uses.ts';

type Mergeable = ManagedRow & { name: string; slug: string };

/** How rows of a table are merged. */
export interface Merges<Row extends Mergeable> {
  def: Resource<Row>;
  kind: Slugged;
  /** The kind of the job that moves what names the row. */
  job: string;
  uses(app: App): readonly Use[];
  /** @throws Fault for two that cannot be one */
  check?(c: Change, from: Row, into: Row): Promise<void>;
  /** Parts of the row in other tables, which go with it. */
  leave?(c: Change, from: Row): Promise<void>;
  /** What is written anew for the row that stays. */
  gain?(c: Change, into: Row): Promise<void>;
  /** What the row was found by besides its slugs. */
  names?(from: Row): string[];
  /** Foreign keys lead to the row: it is hidden until nothing does, and removed then. */
  isHeld: boolean;
}

/** Rows that are counted of each use: an editor waits for the answer. */
const mostCounted = 100_000;

type Report = Static<typeof MergeReport>;

async function usesOf<Row extends Mergeable>(c: Change, { uses }: Merges<Row>, id: number): Promise<Report['uses']> {
  const counted: Report['uses'] = [];
  for (const { kind, count: countRows } of uses(c.app)) {
    if (kind === undefined || countRows === undefined) continue;
    const count = await countRows(c.tx, id, mostCounted + 1);
    if (count > 0) counted.push({ kind, count: Math.min(count, mostCounted), more: count > mostCounted });
  }
  return counted;
}

/** Both rows, held until the change has ended. @throws Fault `not_found`, `stale`, `invalid` naming `into` */
async function both<Row extends Mergeable>(
  c: Change,
  { def, kind }: Merges<Row>,
  id: number,
  into: number,
  rev: number | null,
): Promise<{ from: Row; target: Row }> {
  if (id === into) throw invalidField('into', 'is the one that is to be merged');
  // Two merges of the same rows follow each other.
  for (const one of [id, into].sort((a, b) => a - b)) await c.dialect.lockRow(c.tx, def.table, one);
  const merged = await mergeOf(c.tx, kind, id);
  if (merged) {
    const other = await anyDb(c.tx).selectFrom(def.table).select('name').where('id', '=', merged.into_id).execute();
    throw new Fault('not_found', `It was merged into ${other[0]?.name ?? merged.into_id} already.`);
  }
  const from = await lockRow(c, def, id, rev);
  const target = await lockRow(c, def, into, null).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'not_found')
      throw invalidField('into', `is no ${def.one}`, 'not_found');
    throw error;
  });
  return { from, target };
}

/**
 * Makes one row of two: all that names `id`, by its slugs or its id, means `into` from the moment of the commit. Rows that
 * are few are moved at once, many by a job; until it has ended, reads count what is still to be moved to the other one.
 * @throws Fault `not_found`, `stale`, `invalid`, `forbidden`, `conflict`
 */
async function merge<Row extends Mergeable>(
  app: App,
  merges: Merges<Row>,
  id: number,
  { into, dry_run = false }: Static<typeof MergeBody>,
  rev: number | null,
  actor: Actor,
): Promise<Report> {
  const { def } = merges;
  return change(app, actor, async (c) => {
    const { from, target } = await both(c, merges, id, into, rev);
    await merges.check?.(c, from, target);
    const uses = await usesOf(c, merges, id);
    if (!dry_run) {
      await write(c, merges, from, target);
      c.touch(...(def.topics?.(from) ?? []), ...(def.topics?.(target) ?? []));
      const counts = Object.fromEntries(uses.map(({ kind, count }) => [kind, count]));
      await c.audit('merge', def.name, id, { name: from.name, into, into_name: target.name, ...counts });
    }
    return { into: { id: target.id, name: target.name, slug: target.slug }, uses, dry_run };
  });
}

async function write<Row extends Mergeable>(c: Change, merges: Merges<Row>, from: Row, target: Row): Promise<void> {
  const { def, kind, job, isHeld } = merges;
  for (const { follow } of merges.uses(c.app)) await follow?.(c, { from: from.id, into: target.id });
  await merges.leave?.(c, from);
  await nameInto(c, kind, from, target.id, merges.names?.(from) ?? []);
  const rows = anyDb(c.tx);
  if (isHeld)
    await rows
      .updateTable(def.table)
      .set({ slug: hiddenSlug(from.id), is_active: 0, rev: (from.rev ?? 0) + 1, updated_at: c.now } as never)
      .where('id', '=', from.id)
      .execute();
  else await rows.deleteFrom(def.table).where('id', '=', from.id).execute();
  await merges.gain?.(c, target);
  await c.enqueue({ kind: job, payload: { id: from.id }, uniqueKey: `${job}:${from.id}` });
}

/** Rows of one transaction: short enough that no editor waits. */
const movedAtOnce = 200;
/** Work before the worker is left to other jobs. */
const sliceMs = 5_000;
/** Changes that began before the merge, and may still name the row, have ended this long after it. */
const settleMs = 60_000;

/**
 * The job of a merge: what names the row is moved in small transactions, then once more when changes that began before the
 * merge have ended. It may run twice, and goes on wherever it was stopped: what is moved already is not found again.
 * Without an id it takes all merges that have not ended, for those whose job was lost with a restored backup.
 */
export const mergeJob =
  <Row extends Mergeable>(merges: Merges<Row>) =>
  async (app: App, { payload, signal }: Pick<RunningJob, 'payload' | 'signal'>): Promise<void> => {
    const until = performance.now() + sliceMs;
    const { id } = payload as { id?: number };
    const ids = id === undefined ? (await movingRows(app.db.write, merges.kind)).map(({ row_id }) => row_id) : [id];
    for (const one of ids) await moveAll(app, merges, one, { signal, until });
  };

/** Written by the module of each kind. */
export const mergeSchedule = ({ job }: { job: string }) => ({ name: job, everyMs: 3_600_000, job: { kind: job } });

/** @throws RetryAt when there is more to do later */
async function moveAll<Row extends Mergeable>(
  app: App,
  merges: Merges<Row>,
  id: number,
  { signal, until }: { signal: AbortSignal; until: number },
): Promise<void> {
  const merged = await mergeOf(app.db.write, merges.kind, id);
  if (!merged || merged.is_done === 1) return;
  for (const { move } of merges.uses(app)) {
    for (let isLast = move === undefined; !isLast; ) {
      if (signal.aborted) throw signal.reason;
      if (performance.now() > until) throw new RetryAt(app.now());
      isLast = (await moveSome(app, merges, id, move as NonNullable<Use['move']>)) < movedAtOnce;
      await setImmediate();
    }
  }
  const settledMs = instant(merged.since) + settleMs;
  if (app.now() < settledMs) throw new RetryAt(settledMs);
  await end(app, merges, id);
}

/** The next rows. The one that they are to name may have been merged meanwhile, too. */
const moveSome = <Row extends Mergeable>(
  app: App,
  { kind }: Merges<Row>,
  from: number,
  move: NonNullable<Use['move']>,
): Promise<number> =>
  change(app, systemActor, async (c) => {
    const merged = await mergeOf(c.tx, kind, from);
    return merged ? move(c, { from, into: merged.into_id }, movedAtOnce) : 0;
  });

/** Nothing names the row any more: where something does the database refuses this, and the job runs again. */
const end = <Row extends Mergeable>(app: App, { def, kind, isHeld }: Merges<Row>, id: number): Promise<void> =>
  change(app, systemActor, async (c) => {
    const row = isHeld ? await anyDb(c.tx).selectFrom(def.table).selectAll().where('id', '=', id).execute() : [];
    if (isHeld) await anyDb(c.tx).deleteFrom(def.table).where('id', '=', id).execute();
    await c.tx
      .updateTable('merged_rows')
      .set({ is_done: 1 })
      .where('kind', '=', kind)
      .where('row_id', '=', id)
      .execute();
    for (const one of row) c.touch(...(def.topics?.(one as object as Row) ?? []));
  });

/** The address of the merge of a resource. */
export const mergeRoute = <Row extends Mergeable>(merges: Merges<Row>): ActRoute => {
  const { def } = merges;
  return {
    method: 'POST',
    tag: `Admin: ${def.name}`,
    access: def.access.remove ?? def.access.write,
    path: `/api/admin/${def.name}/:id/merge`,
    needsRev: true,
    body: MergeBody,
    reply: MergeReport,
    summary: `Merge a ${def.one} into another: all that names it means the other one, its former addresses too`,
    async run(app, call) {
      const body = call.body as Static<typeof MergeBody>;
      const data = await merge(app, merges, idOf(call), body, call.rev, call.actor);
      return { data, message: data.dry_run ? 'Checked.' : 'Merged.' };
    },
  };
};
