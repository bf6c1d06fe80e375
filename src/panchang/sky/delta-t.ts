/**
 * Delta T, terrestrial time minus universal time, in seconds, at the beginning of the years.
 *
 * 1900 to 2015: observed, one value a year (McCarthy and Babcock 1986, then the Earth orientation data of IERS, as almanacs
 * print them). From 2016: the observed values and the predictions that the reference ephemeris was computed with. Nobody can
 * predict the rotation of the Earth beyond about a year; the last values only continue its mean slowing down, and may be wrong
 * by a second in 2035 and by some 20 in 2100 (that moves the end of a tithi by as many seconds).
 */
const observed = [
  -2.7, -1.54, -0.02, 1.24, 2.64, 3.86, 5.37, 6.14, 7.75, 9.13, 10.46, 11.53, 13.36, 14.65, 16.01, 17.2, 18.24, 19.06,
  20.25, 20.95, 21.16, 22.25, 22.41, 23.03, 23.49, 23.62, 23.86, 24.49, 24.34, 24.08, 24.02, 24.0, 23.87, 23.95, 23.86,
  23.93, 23.73, 23.92, 23.96, 24.02, 24.33, 24.83, 25.3, 25.7, 26.24, 26.77, 27.28, 27.78, 28.25, 28.71, 29.15, 29.57,
  29.97, 30.36, 30.72, 31.07, 31.35, 31.68, 32.18, 32.68, 33.15, 33.59, 34.0, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29,
  39.2, 40.18, 41.17, 42.23, 43.37, 44.484, 45.476, 46.457, 47.521, 48.534, 49.586, 50.539, 51.381, 52.167, 52.957,
  53.788, 54.343, 54.871, 55.322, 55.82, 56.3, 56.855, 57.565, 58.309, 59.122, 59.985, 60.785, 61.629, 62.295, 62.966,
  63.467, 63.829, 64.091, 64.3, 64.473, 64.574, 64.688, 64.845, 65.146, 65.457, 65.777, 66.07, 66.325, 66.603, 66.907,
  67.281, 67.644, 68.102, 68.593, 68.968, 69.22, 69.361, 69.359, 69.294, 69.183, 69.1,
];

/** Year, seconds: straight lines between them. */
type Point = readonly [number, number];
const later: readonly Point[] = [
  [2024, 69.1],
  [2026, 68.9],
  [2027, 68.8],
  [2028, 68.8],
  [2028.5, 68.918],
  [2030, 69.276],
  [2032, 69.761],
  [2034, 70.257],
  [2036, 70.761],
  [2038, 71.276],
  [2040, 71.8],
  [2045, 73.15],
  [2060, 77.6],
  [2080, 84.4],
  [2105, 94],
];

const firstYear = 1900;

/** Seconds that terrestrial time is ahead of universal time; `days` of universal time since 2000-01-01 12:00. */
export function deltaT(days: number): number {
  const year = 2000 + (days + 0.5) / 365.2425;
  const at = Math.max(0, year - firstYear);
  const low = Math.floor(at);
  if (low + 1 < observed.length) {
    const from = observed[low] as number;
    return from + ((observed[low + 1] as number) - from) * (at - low);
  }
  let after = 1;
  while (after < later.length - 1 && (later[after] as Point)[0] <= year) after++;
  const from = later[after - 1] as Point;
  const to = later[after] as Point;
  return from[1] + ((to[1] - from[1]) * (year - from[0])) / (to[0] - from[0]);
}
