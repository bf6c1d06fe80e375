import { DinamError } from '../../../client/error.ts';
import { labelOf, withLabels } from '../i18n/labels.ts';
import { authorized } from '../session/session.ts';
import { asClient } from './client.ts';
import { isAway, setReached } from './connection.ts';

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  query?: Readonly<Record<string, unknown>>;
  /** JSON, or a form with files. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** `no-cache` where an edit must be seen at once: answers for readers may be kept for an hour. */
  cache?: RequestCache;
  /** The request outlives the page; its body has at most 64 KiB. */
  keepalive?: boolean;
}

export interface ApiAnswer<T> {
  data: T;
  meta?: { total?: number | null; has_more?: boolean; next_cursor?: string | null };
  included?: Record<string, unknown>;
  etag: string | null;
}

/** The server cannot be reached: no network, or it is being restarted. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const queryOf = (query: ApiCall['query'] = {}): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    parameters.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
};

/** What went wrong, with the fields by the names that pages give them. */
async function errorOf(response: Response): Promise<DinamError> {
  const { status, code, message, errors = [] } = await DinamError.of(response);
  const named = errors.map((one) => ({ ...one, message: withLabels(one.message) }));
  return new DinamError(status, { code, message: withLabels(message), errors: named }, response.headers);
}

/**
 * Calls the API as the signed-in user.
 * @throws DinamError for an answer that is no success, Unreachable when there is none
 */
export async function call<T>(
  path: string,
  { method = 'GET', query, body, headers, signal, cache, keepalive = false }: ApiCall = {},
): Promise<ApiAnswer<T>> {
  const isForm = body instanceof FormData;
  const request = () =>
    new Request(path + queryOf(query), {
      method,
      keepalive,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...asClient(),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(signal ? { signal } : {}),
      ...(cache ? { cache } : {}),
    });
  const response = await authorized(request).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    setReached(false);
    throw new Unreachable(error.message);
  });
  setReached(!isAway(response));
  if (isAway(response)) throw new Unreachable(`status ${response.status}`);
  if (!response.ok) throw await errorOf(response);
  const answer = response.status === 204 ? {} : ((await response.json()) as object);
  return { ...(answer as Omit<ApiAnswer<T>, 'etag'>), etag: response.headers.get('etag') };
}

/** Whether the server has refused a request, so that the same one again would be refused too. */
export const isFinal = (error: unknown): error is DinamError =>
  error instanceof DinamError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);

/** The key of a request that adds something, so that a repetition does not add it twice. */
export const idempotencyKey = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() });

export const ifMatch = (rev: number): Record<string, string> => ({ 'if-match': `"${rev}"` });

/** The message of an error and of each field, for people. */
export function messageOf(error: unknown): string {
  if (!(error instanceof DinamError)) return error instanceof Error ? error.message : String(error);
  const fields = error.errors?.map(({ field, message }) => (field ? `${labelOf(field)}: ${message}` : message)) ?? [];
  return fields.length > 0 ? fields.join('\n') : error.message;
}
