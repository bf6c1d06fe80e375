import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { LeaseLost } from '../../core/jobs/lease.ts';
import { WholeNeeded } from '../../feed-parser/seen-item.ts';
import { type FetchState, type IngestResult, ingestFeed, ingestTogether, isSmall, mayShare } from '../ingest/ingest.ts';
import { planned } from '../ingest/plan.ts';
import type { StoredFeed } from '../store.ts';
import { hubNamed } from '../websub/hub-link.ts';
import { missedPush, updateHub } from '../websub/subscription.ts';
import { finishFetch } from './finish.ts';
import { countFetch, type FetchResult, recordFetches } from './history.ts';
import type { LeaseOutcome } from './outcomes.ts';
import { seenByFeed } from './seen.ts';
import { type FeedReading, fetchResult } from './visit.ts';

const outcomeOf = ({ added, changed }: IngestResult): FetchResult['outcome'] =>
  added + changed > 0 ? 'changed' : 'unchanged';

const readFeedOf = (reading: FeedReading) => ({
  feed: reading.leased,
  parsed: reading.parsed,
  isWhole: true,
  readWhole: () => {
    reading.seen = null; // such a feed will need it again
    return reading.readWhole();
  },
});

interface Ended {
  reading: FeedReading;
  now: StoredFeed;
  result: IngestResult;
}

/** The end of visits, in the transaction that writes the last of their items. @returns what their feeds are set to */
async function endVisits(c: Change, ended: readonly Ended[]): Promise<FetchState[]> {
  const visits = ended.map(({ reading: { answer, bytes, ms, parsed }, now, result }) => {
    const { left_out } = parsed;
    return { feed: now, visit: fetchResult(outcomeOf(result), { answer, bytes, ms, left_out, ...result }) };
  });
  const states: FetchState[] = [];
  for (const [i, { reading, now, result }] of ended.entries()) {
    const { leased, answer, parsed, state } = reading;
    const updated = await updateHub(c, now, hubNamed(answer, parsed, now.hub_url));
    const missed = missedPush(updated, c.now, result.added);
    const visit = visits[i]?.visit as FetchResult;
    states.push({ ...(await finishFetch(c, { ...updated, ...missed }, { leased, visit, answer, state })), ...missed });
  }
  await recordFetches(c, visits);
  return states;
}

function onStored(app: App, { leased, seen, parsed: { left_out } }: FeedReading, result: IngestResult): void {
  countFetch(app, outcomeOf(result));
  if (seen) seenByFeed(app).set(leased.id, seen);
  else seenByFeed(app).delete(leased.id);
  if (result.added + result.changed > 0) app.log.info({ feed: leased.id, ...result, left_out }, 'a feed was refreshed');
}

/**
 * Stores what a reading brought; the last of its transactions ends the lease.
 * @returns an outcome that is still to be stored, or null
 */
export async function storeReading(app: App, reading: FeedReading): Promise<LeaseOutcome | null> {
  const { leased } = reading;
  try {
    const [plan] = await planned(app, [readFeedOf(reading)]);
    const result = await ingestFeed(app, plan as NonNullable<typeof plan>, async (c, now, result) => {
      if (now.lease !== leased.lease) throw new LeaseLost();
      const [state] = await endVisits(c, [{ reading, now, result }]);
      return state as FetchState;
    });
    if (!result) return { kind: 'released', leased };
    onStored(app, reading, result);
    return null;
  } catch (error) {
    if (error instanceof LeaseLost) return { kind: 'released', leased };
    // Somebody has written meanwhile, so that items are compared anew of which the keys alone are here.
    if (error instanceof WholeNeeded)
      return storeReading(app, { ...reading, parsed: await reading.readWhole(), seen: null });
    throw error;
  }
}

/**
 * Stores readings, each of another feed, in one transaction, as far as they bring little.
 * @returns those that are stored; each of the others has to be stored by itself
 */
export async function storeTogether(app: App, readings: readonly FeedReading[]): Promise<Set<FeedReading>> {
  // The others are planned when they are stored.
  const sharing = readings.filter(({ leased }) => mayShare(leased));
  if (sharing.length === 0) return new Set();
  const plans = await planned(app, sharing.map(readFeedOf));
  const byFeed = new Map(readings.map((reading) => [reading.leased.id, reading]));
  const readingOf = ({ id }: Pick<StoredFeed, 'id'>): FeedReading => byFeed.get(id) as FeedReading;
  const isHeld = (now: StoredFeed): boolean => now.lease === readingOf(now).leased.lease;
  const stored = await ingestTogether(app, plans.filter(isSmall), isHeld, (c, ended) =>
    endVisits(
      c,
      ended.map(({ feed, result }) => ({ reading: readingOf(feed), now: feed, result })),
    ),
  );
  for (const [id, result] of stored) onStored(app, readingOf({ id }), result);
  return new Set([...stored.keys()].map((id) => readingOf({ id })));
}
