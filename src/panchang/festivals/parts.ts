import type { LimbSpan, Span } from '../limbs.ts';
import type { Reckoning } from '../reckoning.ts';
import { moonriseAfter, type Site, skyOf } from '../sky/day-sky.ts';
import { addDays, dateAt } from '../zone.ts';

/**
 * The part of a day that must be pervaded. Instants: `udaya` sunrise, `trimuhurta` the end of the third of the 15 muhurtas
 * after it, `sunset`, `moonrise` the first after sunrise, `arunodaya` 96 minutes before sunrise. Stretches: `day` sunrise to
 * sunset, `purvahna` the first two fifths of it, `madhyahna` the third, `aparahna` the fourth, `sayahna` the last; `pradosha`
 * the first fifth of the night, `nishita` the eighth of its 15 muhurtas.
 */
export type DayPart =
  | 'udaya'
  | 'trimuhurta'
  | 'day'
  | 'purvahna'
  | 'madhyahna'
  | 'aparahna'
  | 'sayahna'
  | 'sunset'
  | 'pradosha'
  | 'nishita'
  | 'moonrise'
  | 'arunodaya';

/** Where and by which school days are reckoned. */
export interface ReckoningPlace {
  site: Site;
  reckoning: Reckoning;
}

/** A day of the almanac in Unix seconds; none is missing, so that rules work near the poles too. */
interface Hours {
  rise: number;
  set: number;
  nextRise: number;
}

/** Without a Sun, 06:00 of the clocks stands for sunrise, and half of the day for sunset. */
export function hoursOf(date: string, { site, reckoning }: ReckoningPlace): Hours {
  const { start, sunset, end } = skyOf(date, site, reckoning.horizon);
  const set = sunset !== null && sunset > start && sunset < end ? sunset : (start + end) / 2;
  return { rise: start, set, nextRise: end };
}

const arunodayaSeconds = 96 * 60;

/** A part of a day; an instant starts and ends at once. */
export function dayPartSpan(part: DayPart, date: string, place: ReckoningPlace): Span {
  const { rise, set, nextRise } = hoursOf(date, place);
  const day = set - rise;
  const night = nextRise - set;
  const fifths = (from: number, to: number): Span => ({ start: rise + (from * day) / 5, end: rise + (to * day) / 5 });
  const instant = (t: number): Span => ({ start: t, end: t });
  switch (part) {
    case 'udaya':
      return instant(rise);
    case 'trimuhurta':
      return instant(rise + (3 * day) / 15);
    case 'day':
      return { start: rise, end: set };
    case 'purvahna':
      return fifths(0, 2);
    case 'madhyahna':
      return fifths(2, 3);
    case 'aparahna':
      return fifths(3, 4);
    case 'sayahna':
      return fifths(4, 5);
    case 'sunset':
      return instant(set);
    case 'pradosha':
      return { start: set, end: set + night / 5 };
    case 'nishita':
      return { start: set + (7 * night) / 15, end: set + (8 * night) / 15 };
    case 'moonrise':
      return instant(moonriseAfter(rise, place.site, place.reckoning.horizon) ?? set);
    case 'arunodaya':
      return instant(rise - arunodayaSeconds);
  }
}

export const holds = ({ start, end }: Span, t: number): boolean => start <= t && t < end;

/** How much of a part a limb pervades, in seconds; of an instant one or none. */
export function shareOf(part: Span, limb: Span): number {
  if (part.start === part.end) return holds(limb, part.start) ? 1 : 0;
  return Math.max(0, Math.min(part.end, limb.end) - Math.max(part.start, limb.start));
}

/** The day, from sunrise to sunrise, that an instant lies in. */
export function sunriseDayAt(t: number, place: ReckoningPlace): string {
  const date = dateAt(t, place.site.tz);
  return t < hoursOf(date, place).rise ? addDays(date, -1) : date;
}

/** The days, from sunrise to sunrise, that a limb touches, and the one whose arunodaya it may still reach. */
export function daysAround(limb: LimbSpan | Span, place: ReckoningPlace): string[] {
  const days = [sunriseDayAt(limb.start, place)];
  const last = addDays(sunriseDayAt(limb.end, place), 1);
  for (let date = days[0] as string; date < last; ) {
    date = addDays(date, 1);
    days.push(date);
  }
  return days;
}
