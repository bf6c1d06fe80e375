import { retryAfterMs } from '../core/fetch/retry-after.ts';

const dayMs = 86_400_000;

/** Milliseconds for which an answer asks us to wait, a day at most; 0 when it does not ask. */
export const requestedWaitMs = (headers: Readonly<Record<string, string>> | undefined, nowMs: number): number =>
  retryAfterMs(headers?.['retry-after'], nowMs, { most: dayMs }) ?? 0;
