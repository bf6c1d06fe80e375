import { networkOf } from '../address.ts';
import { Fault } from '../error.ts';
import { FairQueue } from '../threads/fair-queue.ts';

interface AdmissionLimits {
  /** Works that run at a time. */
  width: number;
  /** Works that wait; one more is refused at once. */
  most: number;
  /** The longest that one waits for its turn. */
  timeoutMs: number;
}

interface Waiting {
  begin(): void;
  refuse(fault: Fault): void;
}

/**
 * For how long works begin one after the other within a turn of the event loop. A turn costs as much as a light work: a
 * poll of the sockets, timers, writes.
 */
const turnMs = 1;

/** 503 for who comes when there is too much to do. */
export const overloaded = (why: string): Fault =>
  new Fault('unavailable', `${why} Try again in a moment.`, { headers: { 'retry-after': '2' } });

/**
 * Bounds work that everybody can ask for: so many run at a time, some wait, the rest is refused at once. Those who wait
 * are served by turns of networks, and within a network by turns of addresses, so that one address with many
 * connections, or one network with many addresses, holds up itself and not the others; when the queue is full, the one
 * that has most in it gives up a place. After a millisecond of work the event loop has its turn: what is
 * answered from memory goes between.
 */
export class Admission {
  readonly counts = { admitted: 0, refused: 0, expired: 0 };
  #limits: AdmissionLimits;
  #turns = new FairQueue<Waiting>();
  #running = 0;
  #pump: NodeJS.Immediate | undefined;
  /** Until when (`performance.now()`) a work that ends lets the next begin in the same turn. */
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
   * Runs the work when its turn comes. The time limit is for the waiting alone: what has begun is finished.
   * @param who whose turn it takes: an `addressKey`, or any name
   * @throws Fault `unavailable`
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

  /** Begins one work if its turn has come, and sees to it that the next is looked at. */
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
