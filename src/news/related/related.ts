import { Type } from 'typebox';
import { read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import { Id, Lang } from '../../core/model/common.ts';
import { placesTopic } from '../../places/tree.ts';
import { NewsItem } from '../model/news.ts';
import { checkStoryFields, itemsOf, NewsFields, nextStoryChange, pickedStoryFields } from '../query.ts';
import { newsItem } from '../reads.ts';
import * as store from '../store.ts';
import type { StoredNews } from '../tables.ts';
import { labelsOfItem } from './candidates.ts';
import { most, type Pool, type PooledItem, type PoolGroup, poolOf } from './pool.ts';

const defaultLimit = 10;
/** Labels of an item that count; an editor may give it thirty tags. */
const mostLabels = 16;
/** Items that share labels or rare words and are read for a closer look. */
const mostRead = 250;
/** Words of the title that are searched: the rarest ones. */
const rareWords = 4;

const weight: Record<string, number> = { tag: 3, place: 2, title: 2, text: 0.5, category: 0.5 };

/** An item that is older than the story by so much counts half. What came after it counts whole. */
const halfAgeMs = 30 * 86_400_000;

/** How much it says that two items share a thing that `n` of `of` have: the rarer, the more. */
const rarity = (n: number, of: number): number => Math.log((of + 1) / (n + 1)) / Math.log(of + 1) + 0.1;

/** The rarest words of the story, by the titles at hand; the longer ones first, which say more. */
function rarest(pool: Pool, words: readonly number[], { counts }: PoolGroup): string[] {
  const candidates = words.map((number) => ({ word: pool.word(number), count: counts.get(number) ?? 0 }));
  candidates.sort((a, b) => a.count - b.count || b.word.length - a.word.length || (a.word < b.word ? -1 : 1));
  return candidates.slice(0, rareWords).map(({ word }) => word);
}

/** Places of items, each once, and what is said for each by where it was found. */
interface Found {
  places: number[];
  points: number[];
}

/** Adds up what is said for items by the lists that they are in. */
function foundIn(pool: Pool, lists: readonly { places: readonly number[]; points: number }[]): Found {
  const sums = pool.scratch();
  const places: number[] = [];
  for (const { places: of, points } of lists)
    for (const place of of) {
      if (sums[place] === 0) places.push(place);
      sums[place] = (sums[place] as number) + points;
    }
  const points = places.map((place) => sums[place] as number);
  for (const place of places) sums[place] = 0;
  return { places, points };
}

/** Where the best are of what was found outside of the group, so that what is read stays bounded; the newest of those that are alike. */
function bestOf(pool: Pool, { places, points }: Found, group: PoolGroup): number[] {
  const marks = pool.scratch();
  for (const place of group.places) marks[place] = 1;
  const others: number[] = [];
  for (let n = 0; n < places.length; n++) if (marks[places[n] as number] === 0) others.push(n);
  for (const place of group.places) marks[place] = 0;
  if (others.length > mostRead)
    others.sort(
      (a, b) =>
        (points[b] as number) - (points[a] as number) ||
        pool.idAt(places[b] as number) - pool.idAt(places[a] as number),
    );
  return others.slice(0, mostRead).map((n) => places[n] as number);
}

const freshness = (storyTime: number, time: number): number =>
  storyTime <= time ? 1 : 1 / (1 + (storyTime - time) / halfAgeMs);

interface Scored {
  item: PooledItem;
  points: number;
}

/** Negative where `a` stands first: it has more points, or is newer. */
const compare = (a: Scored, b: Scored): number => b.points - a.points || compareNewest(a.item, b.item);

const compareNewest = (a: PooledItem, b: PooledItem): number =>
  a.published_at === b.published_at ? b.id - a.id : a.published_at < b.published_at ? 1 : -1;

/** Puts one into a sorted list of at most so many. */
function insert(sorted: Scored[], item: PooledItem, points: number, limit: number): void {
  const last = sorted[limit - 1];
  if (last && points < last.points) return; // most are: nothing is made for them
  const one = { item, points };
  let at = sorted.length;
  while (at > 0 && compare(one, sorted[at - 1] as Scored) < 0) at--;
  if (at >= limit) return;
  sorted.splice(at, 0, one);
  if (sorted.length > limit) sorted.pop();
}

type Story = Pick<StoredNews, 'id' | 'lang' | 'title' | 'category_id' | 'translation_group' | 'published_at'>;

/**
 * Ids of items that go with a story, the best first, then the newest of its category and its language until there are
 * `limit`. Nothing in the order follows from the hour, so an answer holds until news changes.
 */
export async function relatedIds(app: App, story: Story, now: string, limit: number): Promise<number[]> {
  const { id, lang, category_id } = story;
  const pool = await poolOf(app, lang);
  const [all, group] = await Promise.all([labelsOfItem(app, id), pool.group(category_id, now)]);
  const labels = all.slice(0, mostLabels);
  const words = pool.wordsOf(id, story.title);
  const [ofLabels, ofWords] = await Promise.all([pool.labels(labels, now), pool.holders(rarest(pool, words, group))]);
  const found = foundIn(pool, [
    ...ofLabels.map((places, n) => ({
      places,
      points: (weight[labels[n]?.kind ?? ''] ?? 1) * rarity(places.length, most.label),
    })),
    ...ofWords.map((places) => ({ places, points: weight.text as number })),
  ]);
  const best = bestOf(pool, found, group);
  await pool.read(best, now);

  const isOther = (item: PooledItem): boolean =>
    item.id !== id && (item.translation_group === null || item.translation_group !== story.translation_group);
  const others = best.flatMap((place) => pool.itemAt(place) ?? []);
  const time = instant(story.published_at as string);
  const sorted: Scored[] = [];
  forEachScored(pool, found, words, group, others, (item, points) => {
    if (!isOther(item)) return;
    const isAlike = item.category_id !== null && item.category_id === category_id;
    const whole = isAlike ? points + (weight.category as number) : points;
    insert(sorted, item, whole * freshness(time, item.time), limit);
  });
  const ids = new Set(sorted.map(({ item }) => item.id));
  for (const item of group.items) {
    if (ids.size >= limit) break;
    if (isOther(item)) ids.add(item.id);
  }
  return [...ids];
}

/** Calls `take` for items of the group and others that have something in common with a story: where they were found, words of their titles. */
function forEachScored(
  pool: Pool,
  found: Found,
  words: readonly number[],
  group: PoolGroup,
  others: readonly PooledItem[],
  take: (item: PooledItem, points: number) => void,
): void {
  const { items, counts } = group;
  const marks = pool.scratch();
  for (const word of words) marks[word] = (weight.title as number) * rarity(counts.get(word) ?? 0, items.length);
  const ofGroup = new Float64Array(items.length);
  for (let i = 0, at = 0; i < items.length; i++) {
    let points = 0;
    for (const end = group.ends[i] as number; at < end; at++) points += marks[group.words[at] as number] as number;
    ofGroup[i] = points;
  }
  const ofOthers = new Float64Array(others.length);
  for (let i = 0; i < others.length; i++) {
    const of = (others[i] as PooledItem).words;
    let points = 0;
    for (let n = 0; n < of.length; n++) points += marks[of[n] as number] as number;
    ofOthers[i] = points;
  }
  for (const word of words) marks[word] = 0;
  for (let n = 0; n < found.places.length; n++) marks[found.places[n] as number] = found.points[n] as number;
  for (let i = 0; i < items.length; i++) {
    const points = (ofGroup[i] as number) + (marks[group.places[i] as number] as number);
    if (points > 0) take(items[i] as PooledItem, points);
  }
  for (let i = 0; i < others.length; i++) {
    const other = others[i] as PooledItem;
    const points = (ofOthers[i] as number) + (marks[other.place] as number);
    if (points > 0) take(other, points);
  }
  for (const place of found.places) marks[place] = 0;
}

export const newsRelated = read({
  name: 'news.related',
  summary: 'Related items, by tags, places, category and words of the title',
  query: Type.Object({
    id: Type.Optional(Id),
    slug: Type.Optional(Type.String({ maxLength: 500 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: `Rows, default ${defaultLimit}` })),
    lang: Type.Optional(Lang),
    fields: NewsFields,
  }),
  reply: Type.Array(NewsItem),
  normalise(app, { limit = defaultLimit, ...q }) {
    checkStoryFields(q.fields);
    return { ...(newsItem.normalise(app, q) as { id: number }), limit };
  },
  // The language of the item is unknown before it is read; every write of news raises `news` too.
  topics: () => ['news', 'categories', placesTopic, 'settings'],
  rare: (q) => q.fields !== undefined,
  async run(app, { id, limit = defaultLimit, fields }) {
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const story = await store.visibleItem(app, id as number, now);
    if (!story) throw notFound('news item');
    const rows = await store.byIds(app, await relatedIds(app, story, now, limit));
    const data = (await itemsOf(app, rows, now)).map((item) => pickedStoryFields(item, fields));
    const meta = {
      lang: story.lang,
      page: 1,
      limit,
      total: null,
      total_pages: null,
      has_more: false,
      next_cursor: null,
    };
    return { data, meta, validUntil: await nextStoryChange(app, story.lang, nowMs) };
  },
});
