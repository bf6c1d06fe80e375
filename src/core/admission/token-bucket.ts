import { LRUCache } from 'lru-cache';
import type { Standing } from '../rate-limit.ts';

interface Bucket {
  tokens: number;
  /** When it held so many. */
  at: number;
}

/**
 * Token buckets by key: each fills up at `perMinute` to `burst` tokens. In memory and bounded: of too many keys the one
 * unused for longest is evicted, which only gives it a full bucket again.
 */
export class TokenBuckets {
  readonly perMinute: number;
  #burst: number;
  #now: () => number;
  #buckets: LRUCache<string, Bucket>;

  /** @param now a clock in milliseconds that never goes back */
  constructor(perMinute: number, burst: number, mostKeys = 20_000, now = (): number => performance.now()) {
    this.perMinute = perMinute;
    this.#burst = burst;
    this.#buckets = new LRUCache({ max: mostKeys });
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes so many tokens, or none of them if there are not enough: then it tells how the key stands. */
  take(key: string, cost: number): Standing | null {
    const now = this.#now();
    const perMs = this.perMinute / 60_000;
    const bucket = this.#buckets.get(key);
    const tokens = bucket ? Math.min(this.#burst, bucket.tokens + (now - bucket.at) * perMs) : this.#burst;
    const enough = tokens >= cost;
    this.#buckets.set(key, { tokens: enough ? tokens - cost : tokens, at: now });
    if (enough) return null;
    const reset = Math.max(1, Math.ceil((cost - tokens) / perMs / 1_000));
    return { limit: this.perMinute, remaining: Math.floor(tokens), reset, exceeded: true };
  }
}
