import type { QuietHours } from '../../settings/model/push.ts';

/** For devices without a zone: most are in India, which has one. */
export const defaultZone = 'Asia/Kolkata';

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function isInside({ from, to }: QuietHours, minutes: number): boolean {
  const [a, b] = [minutesOf(from), minutesOf(to)];
  return a <= b ? a <= minutes && minutes < b : a <= minutes || minutes < b;
}

/** How long (ms) the hours between two nights are, by the clock on the wall. */
export const activeMs = ({ from, to }: QuietHours): number =>
  ((minutesOf(from) - minutesOf(to) + 1_440) % 1_440) * 60_000;

const local = (ms: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO(zone);
const clockOf = (at: Temporal.ZonedDateTime): number => at.hour * 60 + at.minute;

/**
 * When the quiet hours end that an instant lies in, by the clocks of the zone; null when it lies in none. What the
 * clock on the wall shows decides: an hour that summer time skips is not waited for, and where the clock goes back the
 * quiet hours may end, and be there again, in one night.
 */
export function quietEnd(ms: number, zone: string, quiet: QuietHours): number | null {
  const now = local(ms, zone);
  if (!isInside(quiet, clockOf(now))) return null;
  const end = minutesOf(quiet.to);
  const day = clockOf(now) < end ? now.toPlainDate() : now.toPlainDate().add({ days: 1 });
  const wall = day.toPlainDateTime(Temporal.PlainTime.from(quiet.to));
  const planned = wall.toZonedDateTime(zone);
  // The clock may have jumped past the end before it.
  const jump = now.getTimeZoneTransition('next');
  const isSooner = jump && jump.epochMilliseconds < planned.epochMilliseconds && !isInside(quiet, clockOf(jump));
  const after = (isSooner ? jump : planned).epochMilliseconds;
  // A time that comes twice: the first one is over already.
  return after > ms ? after : wall.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
}
