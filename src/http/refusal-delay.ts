import { addressKey, networkOf } from '../core/address.ts';
import { AddressBuckets } from '../core/admission/token-bucket.ts';

/** How long a refusal waits on average that is one too many: a client that repeats at once then repeats once a second. */
const delayMs = 1_000;
/** Delays differ by up to half: requests that came together would otherwise come together again after each delay. */
const delayOf = (): number => delayMs / 2 + Math.random() * delayMs;
/** Refusals that wait at a time; others are sent at once. Each keeps its request and its connection in memory. */
const mostHeld = 2_000;
/**
 * Share of an address's connections that may wait. Through a proxy that is not in `TRUST_PROXY` everybody is one address:
 * one client's refusals must not use up the connections of the others.
 */
const heldShare = 1 / 4;
/** Refusals of a minute that may come at once. */
const burstShare = 1 / 6;

/**
 * Delays the errors of an address that causes many of them. A refusal is cheap, but a client with 64 connections that
 * repeats without a pause causes thousands a second, each of which takes time of the main thread from everybody else.
 * The delay bounds that by the number of connections; successful responses are never delayed.
 */
export class RefusalDelay {
  /** Refusals that were delayed since the start. */
  delayed = 0;
  #buckets: AddressBuckets | null;
  #held = new Map<NodeJS.Timeout, () => void>();
  /** Refusals that wait, by network. */
  #heldOf = new Map<string, number>();
  #mostOfNetwork: number;

  /**
   * @param perMinute refusals of one address that are sent at once; 0: all of them
   * @param connections that one address may have
   */
  constructor(perMinute: number, connections: number, now?: () => number) {
    this.#buckets = perMinute === 0 ? null : new AddressBuckets(perMinute, Math.ceil(perMinute * burstShare), now);
    this.#mostOfNetwork = Math.ceil(connections * heldShare);
  }

  /** Requests that wait for their refusal. */
  get held(): number {
    return this.#held.size;
  }

  /** The wait before a refusal for this address may be sent; null when there is none. */
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

  /** Ends every wait: the process stops. */
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
