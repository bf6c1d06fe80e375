import lookUp from '@photostructure/tz-lookup';
import { dateInZone } from '../core/clock.ts';
import { cities } from './cities.ts';

const resolved = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

let modern: Map<string, string> | undefined;

/**
 * The one name of an IANA zone, however its letters are cased: `Asia/Kolkata` for `asia/calcutta`; null when there is no such
 * zone. One name per zone, so that a zone in other letters makes no second answer.
 */
export function canonicalZone(text: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,60}$/.test(text)) return null;
  // ICU prefers the names of old, such as Asia/Calcutta; the list of cities has the present ones.
  modern ??= new Map([...new Set(cities.map((c) => c.tz))].map((zone) => [resolved(zone), zone]));
  try {
    const zone = resolved(text);
    return modern.get(zone) ?? zone;
  } catch {
    return null;
  }
}

/** The IANA zone of a point (degrees). */
export function zoneAt(lat: number, lon: number): string {
  const zone = lookUp(lat, lon);
  return canonicalZone(zone) ?? zone;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
export function offsetMinutes(ms: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    clocks.set(zone, clock);
  }
  const name = clock.formatToParts(ms).find((p) => p.type === 'timeZoneName')?.value ?? '';
  const at = name.match(/([+-])(\d{2}):(\d{2})/);
  return at ? (at[1] === '-' ? -1 : 1) * (Number(at[2]) * 60 + Number(at[3])) : 0;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** An instant as the clocks of a zone show it, to the second, with their offset: `2026-11-20T06:24:10+05:30`. */
export function zonedTime(ms: number, zone: string): string {
  const whole = Math.round(ms / 1000) * 1000;
  const offset = offsetMinutes(whole, zone);
  const local = new Date(whole + offset * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The instant (ms) at which the clocks of a zone show `seconds` after the midnight of a date; past 24 hours it is on a later day. A time that
 * summer time skips is taken by the offset before it.
 */
export function localInstant(date: string, seconds: number, zone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + seconds * 1000;
  const first = asUtc - offsetMinutes(asUtc, zone) * 60_000;
  return asUtc - offsetMinutes(first, zone) * 60_000;
}

/** The first instant (ms) after a date in a zone. Not always its date and 24 hours: days have 23 and 25 of them too. */
export function dayEnd(date: string, zone: string): number {
  const next = Date.parse(`${date}T00:00:00Z`) + 86_400_000;
  let low = next - 16 * 3_600_000;
  let high = next + 14 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dateInZone(middle, zone) > date) high = middle;
    else low = middle;
  }
  return high;
}
