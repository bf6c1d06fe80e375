import type { Span } from '../limbs.ts';
import type { Reckoning } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { firstEvent } from '../sky/rise.ts';
import { addDays, weekdayOf } from '../zone.ts';

/** A day of the almanac, as its good and bad times need it. Unix seconds. */
interface AlmanacDay {
  /** 1 Sunday to 7 Saturday: the weekday that begins with the sunrise. */
  weekday: number;
  /** Sunrise to next sunrise; from 06:00 of the clocks where there is none. */
  whole: Span;
  /** Sunrise to sunset, and sunset to next sunrise; both null where one of the three is missing. */
  day: Span | null;
  night: Span | null;
}

/** @param date `YYYY-MM-DD` */
export function almanacDayOf(date: string, site: Site, { horizon }: Reckoning): AlmanacDay {
  const { sunrise, sunset, nextSunrise, start, end } = skyOf(date, site, horizon);
  const isDivided = sunrise !== null && sunset !== null && nextSunrise !== null;
  return {
    weekday: weekdayOf(date),
    whole: { start, end },
    day: isDivided ? { start: sunrise, end: sunset } : null,
    night: isDivided ? { start: sunset, end: nextSunrise } : null,
  };
}

/** The night that ends with the sunrise of a date; null where there is no sunrise, or the Sun did not set before it. */
export function nightBefore(date: string, site: Site, { horizon }: Reckoning): Span | null {
  const { midnight, sunrise } = skyOf(date, site, horizon);
  if (sunrise === null) return null;
  // Near the poles the Sun may set after midnight and rise again.
  const sunset =
    firstEvent('sun', 'set', midnight, sunrise, site, horizon) ?? skyOf(addDays(date, -1), site, horizon).sunset;
  return sunset === null ? null : { start: sunset, end: sunrise };
}

/** A span cut into equal parts: each ends where the next begins, the last where the span does. */
export function equalParts(whole: Span, count: number): Span[] {
  const edge = edgesOf(whole, count);
  return Array.from({ length: count }, (_, i) => ({ start: edge(i), end: edge(i + 1) }));
}

/** The nth (from 1) of `count` equal parts. */
export function nthPart(whole: Span, count: number, nth: number): Span {
  const edge = edgesOf(whole, count);
  return { start: edge(nth - 1), end: edge(nth) };
}

const edgesOf =
  ({ start, end }: Span, count: number) =>
  (i: number): number =>
    i === count ? end : start + ((end - start) * i) / count;

/** Whether two spans have more than an instant in common. */
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** What two spans have in common; only for spans that overlap. */
export const common = (a: Span, b: Span): Span => ({
  start: Math.max(a.start, b.start),
  end: Math.min(a.end, b.end),
});
