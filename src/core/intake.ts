import { statfs } from 'node:fs/promises';
import { addressKey } from './address.ts';
import type { App } from './app.ts';
import { Fault } from './error.ts';
import { limiter, tooMany } from './rate-limit.ts';
import { perProgram } from './state.ts';

/** Bytes of a row besides its body: further columns, indexes. */
const rowBytes = 256;
const daySeconds = 86_400;
/** The free space of the disk is checked at most this often. */
const checkEveryMs = 5_000;

/**
 * Limits of unauthenticated writes: so many bytes a day from one address, and nothing at all once
 * the disk is nearly full. The staff can still write then, and remove.
 */
class Intake {
  readonly #app: App;
  readonly counts = { bytes: 0, budget: 0, disk: 0 };
  #free = Number.POSITIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(app: App) {
    this.#app = app;
  }

  /** Free bytes of the disk of `DATA_DIR`; infinite when it cannot be determined. */
  async freeDisk(): Promise<number> {
    const now = performance.now();
    if (now - this.#checkedAt > checkEveryMs) {
      this.#checkedAt = now;
      this.#free = await statfs(this.#app.config.dataDir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      );
    }
    return this.#free;
  }

  /** @throws Fault `unavailable` while the disk is nearly full */
  async checkDisk(): Promise<void> {
    if ((await this.freeDisk()) >= this.#app.config.minFreeDisk) return;
    this.counts.disk++;
    throw new Fault('unavailable', 'The disk is nearly full: nothing more is accepted now.', {
      headers: { 'retry-after': '600' },
    });
  }

  /** @throws Fault `rate_limited` for an address that has left its bytes of the day */
  async checkBudget(ip: string): Promise<void> {
    const standing = await this.#budget().take(addressKey(ip), 0);
    if (standing.remaining > 0) return;
    this.counts.budget++;
    throw tooMany(standing, 'Too much was sent from this address today.');
  }

  async count(ip: string, bytes: number): Promise<void> {
    this.counts.bytes += bytes + rowBytes;
    await this.#budget().take(addressKey(ip), bytes + rowBytes);
  }

  #budget() {
    return limiter(this.#app, 'intake', this.#app.config.intakePerDay, daySeconds);
  }
}

export const intakeOf = perProgram((app) => new Intake(app));
