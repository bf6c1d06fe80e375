import type { CompiledQuery } from 'kysely';
import { Fault } from '../error.ts';

/** A question to the index: the newest items that match, and in which of them each narrower question is met too. */
export interface HitQuestion {
  /** Gives `id` and `published_at`. */
  rows: CompiledQuery<{ id: number; published_at: string | null }>;
  /** Each gives ids from its last parameter on, which is filled in: the least of the rows. At most 8. */
  tiers: CompiledQuery[];
}

/** The items, in the order of the rows. */
export interface FoundHits {
  ids: Float64Array;
  /** When they were published, in milliseconds; 0 for never. */
  times: Float64Array;
  /** Bit n: the nth tier has the item. */
  tiers: Uint8Array;
}

/** Where searches run, so that a long one holds up nothing else. Its methods throw Fault `unavailable` under too much. */
export interface SearchLane {
  hits(question: HitQuestion): Promise<FoundHits>;
  /** The rows of any reading query. */
  rows<T>(query: CompiledQuery<T>): Promise<T[]>;
  close(): Promise<void>;
}

/** What really runs them. `msLeft` is what is left of the time that the question has. */
export interface SearchRunner {
  hits(question: HitQuestion, msLeft: number): Promise<FoundHits>;
  rows<T>(query: CompiledQuery<T>, msLeft: number): Promise<T[]>;
  /** Nobody waits any more for what takes too long. */
  abandon(): void;
  close(): Promise<void>;
}

interface LaneLimits {
  /** Questions that run at a time. */
  width: number;
  /** Questions that wait; one more is refused at once. */
  most: number;
  /** From asking to the answer. */
  timeoutMs: number;
}

const busy = (why: string): Fault =>
  new Fault('unavailable', `The search ${why}; try again in a moment.`, { headers: { 'retry-after': '2' } });

/** Lets questions through in their order, so many at a time, each with a deadline that counts from when it was asked. */
export function searchLane(runner: SearchRunner, { width, most, timeoutMs }: LaneLimits): SearchLane {
  const waiting = new Set<{ begin(): void; refuse(fault: Fault): void }>();
  let running = 0;
  let closed = false;

  const next = (): void => {
    for (const one of waiting) {
      if (running >= width || closed) return;
      waiting.delete(one);
      one.begin();
    }
  };

  const run = <T>(work: (msLeft: number) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (closed || (running >= width && waiting.size >= most)) {
        reject(busy(closed ? 'has been stopped' : 'has too much to do'));
        return;
      }
      const asked = performance.now();
      let begun = false;
      const one = {
        begin() {
          begun = true;
          running++;
          work(Math.max(1, timeoutMs - (performance.now() - asked)))
            .then(resolve, reject)
            .finally(() => {
              clearTimeout(timer);
              running--;
              next();
            });
        },
        refuse(fault: Fault) {
          clearTimeout(timer);
          reject(fault);
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(busy('takes too long'));
        if (begun) runner.abandon();
      }, timeoutMs);
      waiting.add(one);
      next();
    });

  return {
    hits: (question) => run((msLeft) => runner.hits(question, msLeft)),
    rows: <T>(query: CompiledQuery<T>) => run((msLeft) => runner.rows(query, msLeft)),
    async close() {
      closed = true;
      for (const one of waiting) one.refuse(busy('has been stopped'));
      waiting.clear();
      await runner.close();
    },
  };
}

/** The runner's questions were given up, or it ended while it had one. */
export const broken = (): Fault => busy('was interrupted');
