import { Readable } from 'node:stream';
import { spec as Spec } from 'node:test/reporters';

const mostLines = 40;

/** Adds to what failed as a whole file how its process ended, and the last lines of its standard error. */
async function* withCauses(source) {
  const written = new Map();
  for await (const event of source) {
    const { type, data } = event;
    if (type === 'test:stderr')
      written.set(data.file, [...(written.get(data.file) ?? []), data.message.trimEnd()].slice(-mostLines));
    const error = data?.details?.error;
    if (type === 'test:fail' && typeof error?.cause === 'string' && 'exitCode' in error) {
      const cause = new Error(`the process ended with ${error.signal ?? `status ${error.exitCode}`}`);
      cause.stack = [cause.message, ...(written.get(data.file) ?? [])].join('\n');
      error.cause = cause;
    }
    yield event;
  }
}

/** The runner's own report, in which a process that was killed, or had an error that nobody caught, is not just "test failed". */
// biome-ignore lint/style/noDefaultExport: the runner takes a reporter from there
export default async function* report(source) {
  yield* Readable.from(withCauses(source)).pipe(new Spec());
}
