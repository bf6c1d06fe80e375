import { addressKey } from '../core/address.ts';
import { Admission, overloaded } from '../core/admission/admission.ts';
import { AddressBuckets } from '../core/admission/token-bucket.ts';
import { type Admit, answerOf, madeOf } from '../core/api/cached-read.ts';
import { cacheKey, type Effort, effortOf, type Read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import type { Entry } from '../core/cache/cache.ts';
import { isOutage } from '../core/db/error.ts';
import { Fault } from '../core/error.ts';
import { tooMany } from '../core/rate-limit.ts';
import type { Shedder } from './overload.ts';

/** Tokens that an uncached answer costs, unless its read says how many. */
const costOf: Record<Effort, number> = { light: 1, search: 1, heavy: 5, almanac: 5 };

/** How much of a minute's tokens may be spent at once. */
const burstShare = 1 / 3;

/**
 * Admission of public answers that have to be computed. An answer that is in memory, or is being computed already,
 * costs nothing and is never refused. Everything else takes tokens of its address, and its turn in the admission of its
 * kind, so that a flood of one kind does not hold up the others.
 */
export class ReadGate {
  /** Searches have a queue of their own, in `core/db`. */
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
    // Light ones mostly wait for the database. The almanac has one thread: the second asks the database meanwhile.
    this.admissions = { light: admission(8), heavy: admission(2), almanac: admission(2) };
  }

  /** Works that wait for their turn. */
  get waiting(): number {
    return Object.values(this.admissions).reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /**
   * The finished answer, computed if need be. While none can be made (the database is unreachable, or too busy) it is
   * the one from before, if there is one.
   * @param ip who asks
   * @throws Fault `rate_limited`, `unavailable`, and what the read throws
   */
  async answer(read: Read, query: Record<string, unknown>, ip: string): Promise<Entry> {
    const { cache, versions } = this.#app;
    const key = cacheKey(read.name, query);
    // No request waits for a database that is known to be unreachable.
    const before = versions.isUnreachable && !cache.peek(key) ? cache.stale(key) : undefined;
    if (before) return before;
    return this.#computed(read, query, ip).catch((error) => {
      const stale = isOutage(error) ? cache.stale(key) : undefined;
      if (!stale) throw error;
      return stale;
    });
  }

  #computed(read: Read, query: Record<string, unknown>, ip: string): Promise<Entry> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    let isOwn = false;
    const admit: Admit = async (make) => {
      isOwn = true;
      this.charge(who, effort, read.cost?.(query));
      return effort === 'search' ? make() : this.admissions[effort].run(make, who);
    };
    const pending = answerOf(this.#app, read, query, admit).catch((error) => {
      // Refused was another one, whom this one had joined.
      if (isOwn || !(error instanceof Fault) || error.code !== 'unavailable') throw error;
      return answerOf(this.#app, read, query, admit);
    });
    return this.#inTime(pending);
  }

  /**
   * The body of a personal answer, computed for this request alone.
   * @throws as `answer` does
   */
  async personal(read: Read, query: Record<string, unknown>, ip: string): Promise<Buffer> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    this.charge(who, effort, read.cost?.(query));
    const make = () => madeOf(this.#app, read, query);
    const made = await this.#inTime(effort === 'search' ? make() : this.admissions[effort].run(make, who));
    return made.body;
  }

  /**
   * Takes the tokens of an answer that must be computed: never more than an address can have at all.
   * @throws Fault `rate_limited`, `unavailable`
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

  /** No request waits longer than the time limit; an answer is still computed to its end, and one that is not personal is then cached. */
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
