import { memoise } from './sky/memoise.ts';

/** Civil days of a zone (IANA). They have 23, 24 or 25 hours; the zone of the process never matters. */

/** The first instant (Unix seconds) of a date in a zone. */
export const midnightOf = memoise(
  4096,
  (date: string, zone: string) => `${date} ${zone}`,
  (date, zone) => Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds / 1000,
);

const dayMs = 86_400_000;

/** The date so many days after another. */
export function addDays(date: string, days: number): string {
  // Mostly a day to either side of one within its month: that needs no calendar.
  const day = Number(date.slice(8)) + days;
  if (day >= 1 && day <= 28) return `${date.slice(0, 8)}${day < 10 ? '0' : ''}${day}`;
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** 1 Sunday to 7 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() + 1;

/** The civil date of an instant (Unix seconds) in a zone. */
export const dateAt = (t: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(t * 1000))
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();

/** The instant at which the clocks of a zone show so many hours on a date. */
export const clockAt = (date: string, hours: number, zone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: { hour: hours } }).epochMilliseconds /
  1000;

/**
 * The instant of a civil time; one that the clocks skipped is moved on by what they skipped, one that they showed twice is
 * the first.
 * @param time `HH:MM` or `HH:MM:SS`
 */
export const instantAt = (date: string, time: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds / 1000;
