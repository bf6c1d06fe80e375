/** Of what is left, the part that one address may have. */
const share = 0.5;

/**
 * Places that are shared by addresses: so many in all, so many for each, and never more for one than half of what is left
 * (a dynamic threshold). A few addresses that take what they can so leave room for everybody else.
 */
export class AddressQuota {
  #total: number;
  #perAddress: number;
  #used = 0;
  #byAddress = new Map<string, number>();

  constructor(total: number, perAddress: number) {
    this.#total = total;
    this.#perAddress = perAddress;
  }

  get used(): number {
    return this.#used;
  }

  /** Takes a place; else tells what is exhausted. What has no address (null) counts in the total only. */
  take(address: string | null): 'total' | 'address' | null {
    const free = this.#total - this.#used;
    if (free <= 0) return 'total';
    if (address !== null) {
      const taken = this.#byAddress.get(address) ?? 0;
      if (taken >= this.#perAddress || (taken > 0 && taken >= free * share)) return 'address';
      this.#byAddress.set(address, taken + 1);
    }
    this.#used++;
    return null;
  }

  giveBack(address: string | null): void {
    this.#used--;
    if (address === null) return;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
