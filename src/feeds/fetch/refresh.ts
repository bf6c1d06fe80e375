import { createHash } from 'node:crypto';
import { type Change, change } from '../../core/api/change.ts';
import { lockRow } from '../../core/api/resource.ts';
import { type Actor, type App, system } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { Fault } from '../../core/error.ts';
import { FetchError, type Fetched, fetchGuarded } from '../../core/fetch/fetch.ts';
import type { Job } from '../../core/jobs/worker.ts';
import type { Feed } from '../../model/feed.ts';
import { after, hostWaitUntil, pruneHosts } from '../hosts.ts';
import { varyingOf } from '../ingest/diff.ts';
import { type IngestResult, ingestFeed } from '../ingest/ingest.ts';
import { parseInThread } from '../parse/in-thread.ts';
import { NotAFeed, parserVersion } from '../parse/not-a-feed.ts';
import { feedResource, fetchJob, shownFeed } from '../resource.ts';
import { secretsOf } from '../secrets.ts';
import { dueFeeds, feedOf, type StoredFeed } from '../store.ts';
import { hubNamed } from '../websub/hub-link.ts';
import { missedPush, updateHub } from '../websub/subscription.ts';
import { forgetValidators } from './bulk-refresh.ts';
import { type FetchOutcome, finishFetch } from './finish.ts';
import { countFetch, type FetchResult } from './history.ts';
import { conditionsOf, fetchOptionsOf, requestSettingsOf } from './request.ts';
import { BadStatus, problemOf, validatorsOf } from './response.ts';

/** Feeds that one run of `rss.due` enqueues; the rest are due in the next run. */
const batch = 2_000;

/** Writes the jobs of all feeds that are due. */
export async function enqueueDue(app: App): Promise<number> {
  await pruneHosts(app);
  return change(app, system, async (c) => {
    const due = await dueFeeds(c.tx, c.now, batch);
    for (const feed of due) await c.enqueue(fetchJob(feed));
    return due.length;
  });
}

/** Fetches a feed soon, whole. @throws Fault `not_found`, `conflict` when it is not active */
export async function refresh(app: App, id: number, actor: Actor): Promise<Feed> {
  const feed = await change(app, actor, async (c) => {
    const feed = await lockRow(c, feedResource, id, null);
    if (!feed.is_active) throw new Fault('conflict', 'The feed is not active.');
    await forgetValidators(c, [id]);
    await c.enqueue(fetchJob(feed));
    await c.audit('refresh', 'feeds', id);
    return feed;
  });
  return shownFeed(app, feed);
}

/**
 * The job `rss.fetch`: asks for the feed unless it has not changed, and takes in what it says. What goes wrong with the
 * feed is kept with it and is no failure of the job. Nothing is written before the one transaction at the end.
 */
export async function fetchFeed(app: App, job: Job): Promise<void> {
  const feed = await feedOf(app.db.write, job.payload.feed as number);
  if (!feed?.is_active) return;
  const until = await hostWaitUntil(app.db.write, feed.feed_url, isoTime(app.now()));
  if (until !== null) return postpone(app, feed, until);
  const settings = requestSettingsOf(feed, await secretsOf(app, feed.id));
  const request = fetchOptionsOf({ ...settings, ...conditionsOf(feed, app.now()) });
  const began = performance.now();
  let ms = 0;
  let answer: Fetched | undefined;
  const visit = (
    outcome: FetchResult['outcome'],
    { added = 0, changed = 0 } = {},
    error: string | null = null,
  ): FetchResult => ({
    outcome,
    status: answer?.status ?? null,
    ms,
    bytes: answer?.body.length ?? 0,
    added,
    changed,
    error,
  });
  try {
    answer = await fetchGuarded(app, feed.feed_url, { ...request, signal: job.signal }).finally(() => {
      ms = Math.round(performance.now() - began);
    });
    await ingestResponse(app, feed, answer, visit);
  } catch (error) {
    if (job.signal.aborted || !(error instanceof FetchError || error instanceof NotAFeed || error instanceof BadStatus))
      throw error;
    const found = { visit: visit(problemOf(error), {}, error.message), answer };
    await recordOutcome(app, feed, found);
    const { cause } = error;
    // What the reader itself says of a document is no news; what it throws besides has to be looked into.
    const isOurs = error instanceof NotAFeed && cause instanceof Error && cause.name !== 'NotAFeed';
    const fields = { feed: feed.id, status: answer?.status, reason: error.message, ...(isOurs ? { err: cause } : {}) };
    app.log[isOurs ? 'error' : 'info'](fields, 'a feed could not be refreshed');
  }
}

