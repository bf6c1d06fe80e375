import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { type References, referenceErrors } from '../core/api/references.ts';
import { type Input, resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import type { App } from '../core/app.ts';
import type { AuditRow } from '../core/db/tables.ts';
import { Fault, invalid, invalidField } from '../core/error.ts';
import { withoutKeys } from '../core/hide-keys.ts';
import { DayOrTime, Id } from '../core/model/common.ts';
import { Role } from '../core/model/rights.ts';
import { boundOf } from '../settings/desk-zone.ts';
import { fold } from '../text/fold.ts';
import { nfc, tidyLine } from '../text/normalise.ts';
import { deleteRecoveryCodes } from './factor/recovery.ts';
import { clearedFactor } from './factor/verify.ts';
import { deleteLinks } from './mail/links.ts';
import { enqueueNotice } from './mail/notices.ts';
import { checkMail, emailKey, enqueueInvitation } from './mail/reset.ts';
import { AuditLine } from './model/audit.ts';
import { Session, User, UserInput } from './model/user.ts';
import { hashPassword, randomPassword } from './password/hash.ts';
import { checkNewPassword } from './password/rules.ts';
import { peopleOf, personOf } from './people.ts';
import { endSessions, type SessionOf, toSession, type UserOf } from './sessions/sessions.ts';
import { limitsOf } from './sessions/tokens.ts';

/** The public fields of a user: neither password nor second factor. */
export function toUser(row: UserOf): User {
  const { id, username, name, role, created_at, updated_at, rev } = row;
  return {
    id,
    username,
    name,
    role,
    is_active: row.is_active === 1,
    must_change_password: row.must_change === 1,
    totp_enabled: row.totp_enabled === 1,
    email: row.email,
    lang: row.lang,
    ...(limitsOf(row) as Pick<User, 'langs' | 'category_ids' | 'place_ids'>),
    created_at,
    updated_at,
    rev,
  };
}

/** The folded form that is compared: names that look alike are one. */
export const usernameKey = (username: string): string => fold(nfc(username).trim());

/** Until this transaction ends no other one, in any instance, changes who is an owner. */
export async function lockOwners(c: Change): Promise<void> {
  await c.tx
    .insertInto('meta')
    .values({ key: 'owners_lock', value: '' })
    .onConflict((o) => o.column('key').doUpdateSet({ value: '' }))
    .execute();
}

/** @throws Fault `conflict` when there is no other active owner */
async function keepAnOwner(c: Change, leaving: UserOf): Promise<void> {
  if (leaving.role !== 'owner' || !leaving.is_active) return;
  await lockOwners(c);
  const other = await c.tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .where('id', '!=', leaving.id)
    .executeTakeFirst();
  if (!other) throw new Fault('conflict', 'This is the last active owner. Make another one first.');
}

async function nameColumns(c: Change, username: string, id: number) {
  const username_key = usernameKey(username);
  const other = await c.tx
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', username_key)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) {
    const errors = [{ field: 'username', message: 'is taken, or looks like one that is', code: 'taken' as const }];
    throw new Fault('conflict', 'There is already a user of this name.', { errors });
  }
  return { username: nfc(username), username_key };
}

/** A user who is invited has a password that nobody knows, until the link is used. @throws Fault `invalid`, `conflict` */
async function invited(app: App, id: number | null, input: Input, password: unknown): Promise<Partial<UserOf>> {
  checkMail(app);
  if (password !== undefined) throw invalidField('password', 'is chosen by the user who is invited');
  const before = await app.db.write
    .selectFrom('users')
    .select('email')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  const email = input.email === undefined ? before?.email : input.email;
  if (email == null) throw invalidField('email', 'is required', 'required');
  return id === null ? { password_hash: await hashPassword(randomPassword()) } : {};
}

/** @throws Fault `conflict` for the address of another user */
async function emailColumns(c: Change, email: string | null, id: number): Promise<Partial<UserOf>> {
  if (email === null) return { email: null, email_key: null };
  const email_key = emailKey(email);
  const other = await c.tx
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!other) return { email: email.trim(), email_key };
  const errors = [{ field: 'email', message: 'is taken', code: 'taken' as const }];
  throw new Fault('conflict', 'There is already a user with this address.', { errors });
}

