import { createHash, randomBytes } from 'node:crypto';
import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import { Fault, invalidField, notFound } from '../../core/error.ts';
import { mailLangOf } from '../../core/mail/text.ts';
import { type AddressLimit, limitAddress } from '../../core/rate-limit.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { InvitationLink, PasswordLinkUsed } from '../model/user.ts';
import { deleteFirstPassword } from '../password/first.ts';
import { hashPassword } from '../password/hash.ts';
import { checkNewPassword } from '../password/rules.ts';
import { actorOf, endSessions, type SessionClient } from '../sessions/sessions.ts';
import { enqueueNotice } from './notices.ts';
import type { LinkPurpose } from './texts.ts';

const hour = 3_600_000;
const lifeOf: Record<LinkPurpose, number> = { invite: 7 * 24 * hour, reset: hour, setup: 24 * hour };

const allPurposes = Object.keys(lifeOf) as LinkPurpose[];

/** The page that takes the token from the fragment of its address, which no server and no proxy ever logs. */
export const passwordPage = '/account/password';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A one-time link by which a user chooses a password, in the language of the user. Only its hash is stored. It replaces the
 * links before; one for a reset replaces only such, as anybody may request it, and an invitation must not end by that.
 */
export async function createLink(c: Change, userId: number, purpose: LinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteLinks(c, userId, purpose === 'reset' ? ['reset'] : allPurposes);
  await c.tx
    .insertInto('account_links')
    .values({
      user_id: userId,
      purpose,
      token_hash: hashOf(token),
      created_at: c.now,
      expires_at: isoTime(c.nowMs + lifeOf[purpose]),
    })
    .execute();
  const user = await c.tx.selectFrom('users').select('lang').where('id', '=', userId).executeTakeFirst();
  const query = user?.lang ? `?lang=${mailLangOf(user.lang)}` : '';
  return `${c.app.config.publicUrl}${passwordPage}${query}#${token}`;
}

/**
 * A link for somebody to hand over, where no e-mail reaches the user: it works like an invitation, and is in this answer only.
 * @throws Fault `not_found`, `conflict` for a user who is not active
 */
export function invitationLink(app: App, userId: number, actor: Actor): Promise<InvitationLink> {
  return change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'users', userId);
    const user = await c.tx.selectFrom('users').select('is_active').where('id', '=', userId).executeTakeFirst();
    if (!user) throw notFound('user');
    if (!user.is_active) throw new Fault('conflict', 'This user is not active.');
    await c.audit('invite', 'users', userId, { by: 'link' });
    return { url: await createLink(c, userId, 'invite'), expires_at: isoTime(c.nowMs + lifeOf.invite) };
  });
}

/** Ends the links of a user that were not used: after another password, or, if they were mailed, another address. */
export async function deleteLinks(c: Change, userId: number, purposes = allPurposes): Promise<void> {
  await c.tx.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
}

const tries: AddressLimit = { name: 'users.links', points: 30, seconds: 900 };

const refused = (): Fault => invalidField('token', 'is not, or no longer, valid: ask for a new link');

function linkOf(db: App['db']['write'], token: string, now: string) {
  return db
    .selectFrom('account_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .selectAll('u')
    .select(['l.id as link_id', 'l.purpose'])
    .where('l.token_hash', '=', hashOf(token))
    .where('l.expires_at', '>', now)
    .where('u.is_active', '=', 1)
    .executeTakeFirst();
}

/**
 * Sets the password of the user of a link, once: every session ends. A second factor stays. The response names who signs in
 * where: an invited user may know neither.
 * @throws Fault `invalid` for a link that is used, replaced or expired, or for a weak password; `rate_limited`
 */
export async function useLink(
  app: App,
  { token, password }: { token: string; password: string },
  client: SessionClient,
): Promise<PasswordLinkUsed> {
  await limitAddress(app, tries, client.ip);
  const found = await linkOf(app.db.write, token, isoTime(app.now()));
  if (!found) throw refused();
  await checkNewPassword(app, password, [found.username, found.name], 'password');
  const password_hash = await hashPassword(password);
  await change(app, actorOf(found, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', found.id);
    const now = await linkOf(c.tx, token, c.now);
    if (!now) throw refused();
    await deleteLinks(c, now.id);
    await c.tx
      .updateTable('users')
      .set({ password_hash, must_change: 0, ver: now.ver + 1, rev: now.rev + 1, updated_at: c.now })
      .where('id', '=', now.id)
      .execute();
    await deleteFirstPassword(c, now.id);
    await endSessions(c, now.id, { why: 'revoke' });
    await c.audit('password', 'users', now.id, { by: now.purpose, ip: client.ip });
    if (now.purpose === 'reset') await enqueueNotice(c, now, 'password', client.ip);
    c.touch('users');
  });
  return { username: found.username, app_name: (await currentSettings(app)).basic.app_name };
}

/** Removes links that have expired. */
export function sweepLinks(app: App): Promise<void> {
  const before = isoTime(app.now());
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('account_links')
      .where('id', 'in', (e) =>
        e.selectFrom('account_links').select('id').where('expires_at', '<', before).orderBy('id').limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
