import { type RawBuilder, sql } from 'kysely';
import type { Match, MatchQuality } from '../../../text/match.ts';
import type { Tx } from '../dialect.ts';

/**
 * A GIN index has no places of words, so every row with the words of a phrase would be unpacked. It has numbers of the words
 * that follow each other: a row without the number of a pair has not the phrase. Two words are one of 4,096 numbers: rows
 * that have the number by chance are excluded by their words, and lists of so few numbers are short.
 */

/** The numbers of a row, as the index has them. */
export const wordPairs = sql`dinam_word_pairs(words)`;

/** Makes the function behind `wordPairs`. Phonetic keys, behind U+E000, are left out. */
export async function createWordPairs(tx: Tx): Promise<void> {
  await sql`create function dinam_word_pairs(words tsvector) returns integer[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct hashtext(word || ' ' || next) & 4095) from (
        select lexeme as word, place, lead(lexeme) over by_place as next, lead(place) over by_place as place_of_next
        from (select lexeme, unnest(positions) as place from unnest(words) where left(lexeme, 1) <> chr(57344)) as one
        window by_place as (order by place)) as two
      where place_of_next = place + 1 $$`.execute(tx);
}

/** Neighbours in the phrases that have to be there as they are written; a phrase by sound as well has other words. */
const pairsOf = (match: Match, quality: MatchQuality): string[] =>
  match.flatMap(({ words, keys }) =>
    quality !== 'exact' && keys.length > 0 ? [] : words.slice(1).map((word, i) => `${words[i]} ${word}`),
  );

/** Rows that may have the phrases; undefined where the index has nothing about them. */
export function withPairs(match: Match, quality: MatchQuality): RawBuilder<boolean> | undefined {
  const pairs = pairsOf(match, quality);
  if (pairs.length === 0) return undefined;
  // As the index has them: hashed in another way they would not be found.
  const numbers = pairs.map((pair) => sql`hashtext(${pair}) & 4095`);
  return sql<boolean>`${wordPairs} @> array[${sql.join(numbers)}]`;
}
