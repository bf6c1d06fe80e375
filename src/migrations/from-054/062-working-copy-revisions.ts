import type { Migration } from '../list.ts';

/**
 * Revisions of what was saved beside a story: its working copies, what was discarded of them, and texts that a merge did not
 * take. `removed` counts what the saves that are one revision have removed.
 */
export const workingCopyRevisions: Migration = {
  name: '062-working-copy-revisions',
  statements: [
    `create table news_working_copy_revisions (
      id {id}, news_id {int} not null references news (id) on delete cascade, number {int} not null, at {time} not null,
      until {time} not null, actor_id {int}, actor_name {text} not null, verb text not null, copy_at {time},
      base {text} not null, copy {text}, removed {text} not null default '{}', snapshot {text} not null,
      unique (news_id, number))`,
    `alter table news_revisions add column removed {text} not null default '{}'`,
  ],
};
