/**
 * Milliseconds that a `Retry-After` header requests (RFC 9110, section 10.2.3: seconds or a date in one of three forms),
 * within the bounds; undefined without a header or when it says neither.
 */
export function retryAfterMs(
  header: string | undefined,
  nowMs: number,
  { least = 0, most }: { least?: number; most: number },
): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) * 1_000 : dateOf(text) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.min(most, Math.max(least, ms));
}

/** All three forms are in GMT; that of `asctime` does not say so. NaN for what is no date. */
function dateOf(text: string): number {
  if (!/^[a-z]{3,9},? [\w :-]+$/i.test(text)) return Number.NaN;
  return Date.parse(/\b(GMT|UTC)$/i.test(text) ? text : `${text} GMT`);
}
