import { sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
import type { Migration } from '../list.ts';

/** The words of the index of news, by which a search finds inflections and what is one edit away. */
export const vocabulary: Migration = {
  name: '046-vocabulary',
  statements: [],
  async also(tx, dialect) {
    await dialect.createVocabulary(tx);
    const now = isoTime(Date.now());
    // Stories that are there already are indexed anew while the program runs.
    await sql`insert into jobs (kind, payload, unique_key, lane, state, attempts, max_attempts, run_at, created_at)
      select 'news.reindex', '{}', 'news.reindex', 'main', 'queued', 0, 8, ${now}, ${now}
      where exists (select 1 from news)`.execute(tx);
  },
};
