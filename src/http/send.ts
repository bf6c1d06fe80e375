import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { jsonMedia } from '../core/api/cached-read.ts';
import { cacheKey, type Read, yearSeconds } from '../core/api/read.ts';
import { parseQuery, type TextFields } from '../core/api/validate.ts';
import type { App } from '../core/app.ts';
import { chooseEncoding, compressed, type Encoding, type Entry, encodingOf } from '../core/cache/cache.ts';
import { isOutage } from '../core/db/error.ts';
import { currentSettings, isCurrent } from '../settings/settings.ts';
import { beyond, isTooDeep, refuseDeep } from './deep.ts';
import type { ReadGate } from './gate.ts';
import { publicCors } from './headers/cors.ts';
import { headersOfMedia, securityHeaders } from './headers/security.ts';

/** Whole seconds until an answer changes without a write. */
const secondsLeft = (validUntil: number, now: number): number => Math.floor((validUntil - now) / 1_000);

/**
 * `Cache-Control` of an answer that changes in `left` seconds without a write: no cache keeps it past that instant. One
 * that may be kept for a year has an address that changes with its content.
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

/** The requests whose `Accept-Encoding` is this text; there are a handful of variants. */
const encodings = new LRUCache<string, Encoding>({ max: 500 });

function remembered(accept: string | undefined, size: number, brotliToo = true): Encoding {
  if (accept === undefined) return 'identity';
  const key = `${size < 1_000 ? size : ''}|${brotliToo}|${accept}`;
  let encoding = encodings.get(key);
  if (!encoding) {
    encoding = chooseEncoding(accept, size, brotliToo);
    encodings.set(key, encoding);
  }
  return encoding;
}

/** Seconds that a client may cache a stale answer, served because no newer one can be computed. */
const staleAge = 5;

/** The headers of an address as they were last sent, by encoding: they stay the same for as long as its answer does. */
export type SentHeads = Partial<Record<Encoding, SentHead>>;

interface SentHead {
  etag: string;
  /** What its `Cache-Control` was made of. */
  maxAge: number;
  left: number;
  /** What its `Content-Length` is: numbers of views change in answers of one ETag. */
  size: number;
  headers: Record<string, string>;
}

/**
 * Sends a finished answer, or 304 when the client has it. An answer of the fast path has no request id.
 * @param heads of its address, on the fast path
 * @returns a promise only where the answer has to be compressed first: an answer from memory waits for nothing
 */
export function sendEntry(
  app: App,
  entry: Entry,
  request: IncomingMessage,
  response: ServerResponse,
  requestId?: string,
  heads?: SentHeads,
): Promise<void> | undefined {
  const maxAge = app.cache.isGood(entry) ? entry.maxAge : Math.min(entry.maxAge, staleAge);
  const left = secondsLeft(entry.validUntil, app.now());
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    const { identity, gzip, br } = entry.etags;
    const same =
      ifNoneMatch.trim() === '*' ? identity : [br, gzip, identity].find((etag) => ifNoneMatch.includes(etag));
    if (same) {
      app.cache.counts.notModified++;
      const control = cacheControl(maxAge, left);
      response.writeHead(304, headersOf(app, same, control, entry.topics, entry.media, requestId)).end();
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
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const form = app.cache.form(entry, encoding);
  if (form instanceof Promise) return form.then(send);
  send(form);
}

/** A request for a public read once its parameters are known. */
export interface ReadResult {
  key: string;
  topics: readonly string[];
  /** Of the versions that it was understood at. */
  generation: number;
}

/** Who asks for a public read, and how. */
interface ReadRequest {
  fields: TextFields;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** Of the client, as far as the proxies on the way are trusted. */
  ip: string;
  /** A page that is too deep is empty, and no error. */
  isEmptyBeyondDepth: boolean;
}

/** Sends what only this client may have: compressed for it, kept by nobody. */
async function sendPersonal(app: App, media: string, body: Buffer, given: ReadRequest): Promise<void> {
  const { request, response, requestId } = given;
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

/**
 * Answers a public read: checks the parameters, then 304, then the cache, then what computes it.
 * @returns what the fast path may remember; null for a personal read
 */
export async function sendRead(
  app: App,
  gate: ReadGate,
  requested: Read,
  given: ReadRequest,
): Promise<ReadResult | null> {
  const { fields, request, response, requestId, ip, isEmptyBeyondDepth } = given;
  const { generation } = app.versions;
  // Defaults such as the language are settings; those of before are better than no answer.
  if (!isCurrent(app) && !app.versions.isUnreachable)
    await currentSettings(app).catch((error) => {
      if (!isOutage(error)) throw error;
    });
  const query = requested.normalise(app, parseQuery(requested.query, fields)) as Record<string, unknown>;
  if (!isEmptyBeyondDepth) refuseDeep(query);
  if (requested.isPersonal) {
    const body = await gate.personal(requested, query, ip);
    await sendPersonal(app, requested.media ?? jsonMedia, body, given);
    return null;
  }
  const read = isTooDeep(query) ? beyond(requested) : requested;
  const key = cacheKey(read.name, query);
  const topics = read.topics(query as never);
  const ifNoneMatch = request.headers['if-none-match'];
  const same = ifNoneMatch && app.cache.matches(ifNoneMatch, key, topics);
  if (same) {
    app.cache.counts.notModified++;
    const control = cacheControl(read.maxAge ?? 30, secondsLeft(app.cache.validUntilOf(same), app.now()));
    response.writeHead(304, headersOf(app, same, control, topics, read.media ?? '', requestId)).end();
    return { key, topics, generation };
  }
  const entry = await gate.answer(read, query, ip);
  await sendEntry(app, entry, request, response, requestId);
  return { key, topics, generation };
}
