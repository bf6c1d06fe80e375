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
    // Due since ever: the clock of the program is not known here. Plain, as the table of jobs was at this step.
    `insert into jobs (kind, payload, unique_key, state, attempts, max_attempts, run_at, created_at)
      select 'news.index', '{}', 'news.index', 'queued', 0, 8, '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'
      where exists (select 1 from news)`,
  ],
  also: (tx, dialect) => dialect.createIndex(tx),
};
