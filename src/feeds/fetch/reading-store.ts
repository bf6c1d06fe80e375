import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../core/app.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import type { StoredFeed } from '../store.ts';
import type { LeaseOutcome } from './outcomes.ts';
import { storeReading, storeTogether } from './store-readings.ts';
import { type FeedReading, unstored } from './visit.ts';

/** Readings that wait in memory, and the bytes that they were read from: nothing more is fetched while there are as many. */
const most = 40;
const mostBytes = 32_000_000;
/** Readings of one transaction at most, and how long they wait for others that are on their way: looks, and ms between. */
const together = 20;
const looks = 10;
const lookMs = 10;

/** Stores what was read, many feeds in a transaction where each brings little, and leaves the database to others in between. */
export class ReadingStore {
  #app: App;
  #signal: AbortSignal;
  #onStored: (leased: StoredFeed, outcome: LeaseOutcome | null) => void;
  #mayCome: () => boolean;
  #waiting: FeedReading[] = [];
  #bytes = 0;
  #storing: Promise<void> | undefined;

  /**
   * @param onStored called with what is left to be stored of a visit, or null
   * @param mayCome whether visits are under way that may bring more
   */
  constructor(
    app: App,
    signal: AbortSignal,
    onStored: (leased: StoredFeed, outcome: LeaseOutcome | null) => void,
    mayCome: () => boolean,
  ) {
    this.#app = app;
    this.#signal = signal;
    this.#onStored = onStored;
    this.#mayCome = mayCome;
  }

  get isFull(): boolean {
    return this.#waiting.length >= most || this.#bytes >= mostBytes;
  }

  add(reading: FeedReading): void {
    this.#waiting.push(reading);
    this.#bytes += reading.bytes;
    this.#storing ??= this.#storeAll().finally(() => {
      this.#storing = undefined;
    });
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#storing) await this.#storing;
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      for (let i = 0; i < looks && this.#waiting.length < together && this.#mayCome(); i++) await sleep(lookMs);
      const some = this.#waiting.splice(0, together);
      const stored = some.length > 1 ? await this.#storeTogether(some) : new Set<FeedReading>();
      for (const reading of some) {
        const outcome = stored.has(reading) ? null : await this.#store(reading);
        this.#bytes -= reading.bytes;
        this.#onStored(reading.leased, outcome);
        // SQLite answers at once, so without this no request would be looked at before nothing waits.
        if (!stored.has(reading)) await setImmediate();
      }
      await setImmediate();
    }
  }

  /** Those that are stored; one that cannot be must not take the others along. */
  async #storeTogether(readings: readonly FeedReading[]): Promise<Set<FeedReading>> {
    try {
      return await retryWhileUnreachable(this.#app.log, this.#signal, () => storeTogether(this.#app, readings));
    } catch (err) {
      this.#app.log.warn({ err }, 'feeds are stored one by one, as they could not be stored together');
      return new Set();
    }
  }

  async #store(reading: FeedReading): Promise<LeaseOutcome | null> {
    try {
      return await retryWhileUnreachable(this.#app.log, this.#signal, () => storeReading(this.#app, reading));
    } catch (error) {
      return unstored(this.#app, reading, error as Error);
    }
  }
}
