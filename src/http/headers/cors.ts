import type { IncomingMessage } from 'node:http';
import type { Access, Method } from '../../core/api/route.ts';

const exposed =
  'ETag, Location, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id, ' +
  'Content-Location, Tus-Resumable, Upload-Expires, Upload-Length, Upload-Offset';
const requestable =
  'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID, X-Dinam-Client, ' +
  'Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset';

/** Headers of a public answer: any page may read it, no credentials go with it. */
export const publicCors: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed,
};

/** Headers of an answer that needs a login: only the origins of `CORS_ORIGINS`, with their cookie. */
export function privateCors(request: IncomingMessage, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.origin;
  if (origin === undefined || !origins.includes(origin)) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
    vary: 'Origin',
  };
}

/** The answer to OPTIONS: the methods of the address and, for a preflight, what the page may send. */
export function preflight(
  request: IncomingMessage,
  accessOf: ReadonlyMap<Method, Access | 'read'>,
  origins: readonly string[],
): Record<string, string> {
  const allow = allowed(accessOf.keys());
  const wanted = request.headers['access-control-request-method'] as Method | undefined;
  const access = wanted && accessOf.get((wanted as string) === 'HEAD' ? 'GET' : wanted);
  const cors = access === 'read' ? publicCors : privateCors(request, origins);
  return {
    ...cors,
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': requestable,
    'access-control-max-age': '7200',
  };
}

/** `Allow` of an address. */
export function allowed(methods: Iterable<Method>): string {
  const all = new Set<string>(methods);
  if (all.has('GET')) all.add('HEAD');
  return [...all, 'OPTIONS'].join(', ');
}
