import type { Migration } from '../core/db/migrate.ts';

/**
 * Wrong codes of the second factor add up in the user's row, so that no window ends them. A session names the pair of
 * account and address by a hash: a login looks for that before it looks for the user.
 */
export const users: Migration = {
  name: '003-users',
  statements: [
    `create table users (
      id {id}, username {text} not null, username_key {text} not null unique, name {text} not null,
      password_hash text not null, role text not null, ver {int} not null, must_change {int} not null,
      totp_secret text, totp_enabled {int} not null, totp_step {int} not null,
      factor_failures {int} not null default 0, factor_locked_until {time}, is_active {int} not null,
      email {text}, email_key {text} unique, lang text,
      langs {text} not null default '[]', category_ids {text} not null default '[]',
      place_ids {text} not null default '[]',
      rev {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `create table sessions (
      id {id}, user_id {int} not null references users (id) on delete cascade, token_hash text not null unique,
      previous_hash text, is_cookie {int} not null, login_key text not null default '', user_agent {text} not null,
      ip text not null, created_at {time} not null, used_at {time} not null, expires_at {time} not null,
      ended_at {time}, signed_in_by text not null default 'password')`,
    `create index sessions_user on sessions (user_id, id)`,
    `create index sessions_previous on sessions (previous_hash)`,
    `create index sessions_expiry on sessions (expires_at)`,
    `create table api_tokens (
      id {id}, user_id {int} not null references users (id) on delete cascade, name {text} not null,
      prefix text not null, token_hash text not null unique, scopes text not null, created_at {time} not null,
      expires_at {time} not null, last_used_at {time}, revoked_at {time})`,
    `create index api_tokens_user on api_tokens (user_id, id)`,
    `create table account_links (
      id {id}, user_id {int} not null references users (id) on delete cascade, purpose text not null,
      token_hash text not null unique, created_at {time} not null, expires_at {time} not null)`,
    `create table recovery_codes (
      id {id}, user_id {int} not null references users (id) on delete cascade, code_hash text not null unique)`,
    `create index recovery_codes_user on recovery_codes (user_id)`,
    `create table passkeys (
      id {id}, user_id {int} not null references users (id) on delete cascade, name {text} not null,
      credential_id text not null unique, public_key text not null, sign_count {int} not null, transports text not null,
      is_synced {int} not null, created_at {time} not null, last_used_at {time})`,
    `create index passkeys_user on passkeys (user_id, id)`,
    `create table passkey_challenges (id {id}, challenge_hash text not null unique, expires_at {time} not null)`,
    `create index passkey_challenges_expiry on passkey_challenges (expires_at)`,
    `create index account_links_user on account_links (user_id)`,
    `create index sessions_login on sessions (login_key, used_at)`,
    // Sign-in by an OpenID Connect provider: whose account is whose, and completed sign-ins until their codes are used.
    `create table user_identities (
      id {id}, user_id {int} not null references users (id) on delete cascade, issuer text not null,
      subject text not null, created_at {time} not null, unique (issuer, subject), unique (user_id, issuer))`,
    `create table oidc_logins (
      id {id}, user_id {int} not null references users (id) on delete cascade, state_hash text not null unique,
      code_hash text not null unique, browser_hash text not null, code_expires_at {time} not null, used_at {time},
      expires_at {time} not null)`,
    `create index oidc_logins_expiry on oidc_logins (expires_at)`,
    `create index oidc_logins_user on oidc_logins (user_id)`,
    `create table edit_locks (
      resource text not null, resource_id {int} not null,
      user_id {int} not null references users (id) on delete cascade, user_name {text} not null, since {time} not null,
      until {time} not null, primary key (resource, resource_id))`,
  ],
};
