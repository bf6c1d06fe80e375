import type { LogEvent } from 'kysely';
import type { Log } from '../log/log.ts';
import { type Illness, illnessOf } from './error.ts';

/** What somebody has to see to; the rest passes, and each request says it. */
const messages: Partial<Record<Illness, string>> = {
  full: 'the disk is full: nothing can be written until there is room',
  'read-only': 'the database takes no writes: it is read-only',
  damaged: 'the database is damaged: stop, look at it with `dinam doctor`, restore a backup',
};

/**
 * An illness of which nothing was seen for so long has passed, if something was written since. Short writes fit into a
 * full disk for a while.
 */
const calmMs = 60_000;

/** What is wrong with a database, judged by the errors of its queries; logged once, not with every query. */
export class Condition {
  #log: Log;
  #seen = new Map<Illness, number>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** True until the program ends: what is damaged does not heal. */
  get isDamaged(): boolean {
    return this.#seen.has('damaged');
  }

  /** When (`performance.now()`) an illness was last seen; undefined: not lately. */
  lastSeen(illness: Illness): number | undefined {
    return this.#seen.get(illness);
  }

  /** Hears how each query ended. */
  readonly observe = (event: LogEvent): void => {
    if (event.level === 'error') this.#failed(event.error);
    else if (this.#seen.size && /^(commit|insert|update|delete)/.test(event.query.sql)) this.#wrote();
  };

  #failed(error: unknown): void {
    const illness = illnessOf(error);
    const text = illness && messages[illness];
    if (!text) return;
    if (!this.#seen.has(illness)) this.#log.error({ err: error }, text);
    this.#seen.set(illness, performance.now());
  }

  #wrote(): void {
    for (const [illness, at] of this.#seen) {
      if (illness === 'damaged' || performance.now() - at < calmMs) continue;
      this.#seen.delete(illness);
      this.#log.warn({ was: illness }, 'the database can be written to again');
    }
  }
}
