import { Type } from 'typebox';
import { change } from '../core/api/change.ts';
import { createRow, editRow, insertRow } from '../core/api/resource.ts';
import { parseJson } from '../core/api/validate.ts';
import { type Actor, type App, systemActor } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import { checkAdminPassword } from './health.ts';
import { createLink } from './mail/links.ts';
import { NewPassword, type User, UserInput } from './model/user.ts';
import { removeAllPasskeys } from './passkeys/passkeys.ts';
import type { FirstUser } from './password/first.ts';
import { storeFirstPassword, unusedFirstPassword } from './password/first.ts';
import { hashPassword, randomPassword } from './password/hash.ts';
import { lockOwners, toUser, usernameKey, userResource } from './resource.ts';
import type { UserOf } from './sessions/sessions.ts';

/**
 * Makes the first owner where there is no user: from `ADMIN_USERNAME` and `ADMIN_PASSWORD`, or with a random password
 * that has to be changed at the first login. Until that login every start of every instance gets it again. Of instances
 * that start at once one makes the owner. An `ADMIN_PASSWORD` that can be guessed is accepted, with a warning in the log: a
 * refusal would leave the service without an owner.
 */
export async function ensureOwner(app: App): Promise<FirstUser | null> {
  const hasUsers = async (db: App['db']['write']): Promise<boolean> =>
    (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
  if (await hasUsers(app.db.write)) return unusedFirstPassword(app);
  const { adminUsername: username, adminPassword } = app.config;
  const password = adminPassword || randomPassword();
  const password_hash = await hashPassword(password);
  const isMade = await change(app, systemActor, async (c) => {
    await lockOwners(c);
    if (await hasUsers(c.tx)) return false;
    const input = { username, role: 'owner', must_change_password: !adminPassword };
    const { id } = await insertRow(c, userResource, input, { password_hash });
    if (!adminPassword) await storeFirstPassword(c, id, password, password_hash);
    return true;
  });
  if (!isMade) return unusedFirstPassword(app);
  for (const { level, text } of await checkAdminPassword(app.config)) if (level !== 'ok') app.log.warn(text);
  return { username, password: adminPassword ? null : password };
}

/** A one-time link to choose the password of a user who has never logged in. @throws Fault `not_found` */
export async function setupLink(app: App, username: string): Promise<string> {
  const { id } = await userNamed(app, username);
  return change(app, systemActor, (c) => createLink(c, id, 'setup'));
}

/**
 * Adds a user. Without a password he gets a random one, to be changed at the first login.
 * @throws Fault `invalid`, `conflict`
 */
export async function addUser(
  app: App,
  input: { username: string; role: User['role']; name?: string; password?: string },
  actor: Actor = systemActor,
): Promise<FirstUser & { user: User }> {
  const password = input.password ?? randomPassword();
  const must_change_password = input.password === undefined;
  const checked = parseJson(UserInput, { ...input, password, must_change_password });
  const user = (await createRow(app, userResource, checked, actor)).data as User;
  return { user, username: user.username, password: must_change_password ? password : null };
}

const PasswordOnly = Type.Object({ password: NewPassword });

/**
 * Sets the password of a user and ends his sessions; `resetTotp` also turns a lost second factor off
 * and removes the passkeys. Without a password
 * it generates one that has to be changed at the next login. An owner who is locked out gets in again by this.
 * @throws Fault `not_found`, `invalid`
 */
export async function setPassword(
  app: App,
  username: string,
  options: { password?: string; resetTotp?: boolean } = {},
  actor: Actor = systemActor,
): Promise<FirstUser> {
  const password = options.password ?? randomPassword();
  const checked = parseJson(PasswordOnly, { password });
  const user = await userNamed(app, username);
  const patch = {
    ...checked,
    must_change_password: options.password === undefined,
    ...(options.resetTotp ? { totp_enabled: false } : {}),
  };
  await editRow(app, userResource, user.id, patch, null, actor);
  if (options.resetTotp) await removeAllPasskeys(app, user.id, actor);
  return { username: user.username, password: options.password === undefined ? password : null };
}

/** Disables a user at once. @throws Fault `not_found`, `conflict` for the last active owner */
export async function disableUser(app: App, username: string, actor: Actor = systemActor): Promise<User> {
  return setActive(app, username, false, actor);
}

/** @throws Fault `not_found` */
export async function enableUser(app: App, username: string, actor: Actor = systemActor): Promise<User> {
  return setActive(app, username, true, actor);
}

async function setActive(app: App, username: string, is_active: boolean, actor: Actor): Promise<User> {
  const { id } = await userNamed(app, username);
  const { data } = await editRow(app, userResource, id, { is_active }, null, actor);
  return data as User;
}

/** Every user, by name. */
export async function listUsers(app: App): Promise<User[]> {
  const rows = await app.db.write.selectFrom('users').selectAll().orderBy('username_key').execute();
  return rows.map(toUser);
}

async function userNamed(app: App, username: string): Promise<UserOf> {
  const found = await findUser(app, username);
  if (!found) throw notFound('user');
  return found;
}

/** The user of a name in any of its spellings. */
export function findUser(app: App, username: string): Promise<UserOf | undefined> {
  return app.db.write
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
}
