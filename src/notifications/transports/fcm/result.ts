import { WireError } from '../../../core/http2/client.ts';
import type { PushCode } from '../result-codes.ts';
import type { Result } from '../transport.ts';
import { TokenError } from './access-token.ts';
import { longestHoldMs } from './quota.ts';

/** One such answer says that no other message would go out either. */
export const meansAll: readonly string[] = [
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'CREDENTIALS',
  'NO_CONNECTION',
];
/** So does one of these, when most answers are like it. */
export const isTheirs: readonly string[] = ['UNAVAILABLE', 'INTERNAL', 'TIMEOUT', 'QUOTA_EXCEEDED'];

const problems: Record<WireError['problem'], PushCode> = {
  connect: 'NO_CONNECTION',
  busy: 'NO_CONNECTION',
  closed: 'STOPPED',
  reset: 'CONNECTION_LOST',
  answer: 'CONNECTION_LOST',
  timeout: 'TIMEOUT',
};

/** What it means for a message that FCM gave no answer to it. */
export function resultOfError(error: unknown, signal: AbortSignal): Result {
  if (error instanceof TokenError)
    return { state: 'retry', code: 'CREDENTIALS', retryAfterMs: error.isRefused ? 60_000 : 10_000, unasked: true };
  if (error instanceof WireError) {
    const code = problems[error.problem];
    return code === 'NO_CONNECTION' ? { state: 'retry', code, unasked: true } : { state: 'retry', code };
  }
  if (signal.aborted) return { state: 'retry', code: 'STOPPED' };
  throw error;
}

/** Nobody was asked: there was no room for it, or FCM is away. */
export const waiting = (ms: number, code: PushCode = 'QUOTA_EXCEEDED'): Result => ({
  state: 'retry',
  code,
  retryAfterMs: Math.ceil(ms),
  unasked: true,
});

/** What is left of a hold. The clock may have been set back: then nothing is known of how long it was to be. */
export const left = (untilMs: number, nowMs: number): number => {
  const ms = untilMs - nowMs;
  return ms > longestHoldMs ? 0 : Math.max(0, ms);
};
