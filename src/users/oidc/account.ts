import type { Change } from '../../core/api/change.ts';
import { insertRow } from '../../core/api/resource.ts';
import { parseJson } from '../../core/api/validate.ts';
import { languages } from '../../core/model/common.ts';
import { enqueueNotice } from '../mail/notices.ts';
import { emailKey } from '../mail/reset.ts';
import { UserInput } from '../model/user.ts';
import { lockOwners, usernameKey, userResource } from '../resource.ts';
import type { UserOf } from '../sessions/sessions.ts';
import type { ProvenIdentity } from './claims.ts';

/** Why somebody who has signed in at the provider does not sign in here. */
export type AccountRefusal = 'unknown_user' | 'disabled' | 'other_account';

const byEmail = (c: Change, email: string): Promise<UserOf | undefined> =>
  c.tx.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

/**
 * The user of a proven address. The first sign-in connects the account of the provider: after that another account with
 * the same address, such as that of a successor, is refused until an owner sets the address anew.
 * @param newHash hash of a random password for a user who is created
 */
export async function accountOf(
  c: Change,
  identity: ProvenIdentity,
  newHash: string,
  ip: string,
): Promise<UserOf | AccountRefusal> {
  const found = (await byEmail(c, identity.email)) ?? (await created(c, identity, newHash));
  if (!found) return 'unknown_user';
  await c.dialect.lockRow(c.tx, 'users', found.id);
  const user = await c.tx.selectFrom('users').selectAll().where('id', '=', found.id).executeTakeFirst();
  if (user?.email_key !== emailKey(identity.email)) return 'unknown_user';
  if (!user.is_active) return 'disabled';
  return (await connected(c, user, identity, ip)) ? user : 'other_account';
}

/** Whether the account of the provider is that of the user; one that is new to both becomes it. */
async function connected(c: Change, user: UserOf, { issuer, subject }: ProvenIdentity, ip: string): Promise<boolean> {
  const rows = await c.tx
    .selectFrom('user_identities')
    .select(['user_id', 'subject'])
    .where('issuer', '=', issuer)
    .where((e) => e.or([e('user_id', '=', user.id), e('subject', '=', subject)]))
    .execute();
  if (rows.length) return rows.every((row) => row.user_id === user.id && row.subject === subject);
  const made = await c.tx
    .insertInto('user_identities')
    .values({ user_id: user.id, issuer, subject, created_at: c.now })
    .onConflict((o) => o.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await c.audit('oidc_connect', 'users', user.id, { issuer, ip });
  await enqueueNotice(c, user, 'oidc', ip);
  return true;
}

/** A user of the role that `OIDC_NEW_USERS` names; undefined where it creates none. */
async function created(c: Change, identity: ProvenIdentity, password_hash: string): Promise<UserOf | undefined> {
  const { oidcNewUsers: role } = c.app.config;
  if (role === 'no') return undefined;
  await lockOwners(c); // of two sign-ins at once one creates the user
  const other = await byEmail(c, identity.email);
  if (other) return other;
  const lang = languages.find((lang) => lang === identity.locale?.slice(0, 2).toLowerCase()) ?? null;
  const input = {
    username: await freeUsername(c, identity.email),
    ...(identity.name ? { name: [...identity.name].slice(0, 60).join('') } : {}),
    role,
    email: identity.email,
    lang,
    must_change_password: false,
  };
  return insertRow(c, userResource, parseJson(UserInput, input), { password_hash });
}

/** The address itself, as far as it may be a username; with a number where it looks like another one. */
async function freeUsername(c: Change, email: string): Promise<string> {
  const base = [...email.replace(/[^\p{L}\p{M}\p{N}._@-]/gu, '-')].slice(0, 56).join('');
  for (let n = 1; ; n++) {
    const username = n === 1 ? base : `${base}-${n}`;
    const holder = await c.tx
      .selectFrom('users')
      .select('id')
      .where('username_key', '=', usernameKey(username))
      .executeTakeFirst();
    if (!holder) return username;
  }
}
