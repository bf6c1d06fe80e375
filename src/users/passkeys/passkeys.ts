import type { Selectable } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App, Identity } from '../../core/app.ts';
import { Fault, invalidField, notFound } from '../../core/error.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { tidyLine } from '../../text/normalise.ts';
import { type Confirmation, confirmIdentity } from '../confirm.ts';
import { enqueueNotice } from '../mail/notices.ts';
import type { Passkey, PasskeyCreation, PasskeyInput } from '../model/passkey.ts';
import { actorOf, type SessionClient, type UserOf } from '../sessions/sessions.ts';
import type { PasskeyRow } from '../tables.ts';
import { newChallenge, useChallenge } from './challenge.ts';
import { requireSite } from './site.ts';
import { CredentialRefused, creationOptions, verifyNew } from './verify.ts';

type PasskeyOf = Selectable<PasskeyRow>;

/** Passkeys of one user. */
const mostOfUser = 20;

function toPasskey({ id, name, is_synced, created_at, last_used_at }: PasskeyOf): Passkey {
  return { id, name, is_synced: is_synced === 1, created_at, last_used_at };
}

const userOf = (db: App['db']['write'], id: number): Promise<UserOf> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const passkeysOf = (db: App['db']['write'], userId: number): Promise<PasskeyOf[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

/** A challenge of one user does not add a passkey to the account of another. */
const purposeOf = ({ id, sessionId }: Identity): string => `add ${id} ${sessionId}`;

export const listPasskeys = async (app: App, userId: number): Promise<Passkey[]> =>
  (await passkeysOf(app.db.write, userId)).map(toPasskey);

/**
 * What the browser needs to make a passkey for the user.
 * @throws Fault `conflict` where `PUBLIC_URL` allows none, and what `confirmIdentity` throws
 */
export async function passkeyOptions(
  app: App,
  identity: Identity,
  confirmation: Confirmation,
  client: SessionClient,
): Promise<PasskeyCreation> {
  requireSite(app.config);
  await confirmIdentity(app, identity, confirmation, client);
  const [user, registered] = await Promise.all([
    userOf(app.db.write, identity.id),
    passkeysOf(app.db.write, identity.id),
  ]);
  const options = await creationOptions(app, user, {
    name: cachedSettings(app).basic.app_name,
    challenge: await newChallenge(app, purposeOf(identity)),
    registered: registered.map((one) => ({
      id: one.credential_id,
      transports: JSON.parse(one.transports) as string[],
    })),
  });
  return options as PasskeyCreation;
}

const notAccepted = (error: CredentialRefused): Fault => {
  if (error.reason === 'challenge') return new Fault('conflict', 'The time to add the passkey is over. Begin again.');
  return invalidField('credential', 'is not a passkey of this site');
};

/**
 * Adds a passkey. It requires no password: only `passkeyOptions` issues the challenge, and that required one. The session
 * counts as one of a passkey from now on, so that a role that needs a second factor can go on at once.
 * @throws Fault `invalid` for a credential that is not right, `conflict`
 */
export async function addPasskey(
  app: App,
  identity: Identity,
  { name, credential }: PasskeyInput,
  client: SessionClient,
): Promise<Passkey> {
  const user = await userOf(app.db.write, identity.id);
  const verified = await verifyNew(app, credential, purposeOf(identity)).catch((error: unknown) => {
    if (!(error instanceof CredentialRefused)) throw error;
    app.log.warn({ err: error, userId: user.id, requestId: client.requestId }, 'a passkey was not accepted');
    throw notAccepted(error);
  });
  return change(app, actorOf(user, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user.id);
    if (!(await useChallenge(c, verified.issued))) throw notAccepted(new CredentialRefused('challenge'));
    if ((await passkeysOf(c.tx, user.id)).length >= mostOfUser)
      throw new Fault('conflict', `You have ${mostOfUser} passkeys already; remove one first.`);
    const row = await c.tx
      .insertInto('passkeys')
      .values({
        user_id: user.id,
        name: tidyLine(name),
        ...verified.columns,
        created_at: c.now,
        last_used_at: null,
      })
      .onConflict((o) => o.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('conflict', 'This passkey was added before.');
    await c.tx
      .updateTable('sessions')
      .set({ signed_in_by: 'passkey' })
      .where('id', '=', identity.sessionId ?? 0)
      .execute();
    await c.audit('passkey_add', 'users', user.id, { passkey: row.id, name: row.name });
    await enqueueNotice(c, user, 'passkey_added', client.ip);
    return toPasskey(row);
  });
}

/** The row of a passkey of this user, locked. @throws Fault `not_found`, also for one of another user */
async function lockedPasskey(c: Change, userId: number, id: number): Promise<PasskeyOf> {
  await c.dialect.lockRow(c.tx, 'passkeys', id);
  const row = await c.tx
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('passkey');
  return row;
}

export async function renamePasskey(
  app: App,
  userId: number,
  { id, name }: { id: number; name: string },
  actor: Actor,
): Promise<Passkey> {
  return change(app, actor, async (c) => {
    const before = await lockedPasskey(c, userId, id);
    const renamed = tidyLine(name);
    await c.tx.updateTable('passkeys').set({ name: renamed }).where('id', '=', id).execute();
    await c.audit('passkey_rename', 'users', userId, { passkey: id, name: renamed });
    return toPasskey({ ...before, name: renamed });
  });
}

/** Removes one of the own passkeys. @throws Fault `not_found`, and what `confirmIdentity` throws */
export async function removePasskey(
  app: App,
  identity: Identity,
  { id, confirmation }: { id: number; confirmation: Confirmation },
  client: SessionClient,
): Promise<{ id: number }> {
  await confirmIdentity(app, identity, confirmation, client);
  const user = await userOf(app.db.write, identity.id);
  await change(app, actorOf(user, client), async (c) => {
    const { name } = await lockedPasskey(c, user.id, id);
    await c.tx.deleteFrom('passkeys').where('id', '=', id).execute();
    await c.audit('passkey_remove', 'users', user.id, { passkey: id, name });
    await enqueueNotice(c, user, 'passkey_removed', client.ip);
  });
  return { id };
}

/** Removes every passkey of a user, such as after the loss of a device. @throws Fault `not_found` */
export async function removeAllPasskeys(app: App, userId: number, actor: Actor): Promise<{ removed: number }> {
  return change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'users', userId);
    const user = await c.tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    if (!user) throw notFound('user');
    const removed = await c.tx.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
    if (removed.length > 0) {
      await c.audit('passkey_remove', 'users', userId, { passkeys: removed.map(({ id }) => id) });
      await enqueueNotice(c, user, 'passkey_removed', null);
    }
    return { removed: removed.length };
  });
}
