import type { Db } from '../../core/db/database.ts';
import type { Dialect } from '../../core/db/dialect.ts';
import { allKeys, distinct, keptKeys, type Policy } from '../../feed-parser/keys/item-keys.ts';
import type { ParsedItem } from '../../feed-parser/parse.ts';
import { holdersOf, type ReadItem, storedCandidates } from '../identity/candidates.ts';
import { type Evidence, evidenceOf } from '../identity/evidence.ts';
import { match } from '../identity/match.ts';
import { matchMoved } from '../identity/moved.ts';
import { mostHolders, type PreviousItem, type PreviousRow, previousItems } from '../identity/previous-items.ts';
import { addForStrangers, type StrangeReading } from '../identity/strangers.ts';
import { rulesOfFeed } from '../rules.ts';
import type { StoredFeed } from '../store.ts';

/** What is to be written of an item of a reading. */
export interface Step {
  item: ParsedItem;
  /** The item as it is kept; null for a new one. */
  row: PreviousRow | null;
  /** `redated`: only its date has changed. */
  kind: 'new' | 'edit' | 'redated';
  /** Keys that it is to be kept under and is not yet. */
  keys: readonly number[];
}

/** What a reading changes. */
export interface Plan {
  evidence: Evidence;
  steps: Step[];
  /** Keys that items are to be kept under which the reading does not change otherwise, removed ones among them. */
  keys: { id: number; keys: readonly number[] }[];
  /** Removed items that the reading lists. */
  listed: PreviousItem[];
}

/** Names of parameters of links that the feed writes anew at each visit. */
export const varyingOf = (feed: Pick<StoredFeed, 'varying_params'>): string[] =>
  JSON.parse(feed.varying_params) as string[];

/** By id of the feed, all items that it has or had under a key of these items, and what strange ones may be. */
export async function previousItemsOf(
  db: Db,
  dialect: Dialect,
  readings: readonly StrangeReading[],
): Promise<Map<number, PreviousItem[]>> {
  const keysOf = (items: readonly ReadItem[]): number[] => items.flatMap((item) => allKeys(item.keys));
  const found = await previousItems(db, dialect, new Map(readings.map(({ feed, items }) => [feed.id, keysOf(items)])));
  await addForStrangers(db, dialect, readings, found);
  return found;
}

/**
 * What is to be done with the items of a reading, by what the feed has or had under their keys. Where the reading
 * teaches that links have parameters that vary, the plan is good only after the items got their keys anew.
 */
export async function ingestPlan(
  db: Db,
  dialect: Dialect,
  feed: StoredFeed,
  parsed: readonly ParsedItem[],
  previous: readonly PreviousItem[],
): Promise<Plan> {
  const varying = new Set(varyingOf(feed));
  const learned = { policy: feed.identity, guidChanges: feed.guid_changes, varying };
  const evidence = evidenceOf(parsed, storedCandidates(parsed, previous, varying), learned);
  const items = distinct(parsed, evidence.policy);
  const byKeys = await match(items, storedCandidates(items, previous, varying), evidence);
  const matched = await matchMoved(db, dialect, items, byKeys, previous);
  const missing = missingKeys(items, matched, previous, evidence.policy);
  const filtered = await filteredHashes(
    db,
    feed,
    items.filter((_, i) => matched[i] === null),
  );
  const [steps, keys]: [Step[], Plan['keys']] = [[], []];
  for (const [i, item] of items.entries()) {
    const [found, own] = [matched[i] ?? null, missing[i] as number[]];
    const kind = kindOf(item, found, filtered);
    if (kind !== null) steps.push({ item, row: found?.row ?? null, kind, keys: own });
    else if (found && own.length > 0) keys.push({ id: found.id, keys: own });
  }
  return { evidence, steps, keys, listed: listedOf(parsed, previous, matched) };
}

function kindOf(item: ParsedItem, found: PreviousItem | null, filtered: ReadonlySet<string>): Step['kind'] | null {
  if (found === null) return filtered.has(item.hash) ? null : 'new';
  if (found.row === null) return null;
  if (found.row.hash !== item.hash) return 'edit';
  return isRedated(found.row, item) ? 'redated' : null;
}

/** By item the keys that are not stored for it yet, without those that too many items share to identify one. */
function missingKeys(
  items: readonly ParsedItem[],
  matched: readonly (PreviousItem | null)[],
  previous: readonly PreviousItem[],
  policy: Policy,
): number[][] {
  const counts = new Map([...holdersOf(previous)].map(([key, holders]) => [key, holders.length]));
  return items.map((item, i) =>
    keptKeys(policy, item.keys).filter((key) => {
      const count = counts.get(key) ?? 0;
      if (matched[i]?.held.has(key) || count >= mostHolders) return false;
      counts.set(key, count + 1);
      return true;
    }),
  );
}

/** Removed items that the reading has, by more than words of a title alone. */
function listedOf(
  parsed: readonly ParsedItem[],
  previous: readonly PreviousItem[],
  matched: readonly (PreviousItem | null)[],
): PreviousItem[] {
  const keys = new Set(parsed.flatMap((item) => allKeys({ ...item.keys, title: null })));
  const own = new Set(matched);
  return previous.filter((one) => one.row === null && (own.has(one) || [...one.held].some((key) => keys.has(key))));
}

/** Which of these items the feed's keywords turned away as they are now. */
async function filteredHashes(db: Db, feed: StoredFeed, items: readonly ParsedItem[]): Promise<Set<string>> {
  if (items.length === 0 || !hasKeywords(feed)) return new Set();
  const rows = await db
    .selectFrom('feed_items_filtered')
    .select('hash')
    .where('feed_id', '=', feed.id)
    .where(
      'hash',
      'in',
      items.map((item) => item.hash),
    )
    .execute();
  return new Set(rows.map((row) => row.hash));
}

export function hasKeywords(feed: StoredFeed): boolean {
  const { keywords_in, keywords_out } = rulesOfFeed(feed);
  return keywords_in.length + keywords_out.length > 0;
}

/** A date where there was none, or one that changes its place. A feed that dates each item anew says nothing new. */
const isRedated = (row: PreviousRow, { published_at }: ParsedItem): boolean =>
  published_at !== null &&
  published_at !== row.published_at &&
  (row.published_at === null || published_at <= row.first_seen_at);
