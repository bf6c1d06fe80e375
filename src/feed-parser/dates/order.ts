export type DateParts = [year: number, month: number, day: number];

export const fullYear = (year: string): number =>
  year.length === 2 ? Number(year) + (Number(year) < 70 ? 2_000 : 1_900) : Number(year);

/** Sunday is 0; null for a day that no month has. */
function weekdayOf([year, month, day]: DateParts): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getUTCDay() : null;
}

/**
 * A day in three numbers of which the last one, or of two digits the first one, is the year. Where its order is open the
 * day of the week decides (Drupal writes `Mon, 11/09/2026 - 10:15`); without one it is the Indian order.
 */
export function ordered(first: string, second: string, third: string, weekday: () => number | null): DateParts {
  const [a, b, year] = [Number(first), Number(second), fullYear(third)];
  const orders: DateParts[] = [
    [year, b, a],
    [year, a, b],
    ...(third.length === 2 && first.length === 2 ? ([[fullYear(first), b, Number(third)]] as DateParts[]) : []),
  ];
  const possible = orders.filter((day) => weekdayOf(day) !== null);
  const named = possible.length > 1 ? weekday() : null;
  return possible.find((day) => weekdayOf(day) === named) ?? possible[0] ?? (orders[0] as DateParts);
}
