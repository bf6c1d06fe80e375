import type { AdminHoroscope } from '../../../src/horoscope/model.ts';
import { middleOf, periodRange } from '../../../src/horoscope/period.ts';

export type Period = AdminHoroscope['period'];
export const periods: readonly Period[] = ['daily', 'weekly', 'monthly', 'yearly'];

/** A column of the grid: the period that begins on a day, in a language. */
export interface PeriodColumn {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  lang: string;
}

/** Periods that stand beside each other. */
const shown: Readonly<Record<Period, number>> = { daily: 7, weekly: 4, monthly: 6, yearly: 3 };

const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether text names a day that a grid can begin with. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && textOf(new Date(text)) === text;

/** The day `n` periods after another. */
function after(period: Period, day: string, n: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (period === 'monthly') date.setUTCMonth(date.getUTCMonth() + n, 1);
  else if (period === 'yearly') date.setUTCFullYear(date.getUTCFullYear() + n);
  else date.setUTCDate(date.getUTCDate() + n * (period === 'weekly' ? 7 : 1));
  return textOf(date);
}

/** The day in the middle of a column: it lies in the column of another language too that is of the same year. */
export const middleDay = (period: Period, { start, lang }: PeriodColumn): string =>
  middleOf(periodRange(period, start, lang));

/** The column of another language: years of two languages begin on different days. */
export const columnIn = (period: Period, column: PeriodColumn, lang: string): PeriodColumn => ({
  lang,
  start: periodRange(period, middleDay(period, column), lang).start,
});

/** The periods of a language beside each other from `day` on, days from Monday; or that of `day` in several languages. */
export function columnsOf(period: Period, day: string, langs: readonly string[]): PeriodColumn[] {
  const [lang] = langs;
  if (lang === undefined || langs.length > 1)
    return langs.map((one) => ({ lang: one, start: periodRange(period, day, one).start }));
  const first = periodRange(period === 'daily' ? 'weekly' : period, day, lang).start;
  const from = period === 'yearly' ? middleDay(period, { start: first, lang }) : first;
  return Array.from({ length: shown[period] }, (_, n) => ({
    lang,
    start: periodRange(period, after(period, from, n), lang).start,
  }));
}

/** A day with which the next columns begin, or with `way` -1 those before. */
export const turned = (period: Period, day: string, isOneDay: boolean, way: 1 | -1): string =>
  after(period, day, way * (isOneDay ? 1 : shown[period]));

/** What a period is called: a day, the days of a week, a month, a year or the two civil years that it lies in. */
export function periodName(locale: string, period: Period, { start, lang }: PeriodColumn): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const { end } = periodRange(period, start, lang);
  const [from, to] = [start, end].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  if (period === 'daily') return format({ weekday: 'short', day: 'numeric', month: 'short' }).format(from);
  if (period === 'weekly') return format({ day: 'numeric', month: 'short' }).formatRange(from, to);
  if (period === 'monthly') return format({ year: 'numeric', month: 'short' }).format(from);
  return format({ year: 'numeric' }).formatRange(from, to);
}
