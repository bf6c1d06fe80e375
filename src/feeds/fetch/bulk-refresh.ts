import { createHash } from 'node:crypto';
import { type Change, change } from '../../core/api/change.ts';
import { type Actor, type App, systemActor } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Stored } from '../../core/db/table.ts';
import { invalid, invalidField, notFound } from '../../core/error.ts';
import { fieldError } from '../../core/messages/messages.ts';
import { hostOf } from '../hosts.ts';
import type { FeedRun, RefreshInput } from '../model/feed-admin.ts';
import { feedsDue } from '../request-visit.ts';
import type { StoredFeed } from '../store.ts';
import type { FeedRunRow } from '../tables.ts';
import { stagger } from './stagger.ts';

/** A server that wants to be left alone for longer keeps no run open. */
const longestMs = 6 * 3_600_000;
const retentionMs = 7 * 86_400_000;
/** Rows of one statement: databases bound its parameters. */
const chunk = 300;

type Run = Stored<FeedRunRow>;
type Due = Pick<StoredFeed, 'id' | 'feed_url' | 'fetch_count'>;

const shown = ({ scope_key: _, started_by: __, ...run }: Run): FeedRun => ({
  ...run,
  running: run.finished_at === null,
});

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let i = 0; i < all.length; i += chunk) yield all.slice(i, i + chunk);
}

/** One name for one wish: the same again, while it is being done, is the same run. */
const scopeOf = ({ ids, category_id, lang, failing }: RefreshInput): string =>
  createHash('sha256')
    .update(JSON.stringify(ids ? [...new Set(ids)].sort((a, b) => a - b) : { category_id, lang, failing }))
    .digest('base64url');

/** @throws Fault `invalid` for what says neither which feeds nor all */
function checked(input: RefreshInput): RefreshInput {
  const { ids, all, category_id, lang, failing } = input;
  if (ids !== undefined && all === true) throw invalid([fieldError('all', 'combination', { other: 'ids' })]);
  if (ids === undefined && all !== true) throw invalidField('ids', 'is required, or all: true', 'required');
  if (ids && category_id !== undefined) throw invalid([fieldError('category_id', 'combination', { other: 'ids' })]);
  if (ids && lang !== undefined) throw invalid([fieldError('lang', 'combination', { other: 'ids' })]);
  if (ids && failing !== undefined) throw invalid([fieldError('failing', 'combination', { other: 'ids' })]);
  return input;
}

/**
 * Has many feeds fetched, spread over time and servers, and gives the run to be looked at by `runOf`. Feeds that are not
 * active are left out. A second request while it runs returns the same run.
 * @throws Fault `invalid`
 */
export async function refreshMany(app: App, input: RefreshInput, actor: Actor): Promise<FeedRun> {
  const scope_key = scopeOf(checked(input));
  return change(app, actor, async (c) => {
    await c.dialect.lockName(c.tx, 'feeds.runs');
    const open = await c.tx.selectFrom('feed_runs').selectAll().where('scope_key', '=', scope_key).executeTakeFirst();
    const still = open && (await settled(c, open));
    if (still && still.finished_at === null) return shown(still);
    const feeds = await feedsOf(c, input);
    const run = await openRun(c, feeds, scope_key);
    await forgetValidators(
      c,
      feeds.map((feed) => feed.id),
    );
    await plan(c, feeds);
    await c.audit('refresh', 'feeds', '', { run: run.id, total: run.total });
    return shown(run);
  });
}

/** A manual refresh sends no validators: some servers always answer that nothing has changed. */
export async function forgetValidators(c: Change, ids: readonly number[]): Promise<void> {
  for (const some of chunks(ids))
    await c.tx.updateTable('feeds').set({ etag: null, last_modified: null }).where('id', 'in', some).execute();
}

/**
 * Begins a run over feeds that are planned to be fetched; it counts each feed at its next fetch.
 * @param scope_key see `scopeOf`; null: no later request is the same run
 */
export async function openRun(c: Change, feeds: readonly Due[], scope_key: string | null): Promise<Run> {
  const total = feeds.length;
  const none = { done: 0, failed: 0, added: 0, changed: 0 };
  const ended = total === 0 ? { scope_key: null, finished_at: c.now } : { scope_key, finished_at: null };
  const run = await c.tx
    .insertInto('feed_runs')
    .values({ total, ...none, started_by: c.actor.id, started_at: c.now, ...ended })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const some of chunks(feeds))
    await c.tx
      .insertInto('feed_run_feeds')
      .values(some.map((feed) => ({ run_id: run.id, feed_id: feed.id, after_no: feed.fetch_count })))
      .execute();
  return run;
}

