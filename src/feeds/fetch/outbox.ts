import type { App } from '../../core/app.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import { type LeaseOutcome, storeOutcomes } from './outcomes.ts';

/** Outcomes of one transaction, and how long the first of them waits for others. */
const most = 200;
const waitMs = 100;

/** Outcomes on their way into the database, many in a transaction. Nothing counts as ended before it is there. */
export class Outbox {
  #app: App;
  #onStored: (outcomes: readonly LeaseOutcome[]) => void;
  #signal: AbortSignal;
  #waiting: LeaseOutcome[] = [];
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> | undefined;

  /**
   * @param signal aborted when the program stops: then an unreachable database is not waited for much longer
   * @param onStored called with outcomes that are stored, and with those that nothing could store
   */
  constructor(app: App, signal: AbortSignal, onStored: (outcomes: readonly LeaseOutcome[]) => void) {
    this.#app = app;
    this.#signal = signal;
    this.#onStored = onStored;
  }

  add(outcome: LeaseOutcome): void {
    this.#waiting.push(outcome);
    if (this.#waiting.length >= most) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), waitMs);
  }

  /** Stores all that waits. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#storing ??= this.#storeAll().finally(() => {
      this.#storing = undefined;
    });
    return this.#storing;
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, most);
      await this.#store(some);
      this.#onStored(some);
    }
  }

  async #store(outcomes: readonly LeaseOutcome[]): Promise<void> {
    try {
      await retryWhileUnreachable(this.#app.log, this.#signal, () => storeOutcomes(this.#app, outcomes));
    } catch (err) {
      // One that cannot be stored must not take the others along. It keeps its lease until that runs out.
      if (outcomes.length > 1) for (const outcome of outcomes) await this.#store([outcome]);
      else this.#app.log.error({ err, feed: outcomes[0]?.leased.id }, 'the outcome of a fetch could not be stored');
    }
  }
}
