import { setImmediate } from 'node:timers/promises';
import type { App } from '../../core/app.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import type { StoredFeed } from '../store.ts';
import type { Outcome } from './outcomes.ts';
import { type Reading, storeReading, unstored } from './visit.ts';

/** Readings that wait in memory, and the bytes that they were read from: nothing more is fetched while there are as many. */
const most = 10;
const mostBytes = 32_000_000;

/** Stores what was read, one feed after the other, and leaves the database to others in between. */
export class ReadingStore {
  #app: App;
  #signal: AbortSignal;
  #onStored: (leased: StoredFeed, outcome: Outcome | null) => void;
  #waiting: Reading[] = [];
  #bytes = 0;
  #storing: Promise<void> | undefined;

  /** @param onStored called with what is left to be stored of a visit, or null */
  constructor(app: App, signal: AbortSignal, onStored: (leased: StoredFeed, outcome: Outcome | null) => void) {
    this.#app = app;
    this.#signal = signal;
    this.#onStored = onStored;
  }

  get isFull(): boolean {
    return this.#waiting.length >= most || this.#bytes >= mostBytes;
  }

  add(reading: Reading): void {
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
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const outcome = await this.#store(next);
      this.#bytes -= next.bytes;
      this.#onStored(next.leased, outcome);
      // SQLite answers at once, so without this no request would be looked at before nothing waits.
      await setImmediate();
    }
  }

  async #store(reading: Reading): Promise<Outcome | null> {
    try {
      return await retryWhileUnreachable(this.#app.log, this.#signal, () => storeReading(this.#app, reading));
    } catch (error) {
      return unstored(this.#app, reading, error as Error);
    }
  }
}
