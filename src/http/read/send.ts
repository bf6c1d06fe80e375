import type { IncomingMessage, ServerResponse } from 'node:http';
import { yearSeconds } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { CacheEntry } from '../../core/cache/cache.ts';
import { chooseEncoding, compressed, type Encoding, encodingOf, leastToCompress } from '../../core/cache/encoding.ts';
import { publicCors } from '../headers/cors.ts';
import { headersOfMedia, securityHeaders } from '../headers/security.ts';
import { endInBatch } from './write-batch.ts';

/** Whole seconds until `validUntil`. */
const secondsLeft = (validUntil: number, now: number): number => Math.floor((validUntil - now) / 1_000);

/**
 * `Cache-Control`. No fresh age exceeds `left`, the seconds until the answer changes without a write. A `maxAge` of a year
 * means a URL that changes with its content: immutable.
 */
function cacheControl(maxAge: number, left: number): string {
  if (maxAge >= yearSeconds && left === Number.POSITIVE_INFINITY) return `public, max-age=${yearSeconds}, immutable`;
  const age = Math.max(0, Math.min(maxAge, left));
  const shared = Math.max(0, Math.min(maxAge * 2, left));
  const revalidate = Math.max(0, Math.min(30, left - shared));
  return `public, max-age=${age}, s-maxage=${shared}, stale-while-revalidate=${revalidate}, stale-if-error=86400`;
}

function headersOf(
  app: App,
  etag: string,
  control: string,
  topics: readonly string[],
  media: string,
  requestId?: string,
): Record<string, string> {
  return {
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    ...publicCors,
    ...securityHeaders(app.config),
    ...headersOfMedia(media),
    'cache-control': control,
    etag,
    'surrogate-key': topics.join(' '),
    vary: 'Accept-Encoding',
  };
}

/** Sends 304. @param given what the headers derive from */
export function sendNotModified(
  app: App,
  etag: string,
  maxAge: number,
  given: Pick<CacheEntry, 'validUntil' | 'topics' | 'media'>,
  response: ServerResponse,
  requestId?: string,
  heads?: SentHeads,
): void {
  app.cache.counts.notModified++;
  const left = secondsLeft(given.validUntil, app.now());
  let head = heads?.notModified;
  if (head?.etag !== etag || head.left !== left || head.maxAge !== maxAge) {
    const headers = headersOf(app, etag, cacheControl(maxAge, left), given.topics, given.media, requestId);
    head = { etag, maxAge, left, size: 0, headers };
    if (heads) heads.notModified = head;
  }
  response.writeHead(304, head.headers);
  endInBatch(response);
}

/** Encodings by `Accept-Encoding`: clients send few variants. Separate for bodies that are sent more than once. */
const encodings = { kept: new Map<string, Encoding>(), once: new Map<string, Encoding>() };
const mostVariants = 500;

function remembered(accept: string | undefined, size: number, isKept = true): Encoding {
  if (accept === undefined || size < leastToCompress) return 'identity';
  const known = isKept ? encodings.kept : encodings.once;
  let encoding = known.get(accept);
  if (!encoding) {
    encoding = chooseEncoding(accept, size, isKept);
    if (known.size >= mostVariants) known.clear();
    known.set(accept, encoding);
  }
  return encoding;
}

/** `max-age` of a stale answer (s). */
const staleAge = 5;

/** Headers last sent for a URL, by encoding and for 304; reused while the answer is the same. */
export type SentHeads = Partial<Record<Encoding | 'notModified', SentHead>>;

interface SentHead {
  etag: string;
  /** Inputs of its `Cache-Control`. */
  maxAge: number;
  left: number;
  /** `Content-Length`. Counts of views change it under the same ETag. */
  size: number;
  headers: Record<string, string>;
}

/**
 * Sends an answer, or 304 when `If-None-Match` has its ETag.
 * @param requestId absent on the fast path
 * @param heads headers of the URL, on the fast path only
 * @returns a promise when the body must be compressed first; else undefined, after a synchronous send
 */
export function sendEntry(
  app: App,
  entry: CacheEntry,
  request: IncomingMessage,
  response: ServerResponse,
  requestId?: string,
  heads?: SentHeads,
): Promise<void> | undefined {
  const maxAge = app.cache.isGood(entry) ? entry.maxAge : Math.min(entry.maxAge, staleAge);
  const left = secondsLeft(entry.validUntil, app.now());
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    const { identity, gzip, br, zstd } = entry.etags;
    const same =
      ifNoneMatch.trim() === '*' ? identity : [br, gzip, zstd, identity].find((etag) => ifNoneMatch.includes(etag));
    if (same) {
      sendNotModified(app, same, maxAge, entry, response, requestId, heads);
      return;
    }
  }
  const encoding = encodingOf(entry, request.headers['accept-encoding'], remembered);
  const send = (bytes: Buffer): void => {
    const etag = entry.etags[encoding];
    const before = heads?.[encoding];
    const size = bytes.length;
    if (before?.etag === etag && before.left === left && before.maxAge === maxAge && before.size === size)
      response.writeHead(200, before.headers);
    else {
      const control = cacheControl(maxAge, left);
      const headers = headersOf(app, etag, control, entry.topics, entry.media, requestId);
      headers['content-type'] = entry.media;
      headers['content-length'] = String(size);
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      if (heads) heads[encoding] = { etag, maxAge, left, size, headers };
      response.writeHead(200, headers);
    }
    endInBatch(response, request.method === 'HEAD' ? undefined : bytes);
  };
  const form = app.cache.form(entry, encoding);
  if (form instanceof Promise) return form.then(send);
  send(form);
}

/** A request of a public read with its parameters resolved. */
export interface ReadResult {
  key: string;
  topics: readonly string[];
  /** Generation of the versions at which it was resolved. */
  generation: number;
}

/** Lets the fast path answer a URL. @param path pattern of the route */
export type Remember = (request: IncomingMessage, answered: ReadResult, path: string) => void;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

/** Sends a personal answer (`private, no-store`) with 200. */
export async function sendPersonal(
  app: App,
  media: string,
  body: Buffer,
  { request, response, requestId }: Exchange,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.length, false);
  const bytes = encoding === 'identity' ? body : await compressed(body, encoding);
  response.writeHead(200, {
    'x-request-id': requestId,
    ...publicCors,
    ...securityHeaders(app.config),
    ...headersOfMedia(media),
    'cache-control': 'private, no-store',
    'content-type': media,
    'content-length': String(bytes.length),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
