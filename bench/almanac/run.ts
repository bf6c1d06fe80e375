import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, type Plan, type Result, spread } from '../measure.ts';
import type { Accuracy, Off, Share } from './accuracy.ts';
import { type AlmanacName, almanacNames } from './queries.ts';
import type { TimeName, Times } from './times.ts';

/** The almanac beside two libraries of the registry: how long it takes, and how near it is to the reference. */

/** Milliseconds: the median of the rounds' medians, the least and the greatest of them, and p99 of all that was timed. */
export interface Figure {
  median: number;
  least: number;
  greatest: number;
  p99: number;
  /** How many times as long as ours, round by round. */
  ratio: Result['ratio'];
}

type OfEach<T> = Record<AlmanacName, T>;

export interface TimeRow {
  name: string;
  /** Milliseconds that ours should stay under. */
  goal: number | null;
  /** Null where a library has no such call. */
  of: OfEach<Figure | null>;
}

export interface AccuracyRow {
  name: string;
  of: OfEach<Share | Off>;
}

export interface AlmanacResults {
  times: TimeRow[];
  accuracy: AccuracyRow[];
}

const longestMs = 120_000;
const watchdog = new URL('../watchdog.ts', import.meta.url).href;
const run = promisify(execFile);

/** What `child.ts` says in a process of its own: nothing is compiled or kept, and one library is loaded. */
async function runJob<T>(name: AlmanacName, ...job: string[]): Promise<T> {
  const args = ['--import', watchdog, join(import.meta.dirname, 'child.ts'), name, ...job];
  // One of the libraries takes days from the zone of the process: it is given the one that most queries are about.
  const env = { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Kolkata' };
  const { stdout } = await run(process.execPath, args, { env, timeout: longestMs, maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as T;
}

/** The times of a round, of one almanac after the other. */
async function roundOf(round: number): Promise<OfEach<Times>> {
  const times = new Map<AlmanacName, Times>();
  for (const name of almanacNames) times.set(name, await runJob<Times>(name, 'times', String(round)));
  return Object.fromEntries(times) as OfEach<Times>;
}

const cases: [time: TimeName, name: string, goal: number | null][] = [
  ['first', 'first day of a process', null],
  ['day', 'day, cold', 2],
  ['fullDay', '  and its festivals', 2],
  ['dayElsewhere', 'day known elsewhere', null],
  ['fullDayElsewhere', '  and its festivals', null],
  ['dayAgain', 'day again', 0.1],
  ['fullDayAgain', '  and its festivals', 0.1],
  ['month', 'month, cold', 60],
  ['monthElsewhere', 'month known elsewhere', 60],
  ['year', 'festivals of a year, cold', 40],
  ['yearElsewhere', 'festivals of a year known elsewhere', 150],
  ['eclipses', 'next 20 solar eclipses, cold', 100],
  ['eclipsesElsewhere', 'next 20 solar eclipses known elsewhere', null],
];

/**
 * Each round asks one almanac after the other in new processes, the same days and places; then they are compared with the
 * reference, at the same time, as nothing is timed.
 */
export async function almanac({ rounds }: Pick<Plan, 'rounds'>): Promise<AlmanacResults> {
  const timed: OfEach<Times>[] = [];
  for (let round = 0; round < rounds; round++) timed.push(await roundOf(round));
  const compared = await Promise.all(almanacNames.map((name) => runJob<Accuracy>(name, 'accuracy')));
  const accuracyRow = (what: keyof Accuracy, name: string): AccuracyRow => ({
    name,
    of: Object.fromEntries(almanacNames.map((of, i) => [of, compared[i]?.[what]])) as AccuracyRow['of'],
  });
  return {
    times: cases.map(([time, name, goal]) => ({ name, goal, of: figuresOf(time, timed) })),
    accuracy: [
      accuracyRow('limbs', 'limbs at sunrise right'),
      accuracyRow('sunrise', 'sunrise off by'),
      accuracyRow('tithi', 'end of tithi'),
      accuracyRow('nakshatra', 'end of nakshatra'),
      accuracyRow('yoga', 'end of yoga'),
      accuracyRow('festivals', 'festivals right'),
    ],
  };
}

function figuresOf(time: TimeName, timed: OfEach<Times>[]): OfEach<Figure | null> {
  const medians = (name: AlmanacName): number[] => timed.map((round) => median(round[name][time] as number[]));
  const ours = medians('dinam');
  const figure = (name: AlmanacName): Figure | null => {
    if (!timed[0]?.[name][time]) return null;
    const theirs = medians(name);
    const all = timed.flatMap((round) => round[name][time] as number[]).sort((a, b) => a - b);
    return {
      median: median(theirs),
      least: Math.min(...theirs),
      greatest: Math.max(...theirs),
      p99: all[Math.min(all.length - 1, Math.floor(all.length * 0.99))] as number,
      ratio: name === 'dinam' ? null : spread(theirs.map((ms, i) => ms / (ours[i] as number))),
    };
  };
  return Object.fromEntries(almanacNames.map((name) => [name, figure(name)])) as OfEach<Figure | null>;
}
