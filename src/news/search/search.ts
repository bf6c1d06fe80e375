import { setImmediate as pause } from 'node:timers/promises';
import { type Static, Type } from 'typebox';
import { decodeCursor, encodeCursor } from '../../core/api/cursor.ts';
import { type Answer, easyRows, read } from '../../core/api/read.ts';
import { checkFields } from '../../core/api/select-fields.ts';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { invalidField } from '../../core/error.ts';
import { DayOrTime, defaultPageSize, type Lang, ListQuery, languages, Nullable } from '../../core/model/common.ts';
import { resolvePlace } from '../../places/places.ts';
import { placesTopic } from '../../places/tree.ts';
import { cachedSettings, langOrDefault } from '../../settings/settings.ts';
import { corrected } from '../../text/search/corrected.ts';
import { highlighted, snippetOf, WordFinder } from '../../text/snippet.ts';
import { parseSearch } from '../../text/tokens.ts';
import { ContentType, NewsItem, newsFields } from '../model/news.ts';
import {
  Fallback,
  type Filled,
  filledBy,
  filterOf,
  itemsOf,
  NewsFields,
  NewsQuery,
  newsTopics,
  nextStoryChange,
  pickedStoryFields,
  tidySearch,
} from '../query.ts';
import * as store from '../store.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';
import { plainText } from './document.ts';
import { byScore, byTime, type RankedItem } from './rank.ts';
import { findAll, lastStep, matchKinds, type SearchResult } from './steps.ts';

const { category, category_id, tag, location, author, search, q } = NewsQuery.properties;

const SearchQuery = Type.Object({
  ...ListQuery,
  lang: Type.Optional(Type.Enum([...languages, store.anyLang], { description: 'Language, ISO 639-1, or `all`' })),
  q,
  search,
  category,
  category_id,
  tag,
  location,
  author,
  content_type: Type.Optional(ContentType),
  from: Type.Optional(DayOrTime),
  to: Type.Optional(DayOrTime),
  sort: Type.Optional(Type.Enum(['relevance', '-published_at'])),
  fallback: Fallback,
  fields: NewsFields,
});
type SearchQuery = Static<typeof SearchQuery> & Filled;

const FoundItem = Type.Object(
  {
    ...NewsItem.properties,
    highlight: Type.Object(
      { title: Type.String(), snippet: Type.String() },
      { description: 'HTML-escaped text with `<mark>` around what was found; nothing else in it is markup' },
    ),
  },
  { $id: 'FoundItem' },
);
const foundFields = [...newsFields, 'highlight'];

const SearchMeta = Type.Object({
  matched: Nullable(
    Type.Enum([...matchKinds], {
      description:
        'How the first items match: `exact` words (typed in Latin letters: their sound), words that begin so, words of one `stem`, or words that are `near`ly written so; null when nothing was found',
    }),
  ),
  did_you_mean: Nullable(
    Type.String({ description: 'The search as it may have been meant, when only nearly written words were found' }),
  ),
  ignored: Type.Array(Type.String(), {
    description: 'Words that no item has: the others found the items, and `matched` is `near`. Empty otherwise',
  }),
});

type Position = Pick<RankedItem, 'step' | 'score' | 'id'>;

/** Cursor of a page by relevance. */
function encodeScore({ step, score, id }: Position): string {
  return Buffer.from(`s${step}:${score}:${id}`).toString('base64url');
}

/** @throws Fault `invalid` for anything but a cursor of this list */
function decodeScore(text: string): Position {
  const [, step = '', score = '', id = ''] =
    Buffer.from(text, 'base64url')
      .toString('latin1')
      .match(/^s(\d):(-?[\d.]+):(\d{1,16})$/) ?? [];
  const item = { step: Number(step), score: Number(score), id: Number(id) };
  if (id === '' || item.step > lastStep || encodeScore(item) !== text)
    throw invalidField('cursor', 'is no cursor of this list', 'pattern');
  return item;
}

/** Matches after the cursor. @param matches in the order of the list */
function behind(matches: RankedItem[], cursor: string, isByTime: boolean): RankedItem[] {
  if (isByTime) {
    const { time, id } = decodeCursor(cursor);
    const end = { id, time: instant(time), step: 0, score: 0 };
    return matches.filter((item) => byTime(item, end) > 0);
  }
  const end = decodeScore(cursor);
  const order = (item: RankedItem): number => item.step - end.step || end.score - item.score || end.id - item.id;
  const at = matches.findIndex((item) => order(item) > 0);
  return at < 0 ? [] : matches.slice(at);
}

/** ISO times of the start and end of a day in the zone of the default city; twice the same for an instant. */
function spanOf(app: App, text: string): [from: string, to: string] {
  if (text.length > 10) return [isoTime(instant(text)), isoTime(instant(text))];
  const zone = resolvePlace({}, cachedSettings(app).basic.default_city).tz;
  // By the date, as an instant has no four digits for years before 1000.
  const day = Temporal.PlainDate.from(text);
  const start = (date: Temporal.PlainDate): string => isoTime(date.toZonedDateTime(zone).epochMilliseconds);
  return [start(day), start(day.add({ days: 1 }))];
}

