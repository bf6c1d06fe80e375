import type { App } from '../../core/app.ts';
import { type FormQuery, vocabularyForms } from '../../core/db/search/vocabulary.ts';
import type { Match, QueryTerm } from '../../text/match.ts';
import type { Corrections } from '../../text/search/corrected.ts';
import { likeCost } from '../../text/search/edits.ts';
import {
  type FormRange,
  langsOfWord,
  nearRanges,
  nearWords,
  stemRanges,
  stemVariants,
  wordOf,
} from '../../text/search/vocabulary.ts';

/** Words of a search that are looked up in the vocabulary, for inflections and for edits. */
const mostStemmed = 6;
const mostEdited = 3;

interface Word {
  /** Its place in the match. */
  place: number;
  word: string;
  langs: readonly string[];
}

/** The single words of a match: a phrase is meant as it is written. */
const wordsOf = (match: Match, lang: string | undefined): Word[] =>
  match.flatMap(({ words: [word, ...more] }, place) =>
    word === undefined || more.length > 0 || /[0-9]/.test(word)
      ? []
      : [{ place, word, langs: lang === undefined ? langsOfWord(word) : [lang] }],
  );

/** Words of the vocabulary in the ranges of each word. */
async function lookUp(app: App, words: readonly Word[], rangesOf: (word: Word) => FormRange[]): Promise<Set<string>[]> {
  const queries = words.flatMap((word, n): FormQuery[] =>
    rangesOf(word).flatMap((range) => (range.sizes.length === 0 ? [] : [{ ...range, n, langs: word.langs }])),
  );
  const found = words.map(() => new Set<string>());
  if (queries.length === 0) return found;
  for (const { n, form } of await app.db.search.rows(vocabularyForms(queries).compile(app.db.read)))
    found[n]?.add(wordOf(form));
  return found;
}

/** The match with these words beside those of its parts. */
const widened = (match: Match, also: ReadonlyMap<number, readonly string[]>): Match =>
  match.map((part, place): QueryTerm => {
    const more = also.get(place);
    return more?.length ? { ...part, also: [...new Set([...(part.also ?? []), ...more])] } : part;
  });

/** A match with the inflections of its words. */
export interface Stemmed {
  match: Match;
  /** Whether any word has one. */
  isWider: boolean;
  /** Places of words that no item has in its title, tags or summary. */
  unknown: ReadonlySet<number>;
}

export async function withStems(app: App, match: Match, lang: string | undefined): Promise<Stemmed> {
  const words = wordsOf(match, lang).slice(0, mostStemmed);
  const found = await lookUp(app, words, ({ word, langs }) => stemRanges(word, langs));
  const also = new Map(
    words.map(({ place, word, langs }, i) => [place, stemVariants(word, langs, found[i] as Set<string>)]),
  );
  return {
    match: widened(match, also),
    isWider: [...also.values()].some((variants) => variants.length > 0),
    unknown: new Set(words.flatMap(({ place, word }, i) => (found[i]?.has(word) ? [] : [place]))),
  };
}

/** Words one edit away from those of a match: those that sound alike, and any. */
export interface Edited {
  /** Null where there is none. */
  like: Match | null;
  /** Null where there are no others. */
  any: Match | null;
  corrections: Corrections;
}

/** @param match with its stems */
export async function withEdits(app: App, { match, unknown }: Stemmed, lang: string | undefined): Promise<Edited> {
  const all = wordsOf(match, lang);
  // A word that is nowhere is the one with the slip.
  const rare = all.filter(({ place }) => unknown.has(place));
  const words = (rare.length > 0 ? rare : all).slice(0, mostEdited);
  const found = await lookUp(app, words, ({ word }) => nearRanges(word));
  const near = words.map(({ place, word }, i) => ({ place, words: nearWords(word, found[i] as Set<string>) }));
  const within = (most: number): Map<number, string[]> =>
    new Map(near.map(({ place, words }) => [place, words.flatMap(({ word, cost }) => (cost <= most ? [word] : []))]));
  const count = (also: Map<number, string[]>): number =>
    [...also.values()].reduce((sum, { length }) => sum + length, 0);
  const [like, any] = [within(likeCost), within(Number.POSITIVE_INFINITY)];
  return {
    like: count(like) > 0 ? widened(match, like) : null,
    any: count(any) > count(like) ? widened(match, any) : null,
    corrections: new Map(
      near.map(({ words: edits }, i) => [words[i]?.word ?? '', new Set(edits.map(({ word }) => word))]),
    ),
  };
}
