import { WireError } from '../http2/client.ts';
import type { PushCode } from '../result-codes.ts';
import type { Result } from '../transport.ts';
import { TokenError } from './access-token.ts';

/** One such answer means that no other message would be accepted either. */
export const concernsAll: readonly string[] = [
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'CREDENTIALS',
  'NO_CONNECTION',
];
/** Errors of FCM itself: when most answers are such, all messages wait. */
export const serviceErrors: readonly string[] = ['UNAVAILABLE', 'INTERNAL', 'TIMEOUT', 'QUOTA_EXCEEDED'];

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

/** Nothing was sent: the quota is used up, or FCM is unreachable. */
export const waiting = (ms: number, code: PushCode = 'QUOTA_EXCEEDED'): Result => ({
  state: 'retry',
  code,
  retryAfterMs: Math.ceil(ms),
  unasked: true,
});
