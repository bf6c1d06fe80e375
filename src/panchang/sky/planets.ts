import { Body, e_tilt, GeoVector, MakeTime, RotateVector, Rotation_EQJ_ECT } from 'astronomy-engine';
import { atan2, normalise180, normalise360 } from './angles.ts';
import { interpolated } from './chebyshev.ts';
import { daySeconds, j2000 } from './ephemeris.ts';

/**
 * Where the five planets are, from astronomy-engine, asked for all five at a few instants of every sixteen days and interpolated
 * between them: the planets of a day are the same for the whole world.
 */

const bodies = {
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

type Planet = keyof typeof bodies;
const planets = Object.keys(bodies) as Planet[];

/** A longitude of date without nutation, 0 to 360 degrees, and how fast it grows, in degrees a day. */
export interface Motion {
  longitude: number;
  speed: number;
}

/** Apparent longitudes (light-time and aberration in) from the mean equinox of date, in the order of `planets`. */
function sample(t: number): number[] {
  const time = MakeTime((t - j2000) / daySeconds);
  const rotation = Rotation_EQJ_ECT(time);
  const nutation = e_tilt(time).dpsi / 3600;
  return planets.map((planet) => {
    const { x, y } = RotateVector(rotation, GeoVector(bodies[planet], time, true));
    return atan2(y, x) - nutation;
  });
}

const motions = interpolated({
  stretch: 16 * daySeconds,
  nodes: 11,
  most: 4_700, // 1900 to 2100
  sample,
  // Longitudes run on through 360 within a stretch.
  smooth: ([first = 0, ...others]) => [first, ...others.map((longitude) => first + normalise180(longitude - first))],
});

/** @param t Unix seconds */
export function planetMotion(planet: Planet, t: number): Motion {
  const channel = planets.indexOf(planet);
  return { longitude: normalise360(motions.value(channel, t)), speed: motions.slope(channel, t) * daySeconds };
}
