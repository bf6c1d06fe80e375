import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';
import { type Ended, inherited, supportFile } from './process.ts';

let program: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();
after(() => program?.connected && program.disconnect());

/**
 * Runs a command line as `dinam` of `process.ts` does, but without a start for each: those of a test file run one after
 * another in one process of the program. Not for what a process alone can show: signals, `.env`, its input and output.
 */
export function commandLine(args: string[], env: Record<string, string>): Promise<Ended> {
  const ended = last.then(() => inProgram(args, env));
  last = ended.catch(() => {});
  return ended;
}

function begin(): ChildProcess {
  const begun = fork(supportFile('command-lines-process'), { execArgv: [], env: inherited });
  // One that ends between two commands is begun anew: to disconnect from it would be an error that nobody catches.
  begun.on('exit', () => {
    if (program === begun) program = undefined;
  });
  return begun;
}

async function inProgram(args: string[], env: Record<string, string>): Promise<Ended> {
  program ??= begin();
  const child = program;
  child.send({ args, env: { ...inherited, ...env } });
  const answered = new AbortController();
  try {
    const [message] = await Promise.race([
      once(child, 'message', answered),
      once(child, 'exit', answered).then(([code, signal]) => {
        throw new Error(`the process ended with ${signal ?? code} at: dinam ${args.join(' ')}`);
      }),
    ]);
    return message as Ended;
  } finally {
    answered.abort();
  }
}
