/** How the clocks of a zone mean a civil time: once, never (they were put forward over it), or twice (put back). */
export type ClockStatus = 'exact' | 'skipped' | 'repeated';

export interface BirthInstant {
  /** Unix seconds. */
  t: number;
  status: ClockStatus;
  /** The UTC offset that was used, `+05:30`. */
  offset: string;
}

/**
 * The instant of a civil time in a zone, by the offsets that the zone had then. A time that the clocks skipped is read with
 * the offset before the change, one that they showed twice is read as the first.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM` or `HH:MM:SS`
 * @param zone IANA
 */
export function birthInstant(date: string, time: string, zone: string): BirthInstant {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const [first, second] = [
    local.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    local.toZonedDateTime(zone, { disambiguation: 'later' }),
  ];
  // In a gap, `later` moves the time on by what was skipped, and so keeps the offset of before.
  const isSkipped = !first.toPlainDateTime().equals(local);
  const chosen = isSkipped ? second : first;
  const status = isSkipped ? 'skipped' : first.offset === second.offset ? 'exact' : 'repeated';
  return { t: chosen.epochMilliseconds / 1000, status, offset: chosen.offset };
}
