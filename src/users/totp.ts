import { generateSecret, generateURI, verify } from 'otplib';
import { type Change, change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { guarded, WrongGuess } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { usernameKey } from './resource.ts';
import { actorOf, type Client, type UserOf } from './sessions.ts';
import type { Identity } from './tokens.ts';

/** Seconds of a step; the steps before and after the present one count too, for clocks that are off. */
const period = 30;

/** The time step that a code belongs to; null for a wrong one. */
export async function stepOfCode(app: App, secret: string, code: string): Promise<number | null> {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = await verify({ secret, token, epoch: Math.floor(app.now() / 1000), period, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Takes a code's step, within a change. False: this code, or a later one, has been used. */
export async function useStep(c: Change, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await c.tx
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function userOf(db: App['db']['write'], identity: Identity): Promise<UserOf> {
  return db.selectFrom('users').selectAll().where('id', '=', identity.id).executeTakeFirstOrThrow();
}

async function saveFactor(c: Change, user: UserOf, columns: Partial<UserOf>, action: string): Promise<void> {
  await c.tx
    .updateTable('users')
    .set({ ...columns, rev: user.rev + 1, updated_at: c.now })
    .where('id', '=', user.id)
    .execute();
  c.touch('users');
  await c.audit(action, 'users', user.id);
}

/**
 * A new secret for the user's authenticator app; it counts once a code of it has been shown (`totpEnable`).
 * @throws Fault `conflict` when a second factor is on
 */
export async function totpSetup(
  app: App,
  identity: Identity,
  client: Client,
): Promise<{ secret: string; otpauth_url: string }> {
  const secret = generateSecret();
  const user = await userOf(app.db.write, identity);
  await change(app, actorOf(user, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user.id);
    const now = await userOf(c.tx, identity);
    if (now.totp_enabled) throw new Fault('conflict', 'A second factor is on already. Turn it off first.');
    await saveFactor(c, now, { totp_secret: secret }, 'totp_setup');
  });
  const otpauth_url = generateURI({
    issuer: `Dinam ${new URL(app.config.publicUrl).hostname}`,
    label: user.username,
    secret,
    period,
  });
  return { secret, otpauth_url };
}

/** Turns the second factor on. @throws Fault `invalid` for a wrong code, `conflict` without `totpSetup` */
export async function totpEnable(
  app: App,
  identity: Identity,
  code: string,
  client: Client,
): Promise<{ totp_enabled: true }> {
  const user = await userOf(app.db.write, identity);
  const secret = user.totp_secret;
  if (secret === null || user.totp_enabled)
    throw new Fault('conflict', 'There is no second factor waiting to be turned on.');
  return guarded(app, user.username_key, user.id, client.ip, async () => {
    const step = await stepOfCode(app, secret, code);
    await change(app, actorOf(user, client), async (c) => {
      await c.dialect.lockRow(c.tx, 'users', user.id);
      const now = await userOf(c.tx, identity);
      if (now.totp_secret !== secret) throw new Fault('conflict', 'The secret was changed meanwhile.');
      if (step === null || !(await useStep(c, user.id, step))) throw wrongCode();
      await saveFactor(c, now, { totp_enabled: 1 }, 'totp_enable');
    });
    return { totp_enabled: true as const };
  });
}

function wrongCode(): WrongGuess {
  const { message, errors } = invalidField('code', 'is not right; look at the clock of the device');
  return new WrongGuess('invalid', message, { errors });
}

/** Turns the second factor off. @throws Fault `invalid` for a wrong password, `rate_limited` */
export async function totpDisable(
  app: App,
  identity: Identity,
  password: string,
  client: Client,
): Promise<{ totp_enabled: false }> {
  const user = await userOf(app.db.write, identity);
  await checkPassword(app, user, password, 'password', client);
  await change(app, actorOf(user, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user.id);
    await saveFactor(c, await userOf(c.tx, identity), { totp_secret: null, totp_enabled: 0 }, 'totp_disable');
  });
  return { totp_enabled: false };
}

/** Asks a user who is logged in for his password once more. @throws Fault `invalid` naming `field`, `rate_limited` */
export async function checkPassword(
  app: App,
  user: UserOf,
  password: string,
  field: string,
  client: Client,
): Promise<void> {
  await guarded(app, usernameKey(user.username), user.id, client.ip, async () => {
    if (await verifyPassword(user.password_hash, password)) return;
    const { message, errors } = invalidField(field, 'is not the password of this user');
    throw new WrongGuess('invalid', message, { errors });
  });
}
