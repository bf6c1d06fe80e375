import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataFolder } from '../generate.ts';
import { launch, nextMessage, preload, type Running, startDinam, stop } from '../processes.ts';
import { anonymousCases } from './cases.ts';
import { cachedPaths, type Outcome, type Task, warmUpSeconds } from './client.ts';
import type { BusyTick } from './main-thread.ts';

/** A case, of one tree. */
export interface AnonymousResult {
  name: string;
  tree: string;
  load: number;
  /** Milliseconds that cached reads are to be answered within at p99. */
  goal: number;
  /** Share of the time that the host gave to others while this machine wanted it. */
  stolen: number;
  /** CPU milliseconds of the server's main thread between two ticks, at p99 and at most. */
  busy: { p99: number; most: number };
  readers: Outcome;
  clients: Outcome;
}

const here = join(import.meta.dirname, '../..');
/** A cached read is to be answered within this at p99, every one of them, unless its case has another goal. */
const goalMs = 25;
/** A server gets so long to come to itself after a case. */
const restMs = 15_000;

/** A run from which the host took more than this share says little about times: it is repeated, so often. */
const stolenLimit = 0.02;
const runsMost = 3;

/** Anonymous clients begin a moment before the readers, and go on as long. */
const leadSeconds = 1;

/** A client that has started: what its start costs is no part of what is measured. */
async function startClient(): Promise<ChildProcess> {
  const child = launch('client', [join(import.meta.dirname, 'client.ts'), 'work']);
  await nextMessage(child, 20);
  return child;
}

async function work(child: ChildProcess, task: Task): Promise<Outcome> {
  child.send(task);
  const { done, error } = await nextMessage<{ done?: Outcome; error?: string }>(child, task.seconds + 60);
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

/** Ticks of all cores so far: what the host took, and all. */
function cpuTicks(): { stolen: number; all: number } {
  try {
    const fields = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] as string).trim().split(/\s+/).slice(1, 9);
    const numbers = fields.map(Number);
    return { stolen: numbers[7] ?? 0, all: numbers.reduce((sum, n) => sum + n, 0) };
  } catch {
    return { stolen: 0, all: 1 };
  }
}

/** Of the busiest process that wrote its ticks here: `bin/dinam.mjs` starts the server as its child. */
function busyBetween(folder: string, from: number, to: number): { p99: number; most: number } {
  const each = readdirSync(folder).map((name) => {
    const ticks = JSON.parse(readFileSync(join(folder, name), 'utf8')) as BusyTick[];
    return ticks.filter(([at]) => at >= from && at <= to).map(([, cpuMs]) => cpuMs);
  });
  const sum = (ticks: number[]): number => ticks.reduce((all, ms) => all + ms, 0);
  const server = each.sort((a, b) => sum(b) - sum(a))[0] ?? [];
  server.sort((a, b) => a - b);
  return { p99: server[Math.floor(server.length * 0.99)] ?? 0, most: server.at(-1) ?? 0 };
}

/** Until what readers will ask for is cached, and is answered quickly. */
async function rest({ port }: Running): Promise<void> {
  const until = performance.now() + restMs;
  for (let n = 0, quick = 0; quick < 2 * cachedPaths.length && performance.now() < until; n++) {
    const began = performance.now();
    const isAnswered = await fetch(`http://127.0.0.1:${port}${cachedPaths[n % cachedPaths.length]}`, {
      signal: AbortSignal.timeout(2_000),
    })
      .then(async (response) => (await response.arrayBuffer()) && response.ok)
      .catch(() => false);
    quick = isAnswered && performance.now() - began < goalMs ? quick + 1 : 0;
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function measured(tree: string, folder: string, at: number, seconds: number): Promise<AnonymousResult> {
  const { name, goalMs: goal = goalMs } = anonymousCases[at] as (typeof anonymousCases)[number];
  const folderOfTicks = mkdtempSync(join(tmpdir(), 'dinam-bench-'));
  const options = { TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error' };
  const watched = {
    NODE_OPTIONS: preload('./anonymous/main-thread.ts'),
    BENCH_MAIN_THREAD: join(folderOfTicks, 'ticks'),
  };
  try {
    // Each on a server of its own: what one case left in memory is no part of the next.
    const server = await startDinam(folder, 64, { ...options, ...watched }, tree);
    try {
      const [attacker, reader] = await Promise.all([startClient(), startClient()]);
      await rest(server);
      const { port } = server;
      const attack = work(attacker, { kind: 'load', port, at, seconds: seconds + leadSeconds + warmUpSeconds });
      await new Promise((done) => setTimeout(done, leadSeconds * 1_000));
      const [from, before] = [Date.now(), cpuTicks()];
      const [readers, attacked] = await Promise.all([work(reader, { kind: 'readers', port, seconds }), attack]);
      const [to, after] = [Date.now(), cpuTicks()];
      const load = loadavg()[0] as number;
      const stolen = (after.stolen - before.stolen) / (after.all - before.all);
      await server.stop();
      const busy = busyBetween(folderOfTicks, from, to);
      return { name, tree: tree === here ? 'this' : 'older', load, goal, stolen, busy, readers, clients: attacked };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folderOfTicks, { recursive: true, force: true });
  }
}

/**
 * What anonymous clients do to readers: while a client with 64 connections asks as fast as it can, 50 cached reads a second come
 * from seven other addresses. Of this tree, and of `older` before it.
 * @param only cases whose name holds this text
 */
export async function anonymousClients(
  items: number,
  seconds: number,
  older: string | undefined,
  only: string,
  say: (text: string) => void,
): Promise<AnonymousResult[]> {
  const results: AnonymousResult[] = [];
  for (const tree of [...(older === undefined ? [] : [resolve(older)]), here]) {
    const folder = await dataOf(tree, items, say);
    for (const [at, { name }] of anonymousCases.entries()) {
      if (!name.includes(only)) continue;
      const runs: AnonymousResult[] = [];
      do {
        const run = await measured(tree, folder, at, seconds);
        runs.push(run);
        const { stolen, readers, busy } = run;
        say(
          `${run.tree}: ${name}: p99 ${readers.p99.toFixed(1)} ms, busy ${busy.most.toFixed(1)} ms, stolen ${(100 * stolen).toFixed(1)} %`,
        );
      } while (runs.length < runsMost && (runs.at(-1) as AnonymousResult).stolen > stolenLimit);
      results.push(runs.sort((a, b) => a.stolen - b.stolen)[0] as AnonymousResult);
    }
  }
  return results;
}

export function anonymousTable(results: readonly AnonymousResult[]): string {
  const lines = results.map(({ name, tree, load, goal, stolen, busy, readers, clients }) => {
    const answered = readers.statuses['200'] ?? 0;
    const isMet = answered === readers.count && readers.p99 < goal;
    const of = Object.entries(clients.statuses)
      .map(([status, n]) => `${status === '0' ? 'none' : status} ${n}`)
      .join(', ');
    const times = [readers.p50, readers.p99, readers.most].map((ms) => ms.toFixed(1)).join(' | ');
    return `| ${tree} | ${name} | ${answered} of ${readers.count} | ${times} | < ${goal} | ${isMet ? 'met' : 'missed'} | ${busy.p99.toFixed(1)} | ${busy.most.toFixed(1)} | ${of} | ${load.toFixed(1)} | ${(100 * stolen).toFixed(1)} |`;
  });
  return [
    '| tree | anonymous clients request | cached reads answered | p50 ms | p99 ms | longest ms | goal at p99, all answered | | CPU between ticks p99 ms | longest ms | what they got | load | stolen % |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
