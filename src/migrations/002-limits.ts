import type { Migration } from './list.ts';

/**
 * Counters of rate-limiter-flexible, columns in its order (it inserts by position). Only PostgreSQL shares them; the
 * table stands in both so that there is one schema.
 */
export const limits: Migration = {
  name: '002-limits',
  statements: [
    `create table rate_limits (key text primary key, points {int} not null default 0, expire {int})`,
    `create index rate_limits_expire on rate_limits (expire)`,
  ],
};
