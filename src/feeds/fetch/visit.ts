import { createHash } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { illnessOf } from '../../core/db/error.ts';
import { FetchError, type Fetched, fetchGuarded } from '../../core/fetch/fetch.ts';
import { NotAFeed, parserVersion } from '../../feed-parser/not-a-feed.ts';
import type { ParsedFeed, ParseOptions } from '../../feed-parser/parse.ts';
import { SeenItem } from '../../feed-parser/seen-item.ts';
import { varyingOf } from '../ingest/diff.ts';
import type { IngestResult } from '../ingest/ingest.ts';
import { parseInThread, readAgainInThread } from '../parse/in-thread.ts';
import type { Secrets } from '../secrets.ts';
import type { StoredFeed } from '../store.ts';
import type { FetchOutcome } from './finish.ts';
import type { FetchResult } from './history.ts';
import type { LeaseOutcome } from './outcomes.ts';
import { conditionsOf, fetchOptionsOf, requestSettingsOf } from './request.ts';
import { BadStatus, fetchProblem, validatorsOf } from './response.ts';
import { seenByFeed } from './seen.ts';

/** Visits in a row that no process survived, after which a feed counts as what ends them. */
const mostTries = 5;

/** A feed that was fetched and read; its items are still to be stored. */
export interface FeedReading {
  kind: 'read';
  leased: StoredFeed;
  answer: FetchOutcome['answer'] & {};
  bytes: number;
  parsed: ParsedFeed;
  /** For the next reading; null once this one needed items in whole that were left out. */
  seen: Uint8Array | null;
  readWhole: () => Promise<ParsedFeed>;
  ms: number;
  state: NonNullable<FetchOutcome['state']>;
}

const none = Buffer.alloc(0);

interface VisitOptions {
  secrets: Secrets;
  signal: AbortSignal;
  /** Called once the server has answered, or has not. */
  onAnswered(): void;
}

/**
 * Fetches a feed unless it has not changed, and reads it. What goes wrong with the feed is its outcome; nothing is
 * written here. A visit that somebody requested sends no validators, so that the server answers in full.
 * @throws the signal's reason when it aborts
 */
export async function visitFeed(
  app: App,
  leased: StoredFeed,
  options: VisitOptions,
): Promise<LeaseOutcome | FeedReading> {
  const { signal, secrets, onAnswered } = options;
  if (leased.lease_tries >= mostTries) {
    onAnswered();
    const error = `The program ended ${mostTries} times in a row while it fetched this feed.`;
    return { kind: 'fetched', leased, answer: undefined, visit: fetchResult('no_feed', { error }) };
  }
  const settings = requestSettingsOf(leased, secrets);
  const conditions =
    leased.requested_at === null ? conditionsOf(leased, app.now()) : { etag: null, last_modified: null };
  const began = performance.now();
  let ms = 0;
  let answer: Fetched | undefined;
  try {
    const request = fetchOptionsOf({ ...settings, ...conditions });
    answer = await fetchGuarded(app, leased.feed_url, { ...request, signal }).finally(() => {
      ms = Math.round(performance.now() - began);
      onAnswered();
    });
    return await read(app, leased, answer, ms);
  } catch (error) {
    if (signal.aborted) throw error;
    const { body, ...head } = answer ?? { body: none };
    const kept = 'status' in head ? head : undefined;
    return failureOf(app, { leased, answer: kept, bytes: body.length, ms }, error as Error);
  }
}

type Attempt = Pick<FeedReading, 'leased' | 'bytes' | 'ms'> & Pick<FetchOutcome, 'answer'>;

function failureOf(app: App, { leased, answer, bytes, ms }: Attempt, error: Error): LeaseOutcome {
  const isForeseen = error instanceof FetchError || error instanceof NotAFeed || error instanceof BadStatus;
  const message = isForeseen ? error.message : `Fetching it failed: ${error.message.slice(0, 200)}`;
  // What the reader itself says of a document is no news; what it throws besides has to be looked into.
  const { cause } = error;
  const isOurs = !isForeseen || (error instanceof NotAFeed && cause instanceof Error && cause.name !== 'NotAFeed');
  const fields = { feed: leased.id, status: answer?.status, reason: message };
  if (isOurs) app.log.error({ ...fields, err: isForeseen ? cause : error }, 'a feed could not be refreshed');
  else app.log.info(fields, 'a feed could not be refreshed');
  const outcome = isForeseen ? fetchProblem(error) : 'no_feed';
  const visit = fetchResult(outcome, { answer, bytes, ms, error: message });
  return { kind: 'fetched', leased, answer, visit };
}

interface Facts extends Partial<IngestResult>, Partial<Pick<FetchResult, 'left_out'>> {
  answer?: FetchOutcome['answer'];
  bytes?: number;
  ms?: number;
  error?: string | null;
}

export const fetchResult = (
  outcome: FetchResult['outcome'],
  { answer, bytes = 0, ms = 0, added = 0, changed = 0, error = null, left_out = [] }: Facts,
): FetchResult => ({
  outcome,
  status: answer?.status ?? null,
  ms,
  bytes,
  added,
  changed,
  error,
  left_out,
});

/** @throws BadStatus, NotAFeed for an answer that brings no feed */
async function read(
  app: App,
  leased: StoredFeed,
  { body, ...answer }: Fetched,
  ms: number,
): Promise<LeaseOutcome | FeedReading> {
  const { status, headers, url } = answer;
  const bytes = body.length;
  if (status === 304) {
    // Some servers always answer so; it is true only if we have a body.
    if (leased.body_hash === null) throw new BadStatus(status);
    return { kind: 'fetched', leased, answer, visit: fetchResult('not_modified', { answer, bytes, ms }) };
  }
  if (status < 200 || status > 299) throw new BadStatus(status);
  const validators = validatorsOf(answer);
  const body_hash = createHash('sha256').update(`${parserVersion};${url};`).update(body).digest('base64url');
  if (body_hash === leased.body_hash) {
    const visit = fetchResult('unchanged', { answer, bytes, ms });
    return { kind: 'fetched', leased, answer, visit, state: validators };
  }
  const options = { headers, url, zone: leased.zone, varying: varyingOf(leased) };
  // A feed that is to be read anew, as after an edit of its keywords, is read in whole.
  const isAnew = leased.body_hash === null || leased.requested_at !== null;
  const { parsed, seen } = await readAgainInThread(
    body,
    options,
    isAnew ? null : (seenByFeed(app).get(leased.id) ?? null),
  );
  const state = { ...validators, body_hash, ttl_minutes: parsed.ttl_minutes };
  const hasSeen = parsed.items.some((item) => item instanceof SeenItem);
  // A document that nobody can need again is not held in memory until it is stored.
  const readWhole = hasSeen ? readerOf(body, options) : () => Promise.resolve(parsed);
  return { kind: 'read', leased, answer, bytes, parsed, seen, readWhole, ms, state };
}

/** Apart from `read`, whose other functions would hold the document as long as they are held themselves. */
const readerOf = (body: Buffer, options: ParseOptions) => (): Promise<ParsedFeed> => parseInThread(body, options);

/** What is stored of a reading that could not be. */
export const unstored = (app: App, reading: FeedReading, error: Error): LeaseOutcome =>
  // The database will not have it, which is no fault of the feed.
  illnessOf(error) === undefined ? failureOf(app, reading, error) : { kind: 'released', leased: reading.leased };
