import { type Change, change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import type { FeedRow } from '../../schema/feeds.ts';
import type { Stored } from '../../schema/table.ts';
import type { Texts } from '../parse/content.ts';
import { textsInThread } from '../parse/in-thread.ts';
import { keyUnder, type Policy, safer } from '../parse/item-key.ts';
import { languageOf } from '../parse/language.ts';
import type { ParsedFeed, ParsedItem } from '../parse/parse.ts';
import { standingOf } from '../publish/push.ts';
import { searchTextOf } from '../resource.ts';
import { feedOf, feedsTopic, rssTopics, type StoredFeed } from '../store.ts';
import { choosePolicy, distinct, type Step, stepsOf } from './diff.ts';
import { updateListed } from './tombstones.ts';
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
  const policy = await choosePolicy(app.db.write, feed, parsed.items);
  const items = distinct(parsed.items, policy);
  const steps = await stepsOf(app.db.write, feed.id, items, policy);
  const taken: IngestResult = { added: 0, changed: 0, filtered: 0 };
  // From the last to the first, so that of items of one time the first of the feed is the newest.
  const pieces = piecesOf(steps.toReversed());
  for (const [i, piece] of pieces.entries()) {
    // Sanitising costs more than all the rest: for what changed only, and while nobody waits for the database.
    const texts = await textsOf(piece);
    const done = await change(app, system, async (c) => {
      await c.dialect.lockRow(c.tx, 'feeds', feed.id);
      const now = await feedOf(c.tx, feed.id);
      if (!now || now.feed_url !== feed.feed_url) return null;
      const whole = await feedAfter(c, now, parsed, policy);
      const again = await stepsOf(
        c.tx,
        feed.id,
        piece.map((step) => step.item),
        whole.identity as Policy,
      );
      const part = await writeSteps(
        c,
        whole,
        again.filter((step) => step.kind === 'same' || texts.has(step.item)),
        texts,
        standing,
      );
      for (const name of ['added', 'changed', 'filtered'] as const) taken[name] += part[name];
      if (part.added + part.changed > 0) c.touch(...rssTopics(whole.lang));
      const isLast = i === pieces.length - 1;
      if (isLast && isWhole) await updateListed(c, feed.id, parsed.items, keysUnder(items, policy));
      const counts = {
        item_count: whole.item_count + part.added,
        filtered_count: whole.filtered_count + part.filtered,
      };
      const state = isLast ? await stateOf(c, { ...whole, ...counts }, taken) : {};
      await setFeed(c, feed.id, { ...counts, ...state });
      return taken;
    });
    if (!done) return null;
  }
  return taken;
}

const keysUnder = (items: readonly ParsedItem[], policy: Policy): string[] =>
  items.map((item) => keyUnder(policy, item.keys));

async function setFeed(c: Change, id: number, columns: Partial<StoredFeed>): Promise<void> {
  if (Object.keys(columns).length) await c.tx.updateTable('feeds').set(columns).where('id', '=', id).execute();
}

/** Of the items that are new or changed. */
async function textsOf(steps: readonly Step[]): Promise<Map<ParsedItem, Texts>> {
  const fresh = steps.filter((step) => step.kind !== 'same').map((step) => step.item);
  const made = await textsInThread(fresh);
  return new Map(fresh.map((item, i) => [item, made[i] as Texts]));
}

/**
 * What the feed says of itself, where no editor has said otherwise, and how its items are identified. The language
 * is found once, with the first items.
 */
async function feedAfter(c: Change, feed: StoredFeed, parsed: ParsedFeed, policy: Policy): Promise<StoredFeed> {
  const found: Partial<StoredFeed> = {};
  if (!feed.title_given && parsed.title && parsed.title !== feed.title) found.title = parsed.title;
  if (feed.site_url === null && parsed.link) found.site_url = parsed.link;
  if (feed.icon_url === null && parsed.image_url) found.icon_url = parsed.image_url;
  const titles = parsed.items.map((i) => i.title);
  const lang = !feed.lang_given && feed.item_count === 0 && languageOf(parsed.language, titles);
  if (lang && lang !== feed.lang) found.lang = lang;
  const identity = parsed.items.length === 0 ? feed.identity : safer(feed.identity, policy);
  const whole = { ...feed, ...found, identity: identity ?? policy };
  if (identity !== feed.identity) await setFeed(c, feed.id, { identity });
  if (Object.keys(found).length === 0) return whole;
  await setFeed(c, feed.id, { ...found, search_text: searchTextOf(whole) });
  c.touch(feedsTopic);
  return whole;
}
