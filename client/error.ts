import type { Problem } from './schema.ts';

/** An answer that is no success. */
export class DinamError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** `not_found`, `stale`, `rate_limited` ...; empty where the answer came from a proxy. */
  readonly code: string;
  /** Fields that are not valid. */
  readonly errors: Problem['errors'];
  /** Seconds until the next attempt is worthwhile; null where the answer does not say. */
  readonly retryAfter: number | null;
  readonly requestId: string;

  constructor(status: number, problem: Partial<Problem>, headers: Headers) {
    super(problem.message ?? `The server answered with ${status}.`);
    this.name = 'DinamError';
    this.status = status;
    this.code = problem.code ?? '';
    this.errors = problem.errors ?? [];
    const wait = Number(headers.get('retry-after') ?? Number.NaN);
    this.retryAfter = Number.isFinite(wait) ? wait : null;
    this.requestId = problem.request_id ?? headers.get('x-request-id') ?? '';
  }

  static async of(response: Response): Promise<DinamError> {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    return new DinamError(response.status, problem, response.headers);
  }
}
