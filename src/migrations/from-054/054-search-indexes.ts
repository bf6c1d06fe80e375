import { sql } from 'kysely';
import { planReindex } from '../../core/reindex/plan-reindex.ts';
import type { Migration } from '../list.ts';

/** Jobs that write an index anew, and whose rows it finds. */
const jobs = { 'shopping.reindex': 'products', 'rss.reindex': 'feed_items' };

/**
 * The words of the index of news as a table, for searches by a beginning: SQLite keeps nothing for it, the table reads the
 * index itself. And ہ and ھ are equal since a release that only indexed news anew: products and items of feeds follow
 * while the program runs.
 */
export const searchIndexes: Migration = {
  name: '054-search-indexes',
  statements: [],
  async also(tx, dialect) {
    if (dialect.kind === 'sqlite')
      await sql`create virtual table news_index_terms using fts5vocab(news_index, row)`.execute(tx);
    for (const [kind, table] of Object.entries(jobs)) await planReindex(tx, kind, table);
  },
};
