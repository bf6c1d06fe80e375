import { quotaKeys } from '../core/address.ts';

/** Of what is left, the part that one address may have. */
const share = 0.5;

/**
 * Places that are shared by addresses: so many in all, so many for each, and never more for one than half of what is left
 * (a dynamic threshold). The same holds for networks, of which each has as many as a few addresses. A few addresses or
 * networks that take what they can so leave room for everybody else.
 */
export class AddressQuota {
  #total: number;
  #perAddress: number;
  #used = 0;
  /** By `addressKey`, and by network where that is another. */
  #byKey = new Map<string, number>();

  constructor(total: number, perAddress: number) {
    this.#total = total;
    this.#perAddress = perAddress;
  }

  get used(): number {
    return this.#used;
  }

  /** Takes a place; else returns what is exhausted. What has no address (null) counts in the total only. */
  take(address: string | null): 'total' | 'address' | null {
    const free = this.#total - this.#used;
    if (free <= 0) return 'total';
    const keys = keysOf(address);
    for (const [key, most] of keys) {
      const used = this.#byKey.get(key) ?? 0;
      if (used >= most * this.#perAddress || (used > 0 && used >= free * share)) return 'address';
    }
    for (const [key] of keys) this.#byKey.set(key, (this.#byKey.get(key) ?? 0) + 1);
    this.#used++;
    return null;
  }

  giveBack(address: string | null): void {
    this.#used--;
    for (const [key] of keysOf(address)) {
      const left = (this.#byKey.get(key) ?? 1) - 1;
      if (left > 0) this.#byKey.set(key, left);
      else this.#byKey.delete(key);
    }
  }
}

const keysOf = (address: string | null): [key: string, addresses: number][] =>
  address === null ? [] : quotaKeys(address);
