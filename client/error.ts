/** A field that is not valid, and why. */
export interface FieldError {
  /** Dotted path such as `images.0.url`; empty for the whole body. */
  field: string;
  code: string;
  /** Values in the message. */
  params: Record<string, unknown>;
  /** Plain words that follow the name of the field. */
  message: string;
}

/** What an error is made of; of an answer that came from a proxy there may be nothing. */
export interface Fault {
  code?: string;
  message?: string;
  errors?: FieldError[];
  request_id?: string;
}

/** An answer that is no success. */
export class DinamError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /**
   * `not_found`, `stale`, `rate_limited` ...; empty where the answer came from a proxy. Without an answer `network`, `timeout`,
   * or `not_saved` where only saved answers were asked for.
   */
  readonly code: string;
  /** Fields that are not valid. */
  readonly errors: FieldError[];
  /** Seconds until the next attempt is worthwhile; null where the answer does not say. */
  readonly retryAfter: number | null;
  readonly requestId: string;

  constructor(status: number, problem: Fault, headers?: Headers) {
    super(problem.message ?? `The server answered with ${status}.`);
    this.name = 'DinamError';
    this.status = status;
    this.code = problem.code ?? '';
    this.errors = problem.errors ?? [];
    const wait = Number(headers?.get('retry-after') ?? Number.NaN);
    this.retryAfter = Number.isFinite(wait) ? wait : null;
    this.requestId = problem.request_id ?? headers?.get('x-request-id') ?? '';
  }

  static async of(response: Response): Promise<DinamError> {
    const problem = (await response.json().catch(() => ({}))) as Fault;
    return new DinamError(response.status, problem, response.headers);
  }
}
