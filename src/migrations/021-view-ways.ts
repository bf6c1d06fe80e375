import type { Migration } from '../core/db/migrate.ts';

/** Views of stories per day of the desk, by the way on which readers came. */
export const viewWays: Migration = {
  name: '021-view-ways',
  statements: [
    `create table news_view_days (
      news_id {int} not null references news (id) on delete cascade, day text not null, way text not null,
      views {int} not null, primary key (news_id, day, way))`,
    `create index news_view_days_old on news_view_days (day)`,
    // The sums of all stories, so that the dashboard reads a few rows a day.
    `create table news_view_ways (day text not null, lang text not null, way text not null, views {int} not null,
      primary key (day, lang, way))`,
  ],
};
