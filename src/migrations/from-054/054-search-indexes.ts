import { sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
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
    const now = isoTime(Date.now());
    for (const [kind, table] of Object.entries(jobs))
      await sql`insert into jobs (kind, payload, unique_key, lane, state, attempts, max_attempts, run_at, created_at)
        select ${kind}, '{}', ${kind}, 'main', 'queued', 0, 8, ${now}, ${now}
        where exists (select 1 from ${sql.table(table)})`.execute(tx);
  },
};
