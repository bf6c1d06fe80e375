import { sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
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
    const now = isoTime(Date.now());
    await sql`insert into jobs (kind, payload, unique_key, lane, state, attempts, max_attempts, run_at, created_at)
      select 'news.reindex', '{}', 'news.reindex', 'main', 'queued', 0, 8, ${now}, ${now}
      where exists (select 1 from news)
      and not exists (select 1 from jobs where kind = 'news.reindex' and state = 'queued')`.execute(tx);
    if (dialect.kind !== 'postgres') return;
    await sql`alter index news_index_words set (fastupdate = off)`.execute(tx);
    await sql`select gin_clean_pending_list('news_index_words')`.execute(tx);
  },
};
