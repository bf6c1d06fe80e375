import { memoise } from './memoise.ts';

/** Functions of time that cost much, asked at a few instants of a stretch and interpolated between (Chebyshev polynomials). */

interface Interpolated {
  value(channel: number, t: number): number;
  /** Change a second. */
  slope(channel: number, t: number): number;
}

interface Plan {
  /** Length of a stretch in seconds. */
  stretch: number;
  /** Instants of a stretch that are asked for. */
  nodes: number;
  /** Stretches kept at most, 72 bytes and more a channel; the oldest goes first. */
  most: number;
  /** The function: its channels at an instant (Unix seconds), smooth within a stretch. */
  sample(t: number): readonly number[];
  /** Of the values of a channel in a stretch, one after another, where they have jumps to be taken out. */
  smooth?(values: number[]): number[];
}

export function interpolated({ stretch, nodes: count, most, sample, smooth }: Plan): Interpolated {
  const nodes = Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
  const weights = nodes.map((_, j) =>
    nodes.map((_, k) => ((j === 0 ? 1 : 2) / count) * Math.cos((Math.PI * j * (k + 0.5)) / count)),
  );

  /** Coefficients, channel after channel. */
  function stretchFrom(start: number): Float64Array {
    const half = stretch / 2;
    const samples = nodes.map((x) => sample(start + half + half * x));
    const channels = (samples[0] as readonly number[]).length;
    const coefficients = new Float64Array(channels * count);
    for (let c = 0; c < channels; c++) {
      const found = samples.map((row) => row[c] as number);
      const values = smooth ? smooth(found) : found;
      weights.forEach((row, j) => {
        let sum = 0;
        for (let k = 0; k < count; k++) sum += (row[k] as number) * (values[k] as number);
        coefficients[c * count + j] = sum;
      });
    }
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
