import type { App } from '../../core/app.ts';
import type { Match, QueryTerm } from '../../text/match.ts';
import { heardOf, heardRanges, heardWords } from '../../text/search/heard.ts';
import { lookUp } from './look-up.ts';

/** Words typed in Latin letters that are looked up in the vocabulary; the others are sought by their keys alone. */
const mostHeard = 3;

/** A match with the words that those in Latin letters stand for, in place of their keys. */
export interface HeardMatch {
  whole: Match;
  /** Also with words that begin so. */
  begun: Match;
  /** Places of words without a slip. */
  sure: ReadonlySet<number>;
}

/**
 * A key is shared by words that sound otherwise. Where the vocabulary has words with a key of the typed one, only the nearest
 * of them are sought; where it has none, the keys are left, as the content may have some.
 */
export async function withHeard(app: App, match: Match, lang: string): Promise<HeardMatch> {
  const words = match
    .flatMap(({ words: [word = '', ...more], keys, isPrefix }, place) =>
      keys.length > 0 && more.length === 0 ? [{ place, word, isPrefix, langs: [lang] }] : [],
    )
    .slice(0, mostHeard);
  const forms = await lookUp(app, words, ({ word, isPrefix }) => heardRanges(word, lang, isPrefix));
  const [whole, begun] = [[...match], [...match]];
  const sure = new Set<number>();
  for (const [i, { place, word, isPrefix }] of words.entries()) {
    const part = match[place] as QueryTerm;
    const found = (forms[i] ?? []).flatMap((form) => heardOf(form) ?? []);
    const heard = heardWords(word, lang, isPrefix, found);
    if (heard.words.length > 0 || heard.isSlip || heard.isFar) whole[place] = { ...part, keys: [], also: heard.words };
    const all = [...heard.words, ...heard.begun];
    if (all.length > 0 || heard.isSlip) begun[place] = { ...part, keys: [], also: all };
    // A word that others begin with is still being typed.
    if (heard.isSure || heard.begun.length > 0) sure.add(place);
  }
  return { whole, begun, sure };
}
