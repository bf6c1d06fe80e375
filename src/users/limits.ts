import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { addressKey, type Limiter, limiter, tooMany } from '../core/rate-limit.ts';
import { knowsAddress } from './sessions.ts';

/** The window, in seconds; it is never made longer by further attempts, so that no lock lasts. */
const window = 15 * 60;

/** Wrong passwords in one window. */
const perAccountAndAddress = 10;
const perAddress = 50;
const perAccount = 100;

/** A fault that counts as a wrong guess. All others leave the counters as they were. */
export class WrongGuess extends Fault {}

/**
 * Runs an attempt at an account's password, or refuses it. It is counted before the password is looked at, or a
 * hundred at once would all pass; success lets this address begin anew with this account. Names that do not exist are
 * counted like others: 429 must not tell them apart.
 *
 * Nobody can lock an owner out from elsewhere: an account is limited per address, and its limit over all addresses
 * does not hold for those from which it has been in use lately.
 * @param account folded username
 * @param userId null where there is no such user
 * @throws Fault `rate_limited`, and what `work` throws
 */
export async function guarded<T>(
  app: App,
  account: string,
  userId: number | null,
  ip: string,
  work: () => Promise<T>,
): Promise<T> {
  const address = addressKey(ip);
  const pair = `${address} ${account}`;
  const pairs = limiter(app, 'login-pair', perAccountAndAddress, window);
  const wanted: [Limiter, string][] = [
    [pairs, pair],
    [limiter(app, 'login-address', perAddress, window), address],
  ];
  const isKnown = userId !== null && (await knowsAddress(app, userId, ip));
  if (!isKnown) wanted.push([limiter(app, 'login-account', perAccount, window), account]);
  const taken: [Limiter, string][] = [];
  try {
    for (const [one, key] of wanted) {
      const standing = await one.take(key);
      taken.push([one, key]);
      if (standing.exceeded) throw tooMany(standing, 'Too many failed logins.');
    }
    const result = await work();
    await giveBack(taken);
    await pairs.forget(pair);
    return result;
  } catch (error) {
    if (!(error instanceof WrongGuess)) await giveBack(taken);
    throw error;
  }
}

async function giveBack(taken: [Limiter, string][]): Promise<void> {
  await Promise.all(taken.map(([one, key]) => one.giveBack(key)));
}
