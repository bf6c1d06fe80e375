import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columns } from './report.ts';

/** A figure that every change is held against. */
export interface Figure {
  name: string;
  value: number;
  unit: 'of the peer' | 'ms' | 's' | 'MB' | 'packages';
  /** What is aimed at: at least so much of the peer, at most so much of anything else. */
  goal: number | null;
}

/** The figures of a former run, by name, and where they were measured. */
export interface Baseline {
  date: string;
  node: string;
  load: number;
  figures: Record<string, number>;
}

/** A loss above this share needs a reason. */
const mostLoss = 0.05;

const file = join(import.meta.dirname, 'baseline.json');

/** The last figures that were recorded. */
export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, 'utf8')) as Baseline;

export function writeBaseline(figures: readonly Figure[], load: number): void {
  const baseline: Baseline = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    load: Number(load.toFixed(2)),
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toPrecision(3))])),
  };
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

/** How many times as good a figure is as before: of a ratio more is better, of all else less. */
export const gainOf = ({ value, unit }: Figure, before: number): number =>
  unit === 'of the peer' ? value / before : before / value;

const isMet = ({ value, unit, goal }: Figure): boolean =>
  goal !== null && (unit === 'of the peer' ? value >= goal : value <= goal);

const short = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** The figures beside the former ones. A figure above 1 in the column `now : before` is a gain. */
export function baselineTable(figures: readonly Figure[], { figures: before }: Baseline): string {
  const head = ['figure', 'now', 'before', 'now : before', '', 'goal', ''];
  const rows = figures.map((figure) => {
    const { name, value, unit, goal } = figure;
    const former = before[name];
    const gain = former === undefined ? undefined : gainOf(figure, former);
    return [
      name,
      `${short(value)} ${unit}`,
      former === undefined ? '' : short(former),
      gain === undefined ? 'new' : gain.toFixed(2),
      gain !== undefined && gain < 1 - mostLoss ? 'LOSS' : '',
      goal === null ? '' : `${unit === 'of the peer' ? '>=' : '<='} ${goal}`,
      goal === null ? '' : isMet(figure) ? 'met' : 'missed',
    ];
  });
  return columns([head, ...rows]);
}
