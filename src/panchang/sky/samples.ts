import { type Body, polynomial, precession, type Quantity } from './series.ts';
import { sinesOf } from './sines.ts';

/**
 * The series at several instants at once, at fixed distances from any instant in the middle. A sine there is made of the
 * sine and the cosine in the middle and of those of what the angle turns until then, which are always the same: two sines a
 * term instead of one for each instant.
 */

/** The terms of a power of T, apart: those that bend stand first. */
interface Terms {
  amplitude: Float64Array;
  phase: Float64Array;
  rate: Float64Array;
  bend: Float64Array;
  /** How many bend. */
  bent: number;
  /** By offset, cosine and sine of what a term turns until then. */
  turns: { cosine: Float64Array; sine: Float64Array }[];
  /** For sine and cosine of each term in the middle. */
  s: Float64Array;
  c: Float64Array;
}

function termsOf(rows: Float64Array, offsets: readonly number[]): Terms {
  const all = Array.from({ length: rows.length / 4 }, (_, i) => rows.subarray(4 * i, 4 * i + 4));
  const sorted = [...all.filter((row) => row[3] !== 0), ...all.filter((row) => row[3] === 0)];
  const column = (k: number): Float64Array => Float64Array.from(sorted, (row) => row[k] as number);
  const rate = column(2);
  return {
    amplitude: column(0),
    phase: column(1),
    rate,
    bend: column(3),
    bent: all.filter((row) => row[3] !== 0).length,
    turns: offsets.map((offset) => ({
      cosine: rate.map((a) => Math.cos(a * offset)),
      sine: rate.map((a) => Math.sin(a * offset)),
    })),
    s: new Float64Array(rate.length),
    c: new Float64Array(rate.length),
  };
}

/** Sine and cosine of each term at T, times its amplitude; the sum of the sines is returned. */
function middleOf({ amplitude, phase, rate, bend, s, c }: Terms, T: number): number {
  for (let i = 0; i < s.length; i++) s[i] = (phase[i] as number) + ((rate[i] as number) + (bend[i] as number) * T) * T;
  sinesOf(s, s, c);
  let sum = 0;
  for (let i = 0; i < s.length; i++) {
    const height = amplitude[i] as number;
    s[i] = height * (s[i] as number);
    c[i] = height * (c[i] as number);
    sum += s[i] as number;
  }
  return sum;
}

/** The sums at an offset after T and as long before it. */
function aroundOf(
  { turns, bend, bent, s, c }: Terms,
  k: number,
  T: number,
  offset: number,
): [after: number, before: number] {
  const { cosine, sine } = turns[k] as Terms['turns'][number];
  let even = 0;
  let odd = 0;
  for (let i = 0; i < s.length; i++) {
    even += (s[i] as number) * (cosine[i] as number);
    odd += (c[i] as number) * (sine[i] as number);
  }
  // So little more does an angle turn for its bend that it is its own sine.
  const more = 2 * T * offset;
  for (let i = 0; i < bent; i++) {
    even -= more * (bend[i] as number) * (s[i] as number) * (sine[i] as number);
    odd += more * (bend[i] as number) * (c[i] as number) * (cosine[i] as number);
  }
  return [even + odd, even - odd];
}

/**
 * @param offsets centuries from the middle, an odd number of them, each with its mirror, the first being the last's
 * @returns for the middle T the values at T plus each offset
 */
function sampled({ mean, terms }: Quantity, offsets: readonly number[]): (T: number) => number[] {
  const half = (offsets.length - 1) / 2;
  const powers = terms.map((rows) => termsOf(rows, offsets.slice(0, half)));
  return (T) => {
    const values = offsets.map(() => 0);
    const add = (k: number, sum: number): void => {
      values[k] = (values[k] as number) * (T + (offsets[k] as number)) + sum;
    };
    for (const power of powers.toReversed()) {
      add(half, middleOf(power, T));
      for (let k = 0; k < half; k++) {
        const [after, before] = aroundOf(power, k, T, offsets[k] as number);
        add(k, after);
        add(offsets.length - 1 - k, before);
      }
    }
    return values.map((value, k) => value + polynomial(mean, T + (offsets[k] as number)));
  };
}

/**
 * Where a body is seen from the centre of the Earth at several instants, as it stood when the light left it.
 * @param offsets centuries, as in `sampled`
 * @param slopes of values at the offsets, how much they grow a century there
 * @returns a function of the middle T and of the instants, which may lie a second or so off their offsets. It gives longitudes
 *   in degrees from the mean equinox of date, which may lie outside of 0 to 360; distances in the unit of the body; and, for a
 *   body that has a latitude, latitudes in degrees
 */
export function seenAround(
  { longitude, latitude, distance, light, origin }: Body,
  offsets: readonly number[],
  slopes: (values: readonly number[]) => number[],
) {
  const longitudes = sampled(longitude, offsets);
  const latitudes = latitude && sampled(latitude, offsets);
  const distances = sampled(distance, offsets);
  // Within seconds, or the eight minutes of the Sun's light, a value grows evenly.
  const moved = (values: readonly number[], by: readonly number[]): number[] => {
    const growth = slopes(values);
    return values.map((value, k) => value + (growth[k] as number) * (by[k] as number));
  };
  return (middle: number, instants: readonly number[]): number[][] => {
    const late = instants.map((T, k) => T - middle - (offsets[k] as number));
    const away = moved(distances(middle), late);
    const seen = late.map((by, k) => by - (away[k] as number) * light);
    const along = moved(longitudes(middle), seen);
    const channels = [along.map((arc, k) => origin + (arc + precession(instants[k] as number)) / 3600), away];
    if (latitudes) channels.push(moved(latitudes(middle), seen).map((arc) => arc / 3600));
    return channels;
  };
}
