import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { backoff } from '../../core/backoff.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { Fault } from '../../core/error.ts';
import { secretBox } from '../../core/secrets/secret-box.ts';
import type { Client, UserOf } from '../sessions/sessions.ts';
import { stepOfCode } from './time-step.ts';

/** Wrong codes in a row, over all time, after which each further one costs hours. */
const free = 10;
/** Where the account's own device or session asks, the hours begin here: NIST SP 800-63B allows no more in a row. */
const freeWithProof = 100;
const longestHours = 24;

/** Columns of a user without a second factor. */
export const noFactor = { totp_secret: null, totp_enabled: 0, factor_failures: 0, factor_locked_until: null };

const placeOf = (id: number): string => `users.totp_secret:${id}`;

/** A secret of the authenticator app as the user's row keeps it. */
export const sealedFactor = (app: App, id: number, secret: string): string =>
  secretBox(app.config).seal(placeOf(id), secret);

const openFactor = (app: App, { id, totp_secret }: UserOf): string | null =>
  totp_secret === null ? null : secretBox(app.config).open(placeOf(id), totp_secret);

/** How the code of a second factor was found. */
type Judged = { is: 'right' } | { is: 'wrong' } | { is: 'locked'; seconds: number };

/**
 * Judges a code within a change that has locked the user's row, so that of any number at once each is counted before
 * the next is looked at. What is counted has to be committed: the caller returns the refusal, and throws it after.
 */
export async function judgeCode(
  c: Change,
  user: UserOf,
  code: string,
  client: Client,
  isProven: boolean,
): Promise<Judged> {
  const failures = user.factor_failures;
  const until = user.factor_locked_until === null ? 0 : instant(user.factor_locked_until);
  if (until > c.nowMs && (!isProven || failures >= freeWithProof))
    return { is: 'locked', seconds: Math.ceil((until - c.nowMs) / 1000) };
  const secret = openFactor(c.app, user);
  const step = secret === null ? null : await stepOfCode(c.app, secret, code);
  if (step !== null && step > user.totp_step) {
    const clear = { totp_step: step, factor_failures: 0, factor_locked_until: null };
    await c.tx.updateTable('users').set(clear).where('id', '=', user.id).execute();
    return { is: 'right' };
  }
  await countFailure(c, user, client);
  return { is: 'wrong' };
}

async function countFailure(c: Change, user: UserOf, client: Client): Promise<void> {
  const failures = user.factor_failures + 1;
  const hours = failures < free ? 0 : backoff(failures - free + 1, { first: 1, longest: longestHours });
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

/** 429 while no code is looked at. */
export const factorLocked = (seconds: number): Fault =>
  new Fault('rate_limited', `Too many wrong codes of the second factor. Try again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  });
