import { addressKey } from '../../core/address.ts';
import { Admission, overloaded, type Release } from '../../core/admission/admission.ts';
import { AddressBuckets } from '../../core/admission/token-bucket.ts';
import { answerOf, type CachedRead, madeOf } from '../../core/api/cached-read.ts';
import { type Effort, effortOf } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { CacheEntry } from '../../core/cache/cache.ts';
import { isOutage } from '../../core/db/error.ts';
import { Fault } from '../../core/error.ts';
import { tooMany } from '../../core/rate-limit.ts';
import type { Shedder } from '../overload.ts';

/** Tokens per uncached answer, unless its read defines a cost. */
const costOf: Record<Effort, number> = { light: 1, search: 1, heavy: 5, almanac: 5 };

/** A request for an answer. */
export interface Arrival extends CachedRead {
  /** Of the client. */
  ip: string;
  /** End of its time (`performance.now()`), of all waits together. */
  deadline: number;
}

/** A request whose answer is being computed. */
interface Unfinished {
  /** `performance.now()` */
  deadline: number;
  refuse(fault: Fault): void;
}

/** How often deadlines are looked at. */
const watchMs = 50;

const msUntil = (instant: number): number => Math.max(0, instant - performance.now());

/** Of what is in the cache, or computed for another. */
const nothingToRelease = (): void => {};

const isUnavailable = (error: unknown): boolean => error instanceof Fault && error.code === 'unavailable';

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
  /** Turns that requests wait for, by the key of what is to be computed: others wait for the same. */
  #turns = new Map<string, Promise<Release>>();
  #shedder: Shedder;
  #unfinished = new Set<Unfinished>();
  /** Runs while answers are unfinished: a timer for each would cost as much as a query. */
  #watch: NodeJS.Timeout | undefined;

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

  /** A stale answer where the database was found unreachable: nobody waits for it. */
  staleAtOnce({ key }: CachedRead): CacheEntry | undefined {
    const { cache, versions } = this.#app;
    return versions.isUnreachable && !cache.peek(key) ? cache.stale(key) : undefined;
  }

  /** The stale answer in place of an error of outage or overload. @throws the error, where there is none */
  staleAfter(error: unknown, { key }: CachedRead): CacheEntry {
    const stale = isOutage(error) ? this.#app.cache.stale(key) : undefined;
    if (!stale) throw error;
    return stale;
  }

  /** A request that arrives now, with the end of its time. @param ip of the client */
  arrival(wanted: CachedRead, ip: string): Arrival {
    return { ...wanted, ip, deadline: performance.now() + this.#app.config.readTimeoutMs };
  }

  /**
   * Lets a client have an answer: at once where it is in the cache, in computation, or a place is free; else in its turn. What
   * waits for its turn must not hold the answer, see `Admission.acquire`: so this comes before `answer`, and gives only the
   * place to give back.
   * @throws Fault `rate_limited`, `unavailable`
   */
  admit(arrival: Arrival, isRetry = false): Release | Promise<Release> {
    if (this.#app.cache.isCachedOrPending(arrival.key, arrival.topics)) return nothingToRelease;
    const turn = this.#turns.get(arrival.key);
    if (!turn) return this.#own(arrival);
    // The refused request was another client's: one of those that joined it tries again, and the others join that one.
    return turn.then(
      () => nothingToRelease,
      (error: unknown) => {
        if (isRetry || !isUnavailable(error)) throw error;
        return this.admit(arrival, true);
      },
    );
  }

  #own(arrival: Arrival): Release | Promise<Release> {
    const { key } = arrival;
    const turn = this.place(arrival);
    if (!(turn instanceof Promise)) return turn;
    const end = (): void => {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
    };
    this.#turns.set(key, turn);
    turn.then(end, end);
    return turn;
  }

  /**
   * A place for a computation that no other request shares: tokens, then a turn in the queue of its effort.
   * @throws Fault `rate_limited`, `unavailable`
   */
  place({ read, query, ip, deadline }: Arrival): Release | Promise<Release> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    this.charge(who, effort, read.cost?.(query));
    return effort === 'search' ? nothingToRelease : this.admissions[effort].acquire(who, msUntil(deadline));
  }

  /**
   * The answer from the cache, or computed. During an outage or overload of the database, a stale answer if there is one.
   * @param release of `admit`
   * @throws Fault `unavailable`; errors of the read
   */
  async answer(arrival: Arrival, release: Release): Promise<CacheEntry> {
    try {
      return await this.#inTime(answerOf(this.#app, arrival), arrival, release);
    } catch (error) {
      return this.staleAfter(error, arrival);
    }
  }

  /** The body of a personal answer, which is not cached. @param release of `place` @throws as `answer` does */
  async personal(arrival: Arrival, release: Release): Promise<Buffer> {
    const { body } = await this.#inTime(madeOf(this.#app, arrival.read, arrival.query), arrival, release);
    return body;
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

  /**
   * 503 after the deadline. The computation goes on, and keeps its place until it ends; the cache gets its result.
   */
  #inTime<T>(pending: Promise<T>, { deadline }: Arrival, release: Release): Promise<T> {
    return new Promise((resolve, reject) => {
      const one: Unfinished = { deadline, refuse: reject };
      this.#unfinished.add(one);
      this.#watch ??= setInterval(() => this.#refuseLate(), watchMs).unref();
      const end = (): void => {
        this.#unfinished.delete(one);
        release();
      };
      pending.then(
        (value) => {
          end();
          resolve(value);
        },
        (error) => {
          end();
          reject(error);
        },
      );
    });
  }

  #refuseLate(): void {
    if (this.#unfinished.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      return;
    }
    const now = performance.now();
    for (const one of this.#unfinished) {
      if (one.deadline > now) continue;
      this.#unfinished.delete(one);
      this.counts.late++;
      one.refuse(overloaded('The answer takes too long.'));
    }
  }
}
