import { type RawBuilder, sql } from 'kysely';
import type { Match, MatchQuality } from '../../../text/match.ts';

/**
 * A GIN index has no places of words, so every row with the words of a phrase would be unpacked. It has numbers of the words
 * that follow each other (migration 060): a row without the number of a pair has not the phrase.
 */

/** Neighbours in the phrases that have to be there as they are written; a phrase by sound as well has other words. */
const pairsOf = (match: Match, quality: MatchQuality): string[] =>
  match.flatMap(({ words, keys }) =>
    quality !== 'exact' && keys.length > 0 ? [] : words.slice(1).map((word, i) => `${words[i]} ${word}`),
  );

/** Rows that may have the phrases; undefined where nothing is known of them by the index. */
export function withPairs(match: Match, quality: MatchQuality): RawBuilder<boolean> | undefined {
  const pairs = pairsOf(match, quality);
  if (pairs.length === 0) return undefined;
  // As the index has them: hashed in another way they would not be found.
  const numbers = pairs.map((pair) => sql`hashtext(${pair}) & 4095`);
  return sql<boolean>`dinam_word_pairs(words) @> array[${sql.join(numbers)}]`;
}
