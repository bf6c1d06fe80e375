import { type CompiledQuery, sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { SearchQuery } from '../../core/db/dialect.ts';
import { visibleAt } from '../../schema/conditions/news-visible.ts';
import { type Match, type MatchQuality, matchOf, qualities, searchedFields } from '../../text/match.ts';
import { anyLang, type Filter, narrowed, partsOf } from '../store.ts';

/** An item that a search finds. */
export interface RankedItem {
  id: number;
  /** When it was published, in milliseconds. */
  time: number;
  /** How well it answers; greater is better. Never changes while the item does not. */
  score: number;
}

/** Conditions of a search besides the filter of a list. */
export interface Narrower {
  /** ISO times, the first included, the last not. */
  from?: string | undefined;
  to?: string | undefined;
  contentType?: string | undefined;
}

/** Matches that are ranked and listed: the newest, so that the commonest word costs no more than this. */
const mostMatches = 2_000;
/** Of so many newest that have the words, those that pass the filter are ranked. */
const mostLooked = 10_000;

/** In doublings: a title counts twice as much as a tag, that twice a summary, that twice the content. */
const fieldWeights = [3, 2, 1, 0];
const qualityWeights: Record<MatchQuality, number> = { exact: 0, beginning: -0.5, sound: -1 };
/** In this time an item loses half of its weight: so the order of two items never changes as time goes by. */
const halfLifeMs = 60 * 86_400_000;

/** The newest visible items that match, in no particular order. @throws Fault `unavailable` when there is too much to do */
export async function rankMatches(
  app: App,
  filter: Filter,
  typed: string,
  narrower: Narrower = {},
): Promise<RankedItem[]> {
  const { dialect, search } = app.db;
  const lang = filter.lang === anyLang ? undefined : filter.lang;
  const match = matchOf(typed, lang);
  if (match.length === 0) return [];
  const now = isoTime(app.now());
  const base: Omit<SearchQuery, 'bound'> = { match, lang, quality: 'sound', fields: searchedFields.length };
  const plain: Filter = {
    ...filter,
    search: undefined,
    found: undefined,
    fallback: undefined,
    pages: true,
    probe: true,
  };
  const isNarrow = [
    ...Object.values({ ...plain, lang: undefined, pages: undefined, probe: undefined }),
    ...Object.values(narrower),
  ].some((value) => value !== undefined);
  const limit = isNarrow ? mostLooked : mostMatches;
  let rows = narrowed(app, app.db.read.selectFrom('news').select(['id', 'published_at']), plain, now)
    .where(visibleAt(now))
    .where('id', 'in', dialect.matchIds({ ...base, bound: { limit } }));
  const { from, to, contentType } = narrower;
  if (from !== undefined) rows = rows.where('published_at', '>=', from);
  if (to !== undefined) rows = rows.where('published_at', '<', to);
  if (contentType !== undefined) rows = rows.where('content_type', '=', contentType as 'article');
  const tier = (other: Partial<SearchQuery>): CompiledQuery => {
    const ids = dialect.matchIds({ ...base, ...other, bound: { least: 0 } });
    const query = sql`select * from ${ids} as found`.compile(app.db.read);
    if (query.parameters.at(-1) !== 0) throw new Error(`The least id is not the last parameter: ${query.sql}`);
    return query;
  };
  const near = qualities(match);
  const fields = [1, 2, 3];
  const found = await search.search({
    rows: dialect.byIndex(rows.orderBy('id', 'desc').limit(mostMatches).compile(), 'news', 'news_hits'),
    tiers: [...fields.map((n) => tier({ fields: n })), ...near.map((quality) => tier({ quality }))],
  });
  const levels = weightsOf(match, near);
  return Array.from(found.ids, (id, i) => {
    const time = found.times[i] as number;
    return { id, time, score: weightOf(found.tiers[i] as number, near, levels) + time / halfLifeMs };
  });
}

/** The weight of an item by its quality: at each level of the search, and below them all. */
function weightsOf(match: Match, near: readonly MatchQuality[]): number[] {
  const bySound = match.some(({ keys }) => keys.length > 0);
  const rest: MatchQuality = near.length === 0 ? 'exact' : bySound ? 'sound' : 'beginning';
  return [...near, rest].map((quality) => qualityWeights[quality]);
}

function weightOf(tiers: number, near: readonly MatchQuality[], levels: readonly number[]): number {
  const place = (first: number, count: number): number => {
    for (let i = 0; i < count; i++) if (tiers & (1 << (first + i))) return i;
    return count;
  };
  return (fieldWeights[place(0, 3)] as number) + (levels[place(3, near.length)] as number);
}

/** The same in the language of the list and in the one that fills it up. */
export async function findAll(app: App, filter: Filter, typed: string, narrower?: Narrower): Promise<RankedItem[]> {
  const found = await Promise.all(partsOf(filter).map((part) => rankMatches(app, part, typed, narrower)));
  return found.flat();
}

/** Ids of what a search finds, for a list: the newest first. */
export async function foundIds(app: App, filter: Filter, typed: string): Promise<number[]> {
  const found = await findAll(app, filter, typed);
  return found.sort(byTime).map(({ id }) => id);
}

/** The best first; among equals the newest. */
export const byScore = (a: RankedItem, b: RankedItem): number => b.score - a.score || b.time - a.time || b.id - a.id;
/** As lists of news are sorted. */
export const byTime = (a: RankedItem, b: RankedItem): number => b.time - a.time || b.id - a.id;
