import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { type FeedChange, holdFeeds, setFeeds } from '../feed-states.ts';
import { spreadAfter } from '../hosts.ts';
import type { FetchState } from '../ingest/ingest.ts';
import type { StoredFeed } from '../store.ts';
import { type FetchOutcome, finishFetch, leaseEnded } from './finish.ts';
import { type FetchResult, recordFetches } from './history.ts';

/** How a lease of a feed ended without items. */
export type LeaseOutcome =
  | ({ kind: 'fetched' } & FetchOutcome)
  /** Its server wants to be left alone until then: the feed waits without having failed. */
  | { kind: 'postponed'; leased: StoredFeed; until: string }
  /** It was not visited, or what it brought is stored. */
  | { kind: 'released'; leased: StoredFeed };

/**
 * Stores outcomes, each of another feed, in one transaction. An outcome is dropped when the feed is gone, when another
 * process has its lease, or when it has another address now.
 */
export async function storeOutcomes(app: App, outcomes: readonly LeaseOutcome[]): Promise<void> {
  // What stops or moves a feed writes other rows as well, so it holds no other feed meanwhile.
  const [far, near] = [outcomes.filter(reachesFar), outcomes.filter((outcome) => !reachesFar(outcome))];
  if (near.length > 0) await change(app, systemActor, (c) => storeTogether(c, near));
  for (const outcome of far) await change(app, systemActor, (c) => storeTogether(c, [outcome]));
}

const reachesFar = (outcome: LeaseOutcome): boolean =>
  outcome.kind === 'fetched' && (outcome.answer?.status === 410 || (outcome.answer?.movedTo ?? null) !== null);

/** Written by one statement, which nothing else of the program can interrupt on SQLite. */
const atOnce = 50;

async function storeTogether(c: Change, outcomes: readonly LeaseOutcome[]): Promise<void> {
  const rows = await holdFeeds(
    c,
    outcomes.map(({ leased }) => leased.id),
  );
  for (let i = 0; i < outcomes.length; i += atOnce) await storeSome(c, outcomes.slice(i, i + atOnce), rows);
}

async function storeSome(
  c: Change,
  outcomes: readonly LeaseOutcome[],
  rows: ReadonlyMap<number, StoredFeed>,
): Promise<void> {
  const changes: FeedChange[] = [];
  const fetches: { feed: StoredFeed; visit: FetchResult }[] = [];
  for (const outcome of outcomes) {
    const { leased } = outcome;
    const now = rows.get(leased.id);
    if (!now || now.lease !== leased.lease) continue;
    const state = now.feed_url === leased.feed_url ? await stateAfter(c, now, outcome) : leaseEnded;
    if (outcome.kind === 'fetched' && state !== leaseEnded) fetches.push({ feed: now, visit: outcome.visit });
    changes.push({ now, set: state });
  }
  await recordFetches(c, fetches);
  await setFeeds(c, changes);
}

async function stateAfter(c: Change, now: StoredFeed, outcome: LeaseOutcome): Promise<FetchState> {
  if (outcome.kind === 'fetched') return finishFetch(c, now, outcome);
  if (outcome.kind === 'released') return leaseEnded;
  return { ...leaseEnded, next_fetch_at: spreadAfter(outcome.until, c.nowMs) };
}
