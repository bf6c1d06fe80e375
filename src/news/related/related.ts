import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import { Id, Lang } from '../../model/common.ts';
import { NewsItem } from '../../model/news/news.ts';
import { placesTopic } from '../../places/tree.ts';
import { tokens } from '../../text/tokens.ts';
import { checkFields, Fields, itemsOf, nextChange, picked } from '../query.ts';
import { newsItem } from '../reads.ts';
import * as store from '../store.ts';
import type { StoredNews } from '../view.ts';
import { carriers, holders, type Label, type Light, labelsOfItem, lightRows, newestLight } from './candidates.ts';

const defaultLimit = 10;
/** Labels of an item that count; an editor may give it thirty tags. */
const mostLabels = 16;
/** The newest items that are read: of a label, of the category, of the language, of a rare word. */
const most = { label: 200, category: 200, language: 100, word: 40 } as const;
/** Items that share labels or rare words and are read for a closer look. */
const mostRead = 250;
/** Words of the title that are searched: the rarest ones. */
const rareWords = 4;

const weight: Record<string, number> = { tag: 3, place: 2, title: 2, text: 0.5, category: 0.5 };

/** An item that is older than the story by so much counts half. What came after it counts whole. */
const halfAgeMs = 30 * 86_400_000;

/** How much it says that two items share a thing that `n` of `of` have: the rarer, the more. */
const rarity = (n: number, of: number): number => Math.log((of + 1) / (n + 1)) / Math.log(of + 1) + 0.1;

/** Titles whose words are cached: the newest are read for every story, and folding them is most of the work. */
const wordsOfTitles = new LRUCache<string, ReadonlySet<string>>({ max: 4_000 });

/** A short word says little in any language: postpositions, conjunctions, numbers. */
function wordsOf(title: string): ReadonlySet<string> {
  let words = wordsOfTitles.get(title);
  if (!words) {
    words = new Set(tokens(title).filter((word) => word.length > 2));
    wordsOfTitles.set(title, words);
  }
  return words;
}

/** What is said for an item by where it was found. */
type Found = Map<number, number>;
const add = (found: Found, id: number, points: number): void => void found.set(id, (found.get(id) ?? 0) + points);

async function byLabels(app: App, lang: string, now: string, labels: Label[]): Promise<Found> {
  const found: Found = new Map();
  const rows = await carriers(app, lang, now, labels, most.label);
  const counts = labels.map((_, at) => rows.filter((row) => row.at === at).length);
  for (const { at, id } of rows)
    add(found, id, (weight[labels[at]?.kind ?? ''] ?? 1) * rarity(counts[at] as number, most.label));
  return found;
}

/** The rarest words of the story, by the titles at hand; the longer ones first, which say more. */
function rarest(words: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string[] {
  const countOf = (word: string): number => counts.get(word) ?? 0;
  const sorted = [...words].sort((a, b) => countOf(a) - countOf(b) || b.length - a.length || (a < b ? -1 : 1));
  return sorted.slice(0, rareWords);
}

/** The best of what was found, so that what is read stays bounded; the newest of those that are alike. */
const best = (found: Found, among: ReadonlySet<number>): number[] =>
  [...found]
    .filter(([id]) => !among.has(id))
    .sort(([a, x], [b, y]) => y - x || b - a)
    .slice(0, mostRead)
    .map(([id]) => id);

function freshness(story: Light, other: Light): number {
  const older = instant(story.published_at as string) - instant(other.published_at as string);
  return older <= 0 ? 1 : 1 / (1 + older / halfAgeMs);
}

/**
 * Ids of items that go with a story, the best first, then the newest of its category and its language until there are
 * `limit`. Nothing in the order follows from the hour, so an answer holds until news changes.
 */
async function relatedIds(app: App, story: StoredNews, now: string, limit: number): Promise<number[]> {
  const { id, lang, category_id } = story;
  const [labels, ofCategory, ofLanguage] = await Promise.all([
    labelsOfItem(app, id),
    category_id === null ? [] : newestLight(app, lang, category_id, now, Math.max(most.category, limit + 2)),
    newestLight(app, lang, null, now, Math.max(most.language, limit + 2)),
  ]);
  const found = await byLabels(app, lang, now, labels.slice(0, mostLabels));
  const pool = new Map([...ofCategory, ...ofLanguage].map((row) => [row.id, row]));
  const titles = new Map([...pool.values()].map((row) => [row.id, wordsOf(row.title)]));
  const counts = new Map<string, number>();
  for (const words of titles.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);

  const words = wordsOf(story.title);
  for (const hit of await holders(app, lang, rarest(words, counts), most.word))
    add(found, hit.id, weight.text as number);
  for (const row of await lightRows(app, lang, now, best(found, new Set(pool.keys())))) pool.set(row.id, row);

  const isOther = (row: Light): boolean =>
    row.id !== id && (row.translation_group === null || row.translation_group !== story.translation_group);
  const scored = [...pool.values()].filter(isOther).flatMap((row) => {
    let points = found.get(row.id) ?? 0;
    for (const word of titles.get(row.id) ?? wordsOf(row.title))
      if (words.has(word)) points += (weight.title as number) * rarity(counts.get(word) ?? 0, titles.size);
    if (points === 0) return [];
    if (row.category_id !== null && row.category_id === category_id) points += weight.category as number;
    return [{ row, points: points * freshness(story, row) }];
  });
  scored.sort((a, b) => b.points - a.points || compareNewest(a.row, b.row));
  const ids = scored.map(({ row }) => row.id);
  const fill = [...ofCategory, ...ofLanguage].filter(isOther).map((row) => row.id);
  return [...new Set([...ids, ...fill])].slice(0, limit);
}

const compareNewest = (a: Light, b: Light): number =>
  a.published_at === b.published_at ? b.id - a.id : (a.published_at as string) < (b.published_at as string) ? 1 : -1;

export const newsRelated = read({
  name: 'news.related',
  summary: 'Related items, by tags, places, category and words of the title',
  query: Type.Object({
    id: Type.Optional(Id),
    slug: Type.Optional(Type.String({ maxLength: 500 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: `Rows, default ${defaultLimit}` })),
    lang: Type.Optional(Lang),
    fields: Fields,
  }),
  reply: Type.Array(NewsItem),
  normalise(app, { limit = defaultLimit, ...q }) {
    checkFields(q.fields);
    return { ...(newsItem.normalise(app, q) as { id: number }), limit };
  },
  // The language of the item is not known before it is read; every write of news raises `news` too.
  topics: () => ['news', 'categories', placesTopic, 'settings'],
  rare: (q) => q.fields !== undefined,
  scans: () => true,
  async run(app, { id, limit = defaultLimit, fields }) {
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const story = await store.visibleItem(app, id as number, now);
    if (!story) throw notFound('news item');
    const rows = await store.byIds(app, await relatedIds(app, story, now, limit));
    const data = (await itemsOf(app, rows, now)).map((item) => picked(item, fields));
    const meta = {
      lang: story.lang,
      page: 1,
      limit,
      total: null,
      total_pages: null,
      has_more: false,
      next_cursor: null,
    };
    return { data, meta, validUntil: await nextChange(app, story.lang, nowMs) };
  },
});
