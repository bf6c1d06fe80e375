import type { LRUCache } from 'lru-cache';
import { lruMap } from '../cache/lru.ts';

/** The state of a key after a request was counted or refused. */
export interface Count {
  points: number;
  exceeded: boolean;
  /** Milliseconds until the window ends. */
  msLeft: number;
}

/**
 * The rule of every limiter. A key that has used up its limit takes nothing more, so a refusal owes nothing. What is
 * added in one go may pass the limit once: bytes are counted after they were stored.
 * @param added negative: points returned; 0: only reads
 */
export function applyPoints(points: number, added: number, limit: number): Omit<Count, 'msLeft'> {
  if (added <= 0) return { points: Math.max(0, points + added), exceeded: points + added >= limit };
  return points >= limit ? { points, exceeded: true } : { points: points + added, exceeded: points + added > limit };
}

/**
 * Fixed windows in memory: each begins with its first point. Bounded: of too many keys the one that was used
 * longest ago is forgotten. A key without points is not stored.
 */
export class MemoryWindows {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #windows: LRUCache<string, { points: number; until: number }>;

  constructor(limit: number, seconds: number, mostKeys = 50_000) {
    this.#limit = limit;
    this.#windowMs = seconds * 1_000;
    this.#windows = lruMap(mostKeys);
  }

  get size(): number {
    return this.#windows.size;
  }

  add(key: string, added: number): Count {
    const now = Math.floor(performance.now()); // whole, or the seconds left would be rounded up to one too many
    const found = this.#windows.get(key);
    const { points: before, until } = found && found.until > now ? found : { points: 0, until: now + this.#windowMs };
    const { points, exceeded } = applyPoints(before, added, this.#limit);
    if (points > 0) this.#windows.set(key, { points, until });
    else this.#windows.delete(key);
    return { points, exceeded, msLeft: until - now };
  }

  delete(key: string): void {
    this.#windows.delete(key);
  }
}
