import type { Migration } from './list.ts';

/**
 * Who changed a story last, and the orders that lists of administrators have: a page of a million stories is a range of
 * one index.
 */
export const adminLists: Migration = {
  name: '020-admin-lists',
  statements: [
    `alter table news add column updated_by {int}`,
    // Of every row, but for lists of administrators alone (`narrowNews`): PostgreSQL would also walk the newest stories of
    // all languages for a public list of one.
    `create index news_admin_updated on news (updated_at, id) where rev >= 0`,
    `create index news_admin_status on news (status, updated_at, id) where rev >= 0`,
    `create index news_admin_created on news (created_at, id) where rev >= 0`,
    `create index news_admin_published on news (published_at, id) where rev >= 0`,
    // Every order of the list has one: without it a page goes through all stories.
    ...[
      'priority',
      'status',
      'lang',
      'category_id',
      'content_type',
      'author',
      'views',
      'expires_at',
      'created_by',
      'updated_by',
    ].map((column) => `create index news_admin_by_${column} on news (${column}, id) where rev >= 0`),
    // Of a title no more than its beginning: a page of an index of PostgreSQL holds three entries at least.
    `create index news_admin_title on news (substr(title, 1, 40), id) where rev >= 0`,
    `create index news_admin_editor on news (updated_by, updated_at, id)`,
    `create index audit_by on audit (actor_id, id)`,
    `create index audit_at on audit (at, id)`,
  ],
};
