import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './baseline.ts';
import { median, type Plan, type Result } from './measure.ts';
import { type Client, startDinam, usage } from './processes.ts';
import { reads } from './reads.ts';
import { coldStory } from './site/pages.ts';

const root = join(import.meta.dirname, '..');
const starts = 3;

/** What the results of reads are called here, with their goals. */
const ratios: [name: string, goal: number][] = [
  ['hot list of 20', 0.95],
  ['hot list of 20, gzip', 0.85],
  ['hot list of 20, br', 0.85],
  ['304 of that list', 0.85],
  ['cold list of 20', 0.8],
  ['cold item', 0.5],
];
const memory: [name: string, goal: number][] = [
  ['memory, idle', 145],
  ['memory, after cold reads', 175],
];
const searches = ['search, a rare word', 'search, a common word', 'search, a beginning'];

/** CPU milliseconds of the server for one answer. */
const cpuOf = ({ detail: { serverBusy = 0 }, dinam, unit, detail }: Result): number =>
  (serverBusy / (unit === 'requests/s' ? dinam : (detail.rate ?? 1))) * 1_000;

function found(results: readonly Result[], name: string): Result {
  const result = results.find((one) => one.name === name || one.name === `${name} (p50)`);
  if (!result) throw new Error(`there is no result of ${name}`);
  return result;
}

/** CPU seconds from the start of the process until it is ready, in an empty folder or in one that was started before. */
async function startSeconds(): Promise<{ first: number; later: number }> {
  const first: number[] = [];
  const later: number[] = [];
  for (let i = 0; i < starts; i++) {
    const folder = mkdtempSync(join(tmpdir(), 'dinam-bench-start-'));
    try {
      for (const seconds of [first, later]) {
        const dinam = await startDinam(folder, 64);
        seconds.push(usage(dinam.pid)?.seconds ?? Number.NaN);
        await dinam.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { first: median(first), later: median(later) };
}

/** Megabytes of the files of a folder. */
const megabytesOf = (pattern: string): number =>
  globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;

/** Packages that `npm ci` installs, without links into this repository. */
const packages = (): number =>
  Object.keys(
    (JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object }).packages,
  ).length;

/**
 * The figures that every change is held against: hot and cold reads, a story page, searches, memory, starts, sizes. Takes
 * less than three minutes with three rounds of a second.
 */
export async function lean(client: Client, plan: Plan, folder: string, count: number): Promise<Figure[]> {
  const results = [...(await reads(client, plan, folder, count)), await coldStory(client, plan, folder, count)];
  const { first, later } = await startSeconds();
  return [
    ...ratios.map(([name, goal]): Figure => {
      const { processorRatio, ratio } = found(results, name);
      return { name, value: (processorRatio ?? ratio)?.median ?? Number.NaN, unit: 'of the peer', goal };
    }),
    { name: 'cold story page, CPU', value: cpuOf(found(results, 'cold story page')), unit: 'ms', goal: 1.2 },
    ...searches.map(
      (name): Figure => ({ name: `${name}, CPU`, value: cpuOf(found(results, name)), unit: 'ms', goal: null }),
    ),
    ...memory.map(([name, goal]): Figure => ({ name, value: found(results, name).dinam, unit: 'MB', goal })),
    { name: 'first start, CPU', value: first, unit: 's', goal: 1.3 },
    { name: 'later start, CPU', value: later, unit: 's', goal: 0.8 },
    { name: 'bundle', value: megabytesOf('dist/**/*.mjs'), unit: 'MB', goal: null },
    { name: 'node_modules', value: megabytesOf('node_modules/**/*'), unit: 'MB', goal: 900 },
    { name: 'packages', value: packages(), unit: 'packages', goal: 700 },
  ];
}
