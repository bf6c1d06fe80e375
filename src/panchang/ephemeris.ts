import { EclipticGeoMoon, e_tilt, MakeTime, SetDeltaTFunction, SunPosition } from 'astronomy-engine';
import { cos, turn } from './angles.ts';
import { deltaT } from './delta-t.ts';

/**
 * Where the Sun and the Moon are, at any instant, from astronomy-engine, asked a few times for every four days and
 * interpolated between: a position from the series costs 40 microseconds, one from the polynomials less than one. All
 * instants of the almanac are Unix seconds of universal time, all angles degrees.
 */

SetDeltaTFunction(deltaT);

export const daySeconds = 86_400;
/** 2000-01-01 12:00, the epoch that the series count from. */
export const j2000 = 946_728_000;

const segmentSeconds = 4 * daySeconds;
const nodeCount = 11;
const channels = 7;
const [moonLon, moonLat, moonKm, sunLon, sunAu, nutationLon, obliquity] = [0, 1, 2, 3, 4, 5, 6];

const kmPerAu = 149_597_870.7;
/**
 * The series' longitudes of date lie 0.3" behind those of JPL's DE431, of Sun and Moon alike: a matter of the equinox, and of
 * the terms that the series leave out. Measured on 26 years of sankrantis and nakshatra ends.
 */
const equinox = 0.3 / 3600;

/** Longitudes here count from the mean equinox of date: nutation is left out, as it cancels in a sidereal longitude. */
function sample(t: number): number[] {
  const time = MakeTime((t - j2000) / daySeconds);
  const { dpsi, tobl } = e_tilt(time);
  const moon = EclipticGeoMoon(time);
  const sun = SunPosition(time);
  const nutation = dpsi / 3600;
  const shift = equinox - nutation;
  return [moon.lon + shift, moon.lat, moon.dist * kmPerAu, sun.elon + shift, sun.vec.Length(), nutation, tobl];
}

const nodes = Array.from({ length: nodeCount }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / nodeCount));
const basis = nodes.map((_, j) =>
  nodes.map((_, k) => ((j === 0 ? 1 : 2) / nodeCount) * Math.cos((Math.PI * j * (k + 0.5)) / nodeCount)),
);

/** Chebyshev coefficients, channel after channel. */
type Segment = Float64Array;

function segmentFrom(start: number): Segment {
  const half = segmentSeconds / 2;
  const samples = nodes.map((x) => sample(start + half + half * x));
  // Longitudes run on through 360 within a segment.
  for (const lon of [moonLon, sunLon])
    for (let k = 1; k < nodeCount; k++) {
      const before = (samples[k - 1] as number[])[lon] as number;
      const row = samples[k] as number[];
      row[lon] = (row[lon] as number) + 360 * Math.round((before - (row[lon] as number)) / 360);
    }
  const segment = new Float64Array(channels * nodeCount);
  for (let c = 0; c < channels; c++)
    for (let j = 0; j < nodeCount; j++) {
      let sum = 0;
      for (let k = 0; k < nodeCount; k++)
        sum += ((basis[j] as number[])[k] as number) * ((samples[k] as number[])[c] as number);
      segment[c * nodeCount + j] = sum;
    }
  return segment;
}

/** About eleven years, 600 bytes a segment; the oldest goes first. */
const mostSegments = 1024;
const segments = new Map<number, Segment>();
let lastIndex = Number.NaN;
let last: Segment;

function segmentAt(index: number): Segment {
  if (index === lastIndex) return last;
  let segment = segments.get(index);
  if (!segment) {
    segment = segmentFrom(index * segmentSeconds);
    if (segments.size >= mostSegments) segments.delete(segments.keys().next().value as number);
    segments.set(index, segment);
  }
  lastIndex = index;
  last = segment;
  return segment;
}

function value(channel: number, t: number): number {
  const index = Math.floor(t / segmentSeconds);
  const segment = segmentAt(index);
  const x = 2 * (t / segmentSeconds - index) - 1;
  const first = channel * nodeCount;
  let b1 = 0;
  let b2 = 0;
  for (let j = nodeCount - 1; j > 0; j--) {
    const b0 = 2 * x * b1 - b2 + (segment[first + j] as number);
    b2 = b1;
    b1 = b0;
  }
  return x * b1 - b2 + (segment[first] as number);
}

/** Apparent longitude from the mean equinox of date, 0 to 360. */
export const sunLongitude = (t: number): number => turn(value(sunLon, t));
export const moonLongitude = (t: number): number => turn(value(moonLon, t));
export const moonLatitude = (t: number): number => value(moonLat, t);
/** Kilometres between the centres. */
export const moonDistance = (t: number): number => value(moonKm, t);
export const sunDistance = (t: number): number => value(sunAu, t) * kmPerAu;
export const nutation = (t: number): number => value(nutationLon, t);
export const trueObliquity = (t: number): number => value(obliquity, t);

/** Apparent sidereal time at Greenwich in degrees (IERS Conventions 2010, 5.5.7), without the millionths. */
export function siderealTime(t: number): number {
  const days = (t - j2000) / daySeconds;
  const T = (days + deltaT(days) / daySeconds) / 36525;
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * days + (days % 1));
  const precession = (0.014506 + (4612.156534 + 1.3915817 * T) * T) / 3600;
  return turn(rotation + precession + nutation(t) * cos(trueObliquity(t)));
}
