import type { Period } from '../model.ts';

const dayMs = 86_400_000;

/** The how-manieth day, week, month or year it is, from any beginning: the next period has the next number. */
export function numberOfPeriod(period: Period, start: string): number {
  const days = Date.parse(`${start}T00:00:00Z`) / dayMs;
  if (period === 'daily') return days;
  // The first of January 1970 was a Thursday.
  if (period === 'weekly') return Math.floor((days + 3) / 7);
  const [year, month] = start.split('-').map(Number) as [number, number];
  return period === 'monthly' ? year * 12 + month : year;
}

/**
 * A sentence out of a pool of a prime size above 12 (17 for days, 13 for the others). The steps from sign to sign and from
 * period to period are no multiple of the size: twelve signs never share a sentence, and one has none again before the pool is
 * through. They differ, so that no sign says tomorrow what its neighbour says today.
 * @param sign 1 to 12
 * @param number of the period
 * @param offset sets the sections of a prediction apart
 */
export function chosen(pool: readonly string[], sign: number, number: number, offset: number): string {
  const at = (7 * sign + 3 * number + 4 * offset) % pool.length;
  return pool[(at + pool.length) % pool.length] as string;
}
