import type { Migration } from '../list.ts';

/** What `/health/ready?for=writes` writes: whether the database takes a write shows only by one. */
export const healthWrites: Migration = {
  name: '064-health-writes',
  statements: [`create table health_writes (name text primary key, at {time} not null, filler text not null)`],
};
