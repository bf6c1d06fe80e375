import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { memoise, memoisePair } from '../sky/memoise.ts';
import { addDays, weekdayOf } from '../zone.ts';
import { type Community, communityRules, rulesOfCommunity } from './communities.ts';
import { type KeptDay, keptDays } from './kept-days.ts';
import type { DateRange } from './near.ts';
import type { ReckoningPlace } from './parts.ts';
import type { FestivalRule, ObservanceType } from './rule.ts';
import { rules } from './rules.ts';

/** A festival, fast or memorial day on its civil date at a place. */
export interface Observance extends KeptDay {
  key: string;
  type: ObservanceType;
  isHoliday: boolean;
  /** A day off is possible: the moon must be sighted. */
  isTentative: boolean;
  /** The key of the name that it bears on this weekday (Soma Pradosha), or null. */
  variant: string | null;
}

const allRules = [...rules, ...communityRules];
const byKey = new Map(allRules.map((rule) => [rule.key, rule]));
const baseOf = new Map(allRules.flatMap((rule) => Object.values(rule.onWeekday).map((key) => [key, rule])));

/** Every key that `nextOf` knows: those of the rules, of communities too, and those that a weekday gives. */
export const observanceKeys: readonly string[] = [...byKey.keys(), ...baseOf.keys()];

/** One object for each, as results of a place are cached by its identity. */
const placeOf = memoisePair((site: Site, reckoning: Reckoning): ReckoningPlace => ({ site, reckoning }));

function observed(rule: FestivalRule, range: DateRange, site: Site, reckoning: Reckoning): Observance[] {
  const place = placeOf(rule.at ?? site, reckoning);
  const { key, type, isHoliday, isTentative, since, onWeekday } = rule;
  return keptDays(rule, range, place)
    .filter(({ date }) => since === null || Number(date.slice(0, 4)) >= since)
    .map((day) => ({
      key,
      type,
      isHoliday,
      isTentative: isTentative && day.details.isAnnounced !== true,
      variant: onWeekday[weekdayOf(day.date)] ?? null,
      ...day,
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
  (from, to, site, reckoning = standard, community = null): readonly Observance[] => {
    const range = { from, to };
    return rulesOfCommunity(community)
      .flatMap((rule) => observed(rule, range, site, reckoning))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  },
);

/** Days that are looked through at once. */
const stride = 400;
const lastDay = '2100-12-31';

/**
 * The days of an observance from a date on to the end of 2100, a year or so at a time, so that the caller can let others
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
