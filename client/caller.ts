import { DinamError, type Fault } from './error.ts';
import type { paths, Removed } from './schema.ts';
import type { Store, Stored } from './store.ts';
import type { Send } from './transport.ts';

/** An id, as a number or as the text that a push message has. */
export type Id = number | string;

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Reply<T> {
  data: T;
  /** What the answer says of itself: `lang`, `next_cursor`. */
  meta: Meta;
  /** The server could not be asked: this is its last answer. */
  isSaved: boolean;
}

export interface Meta {
  lang?: string | null;
  has_more?: boolean;
  /** `cursor` of the next page; null at the end. */
  next_cursor?: string | null;
  /** `updated_after` of the next visit. */
  next_updated_after?: string;
  /** `after` of the next look at a live blog. */
  next_after?: number;
  [name: string]: unknown;
}

export type Answer<T> = Promise<Reply<T>>;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation<P extends keyof paths, M> = M extends keyof paths[P] ? paths[P][M] : never;

/** Parameters of the query of an operation. */
export type Query<P extends keyof paths, M, Left extends string = never> =
  Operation<P, M> extends { parameters: { query?: infer Q } } ? Omit<NonNullable<Q>, Left> : never;

/** The same of what has changed. */
export type Since<Q> = Q & { updated_after: string };

/** The body of an operation; the client fills in `installation_id`. */
export type Body<P extends keyof paths, M> =
  Operation<P, M> extends { requestBody?: { content: { 'application/json': infer B } } }
    ? Omit<B, 'installation_id'>
    : never;

type Success<R> = R extends { content: { 'application/json': { data: infer D } } } ? D : never;
type All<P extends keyof paths, M> =
  Operation<P, M> extends { responses: infer R } ? Success<R[keyof R & (200 | 201 | 202)]> : never;

/** `data` of an answer: the list, where it is a list or one row. */
export type Data<P extends keyof paths, M> = [Extract<All<P, M>, readonly unknown[]>] extends [never]
  ? All<P, M>
  : Extract<All<P, M>, readonly unknown[]>;

/** The same without rows that were removed. */
export type Rows<P extends keyof paths, M> = Exclude<Extract<All<P, M>, readonly unknown[]>[number], Removed>[];

export interface Parts {
  places?: Record<string, Id>;
  query?: object | undefined;
  body?: object;
  /** The body has the id of the installation. */
  isOwn?: boolean;
  /** Where the language of the client goes. */
  lang?: 'query' | 'body';
  options?: CallOptions | undefined;
}

export type Call = <T>(method: Method, path: string, parts: Parts) => Answer<T>;

export interface CallerOptions {
  baseUrl: string;
  send: Send;
  lang?: string | undefined;
  installationId?: string | undefined;
  store?: Store | undefined;
  timeoutMs: number;
  /** Answers come from the store alone. */
  isSavedOnly?: boolean;
}

/** Answers of another release of the client are not read. */
const release = '1';

/** Sends calls; keeps the answers of reads that have an ETag, and gives the last one when the server cannot be asked. */
export function caller({ baseUrl, send, lang, installationId, store, timeoutMs, isSavedOnly }: CallerOptions): Call {
  function filled(method: Method, path: string, { places, query, body, isOwn, lang: where }: Parts) {
    if (path.includes('{installation_id}') && !installationId)
      throw new TypeError('This call needs the option `installationId`.');
    const values: Record<string, Id> = { ...places, ...(installationId ? { installation_id: installationId } : {}) };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const asked = Object.entries({ ...(where === 'query' && lang ? { lang } : {}), ...query })
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    const sent = {
      ...(where === 'body' && lang ? { lang } : {}),
      ...(isOwn && installationId ? { installation_id: installationId } : {}),
      ...body,
    };
    return {
      url: baseUrl + address + (asked.length > 0 ? `?${asked.join('&')}` : ''),
      body: method !== 'get' && (body || isOwn) ? JSON.stringify(sent) : null,
    };
  }

  return async <T>(method: Method, path: string, parts: Parts): Answer<T> => {
    const { url, body } = filled(method, path, parts);
    const key = `${release} ${url}`;
    const saved = method === 'get' && store ? await store.get(key).catch(() => null) : null;
    const last = (): Reply<T> | null => (saved ? replyOf<T>(saved.body, true) : null);
    if (isSavedOnly) {
      const reply = last();
      if (!reply) throw new DinamError(0, { code: 'not_saved', message: 'Nothing is kept of this call.' });
      return reply;
    }
    // A busy server is not asked again where an answer is at hand.
    const answer = await within(timeoutMs, parts.options?.signal, (signal) =>
      exchange(requestOf(method, url, body, saved, signal), send, saved !== null),
    ).catch((error: unknown) => {
      if (parts.options?.signal?.aborted) throw error;
      return error instanceof DinamError
        ? error
        : new DinamError(0, { code: 'network', message: 'The server cannot be reached.' });
    });
    if (answer instanceof DinamError) {
      const reply = isAway(answer) ? last() : null;
      if (!reply) throw answer;
      return reply;
    }
    if (answer.status === 304 && saved) return replyOf<T>(saved.body, false) as Reply<T>;
    const reply = replyOf<T>(answer.body, false);
    if (!reply) {
      // A login page of a hotel, and no answer of ours.
      const other = last();
      if (other) return other;
      throw new DinamError(0, { code: 'network', message: 'Something else has answered for the server.' });
    }
    if (method === 'get' && answer.etag && store)
      await store.set(key, { etag: answer.etag, body: answer.body }).catch(() => {});
    return reply;
  };
}

function requestOf(method: Method, url: string, body: string | null, saved: Stored | null, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== null) headers['content-type'] = 'application/json';
  if (saved) headers['if-none-match'] = saved.etag;
  return new Request(url, { method: method.toUpperCase(), headers, signal, ...(body === null ? {} : { body }) });
}

interface Received {
  status: number;
  etag: string | null;
  body: string;
}

/** @throws DinamError what is no success */
async function exchange(request: Request, send: Send, isOnce: boolean): Promise<Received> {
  const response = await send(request, { isOnce });
  if (!response.ok && response.status !== 304) throw await DinamError.of(response);
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() };
}

/** Whether the server could not answer: it may have given a good answer before. */
const isAway = ({ status }: DinamError): boolean => status === 0 || status === 429 || status >= 500;

function replyOf<T>(text: string, isSaved: boolean): Reply<T> | null {
  try {
    const { success, data, meta } = JSON.parse(text) as { success?: boolean; data: T; meta?: Meta };
    return success === true ? { data, meta: meta ?? {}, isSaved } : null;
  } catch {
    return null;
  }
}

async function within<T>(ms: number, outer: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  const stop = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, ms);
  try {
    return await run(controller.signal);
  } catch (error) {
    const fault: Fault = { code: 'timeout', message: 'The server takes too long.' };
    throw isLate ? new DinamError(0, fault) : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
