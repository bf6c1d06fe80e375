/** Dates as `YYYY-MM-DD` and months as `YYYY-MM`, in no zone. */

const utc = (date: string): number => Date.parse(date); // a date alone is UTC
const dayMs = 86_400_000;

/** The date of the device. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Days from one date to another, either way. */
export const daysApart = (date: string, other: string): number => Math.abs(utc(other) - utc(date)) / dayMs;

export const dayAfter = (date: string, days: number): string =>
  new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Days of the almanac: what lies outside of them is not computed. */
export const isComputed = (date: string): boolean =>
  /^\d{4}-\d{2}(-\d{2})?$/.test(date) && date >= '1900' && date < '2101' && !Number.isNaN(Date.parse(date));

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay();

/** A date in the words of a language. */
export const dateText = (date: string, lang: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang || 'en', { timeZone: 'UTC', ...options }).format(utc(date));

/** What a clock is ahead of UTC in a zone at a local time: `+05:30`. */
function offsetAt(local: string, zone: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const of = (ms: number): string =>
    name
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) || '+00:00';
  const near = of(Date.parse(`${local}Z`));
  return of(Date.parse(local + near)); // near a change of clocks the first may be that of the other side
}

/** RFC 3339 of a local time of a zone, as `<input type="datetime-local">` gives it. */
export function instantAt(local: string, zone: string): string {
  const whole = local.length === 16 ? `${local}:00` : local;
  return whole + offsetAt(whole, zone);
}
