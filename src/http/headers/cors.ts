import type { IncomingMessage } from 'node:http';
import type { Access, Method } from '../../core/api/route.ts';

const exposed =
  'ETag, Location, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id, ' +
  'Idempotency-Replayed, Allow, Link, Content-Language, Content-Location, Content-Disposition, Content-Range, ' +
  'Accept-Ranges, Tus-Resumable, Upload-Expires, Upload-Length, Upload-Offset';
const requestable =
  'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID, X-Dinam-Client, ' +
  'Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset';

/** Headers of a public answer: any page may read it, no credentials go with it. */
export const publicCors: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed,
};

/** Headers of an answer that needs a login: only the origins of `CORS_ORIGINS`, with their cookie. */
function privateCors(origin: string | undefined, origins: readonly string[]): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
    vary: 'Origin',
  };
}

/** Logging in, and what administrators do, whoever is let in there. */
const isClosed = (path: string): boolean => /^\/api\/(?:admin|auth)(?![a-z_-])/.test(path);

/**
 * Who may use an operation from the page of another site: what needs no token is open to all, as apps in a web view and
 * the sites of a publisher have origins of their own.
 * @param access undefined: the address has no such operation
 */
function isOpen(path: string, access: Access | 'read' | undefined): boolean {
  return !isClosed(path) && (access === undefined || access === 'read' || access === 'anyone');
}

/** Headers of an answer, of an error too. @param path of the route, else of the request */
export function corsOf(
  { headers: { origin } }: IncomingMessage,
  path: string,
  access: Access | 'read' | undefined,
  origins: readonly string[],
): Record<string, string> {
  const isNamed = origin !== undefined && origins.includes(origin);
  return isOpen(path, access) && (access !== 'anyone' || !isNamed) ? publicCors : privateCors(origin, origins);
}

/** The answer to OPTIONS: the methods of the address and, for a preflight, what the page may send. */
export function preflight(
  request: IncomingMessage,
  { path, accessOf }: { path: string; accessOf: ReadonlyMap<Method, Access | 'read'> },
  origins: readonly string[],
): Record<string, string> {
  const allow = allowed(accessOf.keys());
  const wanted = request.headers['access-control-request-method'] as Method | undefined;
  const access = wanted && accessOf.get((wanted as string) === 'HEAD' ? 'GET' : wanted);
  const cors =
    access === undefined ? privateCors(request.headers.origin, origins) : corsOf(request, path, access, origins);
  return {
    ...cors,
    allow,
    'access-control-allow-methods': allow,
    // Without credentials, any: libraries in pages add headers of their own. The star does not stand for Authorization.
    'access-control-allow-headers': cors === publicCors ? `${requestable}, *` : requestable,
    'access-control-max-age': '7200',
  };
}

/** `Allow` of an address. */
export function allowed(methods: Iterable<Method>): string {
  const all = new Set<string>(methods);
  if (all.has('GET')) all.add('HEAD');
  return [...all, 'OPTIONS'].join(', ');
}
