import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../measure.ts';
import type { Measured } from './child.ts';

/** Milliseconds that should not be exceeded. */
const goals = { day: 20, block: 50 };
const processes = 3;

const shown = (ms: number): string => `${ms.toFixed(1)} ms`;

/** Computed predictions: the twelve signs of a day in all languages, and how long others wait. A table as text. */
export async function horoscopeBench(say: (text: string) => void): Promise<string> {
  const all: Measured[] = [];
  for (let n = 0; n < processes; n++) {
    say(`horoscope: process ${n + 1} of ${processes}`);
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'child.ts')]);
    all.push(JSON.parse(stdout) as Measured);
  }
  const row = (name: string, values: number[], goal: number | null): string =>
    `${name.padEnd(58)} ${shown(median(values)).padStart(10)} ${shown(Math.max(...values)).padStart(10)} ${goal === null ? '' : `${goal} ms`.padStart(7)}`;
  return [
    `${''.padEnd(58)} ${'median'.padStart(10)} ${'greatest'.padStart(10)} ${'goal'.padStart(7)}`,
    row(
      'phrase sets of all languages, read once a process',
      all.map(({ load }) => load),
      null,
    ),
    row(
      'twelve signs in all languages, first day of a process',
      all.map(({ first }) => first),
      null,
    ),
    row(
      'twelve signs in all languages, another sky',
      all.flatMap(({ cold }) => cold),
      goals.day,
    ),
    row(
      'twelve signs in all languages, the day after',
      all.flatMap(({ next }) => next),
      goals.day,
    ),
    row(
      'twelve signs in all languages, same day again',
      all.flatMap(({ warm }) => warm),
      null,
    ),
    ...(['daily', 'weekly', 'monthly', 'yearly'] as const).map((period) =>
      row(
        `event loop blocked, ${period} of a language, another sky`,
        all.map(({ blocked }) => blocked[period]),
        goals.block,
      ),
    ),
  ].join('\n');
}
