import type { Span } from '../limbs.ts';
import { addDays } from '../zone.ts';
import { type DayPart, dayPartSpan, daysAround, hoursOf, type ReckoningPlace, shareOf, sunriseDayAt } from './parts.ts';
import type { Both, Neither } from './when.ts';

const ghatiSeconds = 24 * 60;

/** How the day of a limb is found. */
interface Choice {
  part: DayPart;
  both: Both;
  neither: Neither;
  least?: number;
}

/** The day whose part the limb pervades; on two days or on none the rule decides. */
export function dayPervaded(limb: Span, { part, both, neither, least = 0 }: Choice, place: ReckoningPlace): string {
  const shares = daysAround(limb, place)
    .map((date) => {
      const { start, end } = dayPartSpan(part, date, place);
      return { date, share: shareOf({ start, end }, limb), needed: least * (end - start) };
    })
    .filter(({ share, needed }) => share > needed);
  const first = shares[0];
  const last = shares.at(-1);
  if (!first || !last) {
    const date = sunriseDayAt(neither === 'begins' ? limb.start : limb.end, place);
    return neither === 'next' ? addDays(date, 1) : date;
  }
  if (first === last) return first.date;
  switch (both) {
    case 'first':
      return first.date;
    case 'second':
      return last.date;
    case 'greater':
      return last.share > first.share ? last.date : first.date;
    case 'ghati':
      return limb.end >= hoursOf(last.date, place).set + ghatiSeconds ? last.date : first.date;
  }
}

/** @returns whether the limb is there at some instant of the part of a day */
export const pervades = (limb: Span, part: DayPart, date: string, place: ReckoningPlace): boolean =>
  shareOf(dayPartSpan(part, date, place), limb) > 0;

/** The share of the daytime of a date that a limb fills, 0 to 1. */
export function dayFilled(limb: Span, date: string, place: ReckoningPlace): number {
  const { rise, set } = hoursOf(date, place);
  return shareOf({ start: rise, end: set }, limb) / (set - rise);
}

/** The middle of the time between sunset and the next sunrise. */
export function midnightAfter(date: string, place: ReckoningPlace): number {
  const { set, nextRise } = hoursOf(date, place);
  return (set + nextRise) / 2;
}