async function feedsOf(c: Change, { ids, category_id, lang, failing }: RefreshInput): Promise<Due[]> {
  let query = c.tx.selectFrom('feeds').select(['id', 'feed_url', 'fetch_count', 'is_active']).orderBy('id');
  if (category_id !== undefined) query = query.where('category_id', '=', category_id);
  if (lang !== undefined) query = query.where('lang', '=', lang);
  if (failing === true) query = query.where('error_count', '>', 0);
  if (!ids) return query.where('is_active', '=', 1).execute();
  const found: (Due & { is_active: number })[] = [];
  for (const some of chunks([...new Set(ids)])) found.push(...(await query.where('id', 'in', some).execute()));
  const missing = ids.find((id) => !found.some((feed) => feed.id === id));
  if (missing !== undefined) throw invalidField('ids', `has ${missing}, which is no feed`, 'not_found');
  return found.filter((feed) => feed.is_active === 1);
}

/** The first of each server at once; the others are due one after the other. */
async function plan(c: Change, feeds: readonly Due[]): Promise<void> {
  const offsets = stagger(feeds.map((feed) => hostOf(feed.feed_url)));
  const byOffset = Map.groupBy(feeds.keys(), (i) => offsets[i] as number);
  for (const [offset, places] of byOffset) {
    const at = isoTime(c.nowMs + offset);
    const due = places.map((i) => feeds[i] as Due);
    const ids = due.map((feed) => feed.id);
    for (const some of chunks(ids))
      await c.tx
        .updateTable('feeds')
        .set({ next_fetch_at: at })
        .where('id', 'in', some)
        .where('next_fetch_at', '>', at)
        .execute();
  }
  c.due(feedsDue);
}

/** Counts the feeds of a run that have been fetched since it began, and closes it after the last. */
async function settled(c: Change, { id }: Pick<Run, 'id'>): Promise<Run> {
  await c.dialect.lockRow(c.tx, 'feed_runs', id);
  const run = await c.tx.selectFrom('feed_runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!run) throw notFound('run');
  if (run.finished_at !== null) return run;
  const through = await c.tx
    .selectFrom('feed_run_feeds as r')
    .leftJoin('feeds as f', 'f.id', 'r.feed_id')
    .leftJoin('feed_fetches as v', (on) =>
      on.onRef('v.feed_id', '=', 'r.feed_id').on((e) => e('v.fetch_no', '=', e('r.after_no', '+', 1))),
    )
    .select(['r.feed_id', 'v.error', 'v.added', 'v.changed'])
    .where('r.run_id', '=', id)
    .where((e) => e.or([e('f.id', 'is', null), e('f.is_active', '=', 0), e('f.fetch_count', '>', e.ref('r.after_no'))]))
    .execute();
  const isOver = c.nowMs - Date.parse(run.started_at) > longestMs;
  if (through.length === 0 && !isOver) return run;
  const left = isOver ? run.total - run.done - through.length : 0;
  const done = run.done + through.length + left;
  const sum = (column: 'added' | 'changed'): number => through.reduce((n, row) => n + (row[column] ?? 0), run[column]);
  for (const some of chunks(through.map((row) => row.feed_id)))
    await c.tx.deleteFrom('feed_run_feeds').where('run_id', '=', id).where('feed_id', 'in', some).execute();
  if (done >= run.total && run.started_by !== null)
    await c.audit('refresh_done', 'feeds', '', { run: id, notify: [run.started_by] });
  if (left > 0) await c.tx.deleteFrom('feed_run_feeds').where('run_id', '=', id).execute();
  return c.tx
    .updateTable('feed_runs')
    .set({
      done,
      failed: run.failed + left + through.filter((row) => row.error !== null).length,
      added: sum('added'),
      changed: sum('changed'),
      ...(done >= run.total ? { scope_key: null, finished_at: c.now } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How far a run has come. @throws Fault `not_found` */
export const runOf = (app: App, id: number): Promise<FeedRun> =>
  change(app, systemActor, async (c) => shown(await settled(c, { id })));

/** Counts what has come in while nobody looked: only the last ten fetches of a feed are kept. Forgets old runs. */
export async function maintainRuns(app: App): Promise<void> {
  const open = await app.db.write.selectFrom('feed_runs').select('id').where('finished_at', 'is', null).execute();
  for (const run of open) await change(app, systemActor, async (c) => void (await settled(c, run)));
  const old = isoTime(app.now() - retentionMs);
  await app.db.write.deleteFrom('feed_runs').where('finished_at', '<', old).execute();
}
