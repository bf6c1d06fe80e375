import type { Violation } from './shape.ts';

/** How the stand-in is set to answer: with an error, late, or not at all. */
export interface Scripted {
  status?: number;
  body?: unknown;
  /** Seconds, or any text: the header as it goes out. */
  retryAfter?: number | string;
  /** Waits before it answers. */
  slowMs?: number;
  /** Answers when this has come to pass, and not before. */
  until?: Promise<unknown>;
  /**
   * `reset`: only this request ends. `drop`: the whole connection does. `goaway`: this one is refused, others end. `cut`:
   * the status goes out, and half of the body.
   */
  ends?: 'reset' | 'drop' | 'goaway' | 'cut';
  /** What the log calls it; absent: the message was accepted, `OK`. */
  code?: string;
}

const type = 'type.googleapis.com/google';
const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** An error in Google's form. */
export const errorBody = (code: number, message: string, details: object[] = []): object => ({
  error: { code, message, status: statuses[code] ?? 'UNKNOWN', ...(details.length ? { details } : {}) },
});

const fcm = (status: number, code: string, message: string, more: object = {}): Scripted => ({
  status,
  code,
  body: errorBody(status, message, [{ '@type': `${type}.firebase.fcm.v1.FcmError`, errorCode: code }]),
  ...more,
});

export const badRequest = (violations: Violation[]): Scripted => ({
  status: 400,
  code: 'INVALID_ARGUMENT',
  body: errorBody(400, violations[0]?.description ?? 'Invalid', [
    { '@type': `${type}.rpc.BadRequest`, fieldViolations: violations },
  ]),
});

/** What FCM says, as it was seen to say it. */
export const say = {
  ok: {} as Scripted,
  unregistered: fcm(404, 'UNREGISTERED', 'Requested entity was not found.'),
  senderMismatch: fcm(403, 'SENDER_ID_MISMATCH', 'SenderId mismatch'),
  badToken: fcm(400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'),
  badTokenField: badRequest([{ field: 'message.token', description: 'Invalid registration token' }]),
  tooBig: fcm(400, 'INVALID_ARGUMENT', 'Android message is too big'),
  /** To a token that is none, too: it returns nothing. */
  general: fcm(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
  /** The project's messages of a minute are used up: Google's front says it, without a word of FCM. */
  quota: (retryAfter?: number | string): Scripted => ({
    status: 429,
    code: 'QUOTA_EXCEEDED',
    body: errorBody(429, "Quota exceeded for quota metric 'Send requests' of service 'fcm.googleapis.com'.", [
      {
        '@type': `${type}.rpc.ErrorInfo`,
        reason: 'RATE_LIMIT_EXCEEDED',
        domain: 'googleapis.com',
        metadata: { service: 'fcm.googleapis.com', quota_limit: 'SendsPerMinutePerProject' },
      },
    ]),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }),
  /** One device or topic gets too many. */
  ownQuota: (retryAfter?: number | string): Scripted => ({
    status: 429,
    code: 'QUOTA_EXCEEDED',
    body: errorBody(429, 'Device message rate exceeded.', [
      { '@type': `${type}.firebase.fcm.v1.FcmError`, errorCode: 'QUOTA_EXCEEDED' },
      { '@type': `${type}.rpc.QuotaFailure`, violations: [{ subject: 'device', description: 'Device message rate' }] },
    ]),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }),
  unavailable: (retryAfter?: number | string): Scripted =>
    fcm(503, 'UNAVAILABLE', 'The service is currently unavailable.', retryAfter === undefined ? {} : { retryAfter }),
  internal: fcm(500, 'INTERNAL', 'Internal error encountered.'),
  thirdParty: fcm(401, 'THIRD_PARTY_AUTH_ERROR', 'Auth error from APNS or Web Push Service'),
  unauthenticated: { status: 401, code: 'UNAUTHENTICATED', body: errorBody(401, 'Invalid credentials.') } as Scripted,
  permissionDenied: { status: 403, code: 'PERMISSION_DENIED', body: errorBody(403, 'Permission denied.') } as Scripted,
  /** The API was never switched on in the project. */
  apiOff: {
    status: 403,
    code: 'PERMISSION_DENIED',
    body: errorBody(
      403,
      'Firebase Cloud Messaging API has not been used in project 123456789 before or it is disabled. Enable it by ' +
        'visiting https://console.developers.google.com/apis/api/fcm.googleapis.com/overview?project=123456789 then retry.',
      [{ '@type': `${type}.rpc.ErrorInfo`, reason: 'SERVICE_DISABLED', domain: 'googleapis.com' }],
    ),
  } as Scripted,
  /** The account has no role in the project, or there is none of that name. */
  noRole: {
    status: 403,
    code: 'PERMISSION_DENIED',
    body: errorBody(
      403,
      "Permission 'cloudmessaging.messages.create' denied on resource " +
        "'//cloudresourcemanager.googleapis.com/projects/dinam-test' (or it may not exist).",
      [{ '@type': `${type}.rpc.ErrorInfo`, reason: 'IAM_PERMISSION_DENIED', domain: 'iam.googleapis.com' }],
    ),
  } as Scripted,
  notFound: { status: 404, code: 'NOT_FOUND', body: errorBody(404, 'Not found.') } as Scripted,
  slow: (slowMs: number): Scripted => ({ slowMs }),
  reset: { ends: 'reset', code: 'RESET' } as Scripted,
  drop: { ends: 'drop', code: 'DROP' } as Scripted,
  /** It was accepted, and nobody hears of it. */
  takenThenReset: { ends: 'reset' } as Scripted,
  /** It was accepted, and the answer ends behind its status. */
  takenThenCut: { ends: 'cut' } as Scripted,
  goaway: { ends: 'goaway', code: 'GOAWAY' } as Scripted,
  html: { status: 502, code: 'HTML', body: '<html><title>502</title></html>' } as Scripted,
};

/** In development a token whose beginning is one of these is always answered so. */
export const byPrefix: Record<string, Scripted> = {
  'unreg-': say.unregistered,
  'mismatch-': say.senderMismatch,
  'badarg-': say.badToken,
  'quota-': say.ownQuota(5),
  'unavail-': say.unavailable(5),
  'internal-': say.internal,
  'apns-': say.thirdParty,
  'slow-': say.slow(3_000),
  'reset-': say.reset,
};
