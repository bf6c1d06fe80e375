import { Worker } from 'node:worker_threads';

/** What a module does for others in a thread: pure functions by name, of values that can be copied. */
export type Work = Record<string, (...given: never[]) => unknown>;

interface Request {
  name: string;
  given: unknown[];
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Of what a thread has just made; what outlives that is moved to the heap that `megabytes` bounds. */
const youngMegabytes = 6;

/** A thread that does not even begin within this time is given up. */
const startMs = 60_000;

export interface Limits {
  /** From the beginning of the work to its end. */
  timeoutMs: number;
  /** Of the thread's heap. */
  megabytes: number;
  /** After this long without work the thread ends. */
  idleMs?: number;
  /** The function whose calls are done before those of others that wait. */
  first?: string;
}

type Reply = { ready: true } | { value: unknown } | { name: string; message: string; stack?: string };

/** An error of the thread, with where it was thrown there. */
const thrownThere = ({ message, name, stack }: { message: string; name: string; stack?: string }): Error =>
  Object.assign(new Error(message), { name, ...(stack === undefined ? {} : { stack }) });

/** The work took longer than it may, or more memory: its thread is gone, the next gets another. */
export class ThreadError extends Error {
  override name = 'ThreadError';
}

/**
 * Runs the exported functions of a module in a thread of its own, one call at a time, so that no input can hold up the
 * program: in the order of asking, but for one function that goes first. The thread begins with the first call and keeps no program from ending.
 * @throws Error of the same name and message as the function threw; ThreadError
 */
export function threadOf<W extends Work>(module: URL, { timeoutMs, megabytes, idleMs = 30_000, first }: Limits) {
  let worker: Worker | null = null;
  let isReady = false;
  let current: Request | null = null;
  let timer: NodeJS.Timeout | undefined;
  const waiting: Request[] = [];
  const urgent: Request[] = [];

  const drop = (reason: string): void => {
    const gone = worker;
    const failed = current;
    worker = null;
    current = null;
    clearTimeout(timer);
    void gone?.terminate();
    failed?.reject(new ThreadError(reason));
    if (failed) next();
  };

  const within = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => drop(`it took more than ${ms / 1_000} seconds`), ms);
  };

  const begin = (): Worker => {
    isReady = false;
    const begun = new Worker(new URL('./thread-main.ts', import.meta.url), {
      workerData: { module: module.href },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    begun.on('message', (reply: Reply) => {
      if (worker !== begun) return;
      if ('ready' in reply) {
        isReady = true;
        if (current) within(timeoutMs);
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
    // Out of memory comes as an error; either way the thread is gone.
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
      // What the thread takes to begin is none of the work's time.
      within(isReady ? timeoutMs : startMs);
      worker.postMessage({ name: request.name, given: request.given });
    } catch (error) {
      drop((error as Error).message); // there are no more threads to be had, or this cannot be copied
    }
  }

  const ask = <N extends keyof W & string>(name: N, ...given: Parameters<W[N]>): Promise<Awaited<ReturnType<W[N]>>> =>
    new Promise((resolve, reject) => {
      (name === first ? urgent : waiting).push({ name, given, resolve: resolve as Request['resolve'], reject });
      next();
    });
  /** Ends the thread, and with it what it is doing; the next call begins another. */
  const stop = (): void => drop('it was stopped');
  return Object.assign(ask, { stop });
}
