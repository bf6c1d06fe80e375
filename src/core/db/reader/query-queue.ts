import type { CompiledQuery } from 'kysely';
import { Fault } from '../../error.ts';

/** A search of the index: the newest matching rows, and narrower queries (tiers) that mark some of them. */
export interface IndexSearch {
  rows: CompiledQuery<{ id: number; published_at: string | null }>;
  /**
   * At most 8 queries for ids, each finding what the one before finds; ids of other rows are ignored. Those after the one
   * that has all rows are left out. The last parameter receives ids of the rows: the least on
   * SQLite, an array of all on PostgreSQL.
   */
  tiers: CompiledQuery[];
  /**
   * Early end: when the first tier has `count` rows less than `spanMs` older than the newest row, the other tiers are not
   * queried. The result then has rows of the first tier only, at least its newest `count`. Absent: all tiers are queried.
   */
  enough?: { count: number; spanMs: number } | undefined;
  /** PostgreSQL only: decides `enough` by the newest ids where it can. */
  glance?: Glance | undefined;
}

/** A look at the newest ids. */
export interface Glance {
  /** The rows with the newest ids. */
  rows: IndexSearch['rows'];
  /** Ids of all rows published at or after the last parameter, which is filled in; it may give more. */
  later: CompiledQuery<{ id: number }>;
}

/** The matching rows; without an early end, in the order of `IndexSearch.rows`. */
export interface SearchMatches {
  ids: Float64Array;
  /** Publication (Unix ms); 0: never published. */
  times: Float64Array;
  /** Bit n: tier n is the first that has the row. */
  tiers: Uint8Array;
}

/** Runs read queries off the main path. Its methods throw Fault `unavailable` when the queue is full or at the deadline. */
export interface QueryQueue {
  search(query: IndexSearch): Promise<SearchMatches>;
  rows<T>(query: CompiledQuery<T>): Promise<T[]>;
  /**
   * The rows as a JSON array, for rows that go on to a worker thread. The main thread passes one string; objects would be
   * copied twice.
   */
  json(query: CompiledQuery): Promise<string>;
  close(): Promise<void>;
}

/** Runs the queries of a queue. `msLeft`: time until the deadline. */
export interface QueryRunner {
  search(query: IndexSearch, msLeft: number): Promise<SearchMatches>;
  rows<T>(query: CompiledQuery<T>, msLeft: number): Promise<T[]>;
  /** The rows as a JSON array. */
  json(query: CompiledQuery, msLeft: number): Promise<string>;
  /** Called when a running query passes its deadline; its caller has got an error. */
  abandon(): void;
  close(): Promise<void>;
}

interface QueueLimits {
  /** Used in error messages: `search`. */
  name: string;
  /** Concurrent queries. */
  width: number;
  /** Waiting queries; the next is refused. */
  most: number;
  /** Deadline, counted from the call. */
  timeoutMs: number;
}

const busy = (name: string, why: string): Fault =>
  new Fault('unavailable', `The ${name} ${why}; try again in a moment.`, { headers: { 'retry-after': '2' } });

/** A FIFO queue in front of a runner. */
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

/** Fault of a query that was cancelled, or whose runner ended. */
export const interrupted = (name: string): Fault => busy(name, 'was interrupted');

/** Fault of a runner with too many abandoned queries that still run. */
export const exhausted = (name: string): Fault => busy(name, 'has too much to do');
