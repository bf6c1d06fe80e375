import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { addressKey, type Limiter, limiter, tooMany } from '../core/rate-limit.ts';
import { loginKey } from './sessions/device.ts';
import { refreshSeconds } from './sessions/sessions.ts';

/** The window in seconds. Further attempts do not extend it, so that no lock lasts. */
const window = 15 * 60;

/** Failures per window. */
const perAccountAndAddress = 10;
const perAddress = 50;
const perAccount = 100;
const perProof = 10;

/** A fault that counts as a failed attempt. Other errors leave the counters unchanged. */
export class WrongGuess extends Fault {}

/** Who tries a password, as far as that is known without a query for the user. */
interface Attempt {
  /** Folded username, whether there is such a user or not. */
  account: string;
  ip: string;
  /** A device or session of the account, by its key; null without one. */
  proof: string | null;
}

/**
 * Runs an attempt at an account's password, or refuses it. It is counted before the password is checked, so that a
 * hundred requests at once do not all pass. Success resets the counter of this account and address.
 *
 * Only name and address decide, with the same queries for names that do not exist: neither a refusal nor its duration
 * may reveal which names do. `work` is the first that may query the user.
 *
 * Failures elsewhere never lock an owner out: attempts with a proof are counted by themselves, and the limits of an
 * address and of an account do not apply to a pair of both that was used within `refreshSeconds`.
 * @throws Fault `rate_limited`, and what `work` throws
 */
export async function guarded<T>(app: App, { account, ip, proof }: Attempt, work: () => Promise<T>): Promise<T> {
  if (proof !== null) {
    const own = limiter(app, 'login-proof', perProof, window);
    const key = `${proof} ${account}`;
    if (!(await own.take(key)).exceeded) return counted([[own, key]], work);
  }
  const address = addressKey(ip);
  const pairs: [Limiter, string] = [limiter(app, 'login-pair', perAccountAndAddress, window), `${address} ${account}`];
  const shared: [Limiter, string][] = [
    [limiter(app, 'login-address', perAddress, window), address],
    [limiter(app, 'login-account', perAccount, window), account],
  ];
  const taken: [Limiter, string][] = [];
  const refuse = async (standing: Parameters<typeof tooMany>[0]): Promise<never> => {
    await giveBack(taken);
    throw tooMany(standing, 'Too many failed logins.');
  };
  const take = async (of: [Limiter, string]) => {
    const standing = await of[0].take(of[1]);
    if (!standing.exceeded) taken.push(of);
    return standing;
  };
  const pair = await take(pairs);
  if (pair.exceeded) return refuse(pair);
  for (const of of shared) {
    const standing = await take(of);
    if (standing.exceeded && !(await isUsedFrom(app, account, ip))) return refuse(standing);
  }
  return counted(taken, work);
}

/** On success resets the first counter, which is that of the attempt, and takes back the points of the others. */
async function counted<T>(taken: [Limiter, string][], work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await giveBack(taken.slice(1));
    await taken[0]?.[0].forget(taken[0][1]);
    return result;
  } catch (error) {
    if (!(error instanceof WrongGuess)) await giveBack(taken);
    throw error;
  }
}

async function giveBack(taken: [Limiter, string][]): Promise<void> {
  await Promise.all(taken.map(([one, key]) => one.giveBack(key)));
}

/** Whether the account was used from this address within `refreshSeconds`. */
async function isUsedFrom(app: App, account: string, ip: string): Promise<boolean> {
  const row = await app.db.write
    .selectFrom('sessions')
    .select('id')
    .where('login_key', '=', loginKey(account, ip))
    .where('used_at', '>', isoTime(app.now() - refreshSeconds * 1000))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
