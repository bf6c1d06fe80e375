import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Exports of a module for a thread: pure functions; arguments and results are cloned. */
export type ThreadWork = Record<string, (...given: never[]) => unknown>;

interface Request {
  name: string;
  given: unknown[];
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Young generation of the heap; `megabytes` bounds the old one. */
const youngMegabytes = 6;

/** Time limit for the start of the thread. */
const startMs = 60_000;

/** Wall time limit of a call where none is given, as a multiple of its CPU time limit. */
const mostWaits = 12;

/** Shortest interval between two reads of the CPU time. */
const shortestLookMs = 100;

/** Time for a result that is on its way. */
const answerMs = 20;

export interface ThreadLimits {
  /** CPU time limit of one call. Native code, such as a query of SQLite, ends by `longestMs` alone. */
  timeoutMs: number;
  /** Wall time limit of one call. Default: 12 times `timeoutMs`, as threads have a low priority. */
  longestMs?: number;
  /** Old generation of the heap. */
  megabytes: number;
  /** Idle time after which the thread ends. */
  idleMs?: number;
  /** Function whose calls go before all waiting ones. */
  first?: string;
}

/** `usedMs`: CPU time of the thread since its start. */
export type ThreadReply = { usedMs: number } & (
  | { ready: true }
  | { value: unknown }
  | { name: string; message: string; stack?: string }
);

/** An error of the thread, with its stack there. */
const thrownThere = ({ message, name, stack }: { message: string; name: string; stack?: string }): Error =>
  Object.assign(new Error(message), { name, ...(stack === undefined ? {} : { stack }) });

/** The call exceeded a limit, or its thread ended. The next call starts another thread. */
export class ThreadError extends Error {
  override name = 'ThreadError';
  /** The wall time limit ended it: the machine was busy, or native code ran long. */
  readonly isByClock: boolean;
  constructor(reason: string, isByClock = false) {
    super(reason);
    this.isByClock = isByClock;
  }
}

/**
 * Runs exported functions of a module in a thread, one call at a time, so that no input blocks the program. FIFO, except
 * that calls of `first` go first. The thread starts with the first call and does not keep the program alive when idle.
 * @throws Error with the name and message that the function threw; ThreadError
 */
export function threadOf<W extends ThreadWork>(module: URL, limits: ThreadLimits) {
  const { timeoutMs, longestMs = timeoutMs * mostWaits, megabytes, idleMs = 30_000, first } = limits;
  let worker: Worker | null = null;
  let isReady = false;
  let usedMs = 0;
  let current: Request | null = null;
  let timer: NodeJS.Timeout | undefined;
  const waiting: Request[] = [];
  const urgent: Request[] = [];

  const drop = (reason: string, isByClock = false): void => {
    const gone = worker;
    const failed = current;
    worker = null;
    current = null;
    clearTimeout(timer);
    void gone?.terminate();
    failed?.reject(new ThreadError(reason, isByClock));
    if (failed) next();
  };

  const tooLong = (ms: number, isByClock = true): void => drop(`it took more than ${ms / 1_000} seconds`, isByClock);

  /** Enforces `timeoutMs` by the CPU time of the thread, and by the wall time limit where it does not answer. */
  const limit = (call: Request, begun: Worker): void => {
    const from = usedMs;
    const last = performance.now() + longestMs;
    const look = (ms: number): void => {
      clearTimeout(timer);
      const left = last - performance.now();
      timer = setTimeout(
        async () => {
          if (ms >= left) return tooLong(longestMs);
          look(Number.POSITIVE_INFINITY); // native code does not answer
          const { user, system } = await begun.cpuUsage().catch(() => ({ user: 0, system: 0 }));
          // Native code that has just ended answers before its result arrives.
          await sleep(answerMs);
          if (current !== call) return;
          const rest = timeoutMs - ((user + system) / 1_000 - from);
          if (rest <= 0) tooLong(timeoutMs, false);
          else look(Math.max(rest, shortestLookMs));
        },
        Math.min(ms, left),
      );
    };
    look(timeoutMs);
  };

  const begin = (): Worker => {
    isReady = false;
    const begun = new Worker(new URL('./thread-main.ts', import.meta.url), {
      workerData: { module: module.href },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    begun.on('message', (reply: ThreadReply) => {
      if (worker !== begun) return;
      usedMs = reply.usedMs;
      if ('ready' in reply) {
        isReady = true;
        if (current) limit(current, begun);
        return;
      }
      const done = current;
      if (!done) return;
      clearTimeout(timer);
      current = null;
      if ('value' in reply) done.resolve(reply.value);
      else done.reject(thrownThere(reply));
      next();
    });
    // Out of memory is an `error` event.
    begun.on('error', (error) => worker === begun && drop((error as Error).message));
    begun.on('exit', () => worker === begun && drop('the thread ended'));
    return begun;
  };

  function next(): void {
    if (current) return;
    const request = urgent.shift() ?? waiting.shift();
    if (!request) {
      worker?.unref();
      timer = setTimeout(() => drop('idle'), idleMs).unref();
      return;
    }
    clearTimeout(timer);
    current = request;
    try {
      worker ??= begin();
      worker.ref(); // a caller waits for it
      // The start does not count towards the call.
      if (isReady) limit(request, worker);
      else timer = setTimeout(tooLong, startMs, startMs);
      worker.postMessage({ name: request.name, given: request.given });
    } catch (error) {
      drop((error as Error).message); // no thread can be started, or an argument cannot be cloned
    }
  }

  const call = <N extends keyof W & string>(name: N, ...given: Parameters<W[N]>): Promise<Awaited<ReturnType<W[N]>>> =>
    new Promise((resolve, reject) => {
      (name === first ? urgent : waiting).push({ name, given, resolve: resolve as Request['resolve'], reject });
      next();
    });
  /** Ends the thread and rejects the running call; waiting calls go to another. */
  const stop = (): void => drop('it was stopped');
  return Object.assign(call, { stop });
}
