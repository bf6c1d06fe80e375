import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { ofDatabase, words } from '../../core/db/error.ts';
import { TimedOut, withDeadline } from '../../core/deadline.ts';
import { freeBytes } from '../../core/files/local.ts';

/** A process writes no more often, however many requests come: the address is public. */
const everyMs = 10_000;
/** A database that takes longer is of no use to editors. */
const mostMs = 2_000;
/** With less room than this SQLite may still change a row, and the next story does not fit. */
const leastFreeBytes = 1_048_576;
/** A small write may fit into a disk that was full a moment ago: then only one of some size proves that there is room. */
const fillerChars = 1_000_000;

interface Attempt {
  at: number;
  /** Why there can be no writes; null: there can. */
  reason: Promise<string | null>;
}

/** Whether the database takes writes, found out by writing a row. */
export class WriteProbe {
  #app: App;
  #last: Attempt | undefined;
  #isWriting = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** @returns why it takes none, a sentence; null: it does */
  async check(): Promise<string | null> {
    const now = performance.now();
    if (!this.#last || (now - this.#last.at >= everyMs && !this.#isWriting))
      this.#last = { at: now, reason: this.#write() };
    const { at } = this.#last;
    const reason = await this.#last.reason;
    // Somebody's write may have failed since.
    return reason ?? (this.#isFullSince(at) ? words.full : null);
  }

  #isFullSince(at: number): boolean {
    const seen = this.#app.db.condition.lastSeen('full');
    return seen !== undefined && seen > at;
  }

  async #write(): Promise<string | null> {
    const { config, db, now } = this.#app;
    if (db.dialect.kind === 'sqlite' && (await freeBytes(config.dataDir)) < leastFreeBytes) return words.full;
    const filler = db.condition.lastSeen('full') === undefined ? '' : 'x'.repeat(fillerChars);
    const row = { name: 'ready', at: isoTime(now()), filler };
    this.#isWriting = true;
    const write = db.write
      .insertInto('health_writes')
      .values(row)
      .onConflict((c) => c.column('name').doUpdateSet({ at: row.at, filler }))
      .execute()
      .finally(() => {
        this.#isWriting = false;
      });
    return withDeadline(mostMs, 'a write', write).then(
      () => null,
      (error) => {
        if (error instanceof TimedOut) return `No write ended within ${mostMs / 1_000} seconds.`;
        return ofDatabase(error)?.message ?? 'The database takes no writes.';
      },
    );
  }
}
