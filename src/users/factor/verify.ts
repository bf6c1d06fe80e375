import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { backoff } from '../../core/backoff.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { secretBox } from '../../core/secrets/secret-box.ts';
import { WrongGuess } from '../limits.ts';
import { enqueueNotice } from '../mail/notices.ts';
import type { SessionClient, UserOf } from '../sessions/sessions.ts';
import { consumeRecoveryCode } from './recovery.ts';
import { stepOfCode } from './time-step.ts';

/** Consecutive wrong codes, over all time, after which each further one locks for hours. */
const freeFailures = 10;
/** The same for a device or session of the account: NIST SP 800-63B allows no more in a row. */
const freeFailuresWithProof = 100;
const maxHours = 24;

/** Columns of a user without a second factor. */
export const clearedFactor = { totp_secret: null, totp_enabled: 0, factor_failures: 0, factor_locked_until: null };

const placeOf = (id: number): string => `users.totp_secret:${id}`;

/** The secret of an authenticator app as it is stored, sealed where there is a `SECRET_KEY`. */
export const sealedFactor = (app: App, id: number, secret: string): string =>
  secretBox(app.config).seal(placeOf(id), secret);

const openFactor = (app: App, { id, totp_secret }: UserOf): string | null =>
  totp_secret === null ? null : secretBox(app.config).open(placeOf(id), totp_secret);

/** Result of a code of the second factor. */
type CodeVerdict = { is: 'right' } | { is: 'wrong' } | { is: 'locked'; seconds: number };

/**
 * Verifies a code, within a change that has locked the user's row: of any number at once each is counted before the next
 * is checked. The count must be committed, so the caller returns a refusal and throws it after the commit.
 */
export async function verifyCode(
  c: Change,
  user: UserOf,
  code: string,
  client: SessionClient,
  isProven: boolean,
): Promise<CodeVerdict> {
  const failures = user.factor_failures;
  const until = user.factor_locked_until === null ? 0 : instant(user.factor_locked_until);
  if (until > c.nowMs && (!isProven || failures >= freeFailuresWithProof))
    return { is: 'locked', seconds: Math.ceil((until - c.nowMs) / 1000) };
  const secret = openFactor(c.app, user);
  const step = secret === null ? null : await stepOfCode(c.app, secret, code);
  if (step !== null && step > user.totp_step) {
    const clear = { totp_step: step, factor_failures: 0, factor_locked_until: null };
    await c.tx.updateTable('users').set(clear).where('id', '=', user.id).execute();
    return { is: 'right' };
  }
  if (user.totp_enabled && (await consumeRecoveryCode(c, user.id, code))) {
    const clear = { factor_failures: 0, factor_locked_until: null };
    await c.tx.updateTable('users').set(clear).where('id', '=', user.id).execute();
    await enqueueNotice(c, user, 'recovery_code', client.ip);
    return { is: 'right' };
  }
  await countFailure(c, user, client);
  return { is: 'wrong' };
}

async function countFailure(c: Change, user: UserOf, client: SessionClient): Promise<void> {
  const failures = user.factor_failures + 1;
  const hours = failures < freeFailures ? 0 : backoff(failures - freeFailures + 1, { first: 1, longest: maxHours });
  const locked = hours === 0 ? null : isoTime(c.nowMs + hours * 3_600_000);
  await c.tx
    .updateTable('users')
    .set({ factor_failures: failures, factor_locked_until: locked })
    .where('id', '=', user.id)
    .execute();
  await c.audit('factor_failed', 'users', user.id, { failures, ip: client.ip });
  if (locked !== null) await c.audit('factor_locked', 'users', user.id, { failures, until: locked, ip: client.ip });
  const about = { userId: user.id, failures, lockedUntil: locked, ip: client.ip, requestId: client.requestId };
  c.app.log.warn(about, 'a wrong code of the second factor, after the right password');
}

/** 429: no code is checked before then. It counts as a failure, as the password was hashed all the same. */
export const factorLocked = (seconds: number): WrongGuess =>
  new WrongGuess('rate_limited', `Too many wrong codes of the second factor. Try again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  });
