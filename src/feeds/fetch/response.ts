import type { FetchProblem } from '../../core/fetch/error.ts';
import type { Fetched } from '../../core/fetch/fetch.ts';
import { NotAFeed } from '../../feed-parser/not-a-feed.ts';
import type { StoredFeed } from '../store.ts';

// What an answer means for the feed. Pure.

/** What an HTTP status that brings no feed means, in words that may be shown. */
function statusText(status: number): string {
  if (status === 304) return 'The server says that nothing has changed, and has never given the feed (HTTP 304).';
  if (status === 401 || status === 403) return `The server does not let us read it (HTTP ${status}).`;
  if (status === 404) return 'There is nothing at the address (HTTP 404).';
  if (status === 410) return 'The feed is gone for good (HTTP 410).';
  if (status === 429) return 'The server asks to be asked less often (HTTP 429).';
  return status >= 500
    ? `The server has an error of its own (HTTP ${status}).`
    : `The server answers with HTTP ${status}.`;
}

/** An answer whose status brings no feed. */
export class BadStatus extends Error {
  constructor(status: number) {
    super(statusText(status));
  }
}

/** What went wrong, in one word. */
type Problem = FetchProblem | 'http_error' | 'no_feed';

export const fetchProblem = (error: Error): Problem =>
  error instanceof NotAFeed
    ? 'no_feed'
    : error instanceof BadStatus
      ? 'http_error'
      : (error as Error & { problem: FetchProblem }).problem;

/** What may go back to the server byte for byte; anything else is not kept. */
const keepable = (header: string | undefined): string | null =>
  header !== undefined && /^[\x21-\x7e\x80-\xff][\x20-\x7e\x80-\xff]{0,999}$/.test(header) ? header : null;

export const validatorsOf = ({ headers }: Pick<Fetched, 'headers'>): Pick<StoredFeed, 'etag' | 'last_modified'> => ({
  etag: keepable(headers.etag),
  last_modified: keepable(headers['last-modified']),
});

const permanentAfterMs = 86_400_000;
const permanentAfterFetches = 3;

export interface FeedMove {
  moved_to: string | null;
  moved_since: string | null;
  moved_count: number;
}

const stays: FeedMove = { moved_to: null, moved_since: null, moved_count: 0 };

/**
 * The state of a move after a response. A redirect counts when all of it was permanent and it led to the feed;
 * another target begins anew, and an answer without such a redirect says that the feed has not moved. An error behind
 * the redirect neither counts nor takes back.
 */
export function moveAfter(
  before: FeedMove & { feed_url: string },
  target: string | null,
  isGood: boolean,
  now: string,
): FeedMove {
  const { moved_to, moved_since, moved_count } = before;
  if (target === null || target === before.feed_url) return stays;
  if (target !== moved_to) return isGood ? { moved_to: target, moved_since: now, moved_count: 1 } : stays;
  return { moved_to, moved_since, moved_count: moved_count + (isGood ? 1 : 0) };
}

/** Whether a move has held for a day, over at least three fetches. */
export const hasMoved = ({ moved_to, moved_since, moved_count }: FeedMove, now: string): boolean =>
  moved_to !== null &&
  moved_since !== null &&
  moved_count >= permanentAfterFetches &&
  Date.parse(now) - Date.parse(moved_since) >= permanentAfterMs;
