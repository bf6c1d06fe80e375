import { run } from '../../src/cli.ts';

/** The process behind `commandLine`: runs each command line that it is sent, in the environment that comes with it. */
process.on('message', async ({ args, env }: { args: string[]; env: Record<string, string> }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(env.DATA_DIR as string);
  const [out, err] = [capture(process.stdout), capture(process.stderr)];
  const status = await run(args);
  process.send?.({ status, out: out(), err: err() });
});

/** What is written to a stream from now on; gives it, and gives the stream back. */
function capture(stream: NodeJS.WriteStream): () => string {
  const chunks: Buffer[] = [];
  const { write } = stream;
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as string));
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done as () => void);
    return true;
  };
  return () => {
    stream.write = write;
    return String(Buffer.concat(chunks));
  };
}
