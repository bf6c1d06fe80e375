import { normalise180, normalise360 } from './angles.ts';
import { interpolated, oneByOne } from './chebyshev.ts';
import { centuries, daySeconds } from './ephemeris.ts';
import { type Planet, planetAt, planets } from './planet-series.ts';

/**
 * Where the five planets are, each evaluated at a few instants of a stretch of days and interpolated between them: the planets
 * of a day are the same for the whole world. How long Saturn stays in a sign needs three years of Saturn, and of no
 * other.
 */

/** A longitude of date without nutation, 0 to 360 degrees, and how fast it grows, in degrees a day. */
export interface Motion {
  longitude: number;
  speed: number;
}

/**
 * Days of a stretch, and instants of it that are evaluated: enough for 0.001". The Earth sways by the Moon's month, which a long
 * stretch must follow too. All of 1900 to 2100 can be kept.
 */
const inner = { days: 16, nodes: 11, most: 4_700 };
const outer = { days: 64, nodes: 20, most: 1_200 };
const plans = { mercury: { ...inner, nodes: 14 }, venus: inner, mars: inner, jupiter: outer, saturn: outer };

const motions = Object.fromEntries(
  planets.map((planet) => {
    const { days, nodes, most } = plans[planet];
    const motion = interpolated({
      stretch: days * daySeconds,
      nodes,
      most,
      samples: oneByOne((t) => planetAt(planet, centuries(t))),
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
  const seen = t - motion.value(1, t) * daySeconds;
  // A planet that comes nearer is seen to move faster than it does.
  const pace = daySeconds * (1 - motion.slope(1, t) * daySeconds);
  return { longitude: normalise360(motion.value(0, seen)), speed: motion.slope(0, seen) * pace };
}
