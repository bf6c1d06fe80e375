import type { Migration } from './list.ts';

/** Since when the devices of a batch are tried: time ends that, not a number of tries. */
export const tries: Migration = {
  name: '036-tries',
  statements: [`alter table notification_batches add column tried_at {time}`],
};
