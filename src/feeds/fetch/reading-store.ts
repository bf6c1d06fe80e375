import type { App } from '../../core/app.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import type { StoredFeed } from '../store.ts';
import type { Outcome } from './outcomes.ts';
import { type Reading, storeReading, unstored } from './visit.ts';

/** Readings that wait in memory: nothing more is fetched while there are as many. */
const most = 40;

/** Stores what was read, one feed after the other, and leaves the database to others in between. */
export class ReadingStore {
  #app: App;
  #signal: AbortSignal;
  #onStored: (leased: StoredFeed, outcome: Outcome | null) => void;
  #waiting: Reading[] = [];
  #storing: Promise<void> | undefined;

  /** @param onStored called with what is left to be stored of a visit, or null */
  constructor(app: App, signal: AbortSignal, onStored: (leased: StoredFeed, outcome: Outcome | null) => void) {
    this.#app = app;
    this.#signal = signal;
    this.#onStored = onStored;
  }

  get isFull(): boolean {
    return this.#waiting.length >= most;
  }

  add(reading: Reading): void {
    this.#waiting.push(reading);
    this.#storing ??= this.#storeAll().finally(() => {
      this.#storing = undefined;
    });
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#storing) await this.#storing;
  }

  async #storeAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      this.#onStored(next.leased, await this.#store(next));
  }

  async #store(reading: Reading): Promise<Outcome | null> {
    try {
      return await retryWhileUnreachable(this.#app.log, this.#signal, () => storeReading(this.#app, reading));
    } catch (error) {
      return unstored(this.#app, reading, error as Error);
    }
  }
}
