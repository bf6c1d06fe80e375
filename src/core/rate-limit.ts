import { createHash } from 'node:crypto';
import { addressKey, networkOf, networkShare } from './address.ts';
import type { App } from './app.ts';
import { ConnectionGate } from './db/postgres/pool.ts';
import { Fault } from './error.ts';
import { SharedWindows } from './limiter/shared-windows.ts';
import { MemoryWindows } from './limiter/windows.ts';
import { perProgram } from './state.ts';

/** The state of a key in its window. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Seconds until the window ends and everything is allowed again, at least 1. */
  reset: number;
  exceeded: boolean;
}

/** Points per key in a window that begins with the first point and is never made longer by further requests. */
export interface Limiter {
  /**
   * Takes a point, or so many, atomically: of any number of requests at once only `points` find `exceeded` false. A
   * request that finds it true has used nothing. 0 points only read the state of the key.
   */
  take(key: string, points?: number): Promise<RateLimitState>;
  /** Gives back a point that was used. A key that is left without points is removed. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Keys in the memory of this instance, which is bounded. */
  readonly size: number;
}

/** Connections of the pool that the limiters of a program share. */
const connections = 2;

const limitersOf = perProgram(() => ({ byName: new Map<string, Limiter>(), gate: new ConnectionGate(connections) }));

/**
 * The limiter of this name: `points` per `seconds` and key. Its counters are in PostgreSQL where there is one, so that
 * all instances count together (and in memory while the database is unreachable), else in memory. `here` keeps them in the
 * memory of this instance all the same: for requests so frequent that counting must cost no write.
 * Windows run on the system's clock: a counter is shared by machines, and `app.now` belongs to one process.
 */
export function limiter(
  app: App,
  name: string,
  points: number,
  seconds: number,
  where: 'shared' | 'here' = 'shared',
): Limiter {
  const { byName, gate } = limitersOf(app);
  let found = byName.get(name);
  if (!found) {
    const { pool } = app.db;
    const windows =
      pool && where === 'shared'
        ? new SharedWindows(pool, gate, name, points, seconds)
        : new MemoryWindows(points, seconds);
    found = limiterOf(windows, points);
    byName.set(name, found);
  }
  return found;
}

const limiterOf = (windows: SharedWindows | MemoryWindows, limit: number): Limiter => ({
  async take(key, cost = 1) {
    const { points, exceeded, msLeft } = await windows.add(hashed(key), cost);
    const remaining = Math.max(0, limit - points);
    return { limit, remaining, reset: Math.max(1, Math.ceil(msLeft / 1000)), exceeded };
  },
  async giveBack(key) {
    await windows.add(hashed(key), -1);
  },
  async forget(key) {
    await windows.delete(hashed(key));
  },
  get size() {
    return windows.size;
  },
});

/** Keys may hold names and addresses, of any length: neither belongs into a table of counters. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 27);

/** 429 with `Retry-After` and the `RateLimit-*` headers. */
export function tooMany(standing: RateLimitState, message = 'Too many requests.'): Fault {
  const { limit, remaining, reset } = standing;
  return new Fault('rate_limited', `${message} Try again in ${reset} seconds.`, {
    headers: {
      'retry-after': String(reset),
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(reset),
    },
  });
}

export interface AddressLimit {
  name: string;
  points: number;
  seconds: number;
  /** Counted by this instance alone: for requests that must cost no write. */
  here?: boolean;
}

/** Takes back what `limitAddress` has counted: of requests that belong together only one counts. */
export async function giveBackAddress(
  app: App,
  { name, points, seconds, here }: AddressLimit,
  ip: string,
): Promise<void> {
  const where = here ? 'here' : 'shared';
  const address = addressKey(ip);
  const network = networkOf(address);
  await limiter(app, name, points, seconds, where).giveBack(address);
  if (network !== address) await limiter(app, `${name}.net`, points * networkShare, seconds, where).giveBack(network);
}

/**
 * Counts a request of an address, and of its network. The network is looked at first: once it is exceeded, its addresses
 * leave no counters of their own.
 * @throws Fault `rate_limited`
 */
export async function limitAddress(app: App, limit: AddressLimit, ip: string): Promise<void> {
  const { name, points, seconds, here } = limit;
  const where = here ? 'here' : 'shared';
  const address = addressKey(ip);
  const network = networkOf(address);
  const check = async (key: string, cost: number): Promise<void> => {
    const isNetwork = key !== address;
    const of = isNetwork ? limiter(app, `${name}.net`, points * networkShare, seconds, where) : null;
    const standing = await (of ?? limiter(app, name, points, seconds, where)).take(key, cost);
    if (standing.exceeded) throw tooMany(standing);
  };
  if (network !== address) await check(network, 0);
  await check(address, 1);
  if (network !== address) await check(network, 1);
}
