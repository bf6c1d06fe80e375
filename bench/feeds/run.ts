import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, type Plan } from '../measure.ts';
import { type Corpus, corpora } from './corpus.ts';
import type { Parsed } from './parse.ts';
import { type ParserName, parserNames } from './parsers.ts';
import type { Ran as Ingested, Task } from './pipeline.ts';
import { readWhile } from './reader.ts';

/** How fast feeds are read, beside other libraries, and how fast many are ingested, on both databases. */

export interface ParseRow {
  corpus: Corpus;
  parser: ParserName;
  /** Median of the rounds. */
  megabytesPerSecond: number;
  least: number;
  greatest: number;
  read: number;
  of: number;
  items: number;
  peakMegabytes: number;
}

export interface PipelineRow {
  database: 'sqlite' | 'postgres';
  /** `changed, read beside`: readers ask a second server over the same database, which fetches nothing. */
  what: 'add' | 'first' | 'changed' | 'changed, read beside' | 'not modified';
  feeds: number;
  perMinute: number;
  goal: number | null;
  /** Of the processor for each feed: what else runs on the machine counts for little. */
  millisecondsEach: number | null;
  /** Most resident memory of the process until then. */
  peakMegabytes: number | null;
  /** The slowest of a hundred requests of readers meanwhile, in milliseconds. */
  readerP99: number | null;
  /** Processor time that the main thread took in one piece, in milliseconds. */
  heldP99: number | null;
}

export interface FeedResults {
  parse: ParseRow[];
  pipeline: PipelineRow[];
}

type Ran = Ingested & { readerP99: number };

/** Feeds a minute. */
const goals = {
  sqlite: { changed: 15_000, unchanged: 150_000 },
  postgres: { changed: 10_000, unchanged: 100_000 },
} as const;
/** Of the process, and of its readers meanwhile. */
const mostMegabytes = 350;
const mostReaderMs = 25;

const longestMs = 240_000;
const hosts = 64;
const feeds = 500;
const watchdog = new URL('../watchdog.ts', import.meta.url).href;
const exec = promisify(execFile);
const file = (name: string): string => join(import.meta.dirname, name);

/** Each round asks one reader after the other, in new processes. */
async function parsing({ rounds, seconds }: Plan): Promise<ParseRow[]> {
  const rows: ParseRow[] = [];
  for (const corpus of corpora) {
    const rounded = new Map<ParserName, Parsed[]>(parserNames.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const parser of parserNames) {
        const args = ['--import', watchdog, file('parse.ts'), parser, corpus, String(seconds)];
        const { stdout } = await exec(process.execPath, args, { timeout: longestMs });
        rounded.get(parser)?.push(JSON.parse(stdout) as Parsed);
      }
    for (const [parser, all] of rounded) {
      const rates = all.map((one) => one.megabytesPerSecond);
      const [{ read, of, items }] = all as [Parsed];
      const peakMegabytes = Math.max(...all.map((one) => one.peakMegabytes));
      const figures = { megabytesPerSecond: median(rates), least: Math.min(...rates), greatest: Math.max(...rates) };
      rows.push({ corpus, parser, ...figures, read, of, items, peakMegabytes });
    }
  }
  return rows;
}

const children = new Set<ChildProcess>();

/** What `bin/dinam.mjs` gives the program. */
const asStarted = ['--max-semi-space-size=4', '--heap-growing-percent=40'];

function begin(script: string, args: string[], env: Record<string, string> = {}, flags: string[] = []): ChildProcess {
  const child = fork(script, args, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env },
    execArgv: [...flags, '--import', watchdog],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const reply = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as T & { error?: string; failed?: string }),
      once(child, 'exit', { signal }).then(([code]): never => {
        throw new Error(`a process of the bench ended with ${code}`);
      }),
      once(AbortSignal.timeout(longestMs), 'abort', { signal }).then((): never => {
        throw new Error('a process of the bench said nothing for too long');
      }),
    ]);
    if (reply.error ?? reply.failed) throw new Error(reply.error ?? reply.failed);
    return reply;
  } finally {
    stop.abort();
  }
}

