import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Fault } from '../error.ts';

/** The first of the programs that is on the PATH; null where none is. */
export function programOnPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names)
    for (const folder of folders)
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // The next one.
      }
  return null;
}

const longestError = 2_000;

/**
 * What a program writes to its standard output. It is stopped when nobody reads on.
 * @param env added to that of this program: a password is in no list of processes
 * @throws Fault `unavailable` with what it says when it fails
 */
export async function* programOutput(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): AsyncGenerator<Buffer> {
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  ended.catch(() => {});
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (said.length < longestError) said += chunk.toString('utf8');
  });
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) yield chunk;
    const [status] = (await ended) as [number | null];
    if (status !== 0) throw new Fault('unavailable', said.trim().slice(0, longestError) || `${program} failed.`);
  } finally {
    if (child.exitCode === null) child.kill();
  }
}
