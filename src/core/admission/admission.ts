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
 * Time (ms) in a turn of the event loop during which a task that ends starts the next. A turn per task would cost as much as
 * a light task.
 */
const turnMs = 1;

/** 503 when the queue is full. @param why first sentence of the message */
export const overloaded = (why: string): Fault =>
  new Fault('unavailable', `${why} Try again in a moment.`, { headers: { 'retry-after': '2' } });

/**
 * Bounds public tasks: some run, some wait, the rest is refused. Round robin by network and address keeps an address with
 * many connections, or a network with many addresses, from delaying others. A full queue drops an entry of whoever has most.
 * After a millisecond of tasks the event loop gets a turn, for answers from memory.
 */
export class Admission {
  readonly counts = { admitted: 0, refused: 0, expired: 0 };
  #limits: AdmissionLimits;
  #turns = new FairQueue<Waiting>();
  #running = 0;
  #pump: NodeJS.Immediate | undefined;
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
      const one: Waiting = {
        begin: () => {
          clearTimeout(timer);
          this.#running++;
          this.counts.admitted++;
          Promise.resolve()
            .then(work)
            .finally(() => {
              this.#running--;
              this.#wake();
            })
            .then(resolve, reject);
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

  /** Starts one task if this turn has time, and schedules a turn for the next. */
  #wake(): void {
    if (performance.now() < this.#turnEnds && this.#isNextFree()) this.#turns.next()?.begin();
    if (this.#pump || !this.#isNextFree()) return;
    this.#pump = setImmediate(() => {
      this.#pump = undefined;
      this.#turnEnds = performance.now() + turnMs;
      this.#wake();
    });
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
