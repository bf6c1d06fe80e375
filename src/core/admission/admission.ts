import { Fault } from '../error.ts';

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

/** 503 for who comes when there is too much to do. */
export const overloaded = (why: string): Fault =>
  new Fault('unavailable', `${why} Try again in a moment.`, { headers: { 'retry-after': '2' } });

/**
 * Bounds work that everybody can ask for: so many run at a time, some wait, the rest is refused at once. Those who wait
 * are served by turns of who asks, so that one address with many connections holds up itself and not the others; when
 * the queue is full, who has most in it gives up a place. At most one work begins in a turn of the event loop: what is
 * answered from memory goes between.
 */
export class Admission {
  readonly counts = { admitted: 0, refused: 0, expired: 0 };
  #limits: AdmissionLimits;
  #queues = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;
  #pump: NodeJS.Immediate | undefined;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Runs the work when its turn comes. The time limit is for the waiting alone: what has begun is finished.
   * @param who whose turn it takes
   * @throws Fault `unavailable`
   */
  run<T>(work: () => Promise<T>, who = ''): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting >= this.#limits.most && !this.#makeRoom(who)) {
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
        this.#remove(who, one);
        this.counts.expired++;
        reject(overloaded('The server has too much to do.'));
      }, this.#limits.timeoutMs);
      const queue = this.#queues.get(who);
      if (queue) queue.push(one);
      else this.#queues.set(who, [one]);
      this.#waiting++;
      this.#wake();
    });
  }

  #wake(): void {
    if (this.#pump || this.#waiting === 0 || this.#running >= this.#limits.width) return;
    this.#pump = setImmediate(() => {
      this.#pump = undefined;
      this.#next()?.begin();
      this.#wake();
    });
  }

  /** The oldest of who is next; who has more waiting comes again after the others. */
  #next(): Waiting | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [who, queue] = first;
    const one = queue.shift();
    this.#queues.delete(who);
    if (queue.length > 0) this.#queues.set(who, queue);
    this.#waiting--;
    return one;
  }

  #remove(who: string, one: Waiting): void {
    const queue = this.#queues.get(who);
    const at = queue?.indexOf(one) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) this.#queues.delete(who);
    this.#waiting--;
  }

  /** The latest of who has most waiting is refused, if that is two more than the one who comes has. */
  #makeRoom(who: string): boolean {
    let [greedy, most] = ['', 0];
    for (const [other, { length }] of this.#queues) if (length > most) [greedy, most] = [other, length];
    if (most < (this.#queues.get(who)?.length ?? 0) + 2) return false;
    const last = this.#queues.get(greedy)?.at(-1) as Waiting;
    this.#remove(greedy, last);
    this.counts.refused++;
    last.refuse(overloaded('The server has too much to do.'));
    return true;
  }
}
