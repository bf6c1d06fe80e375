import createClient, { type Client } from 'openapi-fetch';
import { DinamError } from './error.ts';
import { events, type StreamOptions } from './events.ts';
import type { LoginReply, Problem, paths } from './schema.ts';
import { type Tokens, tokenKeeper, withRetries } from './transport.ts';

export { DinamError } from './error.ts';
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

export interface Dinam {
  /**
   * Every operation by its path: `api.GET('/api/v1/news', { params: { query: { lang: 'te' } } })`. An answer that is no
   * success is thrown as `DinamError`.
   */
  api: Client<paths>;
  login(username: string, password: string, otp?: string): Promise<LoginReply>;
  logout(): Promise<void>;
  /** Server-Sent Events of a path such as `/api/v1/news/17/live/stream`; reconnects until the server ends it. */
  events(path: string, options?: StreamOptions): ReturnType<typeof events>;
}

/** A client of a Dinam server. */
export function createDinam(options: Options): Dinam {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const send = withRetries(options.fetch ?? ((request) => fetch(request)), options);
  const keeper = tokenKeeper(baseUrl, send, options.tokens ?? null, options.onTokens);
  const api = createClient<paths>({
    baseUrl,
    fetch: keeper.fetch,
    querySerializer: { array: { style: 'form', explode: false } },
  });
  api.use({
    async onResponse({ response }) {
      if (!response.ok && response.status !== 304) throw await DinamError.of(response);
    },
  });
  return {
    api,
    async login(username, password, otp) {
      const body = { username, password, ...(otp === undefined ? {} : { otp }) };
      const reply = (await ok(api.POST('/api/auth/login', { body }))).data;
      await keeper.keep({ token: reply.token, refresh_token: reply.refresh_token as string });
      return reply;
    },
    async logout() {
      const refresh_token = keeper.current()?.refresh_token;
      if (refresh_token) await api.POST('/api/auth/logout', { body: { refresh_token } });
      await keeper.keep(null);
    },
    events: (path, stream = {}) => events(keeper.fetch, baseUrl + path, stream),
  };
}

/** The body of a success: `(await ok(api.GET('/api/v1/news'))).data` are the stories. @throws DinamError */
export async function ok<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw new DinamError(response.status, (error ?? {}) as Partial<Problem>, response.headers);
  return data;
}
