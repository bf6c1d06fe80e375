import { type Body, polynomial, precession, type Quantity } from './series.ts';

/**
 * The series at several instants at once, at fixed distances from any instant in the middle. A sine there is made of the
 * sine and the cosine in the middle and of those of what the angle turns until then, which are always the same: two sines a
 * term instead of one for each instant.
 */

/** Radians a term turns until an offset: its cosine, its sine. Offsets after the middle; those before are their mirror. */
function turnsOf(rows: Float64Array, after: readonly number[]): Float64Array {
  const turns: number[] = [];
  for (let i = 0; i < rows.length; i += 4)
    for (const offset of after) {
      const angle = (rows[i + 2] as number) * offset;
      turns.push(Math.cos(angle), Math.sin(angle));
    }
  return Float64Array.from(turns);
}

/**
 * @param offsets centuries from the middle, an odd number of them, each with its mirror, the first being the last's
 * @returns for the middle T the values at T plus each offset
 */
function sampled({ mean, terms }: Quantity, offsets: readonly number[]): (T: number) => number[] {
  const half = (offsets.length - 1) / 2;
  const after = offsets.slice(0, half);
  const turnsOfPower = terms.map((rows) => turnsOf(rows, after));
  const even = new Float64Array(half);
  const odd = new Float64Array(half);

  /** The sums of a power of T: `even` plus `odd` after the middle, `even` less `odd` before it; the middle is returned. */
  function sum(rows: Float64Array, turns: Float64Array, T: number): number {
    even.fill(0);
    odd.fill(0);
    let middle = 0;
    for (let i = 0, at = 0; i < rows.length; i += 4) {
      const amplitude = rows[i] as number;
      const bend = (rows[i + 3] as number) * T;
      const angle = (rows[i + 1] as number) + ((rows[i + 2] as number) + bend) * T;
      const s = amplitude * Math.sin(angle);
      const c = amplitude * Math.cos(angle);
      middle += s;
      for (let k = 0; k < half; k++, at += 2) {
        // So little more does the angle turn for its bend that it is its own sine.
        const more = 2 * bend * (after[k] as number);
        const cosine = turns[at] as number;
        const sine = turns[at + 1] as number;
        even[k] = (even[k] as number) + s * (cosine - more * sine);
        odd[k] = (odd[k] as number) + c * (sine + more * cosine);
      }
    }
    return middle;
  }

  return (T) => {
    const values = offsets.map(() => 0);
    const add = (k: number, sine: number): void => {
      values[k] = (values[k] as number) * (T + (offsets[k] as number)) + sine;
    };
    for (let power = terms.length - 1; power >= 0; power--) {
      add(half, sum(terms[power] as Float64Array, turnsOfPower[power] as Float64Array, T));
      for (let k = 0; k < half; k++) {
        add(k, (even[k] as number) + (odd[k] as number));
        add(offsets.length - 1 - k, (even[k] as number) - (odd[k] as number));
      }
    }
    return values.map((value, k) => value + polynomial(mean, T + (offsets[k] as number)));
  };
}

/**
 * Where a body is seen from the centre of the Earth at several instants, as it stood when the light left it.
 * @param offsets centuries, as in `sampled`
 * @param slopes of values at the offsets, how much they grow a century there
 * @returns of the middle T, and of the instants, which may lie a second or so off their offsets: longitudes in degrees from the
 *   mean equinox of date (not reduced to a turn), distances in the unit of the body, latitudes in degrees if it has any
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
