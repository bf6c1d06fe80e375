import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Load, Measured } from './load.ts';

/** A process of the bench. */
export interface Running {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

const here = import.meta.dirname;
/** What Node takes to load these modules of the bench before a program, the watchdog first. */
export const preload = (...modules: string[]): string =>
  ['./watchdog.ts', ...modules].map((name) => `--import=${new URL(name, import.meta.url).href}`).join(' ');
const children = new Set<ChildProcess>();

/** The cores that this process may use; empty where that cannot be read. */
function cores(): number[] {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '';
    return list.split(',').flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });
  } catch {
    return [];
  }
}

const allowed = cores();
const hasTaskset = allowed.length > 0 && spawnSync('taskset', ['-V']).status === 0;
/** Servers share the first core, the client has the last; with one core there is nothing to part. */
export const pinned = hasTaskset && allowed.length > 1;

export function launch(core: 'server' | 'client', args: string[], env: Record<string, string> = {}): ChildProcess {
  const command = [process.execPath, ...args];
  const place = ['taskset', '-c', String(core === 'server' ? allowed[0] : allowed.at(-1))];
  const [program, ...rest] = pinned ? [...place, ...command] : command;
  const child = spawn(program as string, rest, {
    // By the environment, since `bin/dinam.mjs` starts Node anew.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', NODE_OPTIONS: preload(), ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** The next message of a child; an error when it ends or says nothing for too long. */
export async function nextMessage<T>(child: ChildProcess, seconds: number): Promise<T> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as T),
      once(child, 'exit', { signal }).then(([code]): T => {
        throw new Error(`a process of the bench ended with ${code}`);
      }),
      once(AbortSignal.timeout(seconds * 1_000), 'abort', { signal }).then((): T => {
        throw new Error(`a process of the bench said nothing for ${seconds} s`);
      }),
    ]);
  } finally {
    stop.abort();
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(timer);
}

export const stopAll = async (): Promise<void> => void (await Promise.all([...children].map(stop)));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Dinam as an operator starts it, over this data folder.
 * @param more options besides
 * @param tree the checkout that is started; default: this one
 */
export async function startDinam(
  folder: string,
  cacheMegabytes: number,
  more: Record<string, string> = {},
  tree = join(here, '..'),
): Promise<Running> {
  const port = await freePort();
  const child = launch('server', [join(tree, 'bin', 'dinam.mjs'), 'serve'], {
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://news.example.in', // answers are the same bytes in every run
    LOG_LEVEL: 'warn',
    CACHE_MB: String(cacheMegabytes),
    ...more,
  });
  const until = performance.now() + 20_000;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (ready?.ok) break;
    if (child.exitCode !== null || performance.now() > until) throw new Error('Dinam did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { pid: child.pid as number, port, stop: () => stop(child) };
}

/** One of `peers.ts`; `about` is what it works on. */
export async function startPeer(peer: 'bare' | 'fastify', about: string): Promise<Running> {
  const child = launch('server', [join(here, 'peers.ts'), peer, about]);
  const { port } = await nextMessage<{ port: number }>(child, 20);
  return { pid: child.pid as number, port, stop: () => stop(child) };
}

/**
 * Waits until a server does nothing by itself any more: after its start it computes the festivals of the year, which would
 * be counted for the first answers. On a busy machine its thread, which has a low priority, may not come to an end.
 */
export async function settled({ pid }: Running): Promise<void> {
  const until = performance.now() + 60_000;
  for (let before = usage(pid)?.seconds ?? 0, idle = 0; idle < 3 && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = usage(pid)?.seconds ?? 0;
    idle = now - before < 0.02 ? idle + 1 : 0;
    before = now;
  }
}

/** Rows per second of bare INSERTs into this database file, each time it is called. */
export async function startInserter(file: string) {
  const child = launch('server', [join(here, 'peers.ts'), 'insert', file]);
  await nextMessage(child, 20);
  return {
    async run(seconds: number): Promise<number> {
      child.send(seconds);
      return (await nextMessage<{ rate: number }>(child, seconds + 20)).rate;
    },
    stop: () => stop(child),
  };
}

export type Client = (load: Load) => Promise<Measured>;

/** The load, from a process and (where there are two) a core of its own. */
export function startClient(): Client {
  const child = launch('client', [join(here, 'load.ts'), 'load']);
  return async (load) => {
    child.send(load);
    const { measured, error } = await nextMessage<{ measured?: Measured; error?: string }>(child, load.seconds + 20);
    if (!measured) throw new Error(error);
    return measured;
  };
}

/** Resident memory in megabytes, now and at most, and processor seconds so far; null where /proc is missing. */
export function usage(pid: number): { megabytes: number; most: number; seconds: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string): number =>
      Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1]) / 1_024;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]); // utime and stime, at 100 a second on every Linux
    return { megabytes: megabytes('VmRSS'), most: megabytes('VmHWM'), seconds: ticks / 100 };
  } catch {
    return null;
  }
}

/** Ends a server of tests, which ends when its channel does. */
export async function endServer(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
}
