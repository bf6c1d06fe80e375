import { addressKey } from '../../core/address.ts';
import { Admission, type Leave, overloaded } from '../../core/admission/admission.ts';
import { AddressBuckets } from '../../core/admission/token-bucket.ts';
import { type Asked, answerOf, madeOf } from '../../core/api/cached-read.ts';
import { type Effort, effortOf, type Read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { CacheEntry } from '../../core/cache/cache.ts';
import { isOutage } from '../../core/db/error.ts';
import { Fault } from '../../core/error.ts';
import { tooMany } from '../../core/rate-limit.ts';
import type { Shedder } from '../overload.ts';

/** Tokens per uncached answer, unless its read defines a cost. */
const costOf: Record<Effort, number> = { light: 1, search: 1, heavy: 5, almanac: 5 };

/** Lets a request have an answer. */
export interface Pass {
  /** Whether the tokens and the place are the client's own; else another's, whose computation it joins. */
  isOwn: boolean;
  /** End of its time (`performance.now()`). */
  until: number;
  leave: Leave;
}

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
  #turns = new Map<string, Promise<Pass>>();
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

  /** A stale answer where the database was found unreachable: nobody waits for it. */
  staleAtOnce({ key }: Asked): CacheEntry | undefined {
    const { cache, versions } = this.#app;
    return versions.isUnreachable && !cache.peek(key) ? cache.stale(key) : undefined;
  }

  /**
   * Lets a client have an answer: at once where it is in the cache, in computation, or a place is free; else in its turn. What
   * waits for its turn must not hold the answer, see `Admission.enter`: so this comes before `answer`, and gives only a pass.
   * @param ip of the client
   * @throws Fault `rate_limited`, `unavailable`
   */
  admit(asked: Asked, ip: string): Pass | Promise<Pass> {
    if (this.#app.cache.isAtHand(asked.key, asked.topics)) return this.#joined();
    const turn = this.#turns.get(asked.key);
    if (!turn) return this.#own(asked, ip);
    // The refused request was another client's: try once as its own.
    const again = (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return this.#own(asked, ip);
    };
    return turn.then(() => this.#joined(), again);
  }

  /** A pass to what is computed for another request. */
  #joined(): Pass {
    return { isOwn: false, until: performance.now() + this.#app.config.readTimeoutMs, leave: () => {} };
  }

  #own({ read, query, key }: Asked, ip: string): Pass | Promise<Pass> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    this.charge(who, effort, read.cost?.(query));
    const until = performance.now() + this.#app.config.readTimeoutMs;
    if (effort === 'search') return { isOwn: true, until, leave: () => {} };
    const entered = this.admissions[effort].enter(who);
    if (!(entered instanceof Promise)) return { isOwn: true, until, leave: entered };
    const turn = entered.then((leave) => ({ isOwn: true, until, leave }));
    const end = (): void => void this.#turns.delete(key);
    this.#turns.set(key, turn);
    turn.then(end, end);
    return turn;
  }

  /**
   * The answer from the cache, or computed. During an outage or overload of the database, a stale answer if there is one.
   * @param ip of the client
   * @param pass of `admit`
   * @throws Fault `rate_limited`, `unavailable`; errors of the read
   */
  async answer(asked: Asked, ip: string, pass: Pass): Promise<CacheEntry> {
    try {
      return await this.#computed(asked, pass).catch(async (error) => {
        if (pass.isOwn || !isUnavailable(error)) throw error;
        return this.#computed(asked, await this.#own(asked, ip));
      });
    } catch (error) {
      const stale = isOutage(error) ? this.#app.cache.stale(asked.key) : undefined;
      if (!stale) throw error;
      return stale;
    }
  }

  /** Its place is given back when the computation ends, which may be later than its time limit. */
  #computed(asked: Asked, { until, leave }: Pass): Promise<CacheEntry> {
    const pending = answerOf(this.#app, asked);
    pending.then(leave, leave);
    return this.#inTime(pending, until - performance.now());
  }

  /** The body of a personal answer, which is not cached. @throws as `answer` does */
  async personal(read: Read, query: Record<string, unknown>, ip: string): Promise<Buffer> {
    const effort = effortOf(read, query);
    const who = addressKey(ip);
    this.charge(who, effort, read.cost?.(query));
    const make = () => madeOf(this.#app, read, query);
    const made = await this.#inTime(
      effort === 'search' ? make() : this.admissions[effort].run(make, who),
      this.#app.config.readTimeoutMs,
    );
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

  /** 503 after the time limit. The computation goes on, and `answer` caches its result. */
  #inTime<T>(pending: Promise<T>, ms: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.counts.late++;
        reject(overloaded('The answer takes too long.'));
      }, ms);
      pending.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
