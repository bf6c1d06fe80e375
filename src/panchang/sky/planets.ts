import { Body, e_tilt, GeoVector, MakeTime, RotateVector, Rotation_EQJ_ECT } from 'astronomy-engine';
import { atan2, normalise180, normalise360 } from './angles.ts';
import { interpolated } from './chebyshev.ts';
import { daySeconds, j2000 } from './ephemeris.ts';

/**
 * Where the five planets are, from astronomy-engine, each asked for at a few instants of a stretch of days and interpolated
 * between them: the planets of a day are the same for the whole world. Who asks how long Saturn stays in a sign needs three
 * years of Saturn, and of no other.
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

/** Apparent longitude (light-time and aberration in) from the mean equinox of date. */
function sample(planet: Planet, t: number): [number] {
  const time = MakeTime((t - j2000) / daySeconds);
  const { x, y } = RotateVector(Rotation_EQJ_ECT(time), GeoVector(bodies[planet], time, true));
  return [atan2(y, x) - e_tilt(time).dpsi / 3600];
}

/**
 * Days of a stretch, and instants of it that are asked for: enough for 0.001". The Earth sways by the Moon's month, which a long
 * stretch must follow too. All of 1900 to 2100 can be kept.
 */
const inner = { days: 16, nodes: 11, most: 4_700 };
const outer = { days: 32, nodes: 13, most: 2_350 };

const motions = Object.fromEntries(
  planets.map((planet) => {
    const { days, nodes, most } = planet === 'jupiter' || planet === 'saturn' ? outer : inner;
    const motion = interpolated({
      stretch: days * daySeconds,
      nodes,
      most,
      sample: (t) => sample(planet, t),
      // Longitudes run on through 360 within a stretch.
      smooth: ([first = 0, ...others]) => [
        first,
        ...others.map((longitude) => first + normalise180(longitude - first)),
      ],
    });
    return [planet, motion];
  }),
) as Record<Planet, ReturnType<typeof interpolated>>;

/** @param t Unix seconds */
export function planetMotion(planet: Planet, t: number): Motion {
  const motion = motions[planet];
  return { longitude: normalise360(motion.value(0, t)), speed: motion.slope(0, t) * daySeconds };
}
