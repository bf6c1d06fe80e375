// `node bench/push.ts`: messages per second to the stand-in for FCM, and the memory of the sender. The stand-in is a
// process of its own; where there are two cores, each has one. Flags: --messages 10000,1000000  --workers 2
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Sent } from './push-child.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '10000,100000' }, workers: { type: 'string', default: '2' } },
});
const here = import.meta.dirname;
const cores = availableParallelism();
const isPinned = cores > 1 && spawnSync('taskset', ['-V']).status === 0;
const leash = `--import=${new URL('leash.ts', import.meta.url).href}`;

function launch(core: number, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const [program = '', ...rest] = [
    ...(isPinned ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    leash,
    '--expose-gc',
    ...args,
  ];
  return spawn(program, rest, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The first line of a child that matches. */
async function line(child: ChildProcess, pattern: RegExp): Promise<string> {
  for await (const text of createInterface({ input: child.stdout as NodeJS.ReadableStream }))
    if (pattern.test(text)) return text;
  throw new Error('a process of the bench ended');
}

const folder = await mkdtemp(join(tmpdir(), 'dinam-bench-'));
const credentials = join(folder, 'account.json');
const fake = launch(0, [join(here, '..', 'test', 'fake-fcm', 'main.ts'), '--port', '0', '--credentials', credentials]);
try {
  const url = /FCM_URL=(\S+)/.exec(await line(fake, /^FCM_URL=/))?.[1];
  fake.stdout?.resume();
  process.stdout.write(`node ${process.version}, pinned: ${isPinned}, load ${(loadavg()[0] as number).toFixed(1)}\n`);
  for (const messages of values.messages.split(',')) {
    const args = [join(here, 'push-child.ts'), '--messages', messages, '--workers', values.workers];
    const child = launch(cores - 1, args, { FCM_CREDENTIALS: credentials, FCM_URL: url });
    const sent = JSON.parse(await line(child, /^\{/)) as Sent;
    const { perSecond, cpuMicros, rss, heap, topic } = sent;
    process.stdout.write(
      `${messages} messages: ${perSecond}/s, ${cpuMicros} us of CPU each, ${rss} MB at most, heap ${heap} MB after; ` +
        `a topic send ${topic.p50.toFixed(1)} ms (slowest ${topic.max.toFixed(1)} ms)\n`,
    );
  }
} finally {
  if (fake.exitCode === null) {
    const ended = once(fake, 'exit');
    fake.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}
