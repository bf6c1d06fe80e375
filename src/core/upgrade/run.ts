import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Fault } from '../error.ts';

export interface Ran {
  status: number;
  out: string;
  err: string;
}

/** What a command has printed, of which the end matters. */
const mostChars = 1_000_000;

/** Of the environment, what programs of the system need. This process has the options of the service, with their secrets. */
const kept = /^(PATH|HOME|TERM|LANG|LC_\w+)$/;
const ownEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))) as Record<string, string>;

/**
 * Runs a program to its end. It is in a session of its own: Ctrl-C and a closed terminal reach this process, which decides.
 * @param env absent: the path, the language and the terminal
 * @param inherit its output goes where that of this process goes; a service that it starts may keep it open
 */
export async function run(
  command: readonly string[],
  { env = ownEnv(), inherit = false }: { env?: Record<string, string>; inherit?: boolean } = {},
): Promise<Ran> {
  const [file = '', ...args] = command;
  const output = inherit ? 'inherit' : 'pipe';
  const child = spawn(file, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env,
  });
  const said = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.out = (said.out + text).slice(-mostChars);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.err = (said.err + text).slice(-mostChars);
  });
  const [code] = await once(child, inherit ? 'exit' : 'close').catch((error: Error) => {
    throw new Fault('unavailable', `${file} cannot be started: ${error.message}.`);
  });
  return { status: (code as number | null) ?? 1, ...said };
}
