import { type CompiledQuery, sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { SearchQuery } from '../../core/db/dialect.ts';
import type { Glance } from '../../core/db/reader/query-queue.ts';
import { visibleAt } from '../../schema/conditions/news-visible.ts';
import { type Match, type MatchQuality, searchedFields } from '../../text/match.ts';
import { anyLang, type Filter, narrowed } from '../store.ts';
import { begunWords } from './begun.ts';

/** An item that a search finds. */
export interface RankedItem {
  id: number;
  /** When it was published, in milliseconds. */
  time: number;
  /** The step of the search that found it (`steps.ts`): what an earlier one found comes first. */
  step: number;
  /** How well it answers among those of its step; greater is better. Never changes while the item does not. */
  score: number;
}

/** Conditions of a search besides the filter of a list. */
export interface Narrower {
  /** ISO times, the first included, the last not. */
  from?: string | undefined;
  to?: string | undefined;
  contentType?: string | undefined;
}

type SearchRows = CompiledQuery<{ id: number; published_at: string | null }>;

/** Matches that are ranked and listed: the newest, so that the commonest word costs no more than this. */
const mostMatches = 2_000;
/**
 * For each item that is shown so many of the newest that have the words are glanced at before all: more of those that have
 * several words, as a title seldom has them all.
 */
const mostGlanced = { oneWord: 15, moreWords: 40 };
/** Of so many newest that have the words, those that pass the filter are ranked. */
const mostLooked = 10_000;

/** In doublings: a title counts twice as much as a tag, that twice a summary, that twice the content. */
const fieldWeights = [3, 2, 1, 0];
/** In this time an item loses half of its weight: so the order of two items never changes as time goes by. */
const halfLifeMs = 60 * 86_400_000;

/** What one step asks for. */
export interface Question {
  match: Match;
  quality: MatchQuality;
  step: number;
  /** So many of the best are shown at most, and the order of the others does not count. 0: nor does theirs. */
  best: number;
}

/** By so much an item outweighs one of the same time whose first field with the words is another. */
const titleSpanMs = ((fieldWeights[0] as number) - (fieldWeights[1] as number)) * halfLifeMs;

/** The newest visible items that match, in no particular order. @throws Fault `unavailable` when there is too much to do */
export async function rankMatches(
  app: App,
  filter: Filter,
  { match, quality, step, best }: Question,
  narrower: Narrower = {},
): Promise<RankedItem[]> {
  const { dialect, search } = app.db;
  const lang = filter.lang === anyLang ? undefined : filter.lang;
  const now = isoTime(app.now());
  const begun = quality === 'beginning' ? await begunWords(app, match) : new Map();
  const base: Omit<SearchQuery, 'bound'> = { match, lang, quality, fields: searchedFields.length, begun };
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
  const rowsOf = (bound: SearchQuery['bound']): SearchRows => {
    let rows = narrowed(app, app.db.read.selectFrom('news').select(['id', 'published_at']), plain, now)
      .where(visibleAt(now))
      .where(dialect.among(dialect.matchIds({ ...base, bound })));
    const { from, to, contentType } = narrower;
    if (from !== undefined) rows = rows.where('published_at', '>=', from);
    if (to !== undefined) rows = rows.where('published_at', '<', to);
    if (contentType !== undefined) rows = rows.where('content_type', '=', contentType as 'article');
    return dialect.byIndex(rows.orderBy('id', 'desc').limit(mostMatches).compile(), 'news', 'news_hits');
  };
  const tier = (fields: number): CompiledQuery => {
    const ids = dialect.matchIds({ ...base, fields, bound: { within: [0] } });
    const query = sql`select * from ${ids} as found`.compile(app.db.read);
    if (!/^\{?0\}?$/.test(String(query.parameters.at(-1))))
      throw new Error(`The ids are not the last parameter: ${query.sql}`);
    return query;
  };
  const isBounded = best > 0 && Number.isFinite(best);
  const glanced = best * (match.length > 1 ? mostGlanced.moreWords : mostGlanced.oneWord);
  const glance = (): Glance => ({
    rows: rowsOf({ limit: isNarrow ? limit : glanced, blocks: blocksOf(lang, isNarrow || match.length > 1) }),
    later: laterThan(app, lang),
  });
  const found = await search.search({
    rows: rowsOf({ limit }),
    tiers: best === 0 ? [] : [1, 2, 3].map(tier),
    enough: isBounded ? { count: best, spanMs: titleSpanMs } : undefined,
    glance: isBounded && dialect.hasBlocks && glanced <= limit ? glance() : undefined,
  });
  return Array.from(found.ids, (id, i) => {
    const time = found.times[i] as number;
    return { id, time, step, score: weightOf(found.tiers[i] as number) + time / halfLifeMs };
  });
}

/** Blocks that are looked at before all: few, as most searches for a common word need no more. */
const blocksOf = (lang: string | undefined, areMore: boolean): number => (areMore && lang !== undefined ? 8 : 2);

/** Items that came out at a time or later: by an index of times with ids. The time is the last parameter. */
function laterThan(app: App, lang: string | undefined): CompiledQuery<{ id: number }> {
  const items = app.db.read.selectFrom('news').select('id');
  const some = // that of all languages has this condition, which is true of all
    lang === undefined
      ? items.where(sql<boolean>`rev >= 0`)
      : items.where('lang', '=', lang).where('status', '=', 'published');
  return some.where('published_at', '>=', '').compile();
}

/** The weight of the first field that has the words. */
function weightOf(tiers: number): number {
  const first = [0, 1, 2].find((field) => tiers & (1 << field)) ?? 3;
  return fieldWeights[first] as number;
}

/** The best first; among equals the newest. */
export const byScore = (a: RankedItem, b: RankedItem): number =>
  a.step - b.step || b.score - a.score || b.time - a.time || b.id - a.id;
/** As lists of news are sorted. */
export const byTime = (a: RankedItem, b: RankedItem): number => b.time - a.time || b.id - a.id;
