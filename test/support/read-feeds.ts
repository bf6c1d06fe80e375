import { leaseDue } from '../../src/feeds/fetch/lease.ts';
import { type FeedReading, visitFeed } from '../../src/feeds/fetch/visit.ts';
import { noSecrets } from '../../src/feeds/secrets.ts';
import type { Running } from './helper.ts';

/** Leases what is due and fetches it, as the dispatcher does, and stores nothing. */
export async function readAll({ dinam: { app } }: Pick<Running, 'dinam'>): Promise<FeedReading[]> {
  const all = { most: 50, crowded: new Set<string>(), roomOf: () => 50, dead: [], byClock: true };
  const { leased: feeds } = await leaseDue(app, all);
  const asking = { secrets: noSecrets, signal: new AbortController().signal, onAnswered: () => {} };
  const visits: FeedReading[] = [];
  for (const feed of feeds.toSorted((a, b) => a.id - b.id)) {
    const found = await visitFeed(app, feed, asking);
    if (found.kind === 'read') visits.push(found);
  }
  return visits;
}
