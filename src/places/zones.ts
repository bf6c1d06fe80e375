import lookUp from '@photostructure/tz-lookup';
import { LRUCache } from 'lru-cache';
import { cities } from './cities.ts';

const resolved = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

let modern: Map<string, string> | undefined;

/** Canonical names by what was given. To ask ICU for one costs half a millisecond. */
const canonical = new LRUCache<string, string>({ max: 1_000 });

/**
 * The one name of an IANA zone, however its letters are cased: `Asia/Kolkata` for `asia/calcutta`; null when there is no such
 * zone. One name per zone, so that a zone in other letters makes no second answer.
 */
export function canonicalZone(text: string): string | null {
  const cached = canonical.get(text);
  if (cached !== undefined) return cached;
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,60}$/.test(text)) return null;
  // ICU prefers the names of old, such as Asia/Calcutta; the list of cities has the present ones.
  modern ??= new Map([...new Set(cities.map((c) => c.tz))].map((zone) => [resolved(zone), zone]));
  try {
    const zone = resolved(text);
    const name = modern.get(zone) ?? zone;
    canonical.set(text, name);
    return name;
  } catch {
    return null;
  }
}

/** The IANA zone of a point (degrees). */
export function zoneAt(lat: number, lon: number): string {
  const zone = lookUp(lat, lon);
  return canonicalZone(zone) ?? zone;
}
