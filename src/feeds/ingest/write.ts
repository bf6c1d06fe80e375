import type { Change } from '../../core/api/change.ts';
import { searchSource } from '../../core/db/search-source.ts';
import { indexText } from '../../text/tokens.ts';
import { admits, mappedCategory } from '../keyword-filter.ts';
import type { Texts } from '../parse/content.ts';
import { secondKey } from '../parse/item-key.ts';
import type { ParsedItem } from '../parse/parse.ts';
import { followNews, publish } from '../publish/publish.ts';
import { type Published, pushPublished, type Standing } from '../publish/push.ts';
import { modeOf, rulesOf } from '../rules.ts';
import type { StoredFeed, StoredItem } from '../store.ts';
import { assignClusters, findAnew, lockClusters, newsOfStory } from './clusters.ts';
import type { Step } from './diff.ts';

interface Written {
  added: number;
  changed: number;
  filtered: number;
}

/** The columns that follow from what the feed says of an item. */
function columnsOf(item: ParsedItem, text: Texts, firstSeen: string) {
  const { hash, guid, link, author, image_url } = item;
  const title = item.title || link || guid || '…';
  const categories = JSON.stringify(item.categories);
  return { hash, guid, link, author, image_url, ...datesOf(item, firstSeen), title, categories, ...text };
}

/** Lists go by the date of publication, but never by one later than the first sight. */
const datesOf = ({ published_at, date_raw }: ParsedItem, firstSeen: string) => ({
  published_at,
  date_raw,
  sort_at: published_at !== null && published_at < firstSeen ? published_at : firstSeen,
});

/**
 * Writes the items of a reading, the feed being locked: what the keywords let in, with its place among the stories of
 * its language, and the news that is made of it. New rows come before the stories are held, all others after it:
 * the transaction that has the locks may write any visible row of the language.
 */
export async function writeSteps(
  c: Change,
  feed: StoredFeed,
  steps: readonly Step[],
  texts: ReadonlyMap<ParsedItem, Texts>,
  standing: Standing,
): Promise<Written> {
  const { keywords_in, keywords_out } = rulesOf(feed);
  const textOf = ({ item }: Step): Texts => texts.get(item) as Texts;
  const isIn = (step: Step): boolean =>
    admits(keywords_in, keywords_out, { ...step.item, summary: textOf(step).summary });
  const [wanted, filtered] = [[] as Step[], [] as Step[]];
  for (const step of steps) if (step.kind === 'new') (isIn(step) ? wanted : filtered).push(step);
  await remember(c, feed, filtered);
  const added = await addItems(
    c,
    feed,
    wanted.map((step) => ({ step, text: textOf(step) })),
  );
  const edits = steps.filter((step) => step.kind !== 'new');
  if (added.length + edits.length > 0) await lockClusters(c, feed.lang);
  let changed = 0;
  for (const step of edits) {
    if (step.kind === 'edit') await changeItem(c, feed, step, textOf(step));
    else
      await c.tx
        .updateTable('feed_items')
        .set(sameOf(step))
        .where('id', '=', step.row?.id as number)
        .execute();
    if (step.kind === 'edit' || step.item.published_at !== step.row?.published_at) changed++;
  }
  if (feed.is_active === 1 && added.length > 0) await placeAndPublish(c, feed, added, standing);
  return { added: added.length, changed, filtered: filtered.length };
}

/** Of an item that says what it said: the key that counts now, and its date. */
function sameOf({ item, key, row }: Step): Partial<StoredItem> {
  const dates = item.published_at === null ? {} : datesOf(item, row?.first_seen_at as string);
  return { item_key: key, second_key: secondKey(item.keys), ...dates };
}

async function remember(c: Change, feed: StoredFeed, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await c.tx
    .insertInto('feed_items_filtered')
    .values(steps.map(({ key, item }) => ({ feed_id: feed.id, item_key: key, hash: item.hash })))
    .onConflict((o) => o.columns(['feed_id', 'item_key']).doUpdateSet((e) => ({ hash: e.ref('excluded.hash') })))
    .execute();
}

async function addItems(
  c: Change,
  feed: StoredFeed,
  fresh: readonly { step: Step; text: Texts }[],
): Promise<StoredItem[]> {
  if (fresh.length === 0) return [];
  const { category_map } = rulesOf(feed);
  const rows = fresh.map(({ step: { item, key }, text }) => ({
    ...columnsOf(item, text, c.now),
    feed_id: feed.id,
    item_key: key,
    second_key: secondKey(item.keys),
    first_seen_at: c.now,
    lang: feed.lang,
    category_id: mappedCategory(category_map, item.categories) ?? feed.category_id,
    is_shown: feed.is_active,
    near_id: 0,
    news_id: null,
    news_rev: 0,
    full_at: null,
    rev: 1,
    created_at: c.now,
    updated_at: c.now,
  }));
  const added = await c.tx.insertInto('feed_items').values(rows).returningAll().execute();
  for (const row of added) await putSearch(c, row.id, row);
  return added.toSorted((a, b) => a.id - b.id);
}

async function changeItem(c: Change, feed: StoredFeed, { item, key, row }: Step, text: Texts): Promise<void> {
  if (!row) return;
  const { category_map } = rulesOf(feed);
  const columns = {
    ...columnsOf(item, text, row.first_seen_at),
    item_key: key,
    second_key: secondKey(item.keys),
    category_id: mappedCategory(category_map, item.categories) ?? feed.category_id,
  };
  const changed = await c.tx
    .updateTable('feed_items')
    .set((e) => ({ ...columns, rev: e('rev', '+', 1), updated_at: c.now }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await putSearch(c, row.id, columns);
  await findAnew(c, feed.lang, row.id);
  if (changed.news_id !== null) await followNews(c, feed, changed);
}

/** Each new item finds its story; of a story that is no news yet the feed makes one, if it is to. */
async function placeAndPublish(
  c: Change,
  feed: StoredFeed,
  added: readonly StoredItem[],
  standing: Standing,
): Promise<void> {
  const placed = await assignClusters(c, feed, added);
  const mode = modeOf(feed);
  if (mode === 'off') return;
  const published: Published[] = [];
  for (const row of added) {
    const story = placed.get(row.id);
    if (story !== undefined && (await newsOfStory(c, story)) !== null) continue;
    const news = await publish(c, feed, row, mode, feed.review === 1 ? 'review' : 'published');
    published.push({ item: row, news, isDuplicate: story !== undefined });
  }
  await pushPublished(c, feed, standing, published);
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
