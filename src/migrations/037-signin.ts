import type { Migration } from './list.ts';

/**
 * Wrong codes of the second factor add up in the user's row, so that no window ends them. A session names the pair of
 * account and address by a hash: a login looks for that before it looks for the user.
 */
export const signin: Migration = {
  name: '037-signin',
  statements: [
    `alter table users add column factor_failures {int} not null default 0`,
    `alter table users add column factor_locked_until {time}`,
    `alter table sessions add column login_key text not null default ''`,
    `create index sessions_login on sessions (login_key, used_at)`,
  ],
};
