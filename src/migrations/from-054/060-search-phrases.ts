import { sql } from 'kysely';
import type { Migration } from '../list.ts';

const lang = '(ascii(lang)::bigint * 256 + ascii(substr(lang, 2))) * 4294967296';
const block11 = '2952790016 + (id >> 11)';
const block15 = '4026531840 + (id >> 15)';

/**
 * On PostgreSQL the index of news knows which words follow each other, so that a phrase is found without unpacking every
 * row that has its words (`core/db/search/phrases.ts`). Two words are one of 4,096 numbers: rows that have the number by
 * chance are told by their words, and lists of so few numbers are short. Phonetic keys, behind U+E000, are left out.
 */
export const searchPhrases: Migration = {
  name: '060-search-phrases',
  statements: [],
  async also(tx, dialect) {
    if (dialect.kind !== 'postgres') return;
    await sql`create or replace function dinam_word_pairs(words tsvector) returns integer[]
      language sql immutable strict parallel safe as $$
        select array_agg(distinct hashtext(word || ' ' || next) & 4095) from (
          select lexeme as word, place, lead(lexeme) over by_place as next, lead(place) over by_place as place_of_next
          from (select lexeme, unnest(positions) as place from unnest(words) where left(lexeme, 1) <> chr(57344)) as one
          window by_place as (order by place)) as two
        where place_of_next = place + 1 $$`.execute(tx);
    // Dropped first, the old index would lock the table for readers of other instances for as long as this takes.
    await sql`create index news_index_words_new on news_index using gin (
      words, ts_filter(words, '{a}'), ts_filter(words, '{a,b}'), ts_filter(words, '{a,b,c}'),
      (array[${sql.raw(lang)}, ${sql.raw(lang)} + ${sql.raw(block11)}, ${sql.raw(lang)} + ${sql.raw(block15)},
        ${sql.raw(block11)}, ${sql.raw(block15)}]), dinam_word_pairs(words)) with (fastupdate = off)`.execute(tx);
    await sql`drop index news_index_words`.execute(tx);
    await sql`alter index news_index_words_new rename to news_index_words`.execute(tx);
  },
};
