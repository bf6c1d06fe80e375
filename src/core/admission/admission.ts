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

/** Gives a place back. */
export type Release = () => void;

interface Waiting {
  begin(release: Release): void;
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
  #isStarting = false;
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
  async run<T>(work: () => Promise<T>, who = ''): Promise<T> {
    const acquired = this.acquire(who);
    const release = acquired instanceof Promise ? await acquired : acquired;
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Takes a place for a task: at once, or in its turn. What is made before a wait lives long, so that it must not hold what
   * the task makes: it would be collected as late.
   * @param who an `addressKey`, or any name
   * @param timeoutMs longest wait
   * @throws Fault `unavailable` when the queue is full (at once) or the wait too long
   */
  acquire(who = '', timeoutMs = this.#limits.timeoutMs): Release | Promise<Release> {
    if (this.waiting >= this.#limits.most && !this.#makeRoom(who)) {
      this.counts.refused++;
      throw overloaded('The server has too much to do.');
    }
    if (this.waiting === 0 && this.#running < this.#limits.width && this.#hasTime()) return this.#begin();
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        begin(release) {
          clearTimeout(timer);
          resolve(release);
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
      }, timeoutMs);
      this.#turns.add(networkOf(who), who, one);
      this.#wake();
    });
  }

  #begin(): Release {
    this.#running++;
    this.counts.admitted++;
    return this.#release;
  }

  #release = (): void => {
    this.#running--;
    this.#wake();
  };

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

  /**
   * Starts what this turn has time for. The next task starts when the one before has ended, or waits for something outside the
   * process: several at once would keep the rows and bodies of all of them through a collection of garbage.
   */
  #wake(): void {
    if (this.#isStarting) return;
    this.#isStarting = this.#isNextFree() && this.#hasTime();
    if (!this.#isStarting) return;
    this.#turns.next()?.begin(this.#begin());
    // A tick that a microtask asks for comes after all other microtasks.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#isStarting = false;
        this.#wake();
      }),
    );
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
