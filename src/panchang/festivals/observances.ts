import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { memoise } from '../sky/memoise.ts';
import { addDays, daysBetween, weekdayOf } from '../zone.ts';
import { type Community, communityRules, rulesOf } from './communities.ts';
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

const known = [...rules, ...communityRules];
const byKey = new Map(known.map((rule) => [rule.key, rule]));
const baseOf = new Map(known.flatMap((rule) => Object.values(rule.onWeekday).map((key) => [key, rule])));

/** Every key that `nextOf` knows: those of the rules, of communities too, and those that a weekday gives. */
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
 * @param community whose calendar; `null` for the common list
 */
export const festivalsBetween = memoise(
  24,
  (
    from: string,
    to: string,
    site: Site,
    { ayanamsha, horizon }: Reckoning = standard,
    community: Community | null = null,
  ) => `${from} ${to} ${site.lat} ${site.lon} ${site.tz} ${ayanamsha} ${horizon} ${community}`,
  (from, to, site, reckoning = standard, community = null): readonly Observance[] =>
    rulesOf(community)
      .flatMap((rule) => observed(rule, { from, to }, site, reckoning))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
);

/** Days that are looked through at once. */
const stride = 400;
const lastDay = '2100-12-31';

/**
 * The days of an observance from a date on to the end of 2100, a year or so at a time, so that who asks can let others
 * have their turn: an eclipse of the Sun may be decades away.
 * @param key one of `observanceKeys`; of another there are none
 */
export function* daysFrom(
  key: string,
  from: string,
  site: Site,
  reckoning: Reckoning = standard,
): Generator<Observance[], void> {
  const rule = byKey.get(key) ?? baseOf.get(key);
  if (!rule) return;
  for (let first = from; first <= lastDay; first = addDays(first, stride)) {
    const last = addDays(first, stride - 1);
    const found = observed(rule, { from: first, to: last < lastDay ? last : lastDay }, site, reckoning);
    yield rule.key === key ? found : found.filter(({ variant }) => variant === key);
  }
}

/** The next day of an observance, on `from` or later; null when there is none before 2101. */
export function nextOf(key: string, from: string, site: Site, reckoning: Reckoning = standard): Observance | null {
  for (const [next] of daysFrom(key, from, site, reckoning)) if (next) return next;
  return null;
}
