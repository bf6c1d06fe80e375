/** Milliseconds since 1970, UTC. Handed in as `app.now`, so that tests can move time. */
export type Clock = () => number;

/** Fixed-width UTC text, `2026-11-20T06:00:00.000Z`: it sorts as text the way time does, in both databases. */
export function isoTime(ms: number): string {
  if (ms !== lastMs) {
    lastText = new Date(ms).toISOString();
    lastMs = ms;
  }
  return lastText;
}

// Requests of one millisecond need the same text, and formatting it is the cost.
let lastMs = Number.NaN;
let lastText = '';

/** The instant of a time text that the schema has already let through. */
export function instant(text: string): number {
  return Date.parse(text);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date, `YYYY-MM-DD`, that an instant falls on in an IANA zone. The process zone never matters. */
export function dateInZone(ms: number, zone: string): string {
  let format = dayFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(zone, format);
  }
  return format.format(ms);
}

/** The first instant (ms) of the day after the one that `ms` falls on in `zone`: when "today" changes there. */
export const nextMidnight = (ms: number, zone: string): number =>
  Temporal.PlainDate.from(dateInZone(ms, zone)).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
