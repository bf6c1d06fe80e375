import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky.ts';
import { addDays, daysBetween, weekdayOf } from '../zone.ts';
import { type Day, daysOf } from './days.ts';
import type { Details } from './details.ts';
import type { Range } from './near.ts';
import type { Place } from './parts.ts';
import type { ObservanceType, Rule, School } from './rule.ts';
import { rules } from './rules.ts';

/** A festival, fast or memorial day on its civil date at a place. */
export interface Observance {
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  type: ObservanceType;
  /** ISO 3166-2; `IN` is all India. */
  regions: readonly string[];
  isHoliday: boolean;
  /** A day off is possible: the moon must be sighted. */
  isTentative: boolean;
  /** The key of the name that it bears on this weekday (Soma Pradosha), or null. */
  variant: string | null;
  /** The dates of other schools, where they differ. */
  alternatives: { date: string; school: School }[];
  details: Details;
}

const byKey = new Map(rules.map((rule) => [rule.key, rule]));
const baseOf = new Map(rules.flatMap((rule) => Object.values(rule.onWeekday).map((key) => [key, rule])));

/** Every key that `nextOf` knows: those of the rules, and those that a weekday gives. */
export const observanceKeys: readonly string[] = [...byKey.keys(), ...baseOf.keys()];

/** Another school's day for the same observance lies at most so far from it. */
const nearby = 31;

function alternativesTo({ date }: Day, { alternatives }: Rule, place: Place): Observance['alternatives'] {
  const range = { from: addDays(date, -nearby), to: addDays(date, nearby) };
  return alternatives.flatMap(({ school, when }) => {
    const others = daysOf(when, range, place).map((day) => day.date);
    const distance = (other: string): number => Math.abs(daysBetween(date, other));
    const nearest = others.sort((a, b) => distance(a) - distance(b))[0];
    return nearest === undefined || nearest === date ? [] : [{ date: nearest, school }];
  });
}

function observed(rule: Rule, range: Range, site: Site, reckoning: Reckoning): Observance[] {
  const place = { site: rule.at ?? site, reckoning };
  const { key, type, regions, isHoliday, isTentative, since, onWeekday } = rule;
  return daysOf(rule.when, range, place)
    .filter(({ date }) => since === null || Number(date.slice(0, 4)) >= since)
    .map((day) => ({
      key,
      date: day.date,
      type,
      regions,
      isHoliday,
      isTentative,
      variant: onWeekday[weekdayOf(day.date)] ?? null,
      alternatives: alternativesTo(day, rule, place),
      details: day.details,
    }));
}

/**
 * Every observance of every region from one civil date to another, both in, by date; those of a day in the order of the
 * table.
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`
 */
export function festivalsBetween(from: string, to: string, site: Site, reckoning: Reckoning = standard): Observance[] {
  return rules
    .flatMap((rule) => observed(rule, { from, to }, site, reckoning))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Days that are looked through at once, and how often: an eclipse of the Sun may be decades away. */
const stride = 400;
const mostStrides = 60;

/**
 * The next day of an observance, on `from` or later.
 * @param key one of `observanceKeys`
 * @returns null for a key that is not known, and when there is none in the decades to come or before 2101
 */
export function nextOf(key: string, from: string, site: Site, reckoning: Reckoning = standard): Observance | null {
  const rule = byKey.get(key) ?? baseOf.get(key);
  if (!rule) return null;
  for (let n = 0; n < mostStrides; n++) {
    const range = { from: addDays(from, n * stride), to: addDays(from, (n + 1) * stride - 1) };
    if (range.from > '2100-12-31') return null;
    const found = observed(rule, range, site, reckoning).find(
      (day) => (rule.key === key || day.variant === key) && day.date <= '2100-12-31',
    );
    if (found) return found;
  }
  return null;
}
