import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { lruMap } from '../cache/lru.ts';
import type { ConnectionGate, createPool } from '../db/postgres/pool.ts';
import { applyPoints, type Count, MemoryWindows } from './windows.ts';

type Pool = ReturnType<typeof createPool>;

/** A refusal is answered from memory for this long; another instance may have given points back meanwhile. */
const recheckMs = 60_000;
const mostExceeded = 20_000;

interface Addition {
  points: number;
  resolve(count: Count): void;
}

/**
 * Fixed windows in PostgreSQL, which all instances share. A flood must not cost the database a write for each request:
 * a key that is exceeded is refused from memory, and requests of one key that come while a statement of it
 * runs are counted together by the next one. So a key holds one connection at most, and all of them those of `gate`.
 * While the database does not answer, this instance counts in its memory.
 */
export class SharedWindows {
  readonly #limit: number;
  readonly #seconds: number;
  readonly #store: RateLimiterPostgres;
  readonly #memory: MemoryWindows;
  readonly #exceeded = lruMap<string, { until: number; recheckAt: number }>(mostExceeded);
  readonly #waiting = new Map<string, Addition[]>();

  constructor(pool: Pool, gate: ConnectionGate, name: string, limit: number, seconds: number) {
    this.#limit = limit;
    this.#seconds = seconds;
    this.#memory = new MemoryWindows(limit, seconds);
    const query = async (statement: Parameters<Pool['query']>[0]): Promise<unknown> => {
      await gate.enter();
      try {
        return await pool.query(statement);
      } finally {
        gate.leave();
      }
    };
    this.#store = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: limit,
      duration: seconds,
    });
  }

  /** Keys in the memory of this instance. */
  get size(): number {
    return this.#memory.size + this.#exceeded.size;
  }

  add(key: string, points: number): Promise<Count> {
    const now = Math.floor(performance.now());
    const exceeded = points < 0 ? undefined : this.#exceeded.get(key);
    if (exceeded && Math.min(exceeded.until, exceeded.recheckAt) > now)
      return Promise.resolve({ points: this.#limit, exceeded: true, msLeft: exceeded.until - now });
    this.#exceeded.delete(key);
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key);
      if (waiting) waiting.push({ points, resolve });
      else void this.#count(key, [{ points, resolve }]);
    });
  }

  async delete(key: string): Promise<void> {
    this.#exceeded.delete(key);
    this.#memory.delete(key);
    await this.#store.delete(key).catch(() => {});
  }

  async #count(key: string, first: Addition[]): Promise<void> {
    for (let batch = first; batch.length > 0; batch = this.#waiting.get(key) ?? []) {
      this.#waiting.set(key, []);
      const counts = await this.#inDatabase(key, batch).catch(() =>
        batch.map(({ points }) => this.#memory.add(key, points)),
      );
      for (const [i, { resolve }] of batch.entries()) resolve(counts[i] as Count);
    }
    this.#waiting.delete(key);
  }

  async #inDatabase(key: string, batch: Addition[]): Promise<Count[]> {
    const sum = batch.reduce((total, { points }) => total + points, 0);
    const isLook = batch.every(({ points }) => points === 0);
    const row = isLook ? await this.#store.get(key) : await this.#store.penalty(key, sum);
    const msLeft = row?.msBeforeNext ?? this.#seconds * 1_000;
    let points = (row?.consumedPoints ?? 0) - sum;
    const counts: Count[] = [];
    for (const { points: added } of batch) {
      const step = applyPoints(points, added, this.#limit);
      points = step.points;
      counts.push({ ...step, msLeft });
    }
    if (points >= this.#limit) {
      const now = Math.floor(performance.now());
      this.#exceeded.set(key, { until: now + msLeft, recheckAt: now + recheckMs });
    }
    // The statement has added what was refused, too.
    const refused = (row?.consumedPoints ?? 0) - points;
    if (refused > 0) await this.#store.reward(key, refused).catch(() => {});
    else if (points <= 0 && row) await this.#store.delete(key).catch(() => {});
    return counts;
  }
}
