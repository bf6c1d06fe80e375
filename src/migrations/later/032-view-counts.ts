import type { Migration } from '../list.ts';

/** Views over time, for the dashboard. */
export const viewCounts: Migration = {
  name: '032-view-counts',
  statements: [
    `create table news_view_counts (at {time} not null, lang text not null, views {int} not null, primary key (at, lang))`,
  ],
};
