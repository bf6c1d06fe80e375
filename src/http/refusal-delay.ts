import { addressKey, networkOf } from '../core/address.ts';
import { AddressBuckets } from '../core/admission/token-bucket.ts';

/** Mean delay of an excess refusal (ms): a connection that retries at once then retries once a second. */
const delayMs = 1_000;
/** Jitter of half the delay, so that requests that came together do not return together. */
const delayOf = (): number => delayMs / 2 + Math.random() * delayMs;
/** Most delayed refusals, as each keeps a request and a connection in memory. Others are sent at once. */
const mostHeld = 2_000;
/**
 * Most delayed refusals of a network, as a share of the connections of an address. Behind a proxy that is not in `TRUST_PROXY`
 * all clients share one address: one must not use up the connections.
 */
const heldShare = 1 / 4;
/** Burst without delay, as a share of a minute's refusals. */
const burstShare = 1 / 6;

/**
 * Delays the refusals of an address that causes many. A client with 64 connections that retries without a pause causes
 * thousands a second, which take time of the main thread. The delay bounds the rate by the number of connections.
 */
export class RefusalDelay {
  /** Delayed refusals since the start. */
  delayed = 0;
  #buckets: AddressBuckets | null;
  #held = new Map<NodeJS.Timeout, () => void>();
  /** Delayed refusals by network. */
  #heldOf = new Map<string, number>();
  #mostOfNetwork: number;

  /**
   * @param perMinute undelayed refusals per address; 0: never delays
   * @param connections limit of connections per address
   */
  constructor(perMinute: number, connections: number, now?: () => number) {
    this.#buckets = perMinute === 0 ? null : new AddressBuckets(perMinute, Math.ceil(perMinute * burstShare), now);
    this.#mostOfNetwork = Math.ceil(connections * heldShare);
  }

  /** Refusals delayed at present. */
  get held(): number {
    return this.#held.size;
  }

  /** Counts a refusal of an address. @returns the delay before it is sent; null: none */
  wait(ip: string): Promise<void> | null {
    const address = addressKey(ip);
    if (!this.#buckets?.take(address, 1) || this.#held.size >= mostHeld) return null;
    const network = networkOf(address);
    const held = this.#heldOf.get(network) ?? 0;
    if (held >= this.#mostOfNetwork) return null;
    this.#heldOf.set(network, held + 1);
    this.delayed++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#held.delete(timer);
        this.#giveBack(network);
        resolve();
      }, delayOf());
      this.#held.set(timer, resolve);
    });
  }

  /** Ends all delays when the process stops. */
  release(): void {
    for (const [timer, resolve] of this.#held) {
      clearTimeout(timer);
      resolve();
    }
    this.#held.clear();
    this.#heldOf.clear();
  }

  #giveBack(network: string): void {
    const left = (this.#heldOf.get(network) ?? 1) - 1;
    if (left > 0) this.#heldOf.set(network, left);
    else this.#heldOf.delete(network);
  }
}
