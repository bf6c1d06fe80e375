export type FetchProblem =
  | 'address'
  | 'refused'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'redirects'
  | 'answer'
  | 'encoding';

/** Why something could not be fetched. `message` is short, safe to show and stored as `last_error`. */
export class FetchError extends Error {
  readonly problem: FetchProblem;
  /** The address that was requested when it failed: after redirects, where they led. */
  url?: string;

  constructor(problem: FetchProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchError';
    this.problem = problem;
  }
}

const problems: Record<string, [FetchProblem, string]> = {
  ENOTFOUND: ['dns', 'The name of the server is not known.'],
  EAI_AGAIN: ['dns', 'The name of the server could not be looked up just now.'],
  ENODATA: ['dns', 'The name of the server has no address.'],
  ECONNREFUSED: ['connect', 'The server refused the connection.'],
  ECONNRESET: ['connect', 'The server broke the connection off.'],
  EPIPE: ['connect', 'The server broke the connection off.'],
  UND_ERR_SOCKET: ['connect', 'The server broke the connection off.'],
  EHOSTUNREACH: ['connect', 'The server cannot be reached.'],
  ENETUNREACH: ['connect', 'The server cannot be reached.'],
  EADDRNOTAVAIL: ['connect', 'The server cannot be reached.'],
  ETIMEDOUT: ['timeout', 'The server did not answer in time.'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'The server did not answer in time.'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'The server did not answer in time.'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'The server stopped sending.'],
  UND_ERR_HEADERS_OVERFLOW: ['answer', 'The server sent too many headers.'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['answer', 'The answer ended before it was complete.'],
  CERT_HAS_EXPIRED: ['tls', 'The certificate of the server has expired.'],
  CERT_NOT_YET_VALID: ['tls', 'The certificate of the server is not valid yet.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['tls', 'The certificate of the server is for another name.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['tls', 'The certificate of the server is signed by itself.'],
  SELF_SIGNED_CERT_IN_CHAIN: ['tls', 'The certificate of the server is signed by itself.'],
};

const families: [RegExp, FetchProblem, string][] = [
  [/^(UNABLE_TO_|CERT_|HOSTNAME_|INVALID_(CA|PURPOSE))/, 'tls', 'The certificate of the server cannot be trusted.'],
  [/^(EPROTO|ERR_SSL_|ERR_TLS_)/, 'tls', 'No secure connection could be made with the server.'],
  [/^(Z_|ERR__?ERROR|ERR_BROTLI|ERR_ZSTD|ZSTD_)/, 'encoding', 'The answer is not compressed as the server says it is.'],
];

/** Any error of the way to the server and back in clear words. `late`: our own deadline has passed. */
export function fetchErrorOf(error: unknown, late: boolean): FetchError {
  if (error instanceof FetchError) return error;
  if (late) return new FetchError('timeout', 'The answer took too long.', error);
  const { code, cause, errors } = error as { code?: string; cause?: unknown; errors?: unknown[] };
  if (cause instanceof FetchError) return cause;
  if (code !== undefined && Object.hasOwn(problems, code)) {
    const [problem, message] = problems[code] as [FetchProblem, string];
    return new FetchError(problem, message, error);
  }
  const { name } = error as { name?: string };
  if (name === 'HTTPParserError') return new FetchError('answer', 'The server does not speak HTTP.', error);
  const family = families.find(([pattern]) => pattern.test(code ?? ''));
  if (family) return new FetchError(family[1], family[2], error);
  const inner = errors?.[0] ?? cause;
  if (inner !== undefined && inner !== error) return fetchErrorOf(inner, false);
  return new FetchError('connect', 'The address could not be fetched.', error);
}
