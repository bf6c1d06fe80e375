import { addressKey } from '../../core/address.ts';
import { Admission, overloaded } from '../../core/admission/admission.ts';
import { AddressBuckets } from '../../core/admission/token-bucket.ts';
import { type Admit, answerOf, madeOf } from '../../core/api/cached-read.ts';
import { cacheKey, type Effort, effortOf, type Read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { CacheEntry } from '../../core/cache/cache.ts';
import { isOutage } from '../../core/db/error.ts';
import { Fault } from '../../core/error.ts';
import { tooMany } from '../../core/rate-limit.ts';
import type { Shedder } from '../overload.ts';

/** Tokens per uncached answer, unless its read defines a cost. */
const costOf: Record<Effort, number> = { light: 1, search: 1, heavy: 5, almanac: 5 };

/** Burst, as a share of a minute's tokens. */
const burstShare = 1 / 3;

/**
 * Admission of uncached public answers. A cached answer, or one in computation, is free. Others take tokens of their address,
 * and a turn in the queue of their effort, so that a flood of one effort does not delay the others.
 */
export class ReadGate {
  /** Searches queue in `core/db`. */
  readonly admissions: Record<Exclude<Effort, 'search'>, Admission>;
  readonly counts = { limited: 0, shed: 0, late: 0 };
  #app: App;
  #buckets: AddressBuckets | null;
  #burst: number;
  #shedder: Shedder;

  constructor(app: App, shedder: Shedder) {
    const { readQueue: most, readTimeoutMs: timeoutMs, readsPerMinute } = app.config;
    this.#app = app;
    this.#shedder = shedder;
    this.#burst = readsPerMinute * burstShare;
    this.#buckets = readsPerMinute === 0 ? null : new AddressBuckets(readsPerMinute, this.#burst);
    const admission = (width: number): Admission => new Admission({ width, most, timeoutMs });
    // Light answers mostly wait for the database. The almanac has one thread: a second answer can query the database.
    this.admissions = { light: admission(8), heavy: admission(2), almanac: admission(2) };
  }

  /** Waiting answers. */
  get waiting(): number {
    return Object.values(this.admissions).reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /**
   * The answer from the cache, or computed. During an outage or overload of the database, a stale answer if there is one.
   * @param ip of the client
   * @throws Fault `rate_limited`, `unavailable`; errors of the read
   */
  async answer(read: Read, query: Record<string, unknown>, ip: string): Promise<CacheEntry> {
    const { cache, versions } = this.#app;
    const key = cacheKey(read.name, query);
    // No wait for a database that was found unreachable.
    const before = versions.isUnreachable && !cache.peek(key) ? cache.stale(key) : undefined;
    if (before) return before;
    return this.#computed(read, query, ip).catch((error) => {
      const stale = isOutage(error) ? cache.stale(key) : undefined;
      if (!stale) throw error;
      return stale;
    });
  }

  #computed(read: Read, query: Record<string, unknown>, ip: string): Promise<CacheEntry> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    let isOwn = false;
    const admit: Admit = async (make) => {
      isOwn = true;
      this.charge(who, effort, read.cost?.(query));
      return effort === 'search' ? make() : this.admissions[effort].run(make, who);
    };
    const pending = answerOf(this.#app, read, query, admit).catch((error) => {
      // The refused request was another client's, whose computation this one had joined: try once as its own.
      if (isOwn || !(error instanceof Fault) || error.code !== 'unavailable') throw error;
      return answerOf(this.#app, read, query, admit);
    });
    return this.#inTime(pending);
  }

  /** The body of a personal answer, which is not cached. @throws as `answer` does */
  async personal(read: Read, query: Record<string, unknown>, ip: string): Promise<Buffer> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    this.charge(who, effort, read.cost?.(query));
    const make = () => madeOf(this.#app, read, query);
    const made = await this.#inTime(effort === 'search' ? make() : this.admissions[effort].run(make, who));
    return made.body;
  }

  /**
   * Takes the tokens of a computed answer, at most a whole burst.
   * @param who an `addressKey`
   * @throws Fault `rate_limited` without tokens, `unavailable` under overload
   */
  charge(who: string, effort: Effort, cost = costOf[effort]): void {
    if (this.#shedder.drowning()) {
      this.counts.shed++;
      throw overloaded('The server is overloaded.');
    }
    const standing = this.#buckets?.take(who, Math.min(cost, this.#burst));
    if (!standing) return;
    this.counts.limited++;
    throw tooMany(standing, 'Too many answers that had to be computed.');
  }

  /** 503 after `READ_TIMEOUT_MS`. The computation goes on, and `answer` caches its result. */
  #inTime<T>(pending: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.counts.late++;
        reject(overloaded('The answer takes too long.'));
      }, this.#app.config.readTimeoutMs);
      pending.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
