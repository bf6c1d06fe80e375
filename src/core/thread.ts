import { Worker } from 'node:worker_threads';

/** What a module does for others in a thread: pure functions by name, of values that can be copied. */
export type Work = Record<string, (...given: never[]) => unknown>;

interface Asked {
  name: string;
  given: unknown[];
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Limits {
  /** From the beginning of the work to its end. */
  timeoutMs: number;
  /** Of the thread's heap. */
  megabytes: number;
  /** After this long without work the thread ends. */
  idleMs?: number;
}

/** The work took longer than it may, or more memory: its thread is gone, the next gets another. */
export class ThreadError extends Error {
  override name = 'ThreadError';
}

/**
 * Runs the exported functions of a module in a thread of its own, one call at a time in the order of asking, so that no
 * input can hold up the program. The thread begins with the first call and keeps no program from ending.
 * @throws Error of the same name and message as the function threw; ThreadError
 */
export function threadOf<W extends Work>(module: URL, { timeoutMs, megabytes, idleMs = 30_000 }: Limits) {
  let worker: Worker | null = null;
  let current: Asked | null = null;
  let timer: NodeJS.Timeout | undefined;
  const waiting: Asked[] = [];

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

  const begin = (): Worker => {
    const begun = new Worker(new URL('./thread-worker.ts', import.meta.url), {
      workerData: { module: module.href },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    });
    begun.on('message', (told: { value: unknown } | { name: string; message: string }) => {
      const done = current;
      if (worker !== begun || !done) return;
      clearTimeout(timer);
      current = null;
      if ('value' in told) done.resolve(told.value);
      else done.reject(Object.assign(new Error(told.message), { name: told.name }));
      next();
    });
    // Out of memory comes as an error; either way the thread is gone.
    begun.on('error', (error) => worker === begun && drop((error as Error).message));
    begun.on('exit', () => worker === begun && drop('the thread ended'));
    return begun;
  };

  function next(): void {
    if (current) return;
    const asked = waiting.shift();
    if (!asked) {
      worker?.unref();
      timer = setTimeout(() => drop('idle'), idleMs).unref();
      return;
    }
    clearTimeout(timer);
    current = asked;
    worker ??= begin();
    worker.ref(); // somebody waits for it
    timer = setTimeout(() => drop(`it took more than ${timeoutMs / 1_000} seconds`), timeoutMs);
    worker.postMessage({ name: asked.name, given: asked.given });
  }

  return <N extends keyof W & string>(name: N, ...given: Parameters<W[N]>): Promise<Awaited<ReturnType<W[N]>>> =>
    new Promise((resolve, reject) => {
      waiting.push({ name, given, resolve: resolve as Asked['resolve'], reject });
      next();
    });
}
