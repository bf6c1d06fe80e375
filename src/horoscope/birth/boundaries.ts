import { limbAt } from '../../panchang/limbs.ts';
import type { Ayanamsha } from '../../panchang/sky/ayanamsha.ts';
import type { BirthAlmanac } from './almanac.ts';
import { type Chart, signOfLongitude } from './chart.ts';

/** The limbs of the almanac that do not follow from the nakshatra of the Moon. */
const limbKinds = ['tithi', 'yoga', 'karana'] as const;

/** What of a birth may be otherwise when its time was noted a little early or late. */
export const boundaryKinds = [
  'lagna',
  'lagna_pada',
  'moon_sign',
  'nakshatra',
  'pada',
  'sun_sign',
  'western_rising',
  'western_moon',
  'western_sun',
  'vedic_weekday',
  ...limbKinds,
] as const;
export type BoundaryKind = (typeof boundaryKinds)[number];

export interface Boundary {
  kind: BoundaryKind;
  /** Unix seconds. */
  at: number;
  /** Ids of what is in force before and from then on; padas as 1 to 108, karanas as 1 to 60. */
  before: number;
  after: number;
}

/** Seconds by which a noted time of birth counts as uncertain. */
const uncertainty = 240;

/** Ids of what a chart says, by kind. */
function idsOf({ lagna, grahas: [sun, moon] }: Chart): Partial<Record<BoundaryKind, number>> {
  if (!sun || !moon) return {};
  return {
    lagna: lagna.sign,
    // Its navamsa changes with it.
    lagna_pada: (lagna.nakshatra - 1) * 4 + lagna.pada,
    moon_sign: moon.sign,
    nakshatra: moon.nakshatra,
    pada: (moon.nakshatra - 1) * 4 + moon.pada,
    sun_sign: sun.sign,
    western_rising: signOfLongitude(lagna.tropical),
    western_moon: signOfLongitude(moon.tropical),
    western_sun: signOfLongitude(sun.tropical),
  };
}

/**
 * What changes within four minutes of a birth, and when, to the second.
 * @param chart of the birth
 * @param at the chart of another instant at the place
 */
export function boundariesOf(
  chart: Chart,
  almanac: BirthAlmanac,
  ayanamsha: Ayanamsha,
  at: (t: number) => Chart,
): Boundary[] {
  const found: Boundary[] = [];
  const { t } = chart;
  for (const [from, to] of [
    [at(t - uncertainty), chart],
    [chart, at(t + uncertainty)],
  ] as const) {
    const [before, after] = [idsOf(from), idsOf(to)];
    for (const kind of boundaryKinds) {
      const [a, b] = [before[kind], after[kind]];
      if (a !== undefined && b !== undefined && a !== b)
        found.push({ kind, at: changeOf(kind, a, from.t, to.t, at), before: a, after: b });
    }
  }
  const { sunrise, weekday } = almanac;
  if (sunrise !== null && Math.abs(t - sunrise) <= uncertainty)
    found.push({ kind: 'vedic_weekday', at: sunrise, before: ((weekday + 5) % 7) + 1, after: weekday });
  for (const kind of limbKinds) {
    const { id, start, end } = limbAt(kind, t, ayanamsha);
    if (t - start <= uncertainty)
      found.push({ kind, at: start, before: limbAt(kind, start - 1, ayanamsha).id, after: id });
    if (end - t <= uncertainty) found.push({ kind, at: end, before: id, after: limbAt(kind, end + 1, ayanamsha).id });
  }
  return found;
}

/** By halves: where a sign begins late, as beyond the polar circles, it may be gone again before the end of the stretch. */
function changeOf(kind: BoundaryKind, before: number, from: number, to: number, at: (t: number) => Chart): number {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (idsOf(at(middle))[kind] === before) low = middle;
    else high = middle;
  }
  return high;
}
