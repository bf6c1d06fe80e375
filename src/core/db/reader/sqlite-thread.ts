import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import type { Log } from '../../log/log.ts';
import { broken, type FoundHits, type HitQuestion, type SearchRunner } from './query-queue.ts';

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What the thread is asked, and what it says. */
export type Asking =
  | { id: number; kind: 'hits'; question: { rows: Statement; tiers: Statement[] } }
  | { id: number; kind: 'rows'; query: Statement };
export type Told =
  | { id: number; kind: 'hits'; hits: FoundHits }
  | { id: number; kind: 'rows'; rows: unknown[] }
  | { id: number; kind: 'error'; message: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const bare = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, parameters });

/**
 * Runs searches in a thread that is started with the first of them. One that is given up, or that dies, takes with it
 * what it had to do; the next question starts another.
 */
export function searchThread(file: string, log: Log): SearchRunner {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const ending = new Set<Promise<unknown>>();

  const forget = (gone: Worker): void => {
    if (worker !== gone) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(broken());
    waiting.clear();
  };

  const begin = (): Worker => {
    const begun = new Worker(new URL('./sqlite-thread-main.ts', import.meta.url), {
      workerData: { file },
      name: 'search',
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    });
    begun.unref(); // it alone keeps no program running
    begun.on('message', (told: Told) => {
      const asked = waiting.get(told.id);
      waiting.delete(told.id);
      if (told.kind === 'error') asked?.reject(new Error(`search: ${told.message}`));
      else asked?.resolve(told.kind === 'hits' ? told.hits : told.rows);
    });
    begun.on('error', (err) => {
      log.error({ err }, 'the search thread failed');
      forget(begun);
    });
    begun.on('exit', () => forget(begun));
    return begun;
  };

  const ask = <T>(asking: (id: number) => Asking): Promise<T> =>
    new Promise((resolve, reject) => {
      worker ??= begin();
      const id = ++lastId;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage(asking(id));
    });

  const end = (): void => {
    const gone = worker;
    if (!gone) return;
    forget(gone);
    // What runs inside SQLite ends first; nobody waits for it but the end of the program.
    const ended = gone.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  };

  return {
    hits: ({ rows, tiers }: HitQuestion) =>
      ask<FoundHits>((id) => ({ id, kind: 'hits', question: { rows: bare(rows), tiers: tiers.map(bare) } })),
    rows: <T>(query: CompiledQuery<T>) => ask<T[]>((id) => ({ id, kind: 'rows', query: bare(query) })),
    abandon() {
      log.warn('a search took too long; its thread is replaced');
      end();
    },
    async close() {
      end();
      await Promise.all(ending);
    },
  };
}
