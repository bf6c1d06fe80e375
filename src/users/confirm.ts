import { addressKey } from '../core/address.ts';
import { change } from '../core/api/change.ts';
import type { App, Identity } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { auditDenied } from './denied.ts';
import { factorLocked, verifyCode } from './factor/verify.ts';
import { guarded, WrongGuess } from './limits.ts';
import { verifyPassword } from './password/hash.ts';
import { actorOf, type SessionClient, type UserOf } from './sessions/sessions.ts';

/** Confirms the user: an access token may be stolen. */
export interface Confirmation {
  current_password?: string;
  otp?: string;
}

/** Attempts of a session are counted for that session, apart from unauthenticated ones. */
const proofOf = ({ sessionId }: Identity): string | null => (sessionId === null ? null : `session ${sessionId}`);

/**
 * Checks the present password, or a code of the second factor, of the user who is logged in.
 * @throws Fault `reauthentication_required` without either, `invalid` naming the field, `rate_limited`
 */
export async function confirmIdentity(
  app: App,
  identity: Identity,
  { current_password, otp }: Confirmation,
  client: SessionClient,
): Promise<void> {
  if (current_password === undefined && otp === undefined)
    throw new Fault(
      'reauthentication_required',
      'Send the present password as current_password, or a code of the second factor as otp.',
    );
  const user = await app.db.write
    .selectFrom('users')
    .selectAll()
    .where('id', '=', identity.id)
    .executeTakeFirstOrThrow();
  if (current_password !== undefined)
    return checkPassword(app, user, identity, current_password, 'current_password', client);
  await checkCode(app, user, identity, otp as string, client);
}

/** @throws Fault `invalid` naming `field`, `rate_limited` */
export async function checkPassword(
  app: App,
  user: UserOf,
  identity: Identity,
  password: string,
  field: string,
  client: SessionClient,
): Promise<void> {
  await guarded(app, { account: user.username_key, ip: client.ip, proof: proofOf(identity) }, async (requester) => {
    if (await verifyPassword(user.password_hash, password, requester)) return;
    await auditDenied(app, actorOf(user, client), {
      action: 'confirm_failed',
      of: ['users', user.id],
      detail: { ip: client.ip },
      source: addressKey(client.ip),
      userId: user.id,
    });
    const { message, errors } = invalidField(field, 'is not the password of this user', 'wrong');
    throw new WrongGuess('invalid', message, { errors });
  });
}

async function checkCode(
  app: App,
  user: UserOf,
  identity: Identity,
  otp: string,
  client: SessionClient,
): Promise<void> {
  await guarded(app, { account: user.username_key, ip: client.ip, proof: proofOf(identity) }, async () => {
    const verdict = await change(app, actorOf(user, client), async (c) => {
      await c.dialect.lockRow(c.tx, 'users', user.id);
      const now = await c.tx.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
      return now.totp_enabled ? verifyCode(c, now, otp, client, true) : null;
    });
    if (verdict === null)
      throw invalidField('otp', 'needs a second factor, and none is turned on: send current_password');
    if (verdict.is === 'locked') throw factorLocked(verdict.seconds);
    if (verdict.is === 'right') return;
    const { message, errors } = invalidField('otp', 'is not right; look at the clock of the device', 'wrong');
    throw new WrongGuess('invalid', message, { errors });
  });
}
