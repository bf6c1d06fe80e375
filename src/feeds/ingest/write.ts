import type { Change } from '../../core/api/change.ts';
import { searchSource } from '../../core/db/search/source.ts';
import type { ItemTexts } from '../../feed-parser/content.ts';
import { allKeys } from '../../feed-parser/keys/item-keys.ts';
import type { ParsedItem } from '../../feed-parser/parse.ts';
import { indexText } from '../../text/tokens.ts';
import { holdBack } from '../held-back.ts';
import { isAlike } from '../identity/alike.ts';
import { keepKeys, type PreviousRow, pruneItemKeys } from '../identity/previous-items.ts';
import { admits, mappedCategory } from '../keyword-filter.ts';
import { followNews, keepNews, publish } from '../publish/publish.ts';
import { type Published, type PushStanding, pushPublished } from '../publish/push.ts';
import { modeOf, rulesOfFeed } from '../rules.ts';
import type { StoredFeed, StoredItem } from '../store.ts';
import { assignClusters, findAnew, lockClusters, newsOfStory } from '../stories/clusters.ts';
import type { Step } from './diff.ts';

interface Written {
  added: number;
  changed: number;
  filtered: number;
}

/** The columns that follow from what the feed says of an item. */
function columnsOf(item: ParsedItem, text: ItemTexts, firstSeen: string) {
  const { hash, guid, link, author, image_url, audio_url, video_url } = item;
  const title = item.title || link || guid || '…';
  const categories = JSON.stringify(item.categories);
  return {
    hash,
    guid,
    link,
    author,
    image_url,
    audio_url,
    video_url,
    ...datesOf(item, firstSeen),
    title,
    categories,
    ...text,
  };
}

/** Lists go by the date of publication, but never by one later than the first sight. */
const datesOf = ({ published_at, date_raw }: ParsedItem, firstSeen: string) => ({
  published_at,
  date_raw,
  sort_at: published_at !== null && published_at < firstSeen ? published_at : firstSeen,
});

/** What is to be written of a reading, and how. */
export interface ReadingWrite {
  feed: StoredFeed;
  steps: readonly Step[];
  texts: ReadonlyMap<ParsedItem, ItemTexts>;
  standing: PushStanding;
}

interface Added {
  row: StoredItem;
  step: Step;
  part: ReadingWrite;
}

/**
 * Writes the items of readings, each of another feed, which are locked: what the keywords let in, with its place among
 * the stories of its language, and the news that is made of it. New rows come before the stories are held, all others
 * after it: the transaction that has the locks may write any visible row of the language.
 * @returns in the order of the readings
 */
export async function writeSteps(c: Change, parts: readonly ReadingWrite[]): Promise<Written[]> {
  const wanted: { part: ReadingWrite; step: Step }[] = [];
  const edits: { part: ReadingWrite; step: Step; row: PreviousRow }[] = [];
  const written: Written[] = [];
  for (const part of parts) {
    const { keywords_in, keywords_out } = rulesOfFeed(part.feed);
    const filtered: Step[] = [];
    const counts = { added: 0, changed: 0, filtered: 0 };
    for (const step of part.steps) {
      if (step.row !== null) {
        edits.push({ part, step, row: step.row });
        counts.changed++;
        continue;
      }
      const { summary } = textOf(part, step);
      const isIn = admits(keywords_in, keywords_out, { ...step.item, summary });
      if (isIn) wanted.push({ part, step });
      else filtered.push(step);
      counts[isIn ? 'added' : 'filtered']++;
    }
    await remember(c, part.feed, filtered);
    written.push(counts);
  }
  const added = await addItems(c, wanted);
  const langs = new Set([...wanted, ...edits].map(({ part }) => part.feed.lang));
  for (const lang of [...langs].sort()) await lockClusters(c, lang);
  await changeItems(c, edits);
  await keepKeys(c, [
    ...added.map(({ row, step }) => ({ id: row.id, feed_id: row.feed_id, keys: step.keys })),
    ...edits.map(({ part, step, row }) => ({ id: row.id, feed_id: part.feed.id, keys: step.keys })),
  ]);
  const anew = edits.filter(({ step }) => step.kind === 'edit');
  await pruneItemKeys(
    c,
    anew.map(({ row, step }) => ({ id: row.id, keys: allKeys(step.item.keys) })),
  );
  const shown = added.filter(({ part }) => part.feed.is_active === 1);
  const placed = new Map<number, number>();
  for (const [lang, some] of Map.groupBy(shown, ({ row }) => row.lang)) {
    const rows = some.map(({ row }) => row);
    for (const [id, story] of await assignClusters(c, lang, rows)) placed.set(id, story);
  }
  for (const [part, some] of Map.groupBy(shown, (one) => one.part)) await publishPart(c, part, some, placed);
  return written;
}

