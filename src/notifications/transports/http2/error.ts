type WireProblem = 'connect' | 'timeout' | 'reset' | 'busy' | 'closed' | 'answer';

/**
 * Why a request got no answer. With `reset` and `timeout` it is unknown whether the server acted on it; with
 * `connect`, `busy` and `closed` it never got there.
 */
export class WireError extends Error {
  readonly problem: WireProblem;
  /** Milliseconds after which the client would try to connect again. */
  readonly retryMs: number | undefined;

  constructor(problem: WireProblem, message: string, options: { cause?: unknown; retryMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'WireError';
    this.problem = problem;
    this.retryMs = options.retryMs;
  }
}
