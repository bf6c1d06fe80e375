import type { CompiledQuery } from 'kysely';
import { Fault } from '../../error.ts';

/** A search of the index: the newest rows that match, and in which of them each narrower query matches too. */
export interface SearchQuery {
  /** Gives `id` and `published_at`. */
  rows: CompiledQuery<{ id: number; published_at: string | null }>;
  /**
   * Each gives ids, at most 8 of them, and maybe of other rows too. Its last parameter is filled in with the ids of the rows:
   * on SQLite the least of them, on PostgreSQL all as an array.
   */
  tiers: CompiledQuery[];
  /**
   * When the first tier has so many rows whose times are less than so many milliseconds before the newest time of all rows,
   * only rows of that tier are given, the newest so many of it at least, and the other tiers are not asked. Absent: they are.
   */
  enough?: { count: number; spanMs: number } | undefined;
  /** Where `enough` may be told by the newest ids alone, on PostgreSQL. */
  glance?: Glance | undefined;
}

/** A look at the newest ids. */
export interface Glance {
  /** Of the rows those with the newest ids. */
  rows: SearchQuery['rows'];
  /** Ids, at least of all rows that came out at a time or later: its last parameter, which is filled in. */
  later: CompiledQuery<{ id: number }>;
}

/** The rows that match, in the order of `SearchQuery.rows`. */
export interface SearchMatches {
  ids: Float64Array;
  /** When they were published, in milliseconds; 0 for never. */
  times: Float64Array;
  /** Bit n: the nth tier has the row. */
  tiers: Uint8Array;
}

/**
 * Runs reading queries so that a long one holds up nothing else. Its methods throw Fault `unavailable` when the queue is
 * full or the deadline has passed.
 */
export interface QueryQueue {
  search(query: SearchQuery): Promise<SearchMatches>;
  /** The rows of any reading query. */
  rows<T>(query: CompiledQuery<T>): Promise<T[]>;
  /**
   * The rows as a JSON array. Many rows that go on to a worker thread pass the main thread as one string: to copy them as
   * objects would take its time twice.
   */
  json(query: CompiledQuery): Promise<string>;
  close(): Promise<void>;
}

/** What runs the queries. `msLeft` is what is left until the deadline. */
export interface QueryRunner {
  search(query: SearchQuery, msLeft: number): Promise<SearchMatches>;
  rows<T>(query: CompiledQuery<T>, msLeft: number): Promise<T[]>;
  /** The rows as a JSON array. */
  json(query: CompiledQuery, msLeft: number): Promise<string>;
  /** A query has passed its deadline: its caller got an error. */
  abandon(): void;
  close(): Promise<void>;
}

interface QueueLimits {
  /** Named in the errors: `search`. */
  name: string;
  /** Queries that run at a time. */
  width: number;
  /** Queries that wait; one more is refused at once. */
  most: number;
  /** From the call to its answer. */
  timeoutMs: number;
}

const busy = (name: string, why: string): Fault =>
  new Fault('unavailable', `The ${name} ${why}; try again in a moment.`, { headers: { 'retry-after': '2' } });

/** A first-in, first-out queue in front of a runner, with a deadline that counts from the call. */
export function queryQueue(runner: QueryRunner, { name, width, most, timeoutMs }: QueueLimits): QueryQueue {
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
        reject(busy(name, closed ? 'has been stopped' : 'has too much to do'));
        return;
      }
      const calledAt = performance.now();
      let begun = false;
      const one = {
        begin() {
          begun = true;
          running++;
          work(Math.max(1, timeoutMs - (performance.now() - calledAt)))
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
        reject(busy(name, 'takes too long'));
        if (begun) runner.abandon();
      }, timeoutMs);
      waiting.add(one);
      next();
    });

  return {
    search: (query) => run((msLeft) => runner.search(query, msLeft)),
    rows: <T>(query: CompiledQuery<T>) => run((msLeft) => runner.rows(query, msLeft)),
    json: (query) => run((msLeft) => runner.json(query, msLeft)),
    async close() {
      closed = true;
      for (const one of waiting) one.refuse(busy(name, 'has been stopped'));
      waiting.clear();
      await runner.close();
    },
  };
}

/** The queries of a runner were given up, or it ended while it had one. */
export const interrupted = (name: string): Fault => busy(name, 'was interrupted');

/** The runner has too many abandoned queries that have not ended. */
export const exhausted = (name: string): Fault => busy(name, 'has too much to do');
