import { type ChildProcess, fork } from 'node:child_process';
import { FairQueue } from './fair-queue.ts';
import type { ThreadWork } from './worker-thread.ts';

interface Limits {
  /** Of one call, without the start of the process. */
  timeoutMs: number;
  /** Memory of the process, native libraries included. */
  megabytes: number;
  /** Idle time after which the process ends. */
  idleMs?: number;
}

interface Call {
  name: string;
  given: unknown[];
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export type ProcessReply = { ready: true } | { value: unknown } | { name: string; message: string; stack?: string };

/** Exit code of a process over its memory limit. */
export const memoryExit = 86;

/** Time limit for the start of the process. */
const startMs = 60_000;

/** The call exceeded a limit, crashed or was stopped. Its process is killed; the next call starts another. */
export class ProcessError extends Error {
  override name = 'ProcessError';
  readonly reason: 'timeout' | 'memory' | 'crash' | 'stopped';
  constructor(reason: ProcessError['reason']) {
    super(`the process of the work ended: ${reason}`);
    this.reason = reason;
  }
}

/** Environment without secrets: the process reads untrusted files. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const given = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  // By default glibc keeps an arena per thread.
  return { ...Object.fromEntries(given), MALLOC_ARENA_MAX: '2' } as NodeJS.ProcessEnv;
}

/**
 * Runs exported functions of a module in a child process, one call at a time. Callers of `as` take turns; other calls are
 * FIFO. Unlike a thread, a process can be killed whatever a native library does. It starts with the first call and does not
 * keep the program alive when idle.
 * @throws Error with the name and message that the function threw; ProcessError
 */
export function processOf<W extends ThreadWork>(module: URL, { timeoutMs, megabytes, idleMs = 60_000 }: Limits) {
  let child: ChildProcess | null = null;
  let isReady = false;
  let current: Call | null = null;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new FairQueue<Call>();
  const counts = { timeout: 0, memory: 0, crash: 0 };

  const drop = (reason: ProcessError['reason'] | 'idle'): void => {
    const gone = child;
    const failed = current;
    child = null;
    current = null;
    clearTimeout(timer);
    gone?.removeAllListeners();
    gone?.on('error', () => {}); // the channel may close during a write
    gone?.kill('SIGKILL');
    if (!failed) return;
    if (reason === 'timeout' || reason === 'memory' || reason === 'crash') counts[reason]++;
    failed.reject(new ProcessError(reason === 'idle' ? 'stopped' : reason));
    next();
  };

  const within = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => drop('timeout'), ms);
  };

  const begin = (): ChildProcess => {
    isReady = false;
    const begun = fork(new URL('./child-main.ts', import.meta.url), [module.href, String(megabytes)], {
      execArgv: [`--max-old-space-size=${Math.min(256, megabytes)}`, '--disable-warning=ExperimentalWarning'],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    begun.on('message', (reply: ProcessReply) => {
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
      else done.reject(Object.assign(new Error(reply.message), { name: reply.name, stack: reply.stack }));
      next();
    });
    begun.on('error', () => child === begun && drop('crash'));
    begun.on('exit', (code, signal) => {
      // Node aborts when its heap is full; the OOM killer sends SIGKILL.
      const isMemory = code === memoryExit || code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL';
      if (child === begun) drop(isMemory ? 'memory' : 'crash');
    });
    return begun;
  };

  const hold = (isHeld: boolean): void => {
    const channel = child?.channel;
    if (isHeld) {
      child?.ref();
      channel?.ref();
    } else {
      child?.unref();
      channel?.unref();
    }
  };

  function next(): void {
    if (current) return;
    const call = waiting.next();
    clearTimeout(timer);
    if (!call) {
      hold(false);
      timer = setTimeout(() => drop('idle'), idleMs).unref();
      return;
    }
    current = call;
    try {
      child ??= begin();
      hold(true);
      // The start does not count towards the call.
      within(isReady ? timeoutMs : startMs);
      child.send({ name: call.name, given: call.given });
    } catch {
      drop('crash'); // no process can be started
    }
  }

  /** A call in the turn of `who`. */
  const as = <N extends keyof W & string>(
    who: string,
    name: N,
    ...given: Parameters<W[N]>
  ): Promise<Awaited<ReturnType<W[N]>>> =>
    new Promise((resolve, reject) => {
      waiting.add(who, '', { name, given, resolve: resolve as Call['resolve'], reject });
      next();
    });
  const call = <N extends keyof W & string>(name: N, ...given: Parameters<W[N]>): Promise<Awaited<ReturnType<W[N]>>> =>
    as('', name, ...given);
  /** Kills the process and rejects all calls; the next call starts another. */
  const stop = (): void => {
    for (let call = waiting.next(); call; call = waiting.next()) call.reject(new ProcessError('stopped'));
    drop('stopped');
  };
  /** Process id; undefined while none runs. */
  const pid = (): number | undefined => child?.pid;
  return Object.assign(call, { as, stop, counts, pid });
}
