import { sql } from 'kysely';
import { insertJob } from '../jobs.ts';
import type { Migration } from './list.ts';

/**
 * The index of news by field and with the keys of its words. What is there already is taken in by a job, so that a
 * large database starts at once; until it is done, older items are not found.
 */
export const searchKeys: Migration = {
  name: '011-search',
  statements: [
    `drop table news_search`,
    // All that a search asks of a row besides its words: the row itself, with its text, stays unread.
    `create index news_hits on news (id, lang, status, published_at, expires_at, category_id, content_type)`,
  ],
  async also(tx, dialect) {
    await dialect.createIndex(tx);
    const { rows } = await sql`select id from news limit 1`.execute(tx);
    // Due since ever: the clock of the program is not known here.
    if (rows.length)
      await insertJob(tx, { kind: 'news.index', uniqueKey: 'news.index' }, '1970-01-01T00:00:00.000Z', null);
  },
};
