import { asin, cos, sin } from './angles.ts';
import {
  moonDistance,
  moonLatitude,
  moonLongitude,
  nutation,
  siderealTime,
  sunDistance,
  sunLongitude,
  trueObliquity,
} from './ephemeris.ts';

/** A point on the ground, degrees north and east. */
export interface Point {
  lat: number;
  lon: number;
}

export type Riser = 'sun' | 'moon';

/** A vector in kilometres. */
export type Vector = readonly [number, number, number];

export const earthKm = 6378.137;
const flattening = 1 / 298.257223563;

/** From the Earth's centre to the Sun or the Moon; axes of the true ecliptic and equinox of date. */
export function eclipticVector(body: Riser, t: number): Vector {
  const isSun = body === 'sun';
  const longitude = (isSun ? sunLongitude(t) : moonLongitude(t)) + nutation(t);
  const latitude = isSun ? 0 : moonLatitude(t);
  const km = isSun ? sunDistance(t) : moonDistance(t);
  return [km * cos(latitude) * cos(longitude), km * cos(latitude) * sin(longitude), km * sin(latitude)];
}

/**
 * From a place on the ellipsoid to the Sun or the Moon; axes of the true equator and equinox of date.
 * @param local sidereal time of the place, degrees
 */
export function lineOfSight(body: Riser, t: number, { lat, lon }: Point, local = siderealTime(t) + lon): Vector {
  const [x, y, z] = eclipticVector(body, t);
  const tilt = trueObliquity(t);
  const [sinLat, cosLat, sinTilt, cosTilt] = [sin(lat), cos(lat), sin(tilt), cos(tilt)];
  const curve = earthKm / Math.sqrt(1 - flattening * (2 - flattening) * sinLat ** 2);
  return [
    x - curve * cosLat * cos(local),
    y * cosTilt - z * sinTilt - curve * cosLat * sin(local),
    y * sinTilt + z * cosTilt - curve * (1 - flattening) ** 2 * sinLat,
  ];
}

export const length = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Degrees between two directions, also small ones. */
export function angleBetween(a: Vector, b: Vector): number {
  const [p, q] = [length(a), length(b)];
  const apart = Math.hypot(a[0] / p - b[0] / q, a[1] / p - b[1] / q, a[2] / p - b[2] / q);
  return 2 * asin(Math.min(1, apart / 2));
}
