import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Fault } from '../core/error.ts';

/**
 * The first line of an input. On a terminal it is prompted for and not shown while it is typed.
 * @throws Fault `invalid` when there is none
 */
export async function passwordFrom(input: NodeJS.ReadStream): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY ?? false });
  // Once the terminal shows nothing of what is typed: some type as soon as the prompt appears.
  if (input.isTTY) process.stderr.write('New password: ');
  try {
    for await (const line of lines) if (line !== '') return line;
  } finally {
    lines.close();
    if (input.isTTY) process.stderr.write('\n');
  }
  throw new Fault('invalid', 'There is no password on standard input.');
}
