import { addressKey, networkOf, networkShare } from '../core/address.ts';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { type Limiter, limiter, type RateLimitState, tooMany } from '../core/rate-limit.ts';
import type { Requester } from './password/hash.ts';
import { loginKey } from './sessions/device.ts';
import { refreshSeconds } from './sessions/sessions.ts';

/** The window in seconds. Further attempts do not extend it, so that no lock lasts. */
const window = 15 * 60;

/** Failures per window. */
const perAccountAndAddress = 10;
const perAddress = 50;
const perAccount = 100;
/** Beyond that an address that is new to the account has so many, and all of them together so many. */
const perNewAddress = 3;
const perAccountAtMost = 1_000;
const perProof = 10;
/** All devices and sessions of an account together: each login makes another proof. */
const perAccountAndProofs = 50;

/** A limiter and the key to count in it. */
type Counter = [Limiter, string];

/** A fault that counts as a failed attempt. Other errors leave the counters unchanged. */
export class WrongGuess extends Fault {}

/** Who tries a password, as far as that needs no query for the user. */
interface Attempt {
  /** Folded username, whether there is such a user or not. */
  account: string;
  ip: string;
  /** A device or session of the account, by its key; null without one. */
  proof: string | null;
}

/**
 * Runs an attempt at an account's password, or refuses it. It is counted before the password is checked, so that a
 * hundred requests at once do not all pass. Success resets the counter of this account and address. `work` gets for whom
 * the password is checked.
 *
 * Only name and address decide, with the same queries for names that do not exist: neither a refusal nor its duration
 * may reveal which names do. `work` is the first that may query the user.
 *
 * Failures elsewhere never lock an owner out: attempts with a proof are counted by themselves, and the limits of an
 * address and of an account do not apply to a pair of both that was used within `refreshSeconds`. On a new device, too,
 * the owner has a few attempts until far more have failed than one person has addresses for.
 * @throws Fault `rate_limited`, and what `work` throws
 */
export async function guarded<T>(
  app: App,
  { account, ip, proof }: Attempt,
  work: (requester: Requester) => Promise<T>,
): Promise<T> {
  const address = addressKey(ip);
  if (proof !== null) {
    const own: Counter = [limiter(app, 'login-proof', perProof, window), `${proof} ${account}`];
    const all: Counter = [limiter(app, 'login-proofs', perAccountAndProofs, window), account];
    const used: Counter[] = [];
    if ((await takeAll([own, all], 1, async () => false, used)) === null)
      return counted(used, () => work({ address, isProven: true }));
    await giveBack(used);
  }
  const pair: Counter = [limiter(app, 'login-pair', perAccountAndAddress, window), `${address} ${account}`];
  const ofAccount: Counter = [limiter(app, 'login-account', perAccount, window), account];
  const network = networkOf(address);
  const ofNetwork = limiter(app, 'login-network', perAddress * networkShare, window);
  const counters: Counter[] = [
    ...(network === address ? [] : [[ofNetwork, network] satisfies Counter]),
    [limiter(app, 'login-address', perAddress, window), address],
    [limiter(app, 'login-account-at-most', perAccountAtMost, window), account],
    ofAccount,
    pair,
  ];
  let isUsed: Promise<boolean> | undefined;
  const mayPass = async (counter: Counter): Promise<boolean> => {
    if (counter === pair) return false;
    if (counter === ofAccount && (await failedOf(pair)) < perNewAddress) return true;
    isUsed ??= isUsedFrom(app, account, ip);
    return isUsed;
  };
  // Look before taking: a refusal must not create a counter for a made-up name.
  const used: Counter[] = [];
  const exceeded = (await takeAll(counters, 0, mayPass)) ?? (await takeAll(counters, 1, mayPass, used));
  if (exceeded === null) return counted(used.reverse(), () => work({ address, isProven: false }));
  await giveBack(used);
  throw tooMany(exceeded, 'Too many failed logins.');
}

async function failedOf([one, key]: Counter): Promise<number> {
  const { limit, remaining } = await one.take(key, 0);
  return limit - remaining;
}

/**
 * Takes a point from each counter, up to the first that is exceeded and may not be bypassed; returns the state of that one.
 * @param points 0: only checks
 * @param used receives the counters of which a point was used
 */
async function takeAll(
  counters: Counter[],
  points: 0 | 1,
  mayPass: (counter: Counter) => Promise<boolean>,
  used: Counter[] = [],
): Promise<RateLimitState | null> {
  for (const counter of counters) {
    const standing = await counter[0].take(counter[1], points);
    if (!standing.exceeded) used.push(counter);
    else if (!(await mayPass(counter))) return standing;
  }
  return null;
}

/** On success resets the first counter, which is that of the attempt, and takes back the points of the others. */
async function counted<T>(used: Counter[], work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await giveBack(used.slice(1));
    await used[0]?.[0].forget(used[0][1]);
    return result;
  } catch (error) {
    if (!(error instanceof WrongGuess)) await giveBack(used);
    throw error;
  }
}

async function giveBack(used: Counter[]): Promise<void> {
  await Promise.all(used.map(([one, key]) => one.giveBack(key)));
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
