import type { Change } from '../../core/api/change.ts';
import { searchSource } from '../../core/db/search/source.ts';
import { indexText } from '../../text/tokens.ts';
import { holdBack } from '../held-back.ts';
import { isAlike } from '../identity/alike.ts';
import { allKeys } from '../identity/item-keys.ts';
import { keepKeys, pruneKeys } from '../identity/known-items.ts';
import { admits, mappedCategory } from '../keyword-filter.ts';
import type { Texts } from '../parse/content.ts';
import type { ParsedItem } from '../parse/parse.ts';
import { followNews, keepNews, publish } from '../publish/publish.ts';
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
  for (const step of edits) {
    if (step.kind === 'edit') await changeItem(c, feed, step, textOf(step));
    else
      await c.tx
        .updateTable('feed_items')
        .set(datesOf(step.item, step.row?.first_seen_at as string))
        .where('id', '=', step.row?.id as number)
        .execute();
  }
  await keepKeys(c, feed.id, [
    ...added.map(({ row, step }) => ({ id: row.id, keys: step.keys })),
    ...edits.map(({ row, keys }) => ({ id: row?.id as number, keys })),
  ]);
  await pruneKeys(
    c,
    edits
      .filter((step) => step.kind === 'edit')
      .map(({ row, item }) => ({ id: row?.id as number, keys: allKeys(item.keys) })),
  );
  const rows = added.map(({ row }) => row);
  if (feed.is_active === 1 && rows.length > 0) await placeAndPublish(c, feed, rows, standing);
  return { added: rows.length, changed: edits.length, filtered: filtered.length };
}

async function remember(c: Change, feed: StoredFeed, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await c.tx
    .insertInto('feed_items_filtered')
    .values(steps.map(({ item }) => ({ feed_id: feed.id, hash: item.hash })))
    .onConflict((o) => o.doNothing())
    .execute();
}

async function addItems(
  c: Change,
  feed: StoredFeed,
  fresh: readonly { step: Step; text: Texts }[],
): Promise<{ row: StoredItem; step: Step }[]> {
  if (fresh.length === 0) return [];
  const { category_map } = rulesOf(feed);
  const rows = fresh.map(({ step: { item }, text }) => ({
    ...columnsOf(item, text, c.now),
    feed_id: feed.id,
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
  // Ids are given in the order of the rows; in that of the answer no database is obliged to be.
  return added.toSorted((a, b) => a.id - b.id).map((row, i) => ({ row, step: (fresh[i] as { step: Step }).step }));
}

async function changeItem(c: Change, feed: StoredFeed, { item, row }: Step, text: Texts): Promise<void> {
  if (!row) return;
  const { category_map } = rulesOf(feed);
  const columns = {
    ...columnsOf(item, text, row.first_seen_at),
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
  if (changed.news_id === null) return;
  if (isAlike(row, changed)) await followNews(c, feed, changed);
  else await keepNews(c, changed);
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
  const held: number[] = [];
  for (const row of added) {
    const story = placed.get(row.id);
    if (story !== undefined && (await newsOfStory(c, story)) !== null) {
      held.push(row.id);
      continue;
    }
    const news = await publish(c, feed, row, mode, feed.review === 1 ? 'review' : 'published');
    published.push({ item: row, news, isDuplicate: story !== undefined });
  }
  await holdBack(c, held);
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
