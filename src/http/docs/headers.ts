import type { Json } from './json.ts';

const text = (description: string, example?: string): Json => ({
  description,
  required: true,
  schema: { type: 'string', ...(example === undefined ? {} : { examples: [example] }) },
});
const count = (description: string): Json => ({ description, required: true, schema: { type: 'integer', minimum: 0 } });

/** Headers of answers, by the names of their components. */
export const headers: Readonly<Record<string, Json>> = {
  ETag: text('Version of the answer, for `If-None-Match`', '"7.br"'),
  AnswerETag: { ...text('Version of the answer, for `If-None-Match`', '"-q3uJ0oVdcS9GmWvA"'), required: false },
  RowETag: { ...text('Version of the row, for `If-Match`', '"7"'), required: false },
  CacheControl: text('How long the answer may be cached'),
  Location: text('URL of what was added, or has moved'),
  Allow: text('The methods of this address', 'GET, HEAD, OPTIONS'),
  WWWAuthenticate: text('Scheme of the token, and why the one that was sent is not valid', 'Bearer'),
  RetryAfter: count('Seconds until the next attempt is worthwhile'),
  // A factor that is locked after wrong codes has an end, but no window of requests.
  RateLimitLimit: { ...count('Requests in the window'), required: false },
  RateLimitRemaining: { ...count('Requests that are left in the window'), required: false },
  RateLimitReset: { ...count('Seconds until the window ends'), required: false },
};

const refer = (names: Readonly<Record<string, string>>): Json => ({
  headers: Object.fromEntries(
    Object.entries(names).map(([header, name]) => [header, { $ref: `#/components/headers/${name}` }]),
  ),
});

const ofStatus: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  201: { Location: 'Location' },
  301: { Location: 'Location' },
  401: { 'WWW-Authenticate': 'WWWAuthenticate' },
  405: { Allow: 'Allow' },
  429: {
    'Retry-After': 'RetryAfter',
    'RateLimit-Limit': 'RateLimitLimit',
    'RateLimit-Remaining': 'RateLimitRemaining',
    'RateLimit-Reset': 'RateLimitReset',
  },
  503: { 'Retry-After': 'RetryAfter' },
};

/** `headers` of an error response; empty for a status without headers of its own. */
export const headersOfStatus = (status: number): Json => {
  const names = ofStatus[status];
  return names ? refer(names) : {};
};

/** `headers` of a public read. */
export const headersOfRead: Json = refer({ ETag: 'ETag', 'Cache-Control': 'CacheControl' });
export const headersOfPersonal: Json = refer({ 'Cache-Control': 'CacheControl' });
export const headersOf304: Json = refer({ ETag: 'ETag' });

/**
 * `headers` of another success. What `PUT` adds is at its own address.
 * @param hasRev the answer is a row with a version
 * @param isRead it is a read of the admin API
 */
export function headersOfSuccess(method: string, status: number, hasRev: boolean, isRead: boolean): Json {
  const etag: Record<string, string> = hasRev ? { ETag: 'RowETag' } : isRead ? { ETag: 'AnswerETag' } : {};
  const names = { ...(method === 'PUT' ? {} : ofStatus[status]), ...etag };
  return Object.keys(names).length ? refer(names) : {};
}
