import { type Change, change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import type { FeedRow } from '../../schema/feeds.ts';
import type { Stored } from '../../schema/table.ts';
import type { Evidence } from '../identity/evidence.ts';
import { identities, safer } from '../identity/item-keys.ts';
import { keepKeys, rekeyLinks } from '../identity/known-items.ts';
import { updateListed } from '../identity/removed-items.ts';
import type { Texts } from '../parse/content.ts';
import { textsInThread } from '../parse/in-thread.ts';
import { languageOf } from '../parse/language.ts';
import type { ParsedFeed, ParsedItem } from '../parse/parse.ts';
import { standingOf } from '../publish/push.ts';
import { searchTextOf } from '../resource.ts';
import { feedOf, feedsTopic, rssTopics, type StoredFeed } from '../store.ts';
import { hasKeywords, knownBy, type Plan, planOf, type Step, varyingOf } from './diff.ts';
import { writeSteps } from './write.ts';

/** What is known of the fetch itself, written with the last of its items. */
export type FetchState = Partial<Omit<Stored<FeedRow>, 'id' | 'item_count'>>;

/** The state of a fetch, computed once the items are written, in their transaction. */
type StateOf = (c: Change, feed: StoredFeed, taken: IngestResult) => Promise<FetchState>;

export interface IngestResult {
  added: number;
  changed: number;
  /** Turned away by the keywords of the feed. */
  filtered: number;
}

/** Written in one transaction: clients that ask for what changed overlap by seconds, so none may take longer. */
const most = 50;

const piecesOf = <T>(list: readonly T[]): T[][] => {
  const pieces = Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));
  return pieces.length === 0 ? [[]] : pieces;
};

/**
 * Takes in what a feed says now: new items are added, those that changed are changed, the rest is not written. In
 * pieces, each a transaction; the last one also keeps what the next fetch needs, so that a program that dies between
 * two of them finds the rest the next time. May run twice with one answer.
 * @param isWhole false for a part of the feed (a push): what it does not name has not left the feed
 * @returns null when the feed is gone, or reads another address meanwhile
 */
export async function ingestFeed(
  app: App,
  feed: StoredFeed,
  parsed: ParsedFeed,
  stateOf: StateOf,
  isWhole = true,
): Promise<IngestResult | null> {
  const standing = standingOf(feed, app.now());
  const { plan, items } = await learn(app, feed, parsed.items);
  const taken: IngestResult = { added: 0, changed: 0, filtered: 0 };
  // From the last to the first, so that of items of one time the first of the feed is the newest.
  const pieces = piecesOf(plan.steps.toReversed());
  let seen = feed.item_rev;
  for (const [i, piece] of pieces.entries()) {
    // Sanitising costs more than all the rest: for what changed only, and while nobody waits for the database.
    const texts = await textsOf(piece);
    const done = await change(app, system, async (c) => {
      await c.dialect.lockRow(c.tx, 'feeds', feed.id);
      const now = await feedOf(c.tx, feed.id);
      if (!now || now.feed_url !== feed.feed_url) return null;
      // Looked up again only where somebody has written meanwhile: an editor, retention, a push.
      const isCurrent = now.item_rev === seen && now.rev === feed.rev;
      const latest = isCurrent ? plan : await planOf(c.tx, now, items, await knownBy(c.tx, feed.id, items));
      const own = new Set(piece.map((step) => step.item));
      const steps = isCurrent
        ? piece
        : latest.steps.filter((step) => own.has(step.item) && (step.kind === 'redated' || texts.has(step.item)));
      const isLast = i === pieces.length - 1;
      const whole = await feedAfter(c, now, parsed, latest.evidence, isLast);
      const part = await writeSteps(c, whole, isCurrent ? steps : steps.toReversed(), texts, standing);
      for (const name of ['added', 'changed', 'filtered'] as const) taken[name] += part[name];
      if (part.added + part.changed > 0) c.touch(...rssTopics(whole.lang));
      if (isLast) await keepKeys(c, feed.id, latest.keys);
      if (isLast && isWhole) await updateListed(c, feed.id, latest.listed);
      if (isLast && isWhole) await forgetFiltered(c, now, items);
      const counts = {
        item_count: whole.item_count + part.added,
        filtered_count: whole.filtered_count + part.filtered,
      };
      const state = isLast ? await stateOf(c, { ...whole, ...counts }, taken) : {};
      const isWritten = part.added + part.changed > 0 || (isLast && latest.keys.length > 0);
      const item_rev = now.item_rev + Number(isWritten);
      await setFeed(c, feed.id, { ...counts, ...state, item_rev });
      if (isCurrent) seen = item_rev;
      return taken;
    });
    if (!done) return null;
  }
  return taken;
}

