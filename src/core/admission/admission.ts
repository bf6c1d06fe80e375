import { networkOf } from '../address.ts';
import { Fault } from '../error.ts';
import { FairQueue } from '../threads/fair-queue.ts';

interface AdmissionLimits {
  /** Concurrent tasks. */
  width: number;
  /** Waiting tasks; the next is refused. */
  most: number;
  /** Longest wait. */
  timeoutMs: number;
}

interface Waiting {
  begin(): void;
  refuse(fault: Fault): void;
}

/**
 * Time (ms) in a turn of the event loop during which tasks start at once. What was read from its socket and waits for a later turn
 * lives through collections of garbage, and is collected late and dearly.
 */
export const turnMs = 12;

/** 503 when the queue is full. @param why first sentence of the message */
export const overloaded = (why: string): Fault =>
  new Fault('unavailable', `${why} Try again in a moment.`, { headers: { 'retry-after': '2' } });

/**
 * Bounds public tasks: some run, some wait, the rest is refused. Round robin by network and address keeps an address with
 * many connections, or a network with many addresses, from delaying others. A full queue drops an entry of whoever has most.
 * A task starts at once while a place is free and the turn of the event loop has time; then answers from memory get a turn.
 */
export class Admission {
  readonly counts = { admitted: 0, refused: 0, expired: 0 };
  #limits: AdmissionLimits;
  #turns = new FairQueue<Waiting>();
  #running = 0;
  /** Runs once in each turn in which a task starts or waits. */
  #nextTurn: NodeJS.Immediate | undefined;
  /** End (`performance.now()`) of the time in which tasks start in this turn. */
  #turnEnds = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#turns.size;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Runs a task in its turn. The time limit bounds the wait only.
   * @param who an `addressKey`, or any name
   * @throws Fault `unavailable` when the queue is full or the wait too long; errors of the task
   */
  run<T>(work: () => Promise<T>, who = ''): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.waiting >= this.#limits.most && !this.#makeRoom(who)) {
        this.counts.refused++;
        reject(overloaded('The server has too much to do.'));
        return;
      }
      if (this.waiting === 0 && this.#running < this.#limits.width && this.#hasTime()) {
        this.#begin(work).then(resolve, reject);
        return;
      }
      const one: Waiting = {
        begin: () => {
          clearTimeout(timer);
          this.#begin(work).then(resolve, reject);
        },
        refuse(fault) {
          clearTimeout(timer);
          reject(fault);
        },
      };
      const timer = setTimeout(() => {
        this.#turns.remove(networkOf(who), who, one);
        this.counts.expired++;
        reject(overloaded('The server has too much to do.'));
      }, this.#limits.timeoutMs);
      this.#turns.add(networkOf(who), who, one);
      this.#wake();
    });
  }

  /** The task runs at once up to its first wait, so that the time it took is seen before the next begins. */
  async #begin<T>(work: () => Promise<T>): Promise<T> {
    this.#running++;
    this.counts.admitted++;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#wake();
    }
  }

  /** Whether this turn has time. The time of a turn begins with its first task. */
  #hasTime(): boolean {
    const now = performance.now();
    if (this.#nextTurn) return now < this.#turnEnds;
    this.#turnEnds = now + turnMs;
    this.#nextTurn = setImmediate(() => {
      this.#nextTurn = undefined;
      this.#wake();
    });
    return true;
  }

  /** Starts what this turn has time for. */
  #wake(): void {
    while (this.#isNextFree() && this.#hasTime()) this.#turns.next()?.begin();
  }

  #isNextFree(): boolean {
    return this.waiting > 0 && this.#running < this.#limits.width;
  }

  #makeRoom(who: string): boolean {
    const last = this.#turns.takeFromGreedy(networkOf(who), who);
    if (!last) return false;
    this.counts.refused++;
    last.refuse(overloaded('The server has too much to do.'));
    return true;
  }
}
