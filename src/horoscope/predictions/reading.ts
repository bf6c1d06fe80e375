import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import { addDays, daysBetween } from '../../panchang/zone.ts';
import tables from '../data/tables.json' with { type: 'json' };
import type { Period } from '../model.ts';
import type { PeriodRange } from '../period.ts';
import { type PredictionSection, predictionSections, type Tone } from '../phrases/phrases.ts';
import { signNumbers } from '../signs/signs.ts';
import { transitsOfDay } from '../transits/day.ts';
import { factorsOf, type TransitFactor } from '../transits/factors.ts';
import { isFavourable } from '../transits/rules.ts';
import { luckyGraha } from './lucky.ts';
import { type GrahaPlacement, meanOf, ratingOf, type Scores, scoresOf, toneOf } from './score.ts';

/** What the sky of a period says to a sign, in no language. */
export interface Reading {
  /** 1 Mesha to 12 Meena. */
  sign: number;
  tones: Readonly<Record<PredictionSection, Tone>>;
  /** 1 to 5. */
  rating: number;
  /** The houses that the sentences of the period go by, 1 to 12. */
  houses: Readonly<Record<'moon' | 'sun' | 'jupiter' | 'saturn', number>>;
  lucky: Graha;
  factors: readonly TransitFactor[];
}

/** Days from one that is looked at to the next. */
const steps: Readonly<Record<Period, number>> = { daily: 1, weekly: 1, monthly: 3, yearly: 15 };
/** Who moves too fast to say something about a period. */
const fleeting: Readonly<Record<Period, readonly Graha[]>> = {
  daily: [],
  weekly: ['moon'],
  monthly: ['moon'],
  yearly: ['moon', 'sun', 'mercury', 'venus', 'mars'],
};

/** The days of a period that are looked at; the last is always among them. */
function daysOf(period: Period, { start, end }: PeriodRange): string[] {
  const count = Math.floor(daysBetween(start, end) / steps[period]);
  const days = Array.from({ length: count + 1 }, (_, i) => addDays(start, i * steps[period]));
  return days.at(-1) === end ? days : [...days, end];
}

/** Every graha in the house that it is in at the beginning of the day. */
const placementsOf = (factors: readonly TransitFactor[]): GrahaPlacement[] =>
  grahas.map((graha) => factors.find(({ code }) => code === `${graha}_house`) as GrahaPlacement);

const houseOf = (placements: readonly GrahaPlacement[], graha: Graha): number =>
  placements[grahas.indexOf(graha)]?.house ?? 1;

/** What occurs most often, of several the first. */
function most(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/**
 * The factors of a longer period: each once, of those who stay long enough. A vedha of some days says nothing about a month,
 * and a time of the clock nothing without its day.
 */
function gathered(period: Period, ofDays: readonly (readonly TransitFactor[])[]): TransitFactor[] {
  const found = new Map<string, TransitFactor>();
  for (const factor of ofDays.flat()) {
    const { code, graha, house, from } = factor;
    // When the Moon is in the eighth is what people look for in a week.
    if (fleeting[period].includes(graha) && !(period === 'weekly' && code === 'chandrashtama')) continue;
    const key = `${code} ${graha} ${from}`;
    if (found.has(key)) continue;
    const isPlain = period === 'weekly' || code !== `${graha}_house`;
    const lasting = isPlain
      ? {}
      : { vedha: null, effect: isFavourable(graha, house) ? ('good' as const) : ('bad' as const) };
    found.set(key, { ...factor, entersToday: false, ...lasting });
  }
  const order = ({ code, graha }: TransitFactor): number =>
    grahas.indexOf(graha) + (code === 'retrograde' ? grahas.length : 0);
  return [...found.values()].sort((a, b) => order(a) - order(b) || a.from - b.from);
}

function reading(period: Period, ofDays: readonly (readonly TransitFactor[])[], sign: number): Reading {
  const placements = ofDays.map(placementsOf);
  const scores: Scores = meanOf(placements.map(scoresOf));
  const middle = placements[Math.floor(placements.length / 2)] as GrahaPlacement[];
  const last = placements.at(-1) as GrahaPlacement[];
  const lasting = middle.filter(({ graha }) => !fleeting[period].includes(graha));
  return {
    sign,
    tones: Object.fromEntries(predictionSections.map((one) => [one, toneOf(period, one, scores[one])])) as Record<
      PredictionSection,
      Tone
    >,
    rating: ratingOf(period, scores.overview),
    houses: {
      moon: houseOf(middle, 'moon'),
      // The Sun enters one sign in every calendar month: by the end of it each month has its own.
      sun: houseOf(period === 'monthly' ? last : middle, 'sun'),
      jupiter: most(placements.map((one) => houseOf(one, 'jupiter'))),
      saturn: most(placements.map((one) => houseOf(one, 'saturn'))),
    },
    lucky: luckyGraha(lasting, tables.signs[sign - 1]?.lord as Graha),
    factors: period === 'daily' ? (ofDays[0] as TransitFactor[]) : gathered(period, ofDays),
  };
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * The next turn of the event loop that no other period computes in: periods that are computed together take theirs one after
 * the other, a day each, so that others wait for one day and a day's prediction does not wait for years.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

async function computed(period: Period, range: PeriodRange): Promise<readonly Reading[]> {
  const bySign: TransitFactor[][][] = signNumbers.map(() => []);
  for (const date of daysOf(period, range)) {
    await ownTurn();
    const transits = transitsOfDay(date);
    for (const sign of signNumbers) bySign[sign - 1]?.push(factorsOf(transits, sign));
  }
  return signNumbers.map((sign) => reading(period, bySign[sign - 1] as TransitFactor[][], sign));
}

/** By period; the languages of a period share theirs, and requests that come together too. */
const cache = new LRUCache<string, Promise<readonly Reading[]>>({ max: 200 });

/**
 * What a period says to the twelve signs, by their numbers.
 * @param range the days of the period, all of which `transitsOfDay` computes
 */
export function readingsOf(period: Period, range: PeriodRange): Promise<readonly Reading[]> {
  const key = `${period} ${range.start} ${range.end}`;
  let readings = cache.get(key);
  if (!readings) {
    readings = computed(period, range);
    cache.set(key, readings);
    readings.catch(() => cache.delete(key));
  }
  return readings;
}
