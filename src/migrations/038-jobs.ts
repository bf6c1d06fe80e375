import type { Migration } from './list.ts';

/** The key of a job that has ended, so that one which is tried again gets it back. */
export const jobKeys: Migration = {
  name: '038-jobs',
  statements: [`alter table jobs add column ended_key text`],
};
