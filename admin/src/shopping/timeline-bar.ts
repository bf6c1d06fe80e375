/** What a line of time shows, in milliseconds. */
export interface TimeRange {
  from: number;
  to: number;
}

/**
 * The part of a line of time that a deal takes, in per cent of it.
 * @returns null where the deal lies outside; `goesOn`: it ends later than the line, or never
 */
export function barOf({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }, { from, to }: TimeRange) {
  const [begin, end] = [Date.parse(starts_at), ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at)];
  if (end <= from || begin >= to) return null;
  const percent = (at: number): number => ((Math.min(Math.max(at, from), to) - from) / (to - from)) * 100;
  const left = percent(begin);
  return { left, width: percent(end) - left, goesOn: end > to };
}
