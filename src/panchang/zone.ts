import { memoise, memoiseGroups } from './sky/memoise.ts';

/** Civil days of a zone (IANA). They have 23, 24 or 25 hours; the zone of the process never matters. */

const dayMs = 86_400_000;

/** The date so many days after 1970-01-01. */
const dateOfDay = memoise(
  4096,
  (day: number) => day,
  (day) => new Date(day * dayMs).toISOString().slice(0, 10),
);

const midnights = memoiseGroups(
  64,
  2048,
  (zone: string) => zone,
  (date, zone) => Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds / 1000,
);

/** The first instant (Unix seconds) of a date in a zone. */
export const midnightOf = (date: string, zone: string): number => midnights(date, zone);

/** The date so many days after another. */
export function addDays(date: string, days: number): string {
  // Mostly a day to either side of one within its month: that needs no calendar.
  const day = Number(date.slice(8)) + days;
  if (day >= 1 && day <= 28) return `${date.slice(0, 8)}${day < 10 ? '0' : ''}${day}`;
  return dateOfDay(Date.parse(date) / dayMs + days);
}

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** 1 Sunday to 7 Saturday. */
export function weekdayOf(date: string): number {
  // 1970-01-01 was a Thursday.
  const rest = (Date.parse(date) / dayMs + 4) % 7;
  return (rest < 0 ? rest + 7 : rest) + 1;
}

/** Seconds that the clocks of a zone were before UTC when they were last looked at. */
const lastOffsets = new Map<string, number>();

/** The civil date of an instant (Unix seconds) in a zone. */
export function dateAt(t: number, zone: string): string {
  // Mostly the clocks are as they were, which the midnights tell; what they cannot tell is looked up.
  const offset = lastOffsets.get(zone);
  if (offset !== undefined) {
    const day = Math.floor((t + offset) / 86_400);
    const date = dateOfDay(day);
    if (midnightOf(date, zone) <= t && t < midnightOf(dateOfDay(day + 1), zone)) return date;
  }
  const zoned = Temporal.Instant.fromEpochMilliseconds(Math.floor(t * 1000)).toZonedDateTimeISO(zone);
  lastOffsets.set(zone, zoned.offsetNanoseconds / 1e9);
  return zoned.toPlainDate().toString();
}

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
