import { retryAfterMs } from '../core/fetch/retry-after.ts';

const dayMs = 86_400_000;

/** Milliseconds that a response requests us to wait (`Retry-After`), a day at most; 0 without it. */
export const requestedWaitMs = (headers: Readonly<Record<string, string>> | undefined, nowMs: number): number =>
  retryAfterMs(headers?.['retry-after'], nowMs, { most: dayMs }) ?? 0;
