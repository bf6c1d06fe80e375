import { setImmediate } from 'node:timers/promises';
import { type App, system } from '../core/app.ts';
import { type Change, change } from '../core/change.ts';
import { searchSource } from '../core/search.ts';
import type { FeedRow } from '../core/tables.ts';
import { indexText } from '../text/tokens.ts';
import { type Texts, textsOf } from './content.ts';
import { searchTextOf } from './feeds.ts';
import { canonical } from './identity.ts';
import { languageOf } from './language.ts';
import type { ParsedFeed, ParsedItem } from './parse.ts';
import { publish } from './publish.ts';
import {
  feedOf,
  feedsTopic,
  goneItems,
  type Known,
  knownItems,
  rssTopics,
  type StoredFeed,
  type StoredItem,
} from './store.ts';

/** What is known of the fetch itself, written with the items. */
export type FetchState = Partial<
  Pick<
    FeedRow,
    | 'etag'
    | 'last_modified'
    | 'body_hash'
    | 'last_fetched_at'
    | 'next_fetch_at'
    | 'last_status'
    | 'last_error'
    | 'error_count'
  >
>;

export interface Taken {
  added: number;
  changed: number;
}

const sameLink = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && canonical(a, true) === canonical(b, true));

/** The item that is kept already, under either of its keys; one of the same link before one that has moved. */
function matchOf(item: ParsedItem, known: ReadonlyMap<string, Known>): Known | undefined {
  const own = known.get(item.key);
  const other = item.otherKey === null ? undefined : known.get(item.otherKey);
  return [own, other].find((row) => row && sameLink(row.link, item.link)) ?? own;
}

/** Requests are answered by this thread too: after every 20 ms of work it lets them. */
function breather(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < 20) return;
    await setImmediate();
    began = performance.now();
  };
}

/**
 * Takes in what a feed says now, in one transaction: new items are added, those that changed are changed, the rest is
 * not written; the feed keeps what it needs for its next fetch. May run twice with one answer.
 * @returns null when the feed is gone, or reads another address meanwhile
 */
export async function takeIn(app: App, feed: StoredFeed, parsed: ParsedFeed, state: FetchState): Promise<Taken | null> {
  const keys = parsed.items.flatMap((i) => (i.otherKey === null ? [i.key] : [i.key, i.otherKey]));
  // Sanitising costs more than all the rest: for what changed only, and while nobody waits for the database.
  const before = await knownItems(app.db.write, feed.id, keys);
  const texts = new Map<string, Texts>();
  const rest = breather();
  for (const item of parsed.items) {
    if (matchOf(item, before)?.hash === item.hash) continue;
    texts.set(item.key, textsOf(item));
    await rest();
  }

  return change(app, system, async (c) => {
    await c.dialect.lockRow(c.tx, 'feeds', feed.id);
    const now = await feedOf(c.tx, feed.id);
    if (!now || now.feed_url !== feed.feed_url) return null;
    const [known, gone] = [await knownItems(c.tx, feed.id, keys), await goneItems(c.tx, feed.id, keys)];
    const whole = await feedAfter(c, now, parsed);
    const taken: Taken = { added: 0, changed: 0 };
    // From the last to the first, so that of items of one time the first of the feed is the newest.
    for (const item of parsed.items.toReversed()) {
      if (gone.has(item.key)) continue;
      const row = matchOf(item, known);
      if (row?.hash === item.hash) continue;
      const text = texts.get(item.key) ?? textsOf(item);
      if (row) await changeItem(c, row, item, text);
      else await addItem(c, whole, item, text);
      taken[row ? 'changed' : 'added']++;
      await rest();
    }
    if (taken.added + taken.changed > 0) c.touch(...rssTopics(whole.lang));
    await c.tx
      .updateTable('feeds')
      .set((e) => ({ ...state, item_count: e('item_count', '+', taken.added) }))
      .where('id', '=', feed.id)
      .execute();
    return taken;
  });
}

/** What the feed says of itself, where no editor has said otherwise. The language is found once, with the first items. */
async function feedAfter(c: Change, feed: StoredFeed, parsed: ParsedFeed): Promise<StoredFeed> {
  const found: Partial<StoredFeed> = {};
  if (!feed.title_given && parsed.title && parsed.title !== feed.title) found.title = parsed.title;
  if (feed.site_url === null && parsed.link) found.site_url = parsed.link;
  if (feed.icon_url === null && parsed.image_url) found.icon_url = parsed.image_url;
  const titles = parsed.items.map((i) => i.title);
  const lang = !feed.lang_given && feed.item_count === 0 && languageOf(parsed.language, titles);
  if (lang && lang !== feed.lang) found.lang = lang;
  if (Object.keys(found).length === 0) return feed;
  const whole = { ...feed, ...found };
  const search_text = searchTextOf(whole);
  await c.tx
    .updateTable('feeds')
    .set({ ...found, search_text })
    .where('id', '=', feed.id)
    .execute();
  c.touch(feedsTopic);
  return whole;
}

/** The columns that follow from what the feed says of an item. */
function columnsOf(item: ParsedItem, text: Texts, firstSeen: string) {
  const { hash, guid, link, author, image_url, published_at, date_raw } = item;
  const sort_at = published_at !== null && published_at < firstSeen ? published_at : firstSeen;
  const title = item.title || link || guid || '…';
  const categories = JSON.stringify(item.categories);
  return { hash, guid, link, author, image_url, published_at, date_raw, sort_at, title, categories, ...text };
}

async function addItem(c: Change, feed: StoredFeed, item: ParsedItem, text: Texts): Promise<void> {
  const row = {
    ...columnsOf(item, text, c.now),
    feed_id: feed.id,
    item_key: item.key,
    first_seen_at: c.now,
    lang: feed.lang,
    category_id: feed.category_id,
    is_shown: feed.is_active,
    news_id: null,
    rev: 1,
    created_at: c.now,
    updated_at: c.now,
  };
  const news_id = feed.auto_publish ? await publish(c, feed, row) : null;
  const { id } = await c.tx
    .insertInto('feed_items')
    .values({ ...row, news_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await putSearch(c, id, row);
}

async function changeItem(c: Change, known: Known, item: ParsedItem, text: Texts): Promise<void> {
  const columns = columnsOf(item, text, known.first_seen_at);
  await c.tx
    .updateTable('feed_items')
    .set((e) => ({ ...columns, rev: e('rev', '+', 1), updated_at: c.now }))
    .where('id', '=', known.id)
    .execute();
  await putSearch(c, known.id, columns);
}

type Words = Pick<StoredItem, 'title' | 'summary' | 'categories' | 'author'>;

function wordsOf({ title, summary, categories, author }: Words): [heavy: string, light: string] {
  return [title, [summary, author ?? '', ...(JSON.parse(categories) as string[])].join(' ')];
}

async function putSearch(c: Change, id: number, words: Words): Promise<void> {
  const [heavy, light] = wordsOf(words);
  await c.dialect.putSearch(c.tx, 'feed_search', id, indexText(heavy), indexText(light));
}

export const feedSearch = searchSource('feed_items', wordsOf);
