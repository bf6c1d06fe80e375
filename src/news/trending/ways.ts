import type { ViewWay } from '../../core/model/view-ways.ts';

/** Views of an item by way; those that are missing are 0. */
export type WayCounts = Partial<Record<ViewWay, number>>;

/** All views of an item. */
export const totalOf = (counts: WayCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The sum of both. */
export function withCounts(one: WayCounts, other: WayCounts): WayCounts {
  const sum: WayCounts = { ...one };
  for (const [way, n] of Object.entries(other) as [ViewWay, number][]) sum[way] = (sum[way] ?? 0) + n;
  return sum;
}
