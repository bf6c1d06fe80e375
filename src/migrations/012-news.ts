import type { Migration } from '../core/db/migrate.ts';

/** Stories, their labels, revisions, edit locks and scores, and what tells clients of those that have gone. */
export const news: Migration = {
  name: '012-news',
  statements: [
    `create table news (
      id {id}, lang text not null, translation_group {int}, status text not null, slug {text} not null,
      title {text} not null, summary {text} not null, content {text} not null, content_format text not null,
      content_type text not null, category_id {int} references categories (id), tags {text} not null,
      state {text}, district {text}, mandal {text}, place_ids {text} not null default '[]', image_url {text},
      thumbnail_url {text}, images {text} not null, video_url {text}, audio_url {text}, author {text},
      byline {text}, seo_title {text}, seo_description {text}, source_name {text}, source_url {text}, breaking_until {time}, is_featured {int} not null,
      priority {int} not null, published_at {time}, expires_at {time}, views {int} not null,
      read_minutes {int} not null, is_sample {int} not null, from_feed {int} not null default 0, trashed_at {time}, trashed_from text,
      live_seq {int} not null default 0, live_ended_at {time}, review_note {text},
      corrections {text} not null default '[]', rev {int} not null, created_by {int}, assigned_to {int},
      created_at {time} not null, updated_at {time} not null, updated_by {int}, media_id {int},
      gallery text not null default '[]', confirmed_rev {int}, breaking_auto {int} not null default 0)`,
    `create index news_assigned on news (assigned_to, updated_at, id)`,
    `create index news_latest on news (lang, status, published_at, id)`,
    `create index news_category on news (category_id, lang, status, published_at, id)`,
    `create index news_featured on news (lang, status, is_featured, published_at, id)`,
    `create index news_breaking on news (lang, status, breaking_until)`,
    `create index news_updated on news (lang, updated_at, id)`,
    `create index news_turns on news (status, published_at)`,
    `create index news_expiry on news (status, lang, expires_at)`,
    `create index news_breaking_end on news (status, breaking_until)`,
    `create index news_trash on news (status, trashed_at)`,
    `create index news_by on news (created_by, updated_at)`,
    // The orders that a list may ask for besides its time.
    `create index news_by_updated on news (lang, status, updated_at, published_at, id)`,
    `create index news_by_priority on news (lang, status, priority, published_at, id)`,
    `create index news_by_views on news (lang, status, views, published_at, id)`,
    // What is counted per category and language, without a look at the rows.
    `create index news_counted on news (lang, status, category_id, expires_at, content_type)`,
    // All that a search asks of a row besides its words: the row itself, with its text, stays unread.
    `create index news_hits on news (id, lang, status, published_at, expires_at, category_id, content_type)`,
    // A story has one group and at most one item per language in it; what lies in the trash takes no place.
    `create unique index news_group_one on news (translation_group, lang) where status <> 'trashed'`,
    // Whether a story has a visible item in a language is asked for each row of a list that fills up with another one.
    `create index news_group_lang on news (translation_group, lang, status, expires_at)`,
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
    // Labels know the language and the time of their story, so that the newest stories of a place, tag or author are
    // read in the order of an index, however many there are.
    `create table news_labels (kind text not null, label {text} not null,
      news_id {int} not null references news (id) on delete cascade, lang text not null default '',
      published_at {time}, primary key (kind, label, news_id))`,
    `create index news_labels_of on news_labels (news_id)`,
    `create index news_labels_newest on news_labels (kind, label, lang, published_at, news_id)`,
    // An item has a row once it was viewed, and loses it when its score has been low for long.
    `create table news_heat (
      news_id {int} primary key references news (id) on delete cascade, lang text not null, score {real} not null)`,
    `create index news_heat_order on news_heat (lang, score, news_id)`,
    `create index news_heat_cold on news_heat (score)`,
    // Views over time, for the dashboard.
    `create table news_view_counts (at {time} not null, lang text not null, views {int} not null, primary key (at, lang))`,
    `create table news_gone (id {id}, news_id {int} not null, lang text not null, updated_at {time} not null)`,
    // Clients that ask for changes go on behind the item, not behind the row that tells of it.
    `create index news_gone_updated on news_gone (lang, updated_at, news_id)`,
    `create table news_revisions (
      id {id}, news_id {int} not null references news (id) on delete cascade, rev {int} not null, at {time} not null,
      until {time} not null, actor_id {int}, actor_name {text} not null, verb text not null, kept {int} not null,
      snapshot {text} not null, removed {text} not null default '{}', unique (news_id, rev))`,
    `create table websub_pings (lang text primary key, at {time} not null)`,
    // It stays when the story is removed: accepted work is paid for by it.
    `create table news_submissions (
      id {id}, news_id {int} not null, contributor_id {int} not null, contributor_name {text} not null,
      title {text} not null, lang text not null, category_id {int}, place_id {int}, words {int} not null,
      note {text}, status text not null, submitted_at {time} not null, decided_at {time}, decided_by {int},
      decided_name {text}, decision_note {text})`,
    `create index news_submissions_story on news_submissions (news_id, id)`,
    `create index news_submissions_queue on news_submissions (status, id)`,
    `create index news_submissions_of on news_submissions (contributor_id, id)`,
    `create index news_submissions_ledger on news_submissions (contributor_id, status, decided_at, id)`,
    `create table news_comments (
      id {id}, news_id {int} not null references news (id) on delete cascade, kind text not null, text {text} not null,
      author_id {int}, author_name {text} not null, created_at {time} not null, resolved_at {time}, resolved_by {int},
      resolved_name {text})`,
    `create index news_comments_of on news_comments (news_id, id)`,
    `create table news_working_copies (
      news_id {int} primary key references news (id) on delete cascade, rev {int} not null, base_rev {int} not null,
      input {text} not null, base {text} not null, status text not null, publish_at {time}, review_note {text},
      created_by {int}, created_name {text} not null, created_at {time} not null,
      updated_by {int}, updated_name {text} not null, updated_at {time} not null)`,
    `create index news_working_copies_due on news_working_copies (status, publish_at)`,
    // Of what was saved beside a story: its working copies, what was discarded of them, and texts that a merge did not
    // take. `removed` counts what the saves that are one revision have removed.
    `create table news_working_copy_revisions (
      id {id}, news_id {int} not null references news (id) on delete cascade, number {int} not null, at {time} not null,
      until {time} not null, actor_id {int}, actor_name {text} not null, verb text not null, copy_at {time},
      base {text} not null, copy {text}, removed {text} not null default '{}', snapshot {text} not null,
      unique (news_id, number))`,
    `create table news_previews (
      id {id}, news_id {int} not null references news (id) on delete cascade, expires_at {time} not null,
      revoked_at {time}, created_by {int}, created_name {text} not null, created_at {time} not null)`,
    `create index news_previews_of on news_previews (news_id, id)`,
    `create index news_previews_expired on news_previews (expires_at)`,
  ],
  async also(tx, dialect) {
    await dialect.createIndex(tx);
    await dialect.createVocabulary(tx);
  },
};
