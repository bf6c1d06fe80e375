import { generateSecret, generateURI } from 'otplib';
import { type Change, change } from '../../core/api/change.ts';
import type { App, Identity } from '../../core/app.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { type Confirmation, checkPassword, confirmIdentity } from '../confirm.ts';
import { guarded, WrongGuess } from '../limits.ts';
import { enqueueNotice } from '../mail/notices.ts';
import { actorOf, type SessionClient, type UserOf } from '../sessions/sessions.ts';
import { deleteRecoveryCodes, newRecoveryCodes } from './recovery.ts';
import { period } from './time-step.ts';
import { clearedFactor, factorLocked, sealedFactor, verifyCode } from './verify.ts';

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
 * @throws Fault `conflict` when a second factor is on, and what `confirmIdentity` throws
 */
export async function totpSetup(
  app: App,
  identity: Identity,
  confirmation: Confirmation,
  client: SessionClient,
): Promise<{ secret: string; otpauth_url: string }> {
  await confirmIdentity(app, identity, confirmation, client);
  const secret = generateSecret();
  const user = await userOf(app.db.write, identity);
  await change(app, actorOf(user, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user.id);
    const now = await userOf(c.tx, identity);
    if (now.totp_enabled) throw new Fault('conflict', 'A second factor is on already. Turn it off first.');
    await saveFactor(c, now, { totp_secret: sealedFactor(app, user.id, secret) }, 'totp_setup');
  });
  const otpauth_url = generateURI({
    issuer: `Dinam ${new URL(app.config.publicUrl).hostname}`,
    label: user.username,
    secret,
    period,
  });
  return { secret, otpauth_url };
}

/**
 * Turns the second factor on. It requires no password: only `totpSetup` issues the secret, and that required one, so a
 * code of it comes from whoever confirmed his identity.
 * @throws Fault `invalid` for a wrong code, `conflict` without `totpSetup`
 */
export async function totpEnable(
  app: App,
  identity: Identity,
  code: string,
  client: SessionClient,
): Promise<{ totp_enabled: true; recovery_codes: string[] }> {
  const user = await userOf(app.db.write, identity);
  const secret = user.totp_secret;
  if (secret === null || user.totp_enabled)
    throw new Fault('conflict', 'There is no second factor waiting to be turned on.');
  const proof = identity.sessionId === null ? null : `session ${identity.sessionId}`;
  return guarded(app, { account: user.username_key, ip: client.ip, proof }, async () => {
    const codes = await change(app, actorOf(user, client), async (c): Promise<Fault | string[]> => {
      await c.dialect.lockRow(c.tx, 'users', user.id);
      const now = await userOf(c.tx, identity);
      if (now.totp_secret !== secret) throw new Fault('conflict', 'The secret was changed meanwhile.');
      const verdict = await verifyCode(c, now, code, client, true);
      if (verdict.is === 'locked') return factorLocked(verdict.seconds);
      if (verdict.is === 'wrong') return wrongCode();
      await saveFactor(c, now, { totp_enabled: 1 }, 'totp_enable');
      await enqueueNotice(c, now, 'factor_on', client.ip);
      return newRecoveryCodes(c, now.id);
    });
    if (codes instanceof Fault) throw codes;
    return { totp_enabled: true as const, recovery_codes: codes };
  });
}

function wrongCode(): WrongGuess {
  const { message, errors } = invalidField('code', 'is not right; look at the clock of the device', 'wrong');
  return new WrongGuess('invalid', message, { errors });
}

/** Turns the second factor off. @throws Fault `invalid` for a wrong password, `rate_limited` */
export async function totpDisable(
  app: App,
  identity: Identity,
  password: string,
  client: SessionClient,
): Promise<{ totp_enabled: false }> {
  const user = await userOf(app.db.write, identity);
  await checkPassword(app, user, identity, password, 'password', client);
  await change(app, actorOf(user, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user.id);
    await saveFactor(c, await userOf(c.tx, identity), clearedFactor, 'totp_disable');
    await deleteRecoveryCodes(c, user.id);
    await enqueueNotice(c, user, 'factor_off', client.ip);
  });
  return { totp_enabled: false };
}

/** Ten new recovery codes in place of those before. @throws Fault `conflict` without a second factor, and of `confirmIdentity` */
export async function renewRecoveryCodes(
  app: App,
  identity: Identity,
  confirmation: Confirmation,
  client: SessionClient,
): Promise<{ recovery_codes: string[] }> {
  await confirmIdentity(app, identity, confirmation, client);
  const user = await userOf(app.db.write, identity);
  return change(app, actorOf(user, client), async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user.id);
    if (!(await userOf(c.tx, identity)).totp_enabled) throw new Fault('conflict', 'There is no second factor.');
    await c.audit('recovery_codes', 'users', user.id);
    return { recovery_codes: await newRecoveryCodes(c, user.id) };
  });
}
