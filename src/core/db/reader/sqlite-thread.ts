import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import type { Log } from '../../log/log.ts';
import { exhausted, type IndexSearch, interrupted, type QueryRunner, type SearchMatches } from './query-queue.ts';

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What the thread is sent, and what it sends back. */
export type Request =
  | { id: number; kind: 'search'; query: { rows: Statement; tiers: Statement[] } & Pick<IndexSearch, 'enough'> }
  | { id: number; kind: 'rows' | 'json'; query: Statement };
export type ReaderReply =
  | { id: number; kind: 'search'; matches: SearchMatches }
  | { id: number; kind: 'rows'; rows: unknown[] }
  | { id: number; kind: 'json'; json: string }
  | { id: number; kind: 'error'; message: string; code: string | undefined };

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

function contentOf(reply: Exclude<ReaderReply, { kind: 'error' }>): unknown {
  if (reply.kind === 'search') return reply.matches;
  return reply.kind === 'json' ? reply.json : reply.rows;
}

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, parameters });

/** Threads whose query was abandoned and has not ended: with so many, no other is started. */
const mostEnding = 2;

/**
 * Runs queries in a thread with a connection of its own, started with the first query. Where a query is abandoned, or the
 * thread dies, its other queries fail too; the next query starts another thread.
 * @param name of the thread, in the log and in errors
 */
export function sqliteThread(file: string, log: Log, name: string, cacheKilobytes = 8_000): QueryRunner {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();
  const ending = new Set<Promise<unknown>>();

  const forget = (gone: Worker): void => {
    if (worker !== gone) return;
    worker = undefined;
    for (const { reject } of pending.values()) reject(interrupted(name));
    pending.clear();
  };

  const begin = (): Worker => {
    const begun = new Worker(new URL('./sqlite-thread-main.ts', import.meta.url), {
      workerData: { file, cacheKilobytes },
      name,
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    });
    begun.unref(); // it alone keeps no program running
    begun.on('message', (reply: ReaderReply) => {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if (reply.kind === 'error') {
        // By its code the rest of the program sees what is wrong with the database.
        const { message, code } = reply;
        waiting?.reject(Object.assign(new Error(`${name}: ${message}`), code === undefined ? {} : { code }));
      } else waiting?.resolve(contentOf(reply));
    });
    begun.on('error', (err) => {
      log.error({ err, thread: name }, 'a reader thread failed');
      forget(begun);
    });
    begun.on('exit', () => forget(begun));
    return begun;
  };

  const send = <T>(request: (id: number) => Request): Promise<T> =>
    new Promise((resolve, reject) => {
      if (!worker && ending.size >= mostEnding) {
        reject(exhausted(name));
        return;
      }
      worker ??= begin();
      const id = ++lastId;
      pending.set(id, { resolve: resolve as Pending['resolve'], reject });
      worker.postMessage(request(id));
    });

  const end = (): void => {
    const gone = worker;
    if (!gone) return;
    forget(gone);
    // A running query ends first; only the end of the program waits for it.
    const ended = gone.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  };

  return {
    search: ({ rows, tiers, enough }: IndexSearch) =>
      send<SearchMatches>((id) => ({
        id,
        kind: 'search',
        query: { rows: statementOf(rows), tiers: tiers.map(statementOf), enough },
      })),
    rows: <T>(query: CompiledQuery<T>) => send<T[]>((id) => ({ id, kind: 'rows', query: statementOf(query) })),
    json: (query) => send<string>((id) => ({ id, kind: 'json', query: statementOf(query) })),
    abandon() {
      log.warn({ thread: name }, 'a query exceeded its time limit; its thread is replaced');
      end();
    },
    async close() {
      end();
      await Promise.all(ending);
    },
  };
}