async function run(app: App, query: SearchQuery): Promise<Answer> {
  const { lang, limit = defaultPageSize, page = 1, cursor, sort, fields, q: typed = '' } = query;
  const isByTime = sort === '-published_at';
  const nowMs = app.now();
  // Without the words, which the filter of a list would search too.
  const filter = await filterOf(app, {
    ...query,
    lang: lang as Lang,
    q: undefined,
    search: undefined,
    sort: undefined,
  });
  const narrower = {
    from: query.from === undefined ? undefined : spanOf(app, query.from)[0],
    to: query.to === undefined ? undefined : spanOf(app, query.to)[1],
    contentType: query.content_type,
  };
  const least = cursor === undefined || isByTime ? 0 : decodeScore(cursor).step;
  // One more than shown, for `has_more`.
  const best = cursor === undefined ? page * limit + 1 : Number.POSITIVE_INFINITY;
  const result = await findAll(app, filter, typed, { narrower, isByTime, least, best });
  const matches = result.items.sort(isByTime ? byTime : byScore);
  const rest = cursor === undefined ? matches.slice((page - 1) * limit) : behind(matches, cursor, isByTime);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const more = rest.length > limit;
  const next = last && (isByTime ? encodeCursor({ time: isoTime(last.time), id: last.id }) : encodeScore(last));
  const langs =
    lang === store.anyLang ? languages : [lang as Lang, ...(query.fallback_lang ? [query.fallback_lang] : [])];
  return {
    data: await found(app, shown, result, lang as string, fields),
    meta: {
      lang,
      fallback_lang: query.fallback_lang ?? null,
      page: cursor === undefined ? page : null,
      limit,
      total: null,
      total_pages: null,
      has_more: more,
      next_cursor: more ? next : null,
      matched: result.matched,
      ignored: result.ignored.length > 0 ? wordsOf(typed, result.ignored) : [],
      did_you_mean: await suggestion(app, typed, result, matches[0]),
    },
    validUntil: Math.min(...(await Promise.all(langs.map((one) => nextStoryChange(app, one, nowMs))))),
  };
}

/** Those words as they were typed. @param folded as the index would hold them */
const wordsOf = (typed: string, folded: readonly string[]): string[] => [
  ...new Set(
    // With a space behind it, as the last word is told from the others by what follows.
    typed.split(/["“”\s]+/).filter((word) => parseSearch(`${word} `).terms.some((one) => folded.includes(one))),
  ),
];

/** The corrected search; null without one. Corrections must occur in the first item, which readers can see. */
async function suggestion(app: App, typed: string, result: SearchResult, first: RankedItem | undefined) {
  if (result.matched !== 'near' || first === undefined) return null;
  const [row] = await store.byIds(app, [first.id]);
  if (!row || !isVisible(row, isoTime(app.now()))) return null;
  const texts = [row.title, (JSON.parse(row.tags) as string[]).join(' '), row.summary, plainText(row)];
  return corrected(typed, await result.corrections(row.lang), texts);
}

/** Longest work without a pause (ms). */
const mostMs = 5;

async function found(
  app: App,
  ranked: RankedItem[],
  { matchOf }: SearchResult,
  lang: string,
  fields: string[] | undefined,
) {
  const now = isoTime(app.now());
  const all = await store.byIds(
    app,
    ranked.map(({ id }) => id),
  );
  // Items may have been unpublished since the search.
  const rows = all.filter((row) => isVisible(row, now));
  const items = await itemsOf(app, rows, now, lang === store.anyLang ? undefined : lang);
  const wanted = fields === undefined || fields.includes('highlight');
  const byId = new Map<number, Partial<NewsItem>>();
  let pausedAt = performance.now();
  const finders = new Map<string, WordFinder>();
  const finderOf = (of: string): WordFinder => {
    const finder = finders.get(of) ?? new WordFinder(matchOf(of), of);
    finders.set(of, finder);
    return finder;
  };
  for (const [i, item] of items.entries()) {
    const row = rows[i] as StoredNews;
    const highlight = wanted ? highlightOf(row, finderOf(row.lang)) : undefined;
    byId.set(item.id, pickedStoryFields({ ...item, ...(wanted ? { highlight } : {}) }, fields));
    if (performance.now() - pausedAt < mostMs) continue;
    await pause(); // marking a hundred long articles would block other requests
    pausedAt = performance.now();
  }
  return ranked.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The marked title, and the text around the first match in the summary, or else in the content. */
function highlightOf(row: StoredNews, finder: WordFinder): { title: string; snippet: string } {
  return {
    title: highlighted(row.title, finder),
    snippet: snippetOf([() => row.summary, () => plainText(row)], finder),
  };
}

export const newsSearch = read({
  name: 'news.search',
  summary: 'Search news by words, most relevant first',
  query: SearchQuery,
  reply: Type.Array(FoundItem),
  meta: SearchMeta,
  normalise(app, query) {
    checkFields(query.fields, foundFields);
    const sort = query.sort ?? 'relevance';
    if (query.cursor !== undefined) sort === 'relevance' ? decodeScore(query.cursor) : decodeCursor(query.cursor);
    const lang = query.lang === store.anyLang ? store.anyLang : langOrDefault(app, query.lang);
    const typed = tidySearch(query.q ?? query.search ?? '');
    const { limit = defaultPageSize, page = 1, fallback } = query;
    const filled = filledBy(app, lang === store.anyLang ? undefined : lang, fallback);
    return { ...query, ...filled, lang, sort, q: typed, search: undefined, limit, page };
  },
  topics: ({ lang, ...query }) =>
    lang === store.anyLang
      ? ['news', 'categories', placesTopic, 'settings']
      : newsTopics({ ...(query as Filled), lang: lang as Lang }),
  rare: () => true,
  effort: 'search',
  // The index is asked in a thread; what is left are the rows of a page, by their ids.
  scans: ({ limit = defaultPageSize }) => limit > easyRows,
  run,
});
