/** Where a function of time passes zero, and where it is least. Instants are Unix seconds. */

const precision = 0.01;

/** The zero of a smooth function that has opposite signs at `from` and `to` (the Illinois algorithm), to a hundredth of a second. */
export function crossing(f: (t: number) => number, from: number, to: number): number {
  let [a, fa, b, fb] = [from, f(from), to, f(to)];
  let last = Number.NaN;
  let side = 0;
  for (let step = 0; step < 60; step++) {
    const t = fb === fa ? (a + b) / 2 : b - (fb * (b - a)) / (fb - fa);
    const value = f(t);
    if (value === 0 || Math.abs(t - last) < precision) return t;
    last = t;
    if (value < 0 === fa < 0) {
      [a, fa] = [t, value];
      if (side === -1) fb /= 2;
      side = -1;
    } else {
      [b, fb] = [t, value];
      if (side === 1) fa /= 2;
      side = 1;
    }
  }
  return last;
}

/** Where a function that falls and then rises between two instants is least (golden section), to a second. */
export function lowest(f: (t: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [from, to];
  let left = b - ratio * (b - a);
  let right = a + ratio * (b - a);
  let [fl, fr] = [f(left), f(right)];
  while (b - a > 1) {
    if (fl < fr) {
      [b, right, fr] = [right, left, fl];
      left = b - ratio * (b - a);
      fl = f(left);
    } else {
      [a, left, fl] = [left, right, fr];
      right = a + ratio * (b - a);
      fr = f(right);
    }
  }
  return (a + b) / 2;
}
