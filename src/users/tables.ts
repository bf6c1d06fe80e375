import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';
import type { Role } from '../core/model/rights.ts';

export interface UsersTables {
  users: UserRow;
  sessions: SessionRow;
  api_tokens: ApiTokenRow;
  account_links: AccountLinkRow;
  user_identities: UserIdentityRow;
  oidc_logins: OidcLoginRow;
  passkeys: PasskeyRow;
  /** Challenges of passkeys that were used, until they expire: each works once. */
  passkey_challenges: { id: Generated<number>; challenge_hash: string; expires_at: string };
  /** Unused codes of second factors, as hashes. */
  recovery_codes: { id: Generated<number>; user_id: number; code_hash: string };
  /** Who edits which row of which resource; over when `until` has passed. */
  edit_locks: {
    resource: string;
    resource_id: number;
    user_id: number;
    user_name: string;
    since: string;
    until: string;
  };
}

declare module '../core/db/tables.ts' {
  interface Tables extends UsersTables {}
}

export interface UserRow {
  id: Generated<number>;
  username: string;
  /** Folded form: two names that look alike are one. */
  username_key: string;
  name: string;
  password_hash: string;
  role: Role;
  /** Raised to revoke every access token at once. */
  ver: number;
  must_change: number;
  totp_secret: string | null;
  totp_enabled: number;
  /** Last TOTP time step that was used, so that a code works once. */
  totp_step: number;
  /** Wrong codes in a row, over all time. */
  factor_failures: Generated<number>;
  /** No code is checked before that, except from a proven device. */
  factor_locked_until: Generated<string | null>;
  is_active: number;
  email: Generated<string | null>;
  /** Folded form, unique. */
  email_key: Generated<string | null>;
  /** Of messages to the user; null: English. */
  lang: Generated<string | null>;
  /** JSON arrays: what the user's stories are restricted to; empty: nothing. */
  langs: Generated<string>;
  category_ids: Generated<string>;
  place_ids: Generated<string>;
  rev: number;
  created_at: string;
  updated_at: string;
}

export type SignInMethod = 'password' | 'passkey' | 'provider';

export interface SessionRow {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** The token before the current one: its reuse means theft. */
  previous_hash: string | null;
  is_cookie: number;
  /** Hash of account and address: where the account is used from. */
  login_key: Generated<string>;
  user_agent: string;
  ip: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  ended_at: string | null;
  /** A passkey is also the second factor of its session. */
  signed_in_by: Generated<SignInMethod>;
}

export interface ApiTokenRow {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** The first characters of the secret. */
  prefix: string;
  /** SHA-256 of the secret, which is not stored. */
  token_hash: string;
  /** Names of scopes, as JSON. */
  scopes: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

interface AccountLinkRow {
  id: Generated<number>;
  user_id: number;
  purpose: 'invite' | 'reset' | 'setup';
  /** SHA-256 of the token, which is not stored. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** The account of an OpenID Connect provider that a user signs in by. */
interface UserIdentityRow {
  id: Generated<number>;
  user_id: number;
  issuer: string;
  /** `sub` of the provider, which never changes, unlike an address. */
  subject: string;
  created_at: string;
}

/** A completed sign-in at a provider. Everything is stored as a SHA-256 hash. */
interface OidcLoginRow {
  id: Generated<number>;
  user_id: number;
  /** A `state` works once. */
  state_hash: string;
  code_hash: string;
  /** Of the cookie: the code works in the browser that began. */
  browser_hash: string;
  code_expires_at: string;
  used_at: string | null;
  /** When the `state` has expired, so that the row is no longer needed. */
  expires_at: string;
}

/** A WebAuthn credential. The private key is with its user. */
export interface PasskeyRow {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** base64url */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Of the last use; 0 with authenticators that do not count. */
  sign_count: number;
  /** JSON array */
  transports: string;
  /** The authenticator copies it to other devices. */
  is_synced: number;
  created_at: string;
  last_used_at: string | null;
}

/** How they take part in an export, those that others point at first. */
export const usersExport = {
  users: { isPrivate: true },
  sessions: { isPrivate: true },
  api_tokens: { isPrivate: true },
  account_links: { isPrivate: true },
  user_identities: { isPrivate: true },
  oidc_logins: { isPrivate: true },
  passkeys: { isPrivate: true },
  passkey_challenges: { isPrivate: true },
  recovery_codes: { isPrivate: true },
  edit_locks: { key: ['resource', 'resource_id'], isPrivate: true },
} satisfies ExportOf<UsersTables>;
