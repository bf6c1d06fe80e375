import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { addressKey, type Limiter, limiter, tooMany } from '../core/rate-limit.ts';
import { loginKey } from './sessions/device.ts';
import { refreshSeconds } from './sessions/sessions.ts';

/** The window, in seconds; it is never made longer by further attempts, so that no lock lasts. */
const window = 15 * 60;

/** Wrong passwords in one window. */
const perAccountAndAddress = 10;
const perAddress = 50;
const perAccount = 100;
const perProof = 10;

/** A fault that counts as a wrong guess. All others leave the counters as they were. */
export class WrongGuess extends Fault {}

/** Who tries a password, as far as that is known without looking for the user. */
interface Attempt {
  /** Folded username, whether there is such a user or not. */
  account: string;
  ip: string;
  /** What proves that others have nothing to do with this attempt: a device or a session of the account. */
  proof: string | null;
}

/**
 * Runs an attempt at an account's password, or refuses it. It is counted before the password is looked at, or a
 * hundred at once would all pass; success lets this address begin anew with this account.
 *
 * Everything here goes by the name and the address alone, and is the same work for names that do not exist: a refusal
 * must not tell them apart, not by its time either. `work` is the first that may look for the user.
 *
 * Nobody can lock an owner out by guessing elsewhere: a proof is counted by itself, and the limits of an address and of
 * an account over all addresses do not hold for a pair of both that has been in use lately.
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
    taken.push(of);
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

/** Success forgets the first counter, which is the attempt's own, and takes back what was counted in the others. */
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

/** Whether the account has been in use from this address within a refresh token's life. */
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