/** The plan for a reading. Where it teaches which parameters of links vary, the items get their keys anew first. */
async function learn(app: App, feed: StoredFeed, items: ParsedItem[]): Promise<{ plan: Plan; items: ParsedItem[] }> {
  const plan = await planOf(app.db.write, feed, items, await knownBy(app.db.write, feed.id, items));
  const { varying } = plan.evidence;
  if (varying.size <= varyingOf(feed).length) return { plan, items };
  await rekeyLinks(app, feed.id, varying);
  const keys = identities(items, varying);
  const anew = items.map((item, i) => ({ ...item, ...(keys[i] as (typeof keys)[number]) }));
  const taught = { ...feed, varying_params: JSON.stringify([...varying]) };
  const known = await knownBy(app.db.write, feed.id, anew);
  return { plan: await planOf(app.db.write, taught, anew, known), items: anew };
}

/** What was turned away and is not listed any more. */
async function forgetFiltered(c: Change, feed: StoredFeed, items: readonly ParsedItem[]): Promise<void> {
  if (feed.filtered_count === 0 && !hasKeywords(feed)) return;
  const listed = new Set(items.map((item) => item.hash));
  const rows = await c.tx.selectFrom('feed_items_filtered').select('hash').where('feed_id', '=', feed.id).execute();
  const passed = rows.map((row) => row.hash).filter((hash) => !listed.has(hash));
  for (let i = 0; i < passed.length; i += 500)
    await c.tx
      .deleteFrom('feed_items_filtered')
      .where('feed_id', '=', feed.id)
      .where('hash', 'in', passed.slice(i, i + 500))
      .execute();
}

async function setFeed(c: Change, id: number, columns: Partial<StoredFeed>): Promise<void> {
  if (Object.keys(columns).length) await c.tx.updateTable('feeds').set(columns).where('id', '=', id).execute();
}

/** Of the items that are new or changed. */
async function textsOf(steps: readonly Step[]): Promise<Map<ParsedItem, Texts>> {
  const fresh = steps.filter((step) => step.kind !== 'redated').map((step) => step.item);
  const made = await textsInThread(fresh);
  return new Map(fresh.map((item, i) => [item, made[i] as Texts]));
}

/**
 * What the feed says of itself, where no editor has said otherwise, and how its items are identified. The language
 * is found once, with the first items.
 */
async function feedAfter(
  c: Change,
  feed: StoredFeed,
  parsed: ParsedFeed,
  { policy, guidChanges }: Evidence,
  isLast: boolean,
): Promise<StoredFeed> {
  const found: Partial<StoredFeed> = {};
  if (!feed.title_given && parsed.title && parsed.title !== feed.title) found.title = parsed.title;
  if (feed.site_url === null && parsed.link) found.site_url = parsed.link;
  if (feed.icon_url === null && parsed.image_url) found.icon_url = parsed.image_url;
  const titles = parsed.items.map((i) => i.title);
  const lang = !feed.lang_given && feed.item_count === 0 && languageOf(parsed.language, titles);
  if (lang && lang !== feed.lang) found.lang = lang;
  const identity = parsed.items.length === 0 ? feed.identity : safer(feed.identity, policy);
  const whole = { ...feed, ...found, identity: identity ?? policy };
  // A count that was kept before the items would count twice where the program dies between two pieces.
  const guid_changes = isLast ? guidChanges : feed.guid_changes;
  if (identity !== feed.identity || guid_changes !== feed.guid_changes)
    await setFeed(c, feed.id, { identity, guid_changes });
  if (Object.keys(found).length === 0) return whole;
  await setFeed(c, feed.id, { ...found, search_text: searchTextOf(whole) });
  c.touch(feedsTopic);
  return whole;
}
