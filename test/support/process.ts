import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** What a program of a test takes over from the run: where commands and libraries are, and code that was compiled before. */
export const inherited = Object.fromEntries(
  ['PATH', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  ),
);

/** The program as it is built in a run of many files, else its source; programs of this folder (see `bundle.ts`). */
const bundles = process.env.DINAM_TEST_PROGRAM;
export const mainFile = bundles ? join(root, 'dist/main.mjs') : join(root, 'src/main.ts');
export const supportFile = (name: string): string =>
  bundles ? join(bundles, `${name}.mjs`) : join(import.meta.dirname, `${name}.ts`);

export interface Spawned {
  child: ChildProcess;
  /** Address, once the line that says it is ready has come. */
  url: string;
  /** Everything it has printed. */
  lines: string[];
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * A real process of its own: `dinam serve` in its own folder. Killed when the test ends, if it still runs.
 * @param program `main.ts` of another copy
 * @param fileKilobytes the system lets it write no file larger than that, as a full disk would (`RLIMIT_FSIZE`)
 */
export async function serve(
  t: TestContext,
  env: Record<string, string>,
  command = 'serve',
  program = mainFile,
  fileKilobytes?: number,
): Promise<Spawned> {
  const line = [process.execPath, program, command];
  const limited = ['bash', '-c', `ulimit -f ${fileKilobytes} && exec "$0" "$@"`, ...line];
  const [file = '', ...args] = fileKilobytes === undefined ? line : limited;
  const child = spawn(file, args, {
    cwd: env.DATA_DIR,
    env: { ...inherited, ...env, LOG_LEVEL: env.LOG_LEVEL === 'debug' ? 'debug' : 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals | null);
  child.stderr?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('{') && /is ready at|works on jobs/.test(line)) resolve(JSON.parse(line).address ?? '');
    });
  });
  const url = await Promise.race([
    ready,
    ended.then((how) => {
      throw new Error(`it ended with ${how}:\n${lines.join('\n')}`);
    }),
  ]);
  return { child, url, lines, ended };
}

export interface Ended {
  /** Exit status; null when a signal ended it. */
  status: number | null;
  out: string;
  err: string;
}

/** Runs a command of the program to its end, in a process of its own; see also `commandLine`. */
export async function dinam(args: string[], env: Record<string, string>, input?: string): Promise<Ended> {
  const child = spawn(process.execPath, [mainFile, ...args], {
    cwd: env.DATA_DIR,
    env: { ...inherited, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += String(chunk);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out, err };
}

/** Asks until the answer is as wanted; gives up long after any reasonable time. */
export async function until<T>(read: () => Promise<T>, wanted: (value: T) => boolean, patienceMs = 60_000): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    if (Date.now() > end) throw new Error(`it did not come to that: ${JSON.stringify(value).slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Logs in over HTTP and gives the token. */
export async function login(url: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const body = (await response.json()) as { data?: { token: string } };
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.token;
}