async function runTask<T>(child: ChildProcess, what: Task | number): Promise<T> {
  const answer = nextMessage<T>(child);
  child.send(what);
  return answer;
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const ended = once(child, 'exit');
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

async function pipeline(database: PipelineRow['database'], { rounds }: Plan): Promise<PipelineRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-bench-feeds-'));
  const postgres = database === 'postgres' ? begin(file('../../test/support/postgres.ts'), []) : null;
  const server = begin(file('server.ts'), [String(hosts)]);
  let dinam: ChildProcess | undefined;
  let second: ChildProcess | undefined;
  try {
    const { ports } = await nextMessage<{ ports: number[] }>(server);
    const url = postgres ? (await nextMessage<{ url: string }>(postgres)).url : null;
    const env = {
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      FETCH_ALLOW: '127.0.0.1',
      SAMPLE_CONTENT: 'false',
      READS_PER_MINUTE: '0',
      WORKERS: '0',
      NODE_COMPILE_CACHE: file('../../node_modules/.cache/dinam'),
      ...(url ? { DATABASE_URL: `${url}/postgres` } : {}),
    };
    const ingester = begin(file('pipeline.ts'), [], env, asStarted);
    dinam = ingester;
    const { address } = await nextMessage<{ address: string }>(ingester);
    const ran = async (isRight: (one: Ran) => boolean, url = address): Promise<Ran> => {
      const one = await readWhile(url, runTask<Ingested>(ingester, 'run'));
      if (one.failed > 0 || !isRight(one)) throw new Error(`the feeds were not ingested: ${JSON.stringify(one)}`);
      return one;
    };
    const rows: PipelineRow[] = [];
    const row = (what: PipelineRow['what'], runs: (Ran | Pick<Ran, 'seconds'>)[], goal: number | null): void => {
      const perMinute = median(runs.map(({ seconds }) => (feeds / seconds) * 60));
      const whole = runs.filter((run): run is Ran => 'peakMegabytes' in run);
      const most = whole.length ? Math.max(...whole.map((run) => run.peakMegabytes)) : null;
      const each = whole.length ? median(whole.map((run) => (run.processorSeconds * 1_000) / feeds)) : null;
      const readerP99 = whole.length ? Math.max(...whole.map((run) => run.readerP99)) : null;
      const heldP99 = whole.length ? Math.max(...whole.map((run) => run.heldP99)) : null;
      const figures = { perMinute, goal, millisecondsEach: each, peakMegabytes: most, readerP99, heldP99 };
      rows.push({ database, what, feeds, ...figures });
    };
    row('add', [await runTask<{ seconds: number }>(ingester, { ports, feeds })], null);
    row('first', [await ran((r) => r.added === feeds * 20)], null);
    const [changed, beside]: [Ran[], Ran[]] = [[], []];
    let version = 1;
    const change = async (url = address): Promise<Ran> => {
      await runTask(server, ++version);
      return ran((r) => r.added === feeds && r.changed >= feeds, url);
    };
    for (let round = 0; round < rounds; round++) changed.push(await change());
    row('changed', changed, goals[database].changed);
    second = begin(file('pipeline.ts'), [], env, asStarted);
    const other = await nextMessage<{ address: string }>(second);
    for (let round = 0; round < rounds; round++) beside.push(await change(other.address));
    row('changed, read beside', beside, null);
    await end(second);
    const same: Ran[] = [];
    for (let round = 0; round < rounds; round++) same.push(await ran((r) => r.notModified === feeds));
    row('not modified', same, goals[database].unchanged);
    return rows;
  } finally {
    for (const one of [second, dinam]) if (one) await end(one);
    await Promise.all([end(server), ...(postgres ? [end(postgres)] : [])]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param part parse, sqlite or postgres; empty for all */
export async function feedBench(plan: Plan, part = ''): Promise<FeedResults> {
  const results: FeedResults = { parse: [], pipeline: [] };
  if (part === '' || part === 'parse') results.parse = await parsing(plan);
  for (const database of ['sqlite', 'postgres'] as const)
    if (part === '' || part === database) results.pipeline.push(...(await pipeline(database, plan)));
  return results;
}

const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);

/** Plain tables. */
export function feedTable({ parse, pipeline: rows }: FeedResults): string {
  const parseRows = parse.map((row) => {
    const ours = parse.find((other) => other.corpus === row.corpus && other.parser === 'dinam') as ParseRow;
    const ratio = row === ours ? '' : `${(ours.megabytesPerSecond / row.megabytesPerSecond).toFixed(2)}x`;
    const spread = `${short(row.least)}-${short(row.greatest)}`;
    const read = `${row.read} of ${row.of}, ${row.items} items`;
    return [
      row.corpus,
      row.parser,
      `${short(row.megabytesPerSecond)} MB/s`,
      spread,
      ratio,
      read,
      `${short(row.peakMegabytes)} MB`,
    ];
  });
  const judged = (isMet: boolean): string => (isMet ? 'met' : 'missed');
  const runRows = rows.map(
    ({ database, what, feeds: n, perMinute, goal, millisecondsEach, peakMegabytes, readerP99, heldP99 }) => {
      const verdict = goal === null ? '' : judged(perMinute >= goal);
      const aim = goal === null ? '' : `>= ${goal.toLocaleString('en')}`;
      const peak = peakMegabytes === null ? '' : `${short(peakMegabytes)} MB, ${judged(peakMegabytes < mostMegabytes)}`;
      const p99 = readerP99 === null ? '' : `${short(readerP99)} ms, ${judged(readerP99 < mostReaderMs)}`;
      const held = heldP99 === null ? '' : `${short(heldP99)} ms`;
      const each = millisecondsEach === null ? '' : `${short(millisecondsEach)} ms`;
      return [database, what, `${short(perMinute)} feeds/min`, aim, verdict, each, `${n} feeds`, peak, p99, held];
    },
  );
  return [
    tableOf(['feeds', 'reader', 'speed', 'rounds', 'dinam', 'read', 'peak'], parseRows),
    tableOf(
      [
        'database',
        'feeds that',
        'speed',
        'goal',
        '',
        'CPU each',
        'of',
        `peak < ${mostMegabytes} MB`,
        `readers' p99 < ${mostReaderMs} ms`,
        'main thread held, p99',
      ],
      runRows,
    ),
  ].join('\n');
}

function tableOf(head: string[], rows: string[][]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] as string).length)));
  const line = (cells: string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd();
  return `${[head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')}\n`;
}

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
