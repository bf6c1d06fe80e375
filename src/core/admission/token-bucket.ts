import type { LRUCache } from 'lru-cache';
import { networkOf, networkShare } from '../address.ts';
import { lruMap } from '../cache/lru.ts';
import type { RateLimitState } from '../rate-limit.ts';

interface Bucket {
  tokens: number;
  /** Time of `tokens`, by the clock of the buckets (ms). */
  at: number;
}

/** Token buckets by key, in memory. LRU eviction bounds them; an evicted key starts with a full bucket. */
export class TokenBuckets {
  readonly perMinute: number;
  #burst: number;
  #now: () => number;
  #buckets: LRUCache<string, Bucket>;

  /** @param burst capacity @param now monotonic clock (ms) */
  constructor(perMinute: number, burst: number, mostKeys = 20_000, now = (): number => performance.now()) {
    this.perMinute = perMinute;
    this.#burst = burst;
    this.#buckets = lruMap(mostKeys);
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes `cost` tokens. @returns null, or the standing of the key when it has too few: then none is used */
  take(key: string, cost: number): RateLimitState | null {
    const tokens = this.#tokens(key);
    const isEnough = tokens >= cost;
    this.#buckets.set(key, { tokens: isEnough ? tokens - cost : tokens, at: this.#now() });
    return isEnough ? null : this.#refusal(tokens, cost);
  }

  /** As `take`, but takes no tokens. */
  check(key: string, cost: number): RateLimitState | null {
    const tokens = this.#tokens(key);
    return tokens >= cost ? null : this.#refusal(tokens, cost);
  }

  #tokens(key: string): number {
    const bucket = this.#buckets.get(key);
    return bucket
      ? Math.min(this.#burst, bucket.tokens + ((this.#now() - bucket.at) * this.perMinute) / 60_000)
      : this.#burst;
  }

  #refusal(tokens: number, cost: number): RateLimitState {
    const reset = Math.max(1, Math.ceil(((cost - tokens) * 60) / this.perMinute));
    return { limit: this.perMinute, remaining: Math.floor(tokens), reset, exceeded: true };
  }
}

/**
 * Buckets by address and by network. The network is checked first: an exhausted one must not create buckets, which would
 * evict those of others.
 */
export class AddressBuckets {
  readonly addresses: TokenBuckets;
  readonly networks: TokenBuckets;

  constructor(perMinute: number, burst: number, now?: () => number) {
    this.addresses = new TokenBuckets(perMinute, burst, undefined, now);
    this.networks = new TokenBuckets(perMinute * networkShare, burst * networkShare, undefined, now);
  }

  /** @param address an `addressKey` */
  take(address: string, cost: number): RateLimitState | null {
    const network = networkOf(address);
    if (network === address) return this.addresses.take(address, cost);
    return (
      this.networks.check(network, cost) ?? this.addresses.take(address, cost) ?? this.networks.take(network, cost)
    );
  }
}
