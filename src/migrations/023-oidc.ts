import type { Migration } from './list.ts';

/** Sign-in by an OpenID Connect provider: whose account is whose, and completed sign-ins until their codes are used. */
export const oidc: Migration = {
  name: '023-oidc',
  statements: [
    `create table user_identities (
      id {id}, user_id {int} not null references users (id) on delete cascade, issuer text not null,
      subject text not null, created_at {time} not null, unique (issuer, subject), unique (user_id, issuer))`,
    `create table oidc_logins (
      id {id}, user_id {int} not null references users (id) on delete cascade, state_hash text not null unique,
      code_hash text not null unique, browser_hash text not null, code_expires_at {time} not null, used_at {time},
      expires_at {time} not null)`,
    `create index oidc_logins_expiry on oidc_logins (expires_at)`,
    `create index oidc_logins_user on oidc_logins (user_id)`,
  ],
};
