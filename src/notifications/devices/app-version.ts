const form = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:[-+ ].*)?$/i;
/** Of the second and the fourth number; more than that compares as equal. */
const most = 999_999;

/**
 * A version as two whole numbers that compare, the first one first, as versions do: `2.10` comes after `2.9`. What is
 * behind `-`, `+` or a space does not count.
 * @returns null for what is no version
 */
export function versionNumbers(text: string): [high: number, low: number] | null {
  const found = form.exec(text.trim());
  if (!found) return null;
  const [a = 0, b = 0, c = 0, d = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return [a * (most + 1) + Math.min(b, most), c * (most + 1) + Math.min(d, most)];
}
