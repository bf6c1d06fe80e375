import { yearOfLanguage } from '../panchang/calendars/new-years.ts';
import type { Period } from './model.ts';

/** First and last day of a period, `YYYY-MM-DD`, inclusive. */
export interface PeriodRange {
  start: string;
  end: string;
}

const dayMs = 86_400_000;
/** Years of five digits have no text of this form. */
const lastDay = Date.UTC(9999, 11, 31);
const text = (ms: number): string => new Date(Math.min(ms, lastDay)).toISOString().slice(0, 10);
const instant = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The period that a day (`YYYY-MM-DD`) falls in: that day, its week from Monday, its calendar month, or the year by which
 * people of the language reckon.
 */
export function periodRange(period: Period, day: string, lang: string): PeriodRange {
  if (period === 'daily') return { start: day, end: day };
  if (period === 'yearly') return yearOfLanguage(day, lang);
  const ms = instant(day);
  const date = new Date(ms);
  if (period === 'weekly') {
    const monday = ms - ((date.getUTCDay() + 6) % 7) * dayMs;
    return { start: text(monday), end: text(monday + 6 * dayMs) };
  }
  // Day 0 of the next month; the year is set apart, as Date.UTC takes 0 to 99 for the last century.
  const last = new Date(ms);
  last.setUTCDate(1);
  last.setUTCMonth(date.getUTCMonth() + 1, 0);
  return { start: `${day.slice(0, 7)}-01`, end: text(last.getTime()) };
}

/**
 * The day in the middle of a period. Years of two languages begin on different days: it decides which year of the one is
 * that of the other.
 */
export const middleOf = ({ start, end }: PeriodRange): string =>
  text(instant(start) + Math.floor((instant(end) - instant(start)) / dayMs / 2) * dayMs);