/** Hashes before the transaction: on SQLite a transaction blocks every other writer. */
async function hashed(
  { password, invite, ...input }: Input,
  app: App,
  id: number | null,
): Promise<{ input: Input; set?: Partial<UserOf> }> {
  if (invite === true) return { input: { ...input, invite }, set: await invited(app, id, input, password) };
  if (password === undefined && id === null) throw invalidField('password', 'is required', 'required');
  if (password === undefined) return { input };
  const before = await app.db.write
    .selectFrom('users')
    .select(['username', 'name'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  const { username, name } = { ...before, ...input } as Partial<UserInput>;
  await checkNewPassword(app, password as string, [username, name], 'password');
  return { input, set: { password_hash: await hashPassword(password as string) } };
}

const references: References = {
  category_ids: { table: 'categories', isListed: true },
  place_ids: { table: 'places' },
};

async function toRow(
  c: Change,
  raw: Input,
  before: UserOf | null,
  { password_hash }: Partial<UserOf>,
): Promise<Partial<UserOf>> {
  const input = raw as Partial<UserInput>;
  const missing = await referenceErrors(c.tx, references, raw);
  if (missing.length) throw invalid(missing);
  const columns: Partial<UserOf> = before
    ? {}
    : { totp_secret: null, totp_enabled: 0, totp_step: 0, is_active: 1, must_change: 0, ver: 1 };
  if (input.username !== undefined) Object.assign(columns, await nameColumns(c, input.username, before?.id ?? 0));
  const name = input.name === undefined ? undefined : tidyLine(input.name);
  if (name !== undefined || !before) columns.name = name || (input.username ?? before?.username ?? '');
  if (input.email !== undefined) Object.assign(columns, await emailColumns(c, input.email, before?.id ?? 0));
  if (input.lang !== undefined) columns.lang = input.lang;
  if (input.role !== undefined) columns.role = input.role;
  if (input.is_active !== undefined) columns.is_active = input.is_active ? 1 : 0;
  if (input.must_change_password !== undefined) columns.must_change = input.must_change_password ? 1 : 0;
  for (const field of ['langs', 'category_ids', 'place_ids'] as const)
    if (input[field] !== undefined) columns[field] = JSON.stringify(input[field]);
  if (input.totp_enabled === false) Object.assign(columns, clearedFactor);
  if (input.totp_enabled && !before?.totp_enabled)
    throw invalidField('totp_enabled', 'can only be turned on by the user');
  if (before) {
    const isOwner = (columns.role ?? before.role) === 'owner' && (columns.is_active ?? before.is_active) === 1;
    if (!isOwner) await keepAnOwner(c, before);
    const changes = (key: 'role' | 'is_active'): boolean => columns[key] !== undefined && columns[key] !== before[key];
    if (password_hash !== undefined || changes('role') || changes('is_active')) columns.ver = before.ver + 1;
  }
  return columns;
}

/**
 * Users, for owners. A change of password, role or state ends the sessions of the user; restrictions count at the next
 * request without that.
 */
export const userResource = resource<UserOf>({
  name: 'users',
  one: 'user',
  table: 'users',
  hasSecrets: true,
  auditedFields: ['username', 'name', 'role', 'is_active', 'lang'],
  input: UserInput,
  references,
  noun: User,
  filters: { role: Role, is_active: Type.Boolean() },
  sorts: ['id', 'username', 'name', 'role', 'is_active', 'email', 'lang', 'totp_enabled', 'created_at', 'updated_at'],
  nullable: ['email', 'lang'],
  searchColumn: 'username_key',
  toNoun: (_app, row) => toUser(row),
  prepare: hashed,
  toRow,
  async afterWrite(c, row, before, { input }) {
    if (before?.totp_enabled && !row.totp_enabled) await deleteRecoveryCodes(c, row.id);
    if (input.invite) await enqueueInvitation(c, row.id);
    if (before && before.password_hash !== row.password_hash) await enqueueNotice(c, before, 'password', null);
    // Links lead to the mailbox that the user had, and set a password in place of the newer one.
    if (before && before.password_hash !== row.password_hash) await deleteLinks(c, row.id);
    else if (before && before.email_key !== row.email_key) await deleteLinks(c, row.id, ['invite', 'reset']);
    // A provider's account belongs to an address: the next sign-in with the new one connects again.
    if (before && before.email_key !== row.email_key)
      await c.tx.deleteFrom('user_identities').where('user_id', '=', row.id).execute();
    if (before && before.ver !== row.ver) await endSessions(c, row.id, { why: 'revoke' });
  },
  beforeRemove: keepAnOwner,
  topics: () => ['users'],
  access: { read: 'users.read', write: 'users.write' },
});

/** Sessions of all users, for owners. */
export const sessions = resource<SessionOf>({
  name: 'sessions',
  one: 'session',
  table: 'sessions',
  noun: Session,
  filters: { user_id: Id },
  sorts: ['-id', 'used_at', 'created_at', 'expires_at', 'user_id', 'ended_at'],
  nullable: ['ended_at'],
  toNoun: (_app, row) => toSession(row),
  access: { read: 'users.read', write: 'users.write' },
});

/** Who did what, read only. */
export const audit = resource<Omit<AuditRow, 'id'> & { id: number }>({
  name: 'audit',
  one: 'line of the audit trail',
  table: 'audit',
  noun: AuditLine,
  filters: {
    resource: Type.String({ maxLength: 60 }),
    resource_id: Type.String({ maxLength: 100 }),
    action: Type.String({ maxLength: 60 }),
    actor_id: Id,
    from: Type.Intersect([DayOrTime], { description: 'At this time or later; a day is one of the desk' }),
    to: Type.Intersect([DayOrTime], { description: 'Before this time; a day counts whole' }),
  },
  narrow(app, query, { from, to, search: _, ...equal }) {
    let q = whereEqual(query, equal);
    const [first, end] = [boundOf(app, from, false), boundOf(app, to, true)];
    if (first !== null) q = q.where('at', '>=', first);
    if (end !== null) q = q.where('at', '<', end);
    return q;
  },
  sorts: ['-id', 'at', 'actor_id', 'action', 'resource'],
  nullable: ['actor_id'],
  toNoun: async (app, row) => (await auditLines(app, [row]))[0],
  toNouns: auditLines,
  access: { read: 'audit.read', write: 'users.write' },
});

/** Lines with the display names that the people have now. */
async function auditLines(app: App, rows: (Omit<AuditRow, 'id'> & { id: number })[]) {
  const people = await peopleOf(
    app.db.write,
    rows.map((row) => row.actor_id),
  );
  return rows.map((row) => ({
    ...row,
    actor: personOf(people, row.actor_id),
    // Older lines were written with the keys of addresses.
    detail: withoutKeys(JSON.parse(row.detail) as unknown),
  }));
}
