// A process of its own: nothing of the horoscope is compiled, loaded or computed when it begins. Writes `Measured` as JSON.
import { setImmediate } from 'node:timers/promises';
import { languages } from '../../src/core/model/common.ts';
import type { Period } from '../../src/horoscope/model.ts';
import { periodRange } from '../../src/horoscope/period.ts';
import { phrasesOf } from '../../src/horoscope/phrases/phrases.ts';
import { computedPredictions } from '../../src/horoscope/predictions/computed.ts';
import { addDays } from '../../src/panchang/zone.ts';

/** Milliseconds. */
export interface Measured {
  /** Reading the phrase sets of all languages. */
  load: number;
  /** The twelve signs of a day in all languages: the first of the process, then of days far apart, which share no sky. */
  first: number;
  cold: number[];
  /** Each day after those: what a server computes every midnight. */
  next: number[];
  /** The same of a day that was computed before. */
  warm: number[];
  /** The longest that other requests waited while a period of one language was computed cold. */
  blocked: Record<Period, number>;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The longest stretch between two turns of the event loop during some work. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let [isDone, longest, before] = [false, 0, performance.now()];
  const watch = (async () => {
    while (!isDone) {
      await setImmediate();
      const now = performance.now();
      [longest, before] = [Math.max(longest, now - before), now];
    }
  })();
  await work();
  isDone = true;
  await watch;
  return longest;
}

const allOf = (date: string) =>
  Promise.all(languages.map((lang) => computedPredictions('daily', { start: date, end: date }, lang)));

const load = await timed(() => Promise.all(languages.map(phrasesOf)));
const first = await timed(() => allOf('2026-11-24'));
/** Three years apart: even Saturn is in another sign. */
const days = Array.from({ length: 40 }, (_, i) => addDays('1950-03-01', i * 1_097));
const cold: number[] = [];
for (const day of days) cold.push(await timed(() => allOf(day)));
const next: number[] = [];
for (const day of days) next.push(await timed(() => allOf(addDays(day, 1))));
const warm: number[] = [];
for (const day of days) warm.push(await timed(() => allOf(day)));
const blocked = { daily: 0, weekly: 0, monthly: 0, yearly: 0 };
for (const [i, period] of (Object.keys(blocked) as Period[]).entries())
  for (let n = 0; n < 10; n++) {
    const range = periodRange(period, addDays('1951-06-01', i * 300 + n * 1_483), 'te');
    const block = await longestBlock(() => computedPredictions(period, range, 'te'));
    blocked[period] = Math.max(blocked[period], block);
  }
const measured: Measured = { load, first, cold, next, warm, blocked };
process.stdout.write(JSON.stringify(measured));
