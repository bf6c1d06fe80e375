import { createHash } from 'node:crypto';
import { type Actor, type App, system } from '../core/app.ts';
import { change } from '../core/change.ts';
import { isoTime } from '../core/clock.ts';
import { Fault, invalidField } from '../core/error.ts';
import { FetchError, type Fetched, fetchGuarded, refusalOf } from '../core/fetch.ts';
import type { Job } from '../core/jobs.ts';
import { lockRow } from '../core/resource.ts';
import type { Feed, FeedTest } from '../model/feed.ts';
import { textsOf } from './content.ts';
import { feedResource, fetchJob, shownFeed } from './feeds.ts';
import { type FetchState, takeIn } from './ingest.ts';
import { languageOf } from './language.ts';
import { NotAFeed, parserVersion } from './not-a-feed.ts';
import type { ParsedFeed } from './parse.ts';
import { dueFeeds, feedOf, type StoredFeed } from './store.ts';

const maxBytes = 10_000_000;
const timeoutMs = 20_000;
const accept =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

/** Feeds that one look at the clock sends off; the rest are still due a minute later. */
const batch = 500;
const longestWaitMs = 86_400_000;

/** Writes the jobs of all feeds that are due. */
export async function enqueueDue(app: App): Promise<number> {
  return change(app, system, async (c) => {
    const due = await dueFeeds(c.tx, c.now, batch);
    for (const id of due) await c.enqueue(fetchJob(id));
    return due.length;
  });
}

/** Fetches a feed soon. @throws Fault `not_found`, `conflict` when it is not active */
export async function refresh(app: App, id: number, actor: Actor): Promise<Feed> {
  return change(app, actor, async (c) => {
    const feed = (await lockRow(c, feedResource, id, null)) as unknown as StoredFeed;
    if (!feed.is_active) throw new Fault('conflict', 'The feed is not active.');
    await c.enqueue(fetchJob(id));
    await c.audit('refresh', 'feeds', id);
    return shownFeed(feed);
  });
}

/** When to ask again: after the feed's own interval, doubled with each failure in a row up to a day. */
function nextFetch(feed: StoredFeed, nowMs: number, failures: number, atLeastMs = 0): string {
  const own = feed.refresh_minutes * 60_000;
  const wait = failures === 0 ? own : Math.max(own, Math.min(own * 2 ** Math.min(failures, 10), longestWaitMs));
  // Feeds that were added together must not be fetched together for ever: each keeps a tenth of its own.
  const share = ((feed.id * 2_654_435_761) % 1_000) / 10_000;
  return isoTime(nowMs + Math.round(Math.max(wait, Math.min(atLeastMs, longestWaitMs)) * (1 + share)));
}

