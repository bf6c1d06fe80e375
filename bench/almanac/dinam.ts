import { computedFacts } from '../../src/almanac/day/computed.ts';
import type { Limb } from '../../src/almanac/day/facts.ts';
import { isDayIn } from '../../src/panchang/festivals/kept-days.ts';
import { daysFrom, festivalsBetween } from '../../src/panchang/festivals/observances.ts';
import { standard } from '../../src/panchang/reckoning.ts';
import { type Almanac, byKey, karanaKind, type Site } from './queries.ts';

/** Ours, as the reads use it: the facts of a day, the observances of a range. */

const seconds = (milliseconds: unknown): number | null =>
  typeof milliseconds === 'number' ? milliseconds / 1000 : null;

export const dinam: Almanac = {
  day(date, site) {
    const { sunrise, tithi, nakshatra, yoga, karana } = computedFacts(date, site, standard);
    const first = [tithi, nakshatra, yoga, karana].map((limbs) => limbs?.[0] as Limb);
    const [t, n, y, k] = first as [Limb, Limb, Limb, Limb];
    return {
      sunrise: seconds(sunrise),
      limbs: [t.id, n.id, y.id, karanaKind(k.number ?? 0)],
      ends: [seconds(t.end), seconds(n.end), seconds(y.end)],
    };
  },
  observances: (from: string, to: string, site: Site) => festivalsBetween(from, to, site),
  eclipses(from, count, site) {
    const found: unknown[] = [];
    for (const days of daysFrom('surya_grahana', from, site)) if (found.push(...days) >= count) break;
    return found;
  },
  // A day that a school leads to in other states alone is an entry of its own.
  year: (year, site) =>
    byKey(
      festivalsBetween(`${year}-01-01`, `${year}-12-31`, site)
        .filter((day) => isDayIn(day, 'IN-DL'))
        .map(({ key, date }) => [key, date] as const),
    ),
};
