import { memoise } from './sky/memoise.ts';

/** Civil days of a zone (IANA). They have 23, 24 or 25 hours; the zone of the process never matters. */

const daySeconds = 86_400;
const dayMs = daySeconds * 1000;

/** The date so many days after 1970-01-01. */
const dateOfDay = memoise(
  4096,
  (day: number) => day,
  (day) => new Date(day * dayMs).toISOString().slice(0, 10),
);

/** From one change of the clocks of a zone to the next (Unix seconds), and how many seconds they are before UTC meanwhile. */
interface Clocks {
  from: number;
  to: number;
  offset: number;
}

/** By zone, those that were last used: India's have not changed since 1945. */
const lastClocks = new Map<string, Clocks>();

function clocksOf(t: number, zone: string): Clocks {
  const last = lastClocks.get(zone);
  if (last && last.from <= t && t < last.to) return last;
  const ms = Math.floor(t * 1000);
  const at = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const zoned = at(ms);
  const clocks = {
    // The change before the next millisecond may be at this very one.
    from: (at(ms + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY) / 1000,
    to: (zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY) / 1000,
    offset: zoned.offsetNanoseconds / 1e9,
  };
  lastClocks.set(zone, clocks);
  return clocks;
}

/** The first instant (Unix seconds) of a date in a zone. */
export function midnightOf(date: string, zone: string): number {
  const utc = Date.parse(date) / 1000;
  const { from, to, offset } = clocksOf(utc, zone);
  const midnight = utc - offset;
  // Not on a day on which the clocks change, nor on the next.
  if (from <= midnight - daySeconds && midnight < to) return midnight;
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds / 1000;
}

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

/** The civil date of an instant (Unix seconds) in a zone. */
export const dateAt = (t: number, zone: string): string =>
  dateOfDay(Math.floor((t + clocksOf(t, zone).offset) / daySeconds));

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