/** Seconds or a date, as `Retry-After` gives them, in milliseconds from now. */
function retryAfterMs(header: string | undefined, nowMs: number): number {
  if (header === undefined) return 0;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** What may go back to the server byte for byte; anything else is not kept. */
const keepable = (header: string | undefined): string | null =>
  header !== undefined && /^[\x20-\x7e]{1,500}$/.test(header) ? header : null;

/**
 * The job `rss.fetch`: asks for the feed unless it has not changed, and takes in what it says. What goes wrong with the
 * feed is kept with it and is no failure of the job.
 */
export async function fetchFeed(app: App, job: Job): Promise<void> {
  const feed = await feedOf(app.db.write, job.payload.feed as number);
  if (!feed?.is_active) return;
  const { etag, last_modified } = feed;
  const headers = {
    accept,
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(last_modified === null ? {} : { 'if-modified-since': last_modified }),
  };
  let answer: Fetched | undefined;
  try {
    answer = await fetchGuarded(app, feed.feed_url, { headers, maxBytes, timeoutMs, signal: job.signal });
    await takeAnswer(app, feed, answer);
  } catch (error) {
    if (job.signal.aborted || !(error instanceof FetchError || error instanceof NotAFeed)) throw error;
    await failed(app, feed, answer, error.message);
  }
}

async function takeAnswer(app: App, feed: StoredFeed, answer: Fetched): Promise<void> {
  const { status, headers, body, url } = answer;
  if (status !== 304 && (status < 200 || status > 299)) return failed(app, feed, answer, statusText(status));
  const nowMs = app.now();
  const state: FetchState = {
    last_fetched_at: isoTime(nowMs),
    next_fetch_at: nextFetch(feed, nowMs, 0),
    last_status: status,
    last_error: null,
    error_count: 0,
  };
  if (status === 304) return keep(app, feed, state);
  const body_hash = createHash('sha256').update(`${parserVersion};${url};`).update(body).digest('base64url');
  const validators = { etag: keepable(headers.etag), last_modified: keepable(headers['last-modified']) };
  if (body_hash === feed.body_hash) return keep(app, feed, { ...state, ...validators });
  const { parse } = await import('./parse.ts');
  const parsed = parse(body, { headers, url });
  const taken = await takeIn(app, feed, parsed, { ...state, ...validators, body_hash });
  if (taken && taken.added + taken.changed > 0) app.log.info({ feed: feed.id, ...taken }, 'a feed was refreshed');
}

function statusText(status: number): string {
  if (status === 401 || status === 403) return `The server does not let us read it (HTTP ${status}).`;
  if (status === 404) return 'There is nothing at the address (HTTP 404).';
  if (status === 410) return 'The feed is gone for good (HTTP 410).';
  if (status === 429) return 'The server asks to be asked less often (HTTP 429).';
  return status >= 500
    ? `The server has an error of its own (HTTP ${status}).`
    : `The server answers with HTTP ${status}.`;
}

async function failed(app: App, feed: StoredFeed, answer: Fetched | undefined, message: string): Promise<void> {
  const nowMs = app.now();
  const error_count = feed.error_count + 1;
  const asked = retryAfterMs(answer?.headers['retry-after'], nowMs);
  await keep(app, feed, {
    last_fetched_at: isoTime(nowMs),
    next_fetch_at: nextFetch(feed, nowMs, error_count, answer?.status === 410 ? longestWaitMs : asked),
    last_status: answer?.status ?? null,
    last_error: message,
    error_count,
  });
  app.log.info({ feed: feed.id, status: answer?.status, reason: message }, 'a feed could not be refreshed');
}

/** Only how the fetch went: nothing that readers see, so that no answer goes out of date. */
async function keep(app: App, feed: StoredFeed, state: FetchState): Promise<void> {
  await app.db.write
    .updateTable('feeds')
    .set(state)
    .where('id', '=', feed.id)
    .where('feed_url', '=', feed.feed_url)
    .execute();
}

/**
 * Fetches and reads an address now and keeps nothing.
 * @throws Fault `invalid` for an address that may not be fetched; whatever else goes wrong is told in `error`
 */
export async function testFeed(app: App, address: string): Promise<FeedTest> {
  const refusal = refusalOf(app.config, address);
  if (refusal) throw invalidField('feed_url', refusal);
  let answer: Fetched | undefined;
  try {
    // The request that waits for it has a limit of its own.
    const patience = Math.min(timeoutMs, Math.floor(app.config.requestTimeoutMs * 0.8));
    answer = await fetchGuarded(app, address, { headers: { accept }, maxBytes, timeoutMs: patience });
    const { status, headers, body, url } = answer;
    if (status < 200 || status > 299) return report(answer, address, null, statusText(status));
    const { parse } = await import('./parse.ts');
    return report(answer, address, parse(body, { headers, url }), null);
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof NotAFeed)) throw error;
    return report(answer, address, null, error.message);
  }
}

/** The same for a feed that is there. @throws Fault `not_found` */
export async function testKnownFeed(app: App, id: number): Promise<FeedTest> {
  const feed = await feedOf(app.db.write, id);
  if (!feed) throw new Fault('not_found', 'There is no such feed.');
  return testFeed(app, feed.feed_url);
}

function report(answer: Fetched | undefined, address: string, feed: ParsedFeed | null, error: string | null): FeedTest {
  const items = feed?.items ?? [];
  return {
    ok: error === null,
    error,
    status: answer?.status ?? null,
    feed_url: answer?.url ?? address,
    title: feed?.title ?? null,
    site_url: feed?.link ?? null,
    icon_url: feed?.image_url ?? null,
    lang: feed
      ? languageOf(
          feed.language,
          items.map((i) => i.title),
        )
      : null,
    item_count: items.length,
    items: items.slice(0, 5).map((item) => {
      const { title, link, published_at, date_raw, image_url } = item;
      return { title, link, published_at, date_raw, image_url, summary: textsOf(item).summary };
    }),
  };
}
