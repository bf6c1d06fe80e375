/** The error codes of the API, each with its HTTP status. Modules throw a `Fault`; the transport formats it. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  otp_required: 401,
  forbidden: 403,
  reauthentication_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  stale: 412,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media: 415,
  precondition_required: 428,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type Code = keyof typeof statusOf;

/** What can be wrong with a field. Clients go by it; `message` is for people. */
export type FieldCode =
  | 'required'
  | 'type'
  | 'too_short'
  | 'too_long'
  | 'range'
  | 'pattern'
  | 'text'
  | 'mixed_scripts'
  | 'unknown'
  | 'not_found'
  | 'taken'
  | 'repeated'
  | 'combination'
  | 'unchanged'
  | 'wrong'
  | 'unsupported'
  | 'damaged'
  | 'unsafe'
  | 'too_large'
  | 'invalid';

/** Of what no other code says. */
export const defaultFieldCode: FieldCode = 'invalid';

/** One bad field: `field` is a dotted path such as `title` or `images.0.url`, empty for the whole body. */
export interface FieldError {
  field: string;
  /** Follows the field's name in a sentence. */
  message: string;
  /** Default `invalid`. */
  code?: FieldCode;
  /** Values in the message: `min`, `max`, `known`. */
  params?: Readonly<Record<string, unknown>>;
  /** The template of the message in other languages, where it is not that of the code. */
  key?: string;
}

interface Extra {
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * The only error a user may see. `message` is safe to show; whatever else went wrong is thrown as it is, logged
 * whole, and reaches the user as `internal`.
 */
export class Fault extends Error {
  readonly code: Code;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  constructor(code: Code, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause });
    this.name = 'Fault';
    this.code = code;
    this.errors = extra.errors ?? [];
    this.headers = extra.headers ?? {};
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** 400 that names every bad field. */
export function invalid(errors: FieldError[]): Fault {
  const detail = errors.map((e) => (e.field ? `${e.field} ${e.message}` : e.message)).join('; ');
  return new Fault('invalid', detail.length > 500 ? `${errors.length} fields are not valid.` : `${detail}.`, {
    errors,
  });
}

/** 400 for one field. */
export function invalidField(
  field: string,
  message: string,
  code: FieldCode = defaultFieldCode,
  params: FieldError['params'] = {},
): Fault {
  return invalid([{ field, message, code, params }]);
}

/** 410 for addresses that others should stop using: a hub that gets it stops sending. */
export function gone(what: string): Fault {
  return new Fault('gone', `There is no such ${what} any more.`);
}

/** 404 for a thing that is not there (or not to be seen). */
export function notFound(what: string): Fault {
  return new Fault('not_found', `There is no such ${what}.`);
}
