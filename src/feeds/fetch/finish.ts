import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import type { Fetched } from '../../core/fetch/fetch.ts';
import { hideItems } from '../apply-edit.ts';
import { tellFailures, tellFeedHealth } from '../health-changes.ts';
import { recordHostWait } from '../hosts.ts';
import type { FetchState } from '../ingest/ingest.ts';
import { paceOf } from '../pace.ts';
import { requestedWaitMs } from '../requested-wait.ts';
import { feedSearchText, tidyUrl, unread } from '../resource.ts';
import { filtersDiffer } from '../rules.ts';
import { deleteSecrets } from '../secrets.ts';
import { feedsTopic, idOfUrl, rssTopics, type StoredFeed } from '../store.ts';
import { pollSlowdown } from '../websub/subscription.ts';
import type { FetchResult } from './history.ts';
import { freshMinutes, intervalMinutes, waitMs } from './interval.ts';
import { type FeedMove, hasMoved, moveAfter } from './response.ts';

/** The outcome of a fetch, stored in the transaction that ends it. */
export interface FetchOutcome {
  /** The feed as it was when it was leased for this fetch. */
  leased: StoredFeed;
  visit: FetchResult;
  /** The answer, if there was one; its body is not kept until the outcome is stored. */
  answer: Omit<Fetched, 'body'> | undefined;
  /** Columns that follow from the answer alone. */
  state?: Pick<FetchState, 'etag' | 'last_modified' | 'body_hash' | 'ttl_minutes'>;
}

/** What ends the lease of a feed. */
export const leaseEnded = { lease: null, lease_until: null, lease_tries: 0 } satisfies FetchState;

/** Whether the feed was edited during the fetch so that what was fetched has to be read again, by what counts now. */
const isOutdated = (leased: StoredFeed, now: StoredFeed): boolean =>
  now.body_hash !== leased.body_hash || now.zone !== leased.zone || filtersDiffer(now, leased);

/**
 * Ends a fetch: finds the time of the next, and follows the feed or stops it where the server says so.
 * @param feed as it is in this transaction, locked
 * @returns what is to be written into its row; the fetch itself is for `recordFetches`
 */
export async function finishFetch(
  c: Change,
  feed: StoredFeed,
  { leased, visit, answer, state: found = {} }: FetchOutcome,
): Promise<FetchState> {
  const isEdited = isOutdated(leased, feed);
  const state = isEdited ? unread : found;
  const isAskedAgain = feed.requested_at !== null && feed.requested_at !== leased.requested_at;
  const isGood = visit.error === null;
  const error_count = isGood ? 0 : feed.error_count + 1;
  const pace = visit.added > 0 || feed.fetch_count === 0 ? await paceOf(c, feed.id) : {};
  const current = { ...feed, ...state, ...pace };
  const paced = intervalMinutes({
    fixed: current.refresh_minutes,
    gap: current.gap_minutes,
    silence: (c.nowMs - Date.parse(current.newest_at ?? current.created_at)) / 60_000,
    ttl: current.ttl_minutes,
    fresh: isGood && answer ? freshMinutes(answer.headers, c.nowMs) : 0,
  });
  const interval = Math.max(paced, pollSlowdown(feed, c.now));
  const interval_minutes = isGood ? interval : feed.interval_minutes;
  const requested = isGood ? 0 : requestedWaitMs(answer?.headers, c.nowMs);
  const wait = waitMs({ interval: interval_minutes, failures: error_count, requested, id: feed.id });
  if (answer) await recordHostWait(c, answer);
  await tellFailures(c, feed, { error_count, last_error: visit.error });
  if (answer?.status === 410 && (await isGone(c, feed.id))) await stopFeed(c, feed, visit.error ?? '');
  const move = answer
    ? await followMove(c, feed, moveAfter(feed, answer.movedTo && tidyUrl(answer.movedTo), isGood, c.now))
    : {};
  return {
    ...state,
    ...pace,
    ...move,
    ...leaseEnded,
    requested_at: isAskedAgain ? feed.requested_at : null,
    interval_minutes,
    error_count,
    fetch_count: feed.fetch_count + 1,
    last_fetched_at: c.now,
    next_fetch_at: isAskedAgain || isEdited ? c.now : isoTime(c.nowMs + wait),
    last_status: visit.status,
    last_error: visit.error,
  };
}

const goneAfterFetches = 3;
const goneAfterMs = 86_400_000;

/** 410 is the answer of three fetches or more, over a day, this one among them: one may be an error of a server that is being changed. */
async function isGone(c: Change, feed: number): Promise<boolean> {
  const answers = await c.tx
    .selectFrom('feed_fetches')
    .select(['status', 'at'])
    .where('feed_id', '=', feed)
    .where('status', 'is not', null)
    .orderBy('fetch_no', 'desc')
    .execute();
  const other = answers.findIndex(({ status }) => status !== 410);
  const gone = other < 0 ? answers : answers.slice(0, other);
  return gone.length + 1 >= goneAfterFetches && c.nowMs - Date.parse(gone.at(-1)?.at ?? c.now) >= goneAfterMs;
}

/** Deactivates a feed and hides its items, as an editor would; only an editor activates it again. */
async function stopFeed(c: Change, feed: StoredFeed, stopped_reason: string): Promise<void> {
  if (!feed.is_active) return;
  await c.tx
    .updateTable('feeds')
    .set((e) => ({ is_active: 0, stopped_reason, rev: e('rev', '+', 1), updated_at: c.now }))
    .where('id', '=', feed.id)
    .execute();
  await hideItems(c, feed.id);
  c.touch(feedsTopic, ...rssTopics(feed.lang));
  await c.audit('stop', 'feeds', feed.id, { reason: stopped_reason });
  await tellFeedHealth(c, 'stopped', { ...feed, last_error: stopped_reason });
}

/** Once a move has held, the feed has the new address, unless that is another feed's: then it is stopped. */
async function followMove(c: Change, feed: StoredFeed, move: FeedMove): Promise<FetchState> {
  const { moved_to } = move;
  if (moved_to === null || !hasMoved(move, c.now)) return move;
  const other = await idOfUrl(c.tx, moved_to);
  if (other !== undefined) {
    await stopFeed(c, feed, `It has moved to the address of the feed ${other}.`);
    return move;
  }
  const isElsewhere = new URL(moved_to).origin !== new URL(feed.feed_url).origin;
  if (isElsewhere) await deleteSecrets(c, feed.id);
  await c.tx
    .updateTable('feeds')
    .set((e) => ({ rev: e('rev', '+', 1), updated_at: c.now }))
    .where('id', '=', feed.id)
    .execute();
  await c.audit('move', 'feeds', feed.id, { from: feed.feed_url, to: moved_to });
  return {
    ...(isElsewhere ? { username: null } : {}),
    feed_url: moved_to,
    search_text: feedSearchText({ title: feed.title, feed_url: moved_to }),
    moved_to: null,
    moved_since: null,
    moved_count: 0,
  };
}
