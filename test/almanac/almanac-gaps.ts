import assert from 'node:assert/strict';
import { festivalsBetween } from '../../src/panchang/festivals/observances.ts';
import { rules } from '../../src/panchang/festivals/rules.ts';
import type { When } from '../../src/panchang/festivals/when.ts';
import { type Division, limbsBetween } from '../../src/panchang/limbs.ts';
import { daysBetween } from '../../src/panchang/zone.ts';

const places = {
  Delhi: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  NewYork: { lat: 40.7128, lon: -74.006, tz: 'America/New_York' },
  Sydney: { lat: -33.8688, lon: 151.2093, tz: 'Australia/Sydney' },
};

/** Days from one date of a key to the next, over some years at a place. */
function gapsOf(place: keyof typeof places, from: number, to: number): Map<string, number[]> {
  const last = new Map<string, string>();
  const gaps = new Map<string, number[]>();
  for (let year = from; year <= to; year++)
    for (const { key, date, onlyIn } of festivalsBetween(`${year}-01-01`, `${year}-12-31`, places[place])) {
      // A day of some states alone follows another rule than the one of all others, and is not there in every year.
      if (onlyIn !== null) continue;
      const before = last.get(key);
      if (before) gaps.set(key, [...(gaps.get(key) ?? []), daysBetween(before, date)]);
      last.set(key, date);
    }
  return gaps;
}

/** The shortest and longest time that a rule may leave between two of its days. */
function bounds(when: When): [number, number] | null {
  // 12 or 13 lunations, and the part of the day may be pervaded a day sooner or later.
  const lunarYear: [number, number] = [352, 386];
  switch (when.by) {
    case 'ekadashi':
      // A year with a lost month has an adhika one on either side of it.
      if (when.leap === 'adhika') return [146, 1100];
      return when.month === null ? null : lunarYear;
    case 'tithi':
      if (when.leap === 'adhika') return [146, 1100];
      // A sign that the Sun leaves between two new moons has none that year.
      if (when.solarMonth !== undefined) return [352, 740];
      if (when.month !== null) return lunarYear;
      return when.tithis.length === 2 ? [13, 17] : [28, 31];
    case 'star':
      return when.solarMonth ? [326, 411] : when.lunarMonth ? lunarYear : [26, 29];
    case 'ingress':
    case 'solarDay':
    case 'civil':
      return [365, 366];
    case 'cycle':
      return [365, 365];
    default:
      return null;
  }
}

/** Gaps of observances at a place over some years that are shorter or longer than their rules allow. */
export const wrongGaps = (place: keyof typeof places, from: number, to: number): string[] =>
  [...gapsOf(place, from, to)].flatMap(([key, list]) => {
    const when = rules.find((rule) => rule.key === key)?.when;
    const [least, most] = (when && bounds(when)) ?? [1, 20_000];
    return list.filter((gap) => gap < least || gap > most).map((gap) => `${key}: ${gap}`);
  });

/** How many there are, and how short and long they can be, in hours. */
export const limbs: [Division, count: number, shortest: number, longest: number][] = [
  ['tithi', 30, 19, 27],
  ['karana', 60, 9.3, 13.5],
  ['nakshatra', 27, 20, 27.5],
  ['yoga', 27, 18, 26.5],
  ['sunSign', 12, 29 * 24, 32 * 24],
];

const hour = 3600;

/** Fails unless the limbs of these years follow one another without gap or overlap, in their turn and of a possible length. */
export function assertTurns(
  [limb, count, shortest, longest]: (typeof limbs)[number],
  first: number,
  end: number,
): void {
  const [from, to] = [Date.UTC(first, 0, 1) / 1000, Date.UTC(end, 0, 1) / 1000];
  const all = limbsBetween(limb, from, to);
  assert.ok((all[0]?.start ?? Number.NaN) <= from && (all.at(-1)?.end ?? Number.NaN) >= to);
  for (const [i, { id, start, end }] of all.entries()) {
    const next = all[i + 1];
    const hours = (end - start) / hour;
    if (!(hours >= shortest && hours <= longest)) assert.fail(`${limb} ${id} at ${start} lasts ${hours} hours`);
    if (next && (next.start !== end || next.id !== (id % count) + 1))
      assert.fail(`${limb} ${id} at ${start}: then ${next.id} at ${next.start}`);
  }
}
