import { sql } from 'kysely';
import type { Migration } from '../list.ts';

const lang = '(ascii(lang)::bigint * 256 + ascii(substr(lang, 2))) * 4294967296';
const block11 = '2952790016 + (id >> 11)';
const block15 = '4026531840 + (id >> 15)';

/**
 * On PostgreSQL the index of news finds the newest items of a word alone: it has the language of each row and the blocks of
 * ids that it lies in (`core/db/search/blocks.ts`). And it has the words of the first fields by themselves, so that no row
 * is unpacked to tell in which field a word stands.
 */
export const searchNewest: Migration = {
  name: '055-search-newest',
  statements: [],
  async also(tx, dialect) {
    if (dialect.kind !== 'postgres') return;
    await sql`drop index news_index_words`.execute(tx);
    await sql`create index news_index_words on news_index using gin (
      words, ts_filter(words, '{a}'), ts_filter(words, '{a,b}'), ts_filter(words, '{a,b,c}'),
      (array[${sql.raw(lang)}, ${sql.raw(lang)} + ${sql.raw(block11)}, ${sql.raw(lang)} + ${sql.raw(block15)},
        ${sql.raw(block11)}, ${sql.raw(block15)}])) with (fastupdate = off)`.execute(tx);
  },
};
