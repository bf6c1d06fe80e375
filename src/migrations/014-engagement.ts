import type { Migration } from '../core/db/migrate.ts';

/**
 * What readers send: votes, bookmarks, reports. `reader_key` names an installation by a hash, another one for each
 * purpose. A report keeps number and title of its story without pointing at it: a complaint outlives what it is about.
 */
export const engagement: Migration = {
  name: '014-engagement',
  statements: [
    `create table polls (
      id {id}, lang text not null, question {text} not null, texts {text} not null, options {text} not null,
      last_option {int} not null, news_id {int} references news (id) on delete set null, opens_at {time},
      closes_at {time}, show_results text not null, can_change {int} not null, status text not null,
      closed_at {time}, langs text not null, search_text {text} not null, created_by {int}, rev {int} not null,
      created_at {time} not null, updated_at {time} not null)`,
    `create index polls_status on polls (status, id)`,
    `create index polls_news on polls (news_id)`,
    `create table poll_counts (
      poll_id {int} not null references polls (id) on delete cascade, option_id {int} not null, votes {int} not null,
      primary key (poll_id, option_id))`,
    `create table poll_votes (
      poll_id {int} not null references polls (id) on delete cascade, reader_key text not null,
      option_id {int} not null, voted_at {time} not null, primary key (poll_id, reader_key))`,
    `create index poll_votes_reader on poll_votes (reader_key)`,
    `create table readers (id {id}, reader_key text not null unique, seen_at {time} not null)`,
    `create index readers_seen on readers (seen_at)`,
    `create table bookmarks (
      id {id}, reader_id {int} not null references readers (id) on delete cascade,
      news_id {int} not null references news (id) on delete cascade, created_at {time} not null,
      unique (reader_id, news_id))`,
    `create index bookmarks_newest on bookmarks (reader_id, id)`,
    `create index bookmarks_news on bookmarks (news_id)`,
    `create table reports (
      id {id}, news_id {int} not null, news_title {text} not null, reader_key text, reason text not null,
      note {text} not null, status text not null, answer {text} not null, handled_by {int}, handled_at {time},
      received_at {time} not null, due_at {time} not null, rev {int} not null, created_at {time} not null,
      updated_at {time} not null, unique (news_id, reader_key))`,
    `create index reports_status on reports (status, due_at)`,
    `create index reports_reader on reports (reader_key)`,
  ],
};
