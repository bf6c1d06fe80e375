import { globSync, readFileSync } from 'node:fs';

/**
 * Which tests run, and in which processes. What a test file needs is stated in the file: by what it imports and calls, and
 * in its first lines, each with a reason:
 *
 *   // Alone: its process runs no other file, as it measures it (memory), changes it (time zone), or hooks each test.
 *   // Rest: it is not part of `npm test`, as it starts or kills programs, measures costs, or takes long.
 *   // First: it is part of `npm test`, although it needs a browser, or on PostgreSQL as well.
 */
const long = 'test/long/*.test.ts';
const all = ['test/*.test.ts', 'test/!(long|support|fixtures)/*.test.ts', 'src/**/*.test.ts'];

/** `npm test` runs the first part; the others are the rest: what opens a browser, and PostgreSQL, programs, kills. */
export const parts = ['first', 'browser', 'servers'] as const;
export type Part = (typeof parts)[number];

/** What of a file runs: the tests on one database, or all; `any` where no test needs PostgreSQL. */
type Only = 'sqlite' | 'postgres' | 'all' | 'any';

const textOf = (file: string): string => readFileSync(file, 'utf8');
const says = (file: string, word: 'Alone' | 'Rest' | 'First'): boolean =>
  new RegExp(`^(//.*\n)*// ${word}: \\S`).test(textOf(file));
export const inBrowser = (file: string): boolean => textOf(file).includes('support/browser.ts');
const isLong = (file: string): boolean => file.startsWith('test/long/');

/** The parts in which a file runs, and what of it in each. */
export function partsOf(file: string): { part: Part; only: Only }[] {
  if (says(file, 'First')) return [{ part: 'first', only: 'all' }];
  if (inBrowser(file)) return [{ part: 'browser', only: 'all' }];
  const text = textOf(file);
  const onPostgresAlone = /\bonPostgres\(/.test(text) && !/\b(test|onSqlite|onBoth)\(/.test(text);
  if (says(file, 'Rest') || onPostgresAlone || isLong(file)) return [{ part: 'servers', only: 'all' }];
  if (!/\b(onPostgres|onBoth)\(/.test(text)) return [{ part: 'first', only: 'any' }];
  return [
    { part: 'first', only: 'sqlite' },
    { part: 'servers', only: 'postgres' },
  ];
}

export const everyFile = (): string[] => all.flatMap((pattern) => globSync(pattern).sort());

/** The long tests, and what others go through in part (test/support/extent.ts). */
export const longFiles = (): string[] => [
  ...globSync(long).sort(),
  ...everyFile().filter((file) => textOf(file).includes('support/extent.ts')),
];

/** Seconds that a file takes in a process of its own, where it is one at least: `npm run test:all -- --record`. */
export const durationsFile = 'test/durations.json';
const durations = JSON.parse(textOf(durationsFile)) as Record<string, number>;
const secondsOf = (file: string): number => durations[file] ?? 0.5;

/**
 * Files share a process, as a start costs more than most of them, and what is compiled runs faster with each; a process
 * does not take so long that others wait for it at the end, nor keep the memory of too many. Tests in one process share
 * a browser (test/support/browser.ts).
 */
const mostSeconds = 40;
const mostFiles = 40;

/** The files of each process, by a name. The runner takes them in the order of their names: the longest first. */
export function processesOf(files: readonly string[], wanted: readonly Part[], alone = false): Map<string, string[]> {
  const lots = new Map<string, string[]>();
  for (const file of files) {
    const found = partsOf(file).filter(({ part }) => wanted.includes(part));
    if (found.length === 0) continue;
    const [{ only: one = 'all' } = {}, other] = found;
    const only = other ? 'all' : one === 'any' ? (wanted.includes('servers') ? 'all' : 'sqlite') : one;
    const isAlone = alone || isLong(file) || says(file, 'Alone');
    const kind = isAlone ? file : inBrowser(file) ? 'browser' : file.startsWith('src/') ? 'src' : 'test';
    const lot = `${only}:${kind}`;
    lots.set(lot, [...(lots.get(lot) ?? []), file]);
  }
  const planned = [...lots].flatMap(([lot, members]) => {
    const total = members.reduce((sum, file) => sum + secondsOf(file), 0);
    const count = Math.ceil(Math.max(total / mostSeconds, members.length / mostFiles));
    const shared = Array.from({ length: count }, () => ({ lot, seconds: 0, some: [] as string[] }));
    for (const file of members.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
      const least = shared.reduce((a, b) => (b.seconds < a.seconds ? b : a));
      least.some.push(file);
      least.seconds += secondsOf(file);
    }
    return shared;
  });
  return new Map(
    planned
      .toSorted((a, b) => b.seconds - a.seconds)
      .map(({ lot, some }, i) => {
        const [only, kind = ''] = lot.split(':');
        const name = `${String(i).padStart(3, '0')}-${kind.replace(/\.test\.ts$/, '').replaceAll('/', '-')}`;
        return only === 'all' ? [name, some] : [`${name}-${only}`, [`test/support/databases/${only}.ts`, ...some]];
      }),
  );
}
