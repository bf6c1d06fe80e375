import { addDays, midnightOf } from '../../panchang/zone.ts';

interface Stretch {
  from: number;
  to: number;
  minutes: number;
}

/** The stretch of time around the instant last requested in which a zone kept its offset: in India that is all of it. */
const stretches = new Map<string, Stretch>();

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
export function offsetMinutes(ms: number, zone: string): number {
  const cached = stretches.get(zone);
  if (cached && ms >= cached.from && ms < cached.to) return cached.minutes;
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO(zone);
  const stretch = {
    // An instant that is itself a transition has the offset that begins there.
    from: at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: at.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    minutes: at.offsetNanoseconds / 6e10,
  };
  stretches.set(zone, stretch);
  return stretch.minutes;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** An instant as the clocks of a zone show it, to the second, with their offset: `2026-11-20T06:24:10+05:30`. */
export function zonedTime(ms: number, zone: string): string {
  const whole = Math.round(ms / 1000) * 1000;
  // RFC 3339 knows whole minutes only; before 1906 zones had the seconds of their meridian.
  const offset = Math.round(offsetMinutes(whole, zone));
  const local = new Date(whole + offset * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The instant (ms) at which the clocks of a zone show `seconds` after the midnight of a date; past 24 hours it is on a
 * later day. A time that summer time skips is read with the offset before it.
 */
export const localInstant = (date: string, seconds: number, zone: string): number =>
  Temporal.PlainDateTime.from(date).add({ seconds }).toZonedDateTime(zone).epochMilliseconds;

/** The first instant (ms) after a date in a zone. Not always its date and 24 hours: days have 23 and 25 of them too. */
export const dayEnd = (date: string, zone: string): number => midnightOf(addDays(date, 1), zone) * 1000;
