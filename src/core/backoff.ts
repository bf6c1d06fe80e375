/** How waits grow with failures in a row. `first` and `longest` have the unit of the result. */
export interface Backoff {
  first: number;
  longest: number;
  /** Each wait is so many times the one before; 2 unless given. */
  factor?: number;
  /** Share of the wait by which chance makes it longer or shorter, so that many do not come back together; 0 to 1. */
  jitter?: number;
}

/** The wait after so many failures in a row, from 1. Without jitter it is at most `longest`. */
export function backoff(
  failures: number,
  { first, longest, factor = 2, jitter = 0 }: Backoff,
  random: () => number = Math.random,
): number {
  const wait = Math.min(longest, first * factor ** (failures - 1));
  return jitter === 0 ? wait : Math.round(wait * (1 - jitter + random() * 2 * jitter));
}