const textOf = (part: ReadingWrite, { item }: Step): ItemTexts => part.texts.get(item) as ItemTexts;

async function remember(c: Change, feed: StoredFeed, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await c.tx
    .insertInto('feed_items_filtered')
    .values(steps.map(({ item }) => ({ feed_id: feed.id, hash: item.hash })))
    .onConflict((o) => o.doNothing())
    .execute();
}

/** Columns of an item that its feed does not say. */
const blankItem = { near_id: 0, is_parted: 0, held_at: null, news_id: null, news_rev: 0, full_at: null, rev: 1 };

async function addItems(c: Change, fresh: readonly { part: ReadingWrite; step: Step }[]): Promise<Added[]> {
  if (fresh.length === 0) return [];
  const rows = fresh.map(({ part, step }) => ({
    ...columnsOf(step.item, textOf(part, step), c.now),
    ...blankItem,
    feed_id: part.feed.id,
    first_seen_at: c.now,
    lang: part.feed.lang,
    category_id: categoryOf(part.feed, step.item),
    is_shown: part.feed.is_active,
    created_at: c.now,
    updated_at: c.now,
  }));
  const given = await c.tx.insertInto('feed_items').values(rows).returning('id').execute();
  // Ids are given in the order of the rows; in that of the answer no database is obliged to be.
  const ids = given.map(({ id }) => id).toSorted((a, b) => a - b);
  const added = fresh.map((one, i) => ({
    ...one,
    row: { ...(rows[i] as (typeof rows)[number]), id: ids[i] as number },
  }));
  for (const { row } of added) await putSearch(c, row.id, row);
  return added;
}

const categoryOf = (feed: StoredFeed, { categories }: ParsedItem): number | null =>
  mappedCategory(rulesOfFeed(feed).category_map, categories) ?? feed.category_id;

async function changeItems(
  c: Change,
  edits: readonly { part: ReadingWrite; step: Step; row: PreviousRow }[],
): Promise<void> {
  const edited: number[] = [];
  for (const { part, step, row } of edits) {
    const { kind, item } = step;
    if (kind === 'edit') {
      await changeItem(c, part, step, row);
      edited.push(row.id);
    } else
      await c.tx.updateTable('feed_items').set(datesOf(item, row.first_seen_at)).where('id', '=', row.id).execute();
  }
  await findAnew(c, edited);
}

async function changeItem(c: Change, part: ReadingWrite, step: Step, row: PreviousRow): Promise<void> {
  const { feed } = part;
  const columns = {
    ...columnsOf(step.item, textOf(part, step), row.first_seen_at),
    category_id: categoryOf(feed, step.item),
  };
  const { guid, link, sort_at, category_id, ...others } = columns;
  const changed = await c.tx
    .updateTable('feed_items')
    .set((e) => ({
      ...others,
      ...(guid === row.guid ? {} : { guid }),
      ...(link === row.link ? {} : { link }),
      // A column that is named is deleted from its indexes and inserted again, even when its value is the same.
      ...(sort_at === row.sort_at ? {} : { sort_at }),
      ...(category_id === row.category_id ? {} : { category_id }),
      rev: e('rev', '+', 1),
      updated_at: c.now,
    }))
    .where('id', '=', row.id)
    .returning('news_id')
    .executeTakeFirstOrThrow();
  await putSearch(c, row.id, columns);
  if (changed.news_id === null) return;
  const whole = await c.tx.selectFrom('feed_items').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  if (isAlike(row, whole)) await followNews(c, feed, whole);
  else await keepNews(c, whole);
}

/** Of a new item whose story is no news yet the feed makes one, if it is to. */
async function publishPart(
  c: Change,
  { feed, standing }: ReadingWrite,
  added: readonly Added[],
  placed: ReadonlyMap<number, number>,
): Promise<void> {
  const mode = modeOf(feed);
  if (mode === 'off') return;
  const published: Published[] = [];
  const held: number[] = [];
  for (const { row } of added) {
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
