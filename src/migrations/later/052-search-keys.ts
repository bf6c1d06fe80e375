import { sql } from 'kysely';
import { planReindex } from '../../core/reindex/plan-reindex.ts';
import type { Migration } from '../list.ts';

/**
 * Keys of Malayalam, Assamese and Urdu words are made in another way: stories are indexed anew while the program runs. On
 * PostgreSQL the words of a story go into the index at once: what waits in a list beside it is read by every search, and
 * from a hundred pages on the planner reads the whole table in place of the index.
 */
export const searchKeys: Migration = {
  name: '052-search-keys',
  statements: [],
  async also(tx, dialect) {
    await planReindex(tx, 'news.reindex', 'news');
    if (dialect.kind !== 'postgres') return;
    await sql`alter index news_index_words set (fastupdate = off)`.execute(tx);
    await sql`select gin_clean_pending_list('news_index_words')`.execute(tx);
  },
};