/**
 * A job that died counts as a failed fetch: the feed says why, and waits longer. Without this it would be due again the
 * next minute, for ever, and no feed would show it.
 */
fetchFeed.died = async (app: App, payload: Record<string, unknown>, reason: string): Promise<void> => {
  const feed = await feedOf(app.db.write, payload.feed as number);
  if (!feed?.is_active) return;
  const [error = ''] = reason.split('\n');
  const visit: FetchResult = { outcome: 'no_feed', status: null, ms: 0, bytes: 0, added: 0, changed: 0, error };
  await recordOutcome(app, feed, { visit, answer: undefined });
};

type ResultOf = (outcome: FetchResult['outcome'], taken?: Partial<IngestResult>) => FetchResult;

/** @throws BadStatus, NotAFeed for an answer that brings no feed */
async function ingestResponse(app: App, feed: StoredFeed, answer: Fetched, visit: ResultOf): Promise<void> {
  const { status, headers, body, url } = answer;
  if (status === 304) {
    // Some servers always answer so; it is true only if we have a body.
    if (feed.body_hash === null) throw new BadStatus(status);
    return recordOutcome(app, feed, { visit: visit('not_modified'), answer });
  }
  if (status < 200 || status > 299) throw new BadStatus(status);
  const validators = validatorsOf(answer);
  const body_hash = createHash('sha256').update(`${parserVersion};${url};`).update(body).digest('base64url');
  if (body_hash === feed.body_hash)
    return recordOutcome(app, feed, { visit: visit('unchanged'), answer, state: validators });
  const parsed = await parseInThread(body, { headers, url, zone: feed.zone, varying: varyingOf(feed) });
  const state = { ...validators, body_hash, ttl_minutes: parsed.ttl_minutes };
  const outcomeOf = ({ added, changed }: IngestResult): FetchResult['outcome'] =>
    added + changed > 0 ? 'changed' : 'unchanged';
  const taken = await ingestFeed(app, feed, parsed, async (c: Change, now: StoredFeed, taken: IngestResult) => {
    const updated = await updateHub(c, now, hubNamed(answer, parsed, now.hub_url));
    const missed = missedPush(updated, c.now, taken.added);
    const found = { visit: visit(outcomeOf(taken), taken), answer, state };
    return { ...(await finishFetch(c, { ...updated, ...missed }, found)), ...missed };
  });
  if (!taken) return;
  countFetch(app, outcomeOf(taken));
  if (taken.added + taken.changed > 0) app.log.info({ feed: feed.id, ...taken }, 'a feed was refreshed');
}

/** Only how the fetch went: nothing that readers see, so that no answer goes out of date. */
async function recordOutcome(app: App, feed: StoredFeed, found: FetchOutcome): Promise<void> {
  countFetch(app, found.visit.outcome);
  await change(app, system, async (c) => {
    await c.dialect.lockRow(c.tx, 'feeds', feed.id);
    const now = await feedOf(c.tx, feed.id);
    if (now?.feed_url !== feed.feed_url) return;
    const state = await finishFetch(c, now, found);
    await c.tx.updateTable('feeds').set(state).where('id', '=', feed.id).execute();
  });
}

/** Its server wants to be left alone: the feed waits without having failed. */
async function postpone(app: App, feed: StoredFeed, until: string): Promise<void> {
  await app.db.write
    .updateTable('feeds')
    .set({ next_fetch_at: after(until, app.now()) })
    .where('id', '=', feed.id)
    .where('feed_url', '=', feed.feed_url)
    .execute();
  countFetch(app, 'host_waits');
}
