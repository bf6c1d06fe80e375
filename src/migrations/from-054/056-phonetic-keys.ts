import { sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
import type { Migration } from '../list.ts';

/**
 * Phonetic keys of Tamil, Telugu, Kannada, Bengali and Assamese words are made in another way: stories are indexed anew
 * while the program runs. The names of places follow by the recipe of `places/shipped`.
 */
export const phoneticKeys: Migration = {
  name: '056-phonetic-keys',
  statements: [],
  async also(tx) {
    const now = isoTime(Date.now());
    await sql`insert into jobs (kind, payload, unique_key, lane, state, attempts, max_attempts, run_at, created_at)
      select 'news.reindex', '{}', 'news.reindex', 'main', 'queued', 0, 8, ${now}, ${now}
      where exists (select 1 from news)
      and not exists (select 1 from jobs where kind = 'news.reindex' and state = 'queued')`.execute(tx);
  },
};
