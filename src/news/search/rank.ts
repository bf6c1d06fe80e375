import { type CompiledQuery, sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { SearchQuery } from '../../core/db/dialect.ts';
import type { Glance } from '../../core/db/reader/query-queue.ts';
import { type Match, type MatchQuality, searchedFields } from '../../text/match.ts';
import { anyLang, type Filter, narrowed } from '../store.ts';
import { visibleAt } from '../visible.ts';

/** A found item. */
export interface RankedItem {
  id: number;
  /** Publication (Unix ms). */
  time: number;
  /** Step that found it (`steps.ts`); earlier steps rank first. */
  step: number;
  /** Rank within the step, greater is better. Independent of the current time. */
  score: number;
}

/** Conditions besides the filter of a list. */
export interface Narrower {
  /** ISO times: `from` inclusive, `to` exclusive. */
  from?: string | undefined;
  to?: string | undefined;
  contentType?: string | undefined;
}

type SearchRows = CompiledQuery<{ id: number; published_at: string | null }>;

/** Most matches ranked, the newest: bounds the cost of common words. */
const mostMatches = 2_000;
/** Matches in the glance per item shown. More for several words, as few titles have them all. */
const mostGlanced = { oneWord: 15, moreWords: 40 };
/** Most matches that are filtered before the ranking. */
const mostLooked = 10_000;

/** Weights of title, tags, summary and content, as powers of two. */
const fieldWeights = [3, 2, 1, 0];
/** Half-life of the weight. Exponential decay keeps the order of two items constant over time. */
const halfLifeMs = 60 * 86_400_000;

/** Query of one step. */
export interface Question {
  match: Match;
  quality: MatchQuality;
  /** Words of the index by what they begin with. */
  begun: ReadonlyMap<string, readonly string[]>;
  step: number;
  /** Number of items that need their exact rank; 0: none. */
  best: number;
}

/** Time by which a match in the title outweighs one in the tags. */
const titleSpanMs = ((fieldWeights[0] as number) - (fieldWeights[1] as number)) * halfLifeMs;

/** The newest visible matches, unordered. @throws Fault `unavailable` when the queue is full or at the deadline */
export async function rankMatches(
  app: App,
  filter: Filter,
  { match, quality, begun, step, best }: Question,
  narrower: Narrower = {},
): Promise<RankedItem[]> {
  const { dialect, search } = app.db;
  const lang = filter.lang === anyLang ? undefined : filter.lang;
  const now = isoTime(app.now());
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

/** Blocks of ids in the glance: enough for most searches of a common word. */
const blocksOf = (lang: string | undefined, areMore: boolean): number => (areMore && lang !== undefined ? 8 : 2);

/** Ids published at or after the last parameter, by an index of times. */
function laterThan(app: App, lang: string | undefined): CompiledQuery<{ id: number }> {
  const items = app.db.read.selectFrom('news').select('id');
  const some = // the index of all languages is partial, by this condition that is always true
    lang === undefined
      ? items.where(sql<boolean>`rev >= 0`)
      : items.where('lang', '=', lang).where('status', '=', 'published');
  return some.where('published_at', '>=', '').compile();
}

/** Weight of the first matching field. */
function weightOf(tiers: number): number {
  const first = [0, 1, 2].find((field) => tiers & (1 << field)) ?? 3;
  return fieldWeights[first] as number;
}

/** Best first, then newest. */
export const byScore = (a: RankedItem, b: RankedItem): number =>
  a.step - b.step || b.score - a.score || b.time - a.time || b.id - a.id;
/** Newest first, as lists of news. */
export const byTime = (a: RankedItem, b: RankedItem): number => b.time - a.time || b.id - a.id;
