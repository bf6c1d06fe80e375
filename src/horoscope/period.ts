import type { Period } from '../model/horoscope.ts';

/** First and last day of a period, `YYYY-MM-DD`, inclusive. */
interface Range {
  start: string;
  end: string;
}

/** Years of five digits have no text of this form. */
const lastDay = Date.UTC(9999, 11, 31);
const text = (ms: number): string => new Date(Math.min(ms, lastDay)).toISOString().slice(0, 10);

/** The period that a day (`YYYY-MM-DD`) falls in: that day, its week from Monday, its calendar month or year. */
export function rangeOf(period: Period, day: string): Range {
  if (period === 'daily') return { start: day, end: day };
  const ms = Date.parse(`${day}T00:00:00Z`);
  const date = new Date(ms);
  if (period === 'weekly') {
    const monday = ms - ((date.getUTCDay() + 6) % 7) * 86_400_000;
    return { start: text(monday), end: text(monday + 6 * 86_400_000) };
  }
  const [year, month] = [day.slice(0, 4), date.getUTCMonth()];
  if (period === 'yearly') return { start: `${year}-01-01`, end: `${year}-12-31` };
  // Day 0 of the next month; the year is set apart, as Date.UTC takes 0 to 99 for the last century.
  const last = new Date(ms);
  last.setUTCDate(1);
  last.setUTCMonth(month + 1, 0);
  return { start: `${day.slice(0, 7)}-01`, end: text(last.getTime()) };
}
