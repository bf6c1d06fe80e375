import { e_tilt, MakeTime, SetDeltaTFunction } from 'astronomy-engine';
import { cos, normalise360 } from './angles.ts';
import { interpolated, oneByOne, type Samples } from './chebyshev.ts';
import { deltaT } from './delta-t.ts';
import { seenAround } from './samples.ts';
import { type Body, moon as moonSeries, sun as sunSeries } from './series.ts';

/**
 * Where the Sun and the Moon are, at any instant: the series are evaluated for a stretch of days at once and interpolated
 * in it, as a position of theirs costs 20 microseconds and one from the polynomials less than one. All instants of the
 * almanac are Unix seconds of universal time, all angles degrees.
 */

SetDeltaTFunction(deltaT);

export const daySeconds = 86_400;
/** 2000-01-01 12:00, the epoch that the series count from. */
export const j2000 = 946_728_000;

const kmPerAu = 149_597_870.7;

/** Julian centuries of terrestrial time since J2000. */
export function centuries(t: number): number {
  const days = (t - j2000) / daySeconds;
  return (days + deltaT(days) / daySeconds) / 36_525;
}
const centurySeconds = 36_525 * daySeconds;

/** The channels are those of `seenAround`. */
const seen =
  (body: Body): Samples =>
  (offsets, slopes) => {
    const around = seenAround(
      body,
      offsets.map((offset) => offset / centurySeconds),
      (values) => slopes(values).map((growth) => growth * centurySeconds),
    );
    return (middle) =>
      around(
        centuries(middle),
        offsets.map((offset) => centuries(middle + offset)),
      );
  };

/** Enough for the interpolations to be within 0.001" of the series. */
const nodes = 9;
/** All of 1900 to 2100 can be kept, some 15 MB then: queries for far years must not evict today's. */
const most = 18_500;
const moon = interpolated({ stretch: 4 * daySeconds, nodes, most, samples: seen(moonSeries) });
const sun = interpolated({ stretch: 16 * daySeconds, nodes, most, samples: seen(sunSeries) });
const tilt = interpolated({
  stretch: 4 * daySeconds,
  nodes,
  most,
  samples: oneByOne((t) => {
    const { dpsi, tobl } = e_tilt(MakeTime((t - j2000) / daySeconds));
    return [dpsi / 3600, tobl];
  }),
});

/**
 * Apparent longitude from the mean equinox of date, 0 to 360: nutation is left out, as it cancels in a sidereal longitude.
 */
export const sunLongitude = (t: number): number => normalise360(sun.value(0, t));
export const moonLongitude = (t: number): number => normalise360(moon.value(0, t));
export const moonLatitude = (t: number): number => moon.value(2, t);
/** Kilometres between the centres. */
export const moonDistance = (t: number): number => moon.value(1, t);
export const sunDistance = (t: number): number => sun.value(1, t) * kmPerAu;
export const nutation = (t: number): number => tilt.value(0, t);
export const trueObliquity = (t: number): number => tilt.value(1, t);

/** Apparent sidereal time at Greenwich in degrees (IERS Conventions 2010, 5.5.7), without the millionths. */
export function siderealTime(t: number): number {
  const days = (t - j2000) / daySeconds;
  const T = centuries(t);
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * days + (days % 1));
  const precession = (0.014506 + (4612.156534 + 1.3915817 * T) * T) / 3600;
  return normalise360(rotation + precession + nutation(t) * cos(trueObliquity(t)));
}
