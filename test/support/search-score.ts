import type { Lang } from '../../src/core/model/common.ts';
import { isRelevant, type QueryKind, queryKinds, queryOf } from './search-queries.ts';
import { type Headline, headlinesOf } from './search-sets.ts';

/** Finds headlines by their numbers, the best first, ten at most. */
export type Finder = (typed: string, lang: Lang) => Promise<number[]> | number[];

export interface Score {
  queries: number;
  /** Queries of which the headline is among the first ten. */
  found: number;
  /** Sum of the shares of relevant ones among the first ten, and how many queries found anything. */
  relevant: number;
  answered: number;
}

export const noScore = (): Score => ({ queries: 0, found: 0, relevant: 0, answered: 0 });

export const plus = (one: Score, other: Score): Score => ({
  queries: one.queries + other.queries,
  found: one.found + other.found,
  relevant: one.relevant + other.relevant,
  answered: one.answered + other.answered,
});

/** Percent of the queries of which the headline is among the first ten. */
export const foundOf = ({ found, queries }: Score): number => (100 * found) / Math.max(1, queries);
/** Percent of the first ten that are relevant, over the queries that find anything. */
export const precisionOf = ({ relevant, answered }: Score): number => (100 * relevant) / Math.max(1, answered);

export interface Miss {
  lang: Lang;
  kind: QueryKind;
  typed: string;
  wanted: string;
}

export interface Asked {
  half: 0 | 1;
  /** Every how many headlines one is looked for. */
  every: number;
  /** Told of every query whose headline is not found. */
  missed?: (miss: Miss) => void;
}

/** The scores of a language by kind of query. */
export async function scoresOf(
  lang: Lang,
  find: Finder,
  { half, every, missed }: Asked,
): Promise<Map<QueryKind, Score>> {
  const headlines = headlinesOf(lang);
  const chosen = headlines.filter((headline) => headline.half === half).filter((_, i) => i % every === 0);
  const scores = new Map<QueryKind, Score>();
  for (const kind of queryKinds) {
    let score = noScore();
    for (const headline of chosen) {
      const query = queryOf(kind, headline, lang);
      if (!query) continue;
      const numbers = (await find(query.typed, lang)).slice(0, 10);
      const isFound = numbers.includes(headline.number);
      if (!isFound) missed?.({ lang, kind, typed: query.typed, wanted: headline.text });
      const relevant = numbers.filter((n) => isRelevant(headlines[n] as Headline, query.words)).length;
      score = plus(score, {
        queries: 1,
        found: isFound ? 1 : 0,
        relevant: numbers.length > 0 ? relevant / numbers.length : 0,
        answered: numbers.length > 0 ? 1 : 0,
      });
    }
    if (score.queries > 0) scores.set(kind, score);
  }
  return scores;
}
