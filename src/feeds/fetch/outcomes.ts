import { sql } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import { after } from '../hosts.ts';
import type { FetchState } from '../ingest/ingest.ts';
import type { StoredFeed } from '../store.ts';
import { type FetchOutcome, finishFetch, leaseEnded } from './finish.ts';
import { type FetchResult, recordFetches } from './history.ts';

/** How a lease of a feed ended without items. */
export type Outcome =
  | ({ kind: 'fetched' } & FetchOutcome)
  /** Its server wants to be left alone until then: the feed waits without having failed. */
  | { kind: 'postponed'; leased: StoredFeed; until: string }
  /** It was not visited, or what it brought is stored. */
  | { kind: 'released'; leased: StoredFeed };

/** Columns that an outcome sets, by their types. */
const columns = {
  int: [
    ...(['ttl_minutes', 'gap_minutes', 'interval_minutes', 'error_count', 'fetch_count', 'last_status'] as const),
    ...(['moved_count', 'lease_tries'] as const),
  ],
  text: [
    ...(['etag', 'last_modified', 'body_hash', 'newest_at', 'last_fetched_at', 'next_fetch_at'] as const),
    ...(['requested_at', 'last_error', 'moved_to', 'moved_since', 'lease', 'lease_until'] as const),
  ],
} satisfies Record<'int' | 'text', (keyof StoredFeed)[]>;
const names = [...columns.int, ...columns.text];

/**
 * Stores outcomes, each of another feed, in one transaction. An outcome is dropped when the feed is gone, when another
 * process has its lease, or when it has another address now.
 */
export async function storeOutcomes(app: App, outcomes: readonly Outcome[]): Promise<void> {
  // What stops or moves a feed writes other rows as well, so it holds no other feed meanwhile.
  const [far, near] = [outcomes.filter(reachesFar), outcomes.filter((outcome) => !reachesFar(outcome))];
  if (near.length > 0) await change(app, system, (c) => storeTogether(c, near));
  for (const outcome of far) await change(app, system, (c) => storeTogether(c, [outcome]));
}

const reachesFar = (outcome: Outcome): boolean =>
  outcome.kind === 'fetched' && (outcome.answer?.status === 410 || (outcome.answer?.movedTo ?? null) !== null);

async function storeTogether(c: Change, outcomes: readonly Outcome[]): Promise<void> {
  const ids = outcomes.map(({ leased }) => ({ id: leased.id }));
  const feeds = await c.dialect
    .holdRows(
      c.tx
        .selectFrom('feeds')
        .selectAll()
        .where(sql<boolean>`id in (select id from ${c.dialect.rowTable(ids, { int: ['id'], text: [] })} as ids)`)
        .orderBy('id'),
    )
    .execute();
  const rows = new Map(feeds.map((feed) => [feed.id, feed]));
  const states: StoredFeed[] = [];
  const fetches: { feed: StoredFeed; visit: FetchResult }[] = [];
  for (const outcome of outcomes) {
    const { leased } = outcome;
    const now = rows.get(leased.id);
    if (!now || now.lease !== leased.lease) continue;
    const state = now.feed_url === leased.feed_url ? await stateAfter(c, now, outcome) : leaseEnded;
    if (outcome.kind === 'fetched' && state !== leaseEnded) fetches.push({ feed: now, visit: outcome.visit });
    await setOthers(c, now.id, state);
    states.push({ ...now, ...state });
  }
  await recordFetches(c, fetches);
  await setStates(c, states);
}

async function stateAfter(c: Change, now: StoredFeed, outcome: Outcome): Promise<FetchState> {
  if (outcome.kind === 'fetched') return finishFetch(c, now, outcome);
  if (outcome.kind === 'released') return leaseEnded;
  return { ...leaseEnded, next_fetch_at: after(outcome.until, c.nowMs) };
}

/** What few outcomes set: the address of a feed that has moved. */
async function setOthers(c: Change, id: number, state: FetchState): Promise<void> {
  const others = Object.fromEntries(Object.entries(state).filter(([name]) => !(names as string[]).includes(name)));
  if (Object.keys(others).length > 0) await c.tx.updateTable('feeds').set(others).where('id', '=', id).execute();
}

async function setStates(c: Change, states: readonly StoredFeed[]): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map((state) => Object.fromEntries(['id' as const, ...names].map((name) => [name, state[name]])));
  const set = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`state.${name}`)}`);
  const table = c.dialect.rowTable(rows, { int: ['id', ...columns.int], text: columns.text });
  await sql`update feeds set ${sql.join(set)} from ${table} as state
    where feeds.id = state.id`.execute(c.tx);
}
