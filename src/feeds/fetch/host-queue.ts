/** Requests to one server at a time. */
const perHost = 2;

/**
 * What waits to be fetched, by server: two of each at a time, and the servers take turns, so that a slow one with many
 * feeds holds up no other.
 */
export class HostQueue<T> {
  #waiting = new Map<string, T[]>();
  #running = new Map<string, number>();
  /** Servers from which a feed may be fetched now, the next one first. */
  #ready = new Set<string>();
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** Whether a feed may be fetched now. */
  get hasReady(): boolean {
    return this.#ready.size > 0;
  }

  /** How many of a server wait. */
  waitingOf(host: string): number {
    return this.#waiting.get(host)?.length ?? 0;
  }

  add(host: string, one: T): void {
    const waiting = this.#waiting.get(host);
    if (waiting) waiting.push(one);
    else this.#waiting.set(host, [one]);
    this.#size++;
    this.#consider(host);
  }

  /** The next one; its server counts as busy with it until `ended`. Undefined while none may be fetched. */
  take(): { host: string; one: T } | undefined {
    const [host] = this.#ready;
    if (host === undefined) return undefined;
    this.#ready.delete(host);
    const waiting = this.#waiting.get(host) as T[];
    const one = waiting.shift() as T;
    this.#size--;
    if (waiting.length === 0) this.#waiting.delete(host);
    this.#running.set(host, (this.#running.get(host) ?? 0) + 1);
    this.#consider(host);
    return { host, one };
  }

  ended(host: string): void {
    const left = (this.#running.get(host) ?? 1) - 1;
    if (left === 0) this.#running.delete(host);
    else this.#running.set(host, left);
    this.#consider(host);
  }

  /** Takes out all that wait. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#ready.clear();
    this.#size = 0;
    return all;
  }

  #consider(host: string): void {
    if (this.#waiting.has(host) && (this.#running.get(host) ?? 0) < perHost) this.#ready.add(host);
  }
}
