import { statfs } from 'node:fs/promises';
import { addressKey, quotaKeys } from './address.ts';
import type { App } from './app.ts';
import { Fault } from './error.ts';
import { type Limiter, limiter, tooMany } from './rate-limit.ts';
import { perProgram } from './state.ts';

/** Bytes of a row besides its body: further columns, indexes. */
const rowBytes = 256;
const hourSeconds = 3_600;
/** The free space of the disk is checked at most this often. */
const diskCheckMs = 5_000;
/** Bytes that arrive of a file between two looks at the disk. */
const roomStep = 16 * 1_048_576;
/** The same for the size of a PostgreSQL database, a query that reads the size of each of its files. */
const databaseCheckMs = 60_000;

/**
 * Limits of unauthenticated writes: so many bytes from one address, and nothing at all once the disk is nearly full. The
 * staff can still write then, and remove. The bytes of a day are granted by the hour: where one phone uses them up, its
 * neighbours behind the same address wait for an hour at most.
 */
class Intake {
  readonly #app: App;
  readonly counts = { bytes: 0, budget: 0, disk: 0 };

  constructor(app: App) {
    this.#app = app;
  }

  /** Free bytes of the disk of `DATA_DIR`; infinite when it cannot be determined. */
  freeDisk = lookedUp(diskCheckMs, Number.POSITIVE_INFINITY, () => freeBytes(this.#app));

  /** @param bytes that are to come @throws Fault `unavailable` where they would leave less than `MIN_FREE_DISK` */
  async checkRoom(bytes: number): Promise<void> {
    if ((await freeBytes(this.#app)) - bytes >= this.#app.config.minFreeDisk) return;
    throw new Fault('unavailable', 'The disk is nearly full: files are not accepted now.', {
      headers: { 'retry-after': '600' },
    });
  }

  /** The bytes of a file on their way to the disk. @throws Fault `unavailable` once there is no room for more */
  async *whileRoom(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let unseen = 0;
    for await (const chunk of chunks) {
      unseen += chunk.length;
      if (unseen >= roomStep) {
        await this.checkRoom(0);
        unseen = 0;
      }
      yield chunk;
    }
  }

  /** Bytes of the database of PostgreSQL, whose disk is not that of `DATA_DIR`; 0 on SQLite. */
  readonly #databaseSize = lookedUp(databaseCheckMs, 0, async () => {
    const result = await this.#app.db.pool?.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(result?.rows[0]?.bytes ?? 0);
  });

  async #isFull(): Promise<boolean> {
    const { minFreeDisk, databaseMaxBytes } = this.#app.config;
    if ((await this.freeDisk()) < minFreeDisk) return true;
    return databaseMaxBytes > 0 && (await this.#databaseSize()) >= databaseMaxBytes;
  }

  /** @throws Fault `unavailable` while the disk is nearly full, or the database as large as it may be */
  async checkDisk(): Promise<void> {
    if (!(await this.#isFull())) return;
    this.counts.disk++;
    throw new Fault('unavailable', 'The disk is nearly full: nothing more is accepted now.', {
      headers: { 'retry-after': '600' },
    });
  }

  /** @throws Fault `rate_limited` for an address, or a network, that has left its bytes of the hour */
  async checkBudget(ip: string): Promise<void> {
    for (const [budget, key] of this.#budgets(ip)) {
      const standing = await budget.take(key, 0);
      if (standing.remaining > 0) continue;
      this.counts.budget++;
      throw tooMany(standing, 'Too much was sent from this address.');
    }
  }

  async count(ip: string, bytes: number): Promise<void> {
    this.counts.bytes += bytes + rowBytes;
    for (const [budget, key] of this.#budgets(ip)) await budget.take(key, bytes + rowBytes);
  }

  #budgets(ip: string): [Limiter, string][] {
    const perHour = Math.ceil(this.#app.config.intakePerDay / 24);
    return quotaKeys(addressKey(ip)).map(([key, addresses]) => [
      limiter(this.#app, `intake.${addresses}`, perHour * addresses, hourSeconds),
      key,
    ]);
  }
}

/** Free bytes of the disk of `DATA_DIR` at this moment; infinite when it cannot be determined. */
const freeBytes = ({ config }: App): Promise<number> =>
  statfs(config.dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

/** A value that is read at most so often, and once at a time; `unknown` when it cannot be determined. */
function lookedUp(everyMs: number, unknown: number, look: () => Promise<number>): () => Promise<number> {
  let last: Promise<number> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!last || now - lookedAt > everyMs) {
      lookedAt = now;
      last = look().catch(() => unknown);
    }
    return last;
  };
}

export const intakeOf = perProgram((app) => new Intake(app));
