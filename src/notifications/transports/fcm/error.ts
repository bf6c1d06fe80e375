import { retryAfterMs } from '../../../core/fetch/retry-after.ts';
import type { WireAnswer } from '../http2/client.ts';
import type { PushCode } from '../result-codes.ts';
import type { Result } from '../transport.ts';

/** What FCM says of an error: `error.details` has its own code, or the fields that are wrong. */
export interface FcmError {
  status: number;
  /** Of `google.firebase.fcm.v1.FcmError`; absent: the error is not one of FCM but of Google's front. */
  errorCode: string | null;
  message: string;
  /** Names of fields of `google.rpc.BadRequest`. */
  fields: string[];
  /** A quota of the whole project is used up, and not that of one device or topic. */
  isOfProject: boolean;
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads an answer that is no success; anything may stand in it, a page of a proxy too. */
export function fcmErrorOf({ status, body }: Pick<WireAnswer, 'status' | 'body'>): FcmError {
  let error: Record<string, unknown> = {};
  try {
    error = asObject(asObject(JSON.parse(body)).error);
  } catch {}
  const details = Array.isArray(error.details) ? error.details.map(asObject) : [];
  const own = details.find((d) => asText(d['@type']).endsWith('google.firebase.fcm.v1.FcmError'));
  const violations = details.flatMap((d) => (Array.isArray(d.fieldViolations) ? d.fieldViolations.map(asObject) : []));
  return {
    status,
    errorCode: asText(own?.errorCode) || null,
    message: asText(error.message).slice(0, 300),
    fields: violations.map((v) => asText(v.field)).filter((f) => f !== ''),
    isOfProject: status === 429 && (own === undefined || details.some(isProjectQuota)),
  };
}

/** `google.rpc.ErrorInfo` of Google's front, or a `QuotaFailure` whose subject is the project. */
function isProjectQuota(detail: Record<string, unknown>): boolean {
  const { quota_limit } = asObject(detail.metadata);
  const violations = Array.isArray(detail.violations) ? detail.violations.map(asObject) : [];
  return (
    asText(detail.reason) === 'RATE_LIMIT_EXCEEDED' ||
    /PerProject/i.test(asText(quota_limit)) ||
    violations.some((v) => /^project|PerProject/i.test(`${asText(v.subject)} ${asText(v.description)}`))
  );
}

/** A shorter wait would be useless; a longer one exceeds the life of most notifications. */
const waitBounds = { least: 1_000, most: 3_600_000 };

/** Milliseconds for which a push service requests us to wait; undefined when it does not say. */
export const fcmWaitMs = (headers: Readonly<Record<string, string>>, nowMs: number): number | undefined =>
  retryAfterMs(headers['retry-after'], nowMs, waitBounds);

const gone = (code: PushCode): Result => ({ state: 'gone', code });
const stop = (code: PushCode): Result => ({ state: 'failed', code, stop: true });
const retry = (code: PushCode, ms: number | undefined): Result =>
  ms === undefined ? { state: 'retry', code } : { state: 'retry', code, retryAfterMs: ms };

/** FCM's default for a used-up quota, by its page on scaling. */
const quotaMs = 60_000;
/** Until a person has mended the set-up. */
const mendMs = 60_000;

/** Whether a 400 means the token of this one message and not what all of them carry. */
const isAboutToken = ({ fields, errorCode, message }: FcmError): boolean =>
  fields.some((f) => /^message\.(token|fid)$/.test(f)) ||
  (errorCode === 'INVALID_ARGUMENT' &&
    fields.length === 0 &&
    /registration token|installation id|\bfid\b/i.test(message));

/**
 * What an answer of FCM that is no success means for its message. `DEVICE_REFUSED` says that it is open whether the
 * token is wrong or the message.
 */
export function fcmResult(answer: WireAnswer, isToDevice: boolean, nowMs: number): Result {
  const error = fcmErrorOf(answer);
  const { status, errorCode } = error;
  const after = fcmWaitMs(answer.headers, nowMs);
  if (errorCode === 'UNREGISTERED') return isToDevice ? gone('UNREGISTERED') : stop('NOT_FOUND');
  if (errorCode === 'SENDER_ID_MISMATCH') return isToDevice ? gone('SENDER_ID_MISMATCH') : stop('PERMISSION_DENIED');
  if (errorCode === 'THIRD_PARTY_AUTH_ERROR') return { state: 'failed', code: 'THIRD_PARTY_AUTH_ERROR' };
  if (status === 429) return retry('QUOTA_EXCEEDED', after ?? quotaMs);
  if (status === 400 && isToDevice && isAboutToken(error)) return gone('BAD_TOKEN');
  if (status === 400 && isToDevice && error.fields.length === 0) return { state: 'failed', code: 'DEVICE_REFUSED' };
  if (status === 400) return stop('INVALID_ARGUMENT');
  if (status === 413) return stop('TOO_LARGE');
  if (status === 401) return retry('UNAUTHENTICATED', mendMs);
  if (status === 403) return retry('PERMISSION_DENIED', mendMs);
  // Without FCM's own word it is the project or the address that is not found, and no device is removed for that.
  if (status === 404) return retry('NOT_FOUND', mendMs);
  if (status === 500) return retry('INTERNAL', after);
  if (status > 500 || status === 408) return retry('UNAVAILABLE', after);
  return { state: 'failed', code: 'UNKNOWN' };
}
