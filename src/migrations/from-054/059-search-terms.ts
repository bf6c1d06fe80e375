import { sql } from 'kysely';
import type { Migration } from '../list.ts';

/**
 * On PostgreSQL the words of the index of news and their keys, so that a search for a beginning can be written out as the
 * words that begin so. SQLite has `news_index_terms` for that, which reads the index itself.
 */
export const searchTerms: Migration = {
  name: '059-search-terms',
  statements: [],
  async also(tx, dialect) {
    if (dialect.kind !== 'postgres') return;
    await sql`create table news_terms (term text collate "C" not null)`.execute(tx);
    await sql`insert into news_terms (term) select word from ts_stat('select words from news_index')`.execute(tx);
    await sql`create index news_terms_terms on news_terms (term)`.execute(tx);
  },
};
