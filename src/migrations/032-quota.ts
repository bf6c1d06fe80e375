import type { Migration } from './list.ts';

/**
 * How many messages all instances together have handed to a project of Firebase in each of the last seconds, and until
 * when it wants to be left alone; which batches have been counted to the daily cap.
 */
export const quota: Migration = {
  name: '032-quota',
  statements: [
    `create table push_quota (
      project text not null, second {time} not null, taken {int} not null, primary key (project, second))`,
    `create table push_holds (project text primary key, until {time} not null)`,
    `alter table notification_batches add column counted {int} not null default 0`,
  ],
};
