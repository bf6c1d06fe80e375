import type { App } from '../../core/app.ts';
import type { Match, QueryTerm } from '../../text/match.ts';
import { isTyped } from '../../text/phonetic/keys.ts';
import type { Corrections } from '../../text/search/corrected.ts';
import { likeCost, slipCost } from '../../text/search/edits.ts';
import { heardOf, slippedWords, slipRanges } from '../../text/search/heard.ts';
import { langsOfWord, nearRanges, nearWords, stemRanges, stemVariants, wordOf } from '../../text/search/vocabulary.ts';
import { lookUp, type Word } from './look-up.ts';

/** Words of a search that are looked up in the vocabulary, for inflections and for edits. */
const mostStemmed = 6;
const mostEdited = 3;

/** The single words of a match: a phrase is meant as it is written. */
const wordsOf = (match: Match, lang: string | undefined): Word[] =>
  match.flatMap(({ words: [word, ...more] }, place) =>
    word === undefined || more.length > 0 || /[0-9]/.test(word)
      ? []
      : [{ place, word, langs: lang === undefined ? langsOfWord(word) : [lang] }],
  );

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
  /** Places of words that were found by their sound, which need no edits. */
  sure: ReadonlySet<number>;
  /** Place of a word that is still typed and begins words: no other word is meant. */
  begun: number | undefined;
}

/** What the steps of the typed words found out. */
export interface FoundSoFar {
  /** Places of words that were found by their sound. */
  sure?: ReadonlySet<number> | undefined;
  hasItems?: boolean;
}

export async function withStems(
  app: App,
  match: Match,
  lang: string | undefined,
  { sure = new Set(), hasItems = false }: FoundSoFar = {},
): Promise<Stemmed> {
  const words = wordsOf(match, lang)
    .filter(({ place }) => !sure.has(place))
    .slice(0, mostStemmed);
  const forms = await lookUp(app, words, ({ word, langs }) => stemRanges(word, langs));
  const found = forms.map((some) => new Set(some.map(wordOf)));
  const begun = words.findIndex(
    ({ place, word }, i) =>
      match[place]?.isUnfinished &&
      !isTyped(word) &&
      (hasItems || [...(found[i] as Set<string>)].some((one) => one !== word && one.startsWith(word))),
  );
  const also = new Map(
    words.map(({ place, word, langs }, i) => {
      const known = found[i] as Set<string>;
      return [place, i === begun && !known.has(word) ? [] : stemVariants(word, langs, known)];
    }),
  );
  return {
    begun: words[begun]?.place,
    match: widened(match, also),
    isWider: [...also.values()].some((variants) => variants.length > 0),
    unknown: new Set(words.flatMap(({ place, word }, i) => (found[i]?.has(word) ? [] : [place]))),
    sure,
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
export async function withEdits(
  app: App,
  { match, unknown, sure, begun }: Stemmed,
  lang: string | undefined,
): Promise<Edited> {
  const all = wordsOf(match, lang).filter(({ place }) => place !== begun && !sure.has(place));
  // A word that is nowhere is the one with the slip.
  const rare = all.filter(({ place }) => unknown.has(place));
  const words = (rare.length > 0 ? rare : all).slice(0, mostEdited);
  // Slips of words in Latin letters are compared by their sound.
  const isHeard = ({ word }: Word): boolean => lang !== undefined && isTyped(word);
  const found = await lookUp(app, words, (word) => [
    ...nearRanges(word.word),
    ...(isHeard(word) ? slipRanges(word.word, lang as string) : []),
  ]);
  const near = words.map((word, i) => {
    const forms = found[i] ?? [];
    const edits = nearWords(word.word, forms.map(wordOf));
    const heard = forms.flatMap((form) => heardOf(form) ?? []);
    const slipped = heard.length > 0 ? slippedWords(word.word, lang as string, heard) : [];
    return { place: word.place, words: [...edits, ...slipped.map((one) => ({ word: one, cost: slipCost }))] };
  });
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
