import lookUp from '@photostructure/tz-lookup';
import { LRUCache } from 'lru-cache';
import { isIndian } from '../border/border.ts';
import { type CityDistance, cities, nearestCity } from '../cities.ts';

const resolved = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

let modern: Map<string, string> | undefined;

/** Canonical names by input. A look-up in ICU costs half a millisecond. */
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

/** Within this distance a point has the zone of a city: the map of zones is coarse along borders. */
const cityKm = 10;

const indianZone = 'Asia/Kolkata';

function mappedZone(lat: number, lon: number): string {
  const zone = lookUp(lat, lon);
  return canonicalZone(zone) ?? zone;
}

const directions = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

/** The zone of a neighbour of India at a point that the map, being coarse, has in India: that of the nearest point it has right. */
function neighbourZone(lat: number, lon: number): string {
  for (const degrees of [0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6])
    for (const direction of directions) {
      const point = [lat + degrees * Math.sin(direction), lon + degrees * Math.cos(direction)] as const;
      const zone = mappedZone(...point);
      if (zone !== indianZone && !isIndian(...point)) return zone;
    }
  return indianZone;
}

/**
 * The IANA zone of a point (degrees). In India it is that of India, and beyond its border never, whatever the map of zones
 * says.
 */
export function zoneAt(lat: number, lon: number, { city, km }: CityDistance = nearestCity(lat, lon)): string {
  if (isIndian(lat, lon)) return indianZone;
  if (km <= cityKm) return city.tz;
  const zone = mappedZone(lat, lon);
  return zone === indianZone ? neighbourZone(lat, lon) : zone;
}
