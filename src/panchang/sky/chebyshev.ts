import { memoise } from './memoise.ts';

/** Costly functions of time, evaluated at a few instants of a stretch and interpolated between (Chebyshev polynomials). */

interface Interpolated {
  value(channel: number, t: number): number;
  /** Change a second. */
  slope(channel: number, t: number): number;
}

/**
 * Of the instants of a stretch, as seconds from its middle (the latest first), and of how to compute from values at them how much
 * these grow a second: what gives the channels, each with its values at the instants, by the middle (Unix seconds).
 */
export type Samples = (
  offsets: readonly number[],
  slopes: (values: readonly number[]) => number[],
) => (middle: number) => readonly (readonly number[])[];

/** A function that is evaluated at one instant (Unix seconds) after the other for its channels. */
export const oneByOne =
  (sample: (t: number) => readonly number[]): Samples =>
  (offsets) =>
  (middle) => {
    const rows = offsets.map((offset) => sample(middle + offset));
    return (rows[0] as readonly number[]).map((_, channel) => rows.map((row) => row[channel] as number));
  };

interface Plan {
  /** Length of a stretch in seconds. */
  stretch: number;
  /** Instants of a stretch that are evaluated. */
  nodes: number;
  /** Stretches kept at most, 72 bytes and more a channel; the oldest goes first. */
  most: number;
  /** The function, smooth within a stretch. */
  samples: Samples;
  /** Of the values of a channel in a stretch, one after another, where they have jumps to be removed. */
  smooth?(values: number[]): number[];
}

export function interpolated({ stretch, nodes: count, most, samples, smooth }: Plan): Interpolated {
  const nodes = Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
  const weights = nodes.map((_, j) =>
    nodes.map((_, k) => ((j === 0 ? 1 : 2) / count) * Math.cos((Math.PI * j * (k + 0.5)) / count)),
  );

  const half = stretch / 2;
  // The slope of a polynomial of Chebyshev's at cos(angle) is j sin(j angle) / sin(angle).
  const growth = nodes.map((x) => {
    const angle = Math.acos(x);
    return nodes.map((_, k) =>
      weights.reduce((sum, row, j) => sum + ((j * Math.sin(j * angle)) / Math.sin(angle)) * (row[k] as number), 0),
    );
  });
  const product = (row: readonly number[], values: readonly number[]): number => {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += (row[k] as number) * (values[k] as number);
    return sum;
  };
  const channelsAround = samples(
    nodes.map((x) => half * x),
    (values) => growth.map((row) => product(row, values) / half),
  );

  /** Coefficients, channel after channel. */
  function stretchFrom(start: number): Float64Array {
    const channels = channelsAround(start + half);
    const coefficients = new Float64Array(channels.length * count);
    channels.forEach((found, c) => {
      const values = smooth ? smooth([...found]) : found;
      weights.forEach((row, j) => {
        coefficients[c * count + j] = product(row, values);
      });
    });
    return coefficients;
  }

  const stretchAt = memoise(
    most,
    (index: number) => index,
    (index) => stretchFrom(index * stretch),
  );
  // Most questions are about the stretch of the last one.
  let lastIndex = Number.NaN;
  let last: Float64Array;
  function at(t: number): { x: number; coefficients: Float64Array } {
    const index = Math.floor(t / stretch);
    if (index !== lastIndex) {
      last = stretchAt(index);
      lastIndex = index;
    }
    return { x: 2 * (t / stretch - index) - 1, coefficients: last };
  }

  return {
    // Clenshaw's recurrence.
    value(channel, t) {
      const { x, coefficients } = at(t);
      const first = channel * count;
      let b1 = 0;
      let b2 = 0;
      for (let j = count - 1; j > 0; j--) {
        const b0 = 2 * x * b1 - b2 + (coefficients[first + j] as number);
        b2 = b1;
        b1 = b0;
      }
      return x * b1 - b2 + (coefficients[first] as number);
    },
    // The same for the derivative, which needs the value's terms beside it.
    slope(channel, t) {
      const { x, coefficients } = at(t);
      const first = channel * count;
      let [b1, b2, d1, d2] = [0, 0, 0, 0];
      for (let j = count - 1; j > 0; j--) {
        const d0 = 2 * b1 + 2 * x * d1 - d2;
        const b0 = 2 * x * b1 - b2 + (coefficients[first + j] as number);
        [b1, b2, d1, d2] = [b0, b1, d0, d1];
      }
      return ((b1 + x * d1 - d2) * 2) / stretch;
    },
  };
}
