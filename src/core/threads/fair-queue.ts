type Queues<T> = Map<string, T[]>;

/** A queue with round robin by network and, within a network, by address. FIFO within an address. */
export class FairQueue<T> {
  readonly #networks = new Map<string, Queues<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(network: string, address: string, one: T): void {
    const queues: Queues<T> = this.#networks.get(network) ?? new Map();
    this.#networks.set(network, queues);
    const queue = queues.get(address);
    if (queue) queue.push(one);
    else queues.set(address, [one]);
    this.#size++;
  }

  /** Removes the oldest entry of the next address. Its address and network move to the end. */
  next(): T | undefined {
    for (const [network, queues] of this.#networks)
      for (const [address, [one]] of queues) {
        const queue = queues.get(address) as T[];
        this.remove(network, address, one as T);
        queues.delete(address);
        if (queue.length > 0) queues.set(address, queue);
        this.#networks.delete(network);
        if (queues.size > 0) this.#networks.set(network, queues);
        return one;
      }
    return undefined;
  }

  remove(network: string, address: string, one: T): void {
    const queues = this.#networks.get(network);
    const queue = queues?.get(address);
    const at = queue?.indexOf(one) ?? -1;
    if (!queues || !queue || at < 0) return;
    queue.splice(at, 1);
    this.#size--;
    if (queue.length === 0) queues.delete(address);
    if (queues.size === 0) this.#networks.delete(network);
  }

  /**
   * Makes room for a newcomer: removes the latest entry of the longest address of the longest network, if that network has
   * at least two more than the newcomer's. Otherwise the same rule applies to the addresses of the newcomer's network.
   * @returns undefined when no rule applies
   */
  takeFromGreedy(network: string, address: string): T | undefined {
    const [greedy, most] = longest(this.#networks, lengthOf);
    const isOther = most >= lengthOf(this.#networks.get(network)) + 2;
    const from = isOther ? greedy : network;
    const queues = this.#networks.get(from) ?? new Map<string, T[]>();
    const [who, length] = longest(queues, (queue) => queue.length);
    if (!isOther && length < (queues.get(address)?.length ?? 0) + 2) return undefined;
    const last = queues.get(who)?.at(-1);
    if (last !== undefined) this.remove(from, who, last);
    return last;
  }
}

const lengthOf = <T>(queues: Queues<T> | undefined): number =>
  [...(queues?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);

function longest<V>(map: Map<string, V>, of: (value: V) => number): [key: string, length: number] {
  let [key, length] = ['', 0];
  for (const [other, value] of map) if (of(value) > length) [key, length] = [other, of(value)];
  return [key, length];
}
