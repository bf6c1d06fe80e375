import createClient, { type Client } from 'openapi-fetch';
import { DinamError, type Fault } from './error.ts';
import { events, type StreamOptions } from './events.ts';
import type { paths } from './schema.ts';
import { type Tokens, tokenKeeper, withRetries } from './transport.ts';

export { DinamError, type FieldError } from './error.ts';
export type { ServerEvent, StreamOptions } from './events.ts';
export type * from './schema.ts';
export type { Tokens } from './transport.ts';

export interface Options {
  /** `https://news.example.in`, without a path. */
  baseUrl: string;
  /** Tokens of an earlier login. */
  tokens?: Tokens | null;
  /** Called with new tokens, which replace the old ones, and with null when the session has ended. Store them. */
  onTokens?: (tokens: Tokens | null) => void | Promise<void>;
  /** Further attempts after 429, 503 and a lost connection; default 2. Writes are repeated only with `Idempotency-Key`. */
  retries?: number;
  /** The longest `Retry-After` that is waited for, in seconds; default 30. */
  longestWait?: number;
  fetch?: (request: Request) => Promise<Response>;
}

/** Who has signed in. */
export interface SignedIn extends Tokens {
  /** To be sent with the next logins from this device, as `device_token`. */
  device_token: string | null;
  user: { id: number; username: string; name: string; role: string };
}

export interface Dinam<Paths extends {} = paths> {
  /**
   * Every operation by its path: `api.GET('/api/v1/news', { params: { query: { lang: 'te' } } })`. An answer that is no
   * success is thrown as `DinamError`.
   */
  api: Client<Paths>;
  login(username: string, password: string, otp?: string): Promise<SignedIn>;
  logout(): Promise<void>;
  /** Server-Sent Events of a path such as `/api/v1/news/17/live/stream`; reconnects until the server ends it. */
  events(path: string, options?: StreamOptions): ReturnType<typeof events>;
}

/**
 * A client of a Dinam server. `Paths` are the operations of apps and sites; a program for the newsroom gives those that
 * openapi-typescript makes of the whole document.
 */
export function createDinam<Paths extends {} = paths>(options: Options): Dinam<Paths> {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const send = withRetries(options.fetch ?? ((request) => fetch(request)), options);
  const keeper = tokenKeeper(baseUrl, send, options.tokens ?? null, options.onTokens);
  const api = createClient<Paths>({
    baseUrl,
    fetch: keeper.fetch,
    querySerializer: { array: { style: 'form', explode: false } },
  });
  api.use({
    async onResponse({ response }) {
      if (!response.ok && response.status !== 304) throw await DinamError.of(response);
    },
  });
  async function post<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await keeper.fetch(new Request(baseUrl + path, init));
    if (!response.ok) throw await DinamError.of(response);
    return (await response.json()) as T;
  }
  return {
    api,
    async login(username, password, otp) {
      const body = { username, password, ...(otp === undefined ? {} : { otp }) };
      const reply = (await post<{ data: SignedIn }>('/api/auth/login', body)).data;
      await keeper.keep({ token: reply.token, refresh_token: reply.refresh_token });
      return reply;
    },
    async logout() {
      const refresh_token = keeper.current()?.refresh_token;
      if (refresh_token) await post('/api/auth/logout', { refresh_token });
      await keeper.keep(null);
    },
    events: (path, stream = {}) => events(keeper.fetch, baseUrl + path, stream),
  };
}

/** The body of a success: `(await ok(api.GET('/api/v1/news'))).data` are the stories. @throws DinamError */
export async function ok<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw new DinamError(response.status, (error ?? {}) as Fault, response.headers);
  return data;
}
