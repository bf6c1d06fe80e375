import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { strangerCases } from './anonymous-cases.ts';
import { cachedPaths, type Outcome, type Task, warmUpSeconds } from './anonymous-client.ts';
import { dataFolder } from './generate.ts';
import { launch, type Running, startDinam, stop, told } from './processes.ts';

/** A case, of one tree. */
export interface StrangerResult {
  name: string;
  tree: string;
  load: number;
  readers: Outcome;
  strangers: Outcome;
}

const here = join(import.meta.dirname, '..');
/** A cached read is to be answered within this at p99, every one of them. */
const goalMs = 25;
/** A server gets so long to come to itself after a case. */
const restMs = 15_000;

/** Strangers begin a moment before the readers, and go on as long. */
const leadSeconds = 1;

async function work(task: Task): Promise<Outcome> {
  const child = launch('client', [join(here, 'bench', 'anonymous-client.ts'), 'work']);
  child.send(task);
  const { done, error } = await told<{ done?: Outcome; error?: string }>(child, task.seconds + 60);
  await stop(child);
  if (!done) throw new Error(error);
  return done;
}

/** An older tree makes its own data: its database may be of another version. */
async function dataOf(tree: string, items: number, say: (text: string) => void): Promise<string> {
  if (tree === here) return dataFolder(items, say);
  const module = JSON.stringify(join(tree, 'bench', 'generate.ts'));
  const script = `const { dataFolder } = await import(${module}); await dataFolder(${items}, console.error);`;
  const made = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: tree, stdio: 'inherit' });
  if (made.status !== 0) throw new Error(`the data of ${tree} could not be made`);
  return join(tree, 'bench', 'data', String(items));
}

/** Until what readers will ask for is cached, and is answered quickly. */
async function rest({ port }: Running): Promise<void> {
  const until = performance.now() + restMs;
  for (let n = 0, quick = 0; quick < 2 * cachedPaths.length && performance.now() < until; n++) {
    const began = performance.now();
    const isAnswered = await fetch(`http://127.0.0.1:${port}${cachedPaths[n % cachedPaths.length]}`, {
      signal: AbortSignal.timeout(2_000),
    })
      .then(async (asked) => (await asked.arrayBuffer()) && asked.ok)
      .catch(() => false);
    quick = isAnswered && performance.now() - began < goalMs ? quick + 1 : 0;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * What strangers do to others: while a client with 64 connections asks as fast as it can, 50 cached reads a second come
 * from seven other addresses. Of this tree, and of `older` before it.
 * @param only cases whose name holds this text
 */
export async function strangers(
  items: number,
  seconds: number,
  older: string | undefined,
  only: string,
  say: (text: string) => void,
): Promise<StrangerResult[]> {
  const results: StrangerResult[] = [];
  for (const tree of [...(older === undefined ? [] : [resolve(older)]), here]) {
    const folder = await dataOf(tree, items, say);
    for (const [at, { name }] of strangerCases.entries()) {
      if (!name.includes(only)) continue;
      // Each on a server of its own: what one case left in memory is no part of the next.
      const server = await startDinam(
        folder,
        64,
        { TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error' },
        tree,
      );
      try {
        await rest(server);
        const { port } = server;
        const attack = work({ kind: 'strangers', port, at, seconds: seconds + leadSeconds + warmUpSeconds });
        await new Promise((done) => setTimeout(done, leadSeconds * 1_000));
        const [readers, attacked] = await Promise.all([work({ kind: 'readers', port, seconds }), attack]);
        const load = loadavg()[0] as number;
        results.push({ name, tree: tree === here ? 'this' : tree, load, readers, strangers: attacked });
        say(`${tree === here ? 'this' : 'older'}: ${name}: p99 ${readers.p99.toFixed(1)} ms, load ${load.toFixed(2)}`);
      } finally {
        await server.stop();
      }
    }
  }
  return results;
}

export function strangersTable(results: readonly StrangerResult[]): string {
  const lines = results.map(({ name, tree, load, readers, strangers }) => {
    const answered = readers.statuses['200'] ?? 0;
    const isMet = answered === readers.asked && readers.p99 < goalMs;
    const of = Object.entries(strangers.statuses)
      .map(([status, n]) => `${status === '0' ? 'none' : status} ${n}`)
      .join(', ');
    const times = [readers.p50, readers.p99, readers.most].map((ms) => ms.toFixed(1)).join(' | ');
    return `| ${tree} | ${name} | ${answered} of ${readers.asked} | ${times} | ${isMet ? 'yes' : 'NO'} | ${of} | ${load.toFixed(1)} |`;
  });
  return [
    `| tree | strangers ask for | cached reads answered | p50 ms | p99 ms | longest ms | under ${goalMs} ms, all answered | what strangers got | load |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
