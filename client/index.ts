import { caller } from './caller.ts';
import { callsOf } from './calls.ts';
import { DinamError } from './error.ts';
import { events, type StreamOptions } from './events.ts';
import type { Store } from './store.ts';
import { type Send, type Tokens, tokenKeeper, withRetries } from './transport.ts';

export type { CallOptions, Id, Meta, Reply } from './caller.ts';
export { DinamError, type FieldError } from './error.ts';
export type { ServerEvent, StreamOptions } from './events.ts';
export type * from './schema.ts';
export { type KeyValue, keyValueStore, memoryStore, type Store, type Stored } from './store.ts';
export type { Tokens } from './transport.ts';

export interface Options {
  /** `https://news.example.in`, without a path. */
  baseUrl: string;
  /** Language of all calls that do not name another: `te`. */
  lang?: string;
  /** The secret id of this phone, for calls of devices, votes, bookmarks and reports. A random UUID that the app makes once. */
  installationId?: string;
  /** Keeps answers: unchanged ones are not sent again, and without a network the last one is given. */
  store?: Store;
  /** How long a call may take, with further attempts; default 20,000. */
  timeoutMs?: number;
  /** Tokens of an earlier login. */
  tokens?: Tokens | null;
  /** Called with new tokens, which replace the old ones, and with null when the session has ended. Store them. */
  onTokens?: (tokens: Tokens | null) => void | Promise<void>;
  /** Further attempts after 429, 503 and a lost connection; default 2. Writes are repeated only with `Idempotency-Key`. */
  retries?: number;
  /** The longest `Retry-After` that is waited for, in seconds; default half of the time-out. */
  longestWait?: number;
  fetch?: (request: Request) => Promise<Response>;
}

/** Who has signed in. */
export interface SignedIn extends Tokens {
  /** To be sent with the next logins from this device, as `device_token`. */
  device_token: string | null;
  user: { id: number; username: string; name: string; role: string };
}

/** All calls of an app, by noun: `dinam.news.latest({ limit: 10 })`. They throw `DinamError`. */
export type Calls = ReturnType<typeof callsOf>;

export interface Dinam extends Calls {
  /** The same calls, answered from the store alone: for the first screen, before the network is asked. */
  saved: Calls;
  /** Sends a request as the client does, with its tokens and further attempts: for generated clients of the whole API. */
  fetch: Send;
  login(username: string, password: string, otp?: string): Promise<SignedIn>;
  logout(): Promise<void>;
  /** Server-Sent Events of a path such as `/api/v1/news/17/live/stream`; reconnects until the server ends it. */
  events(path: string, options?: StreamOptions): ReturnType<typeof events>;
}

/** A client of a Dinam server. */
export function createDinam(options: Options): Dinam {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const { lang, installationId, store, timeoutMs = 20_000 } = options;
  const waits = { longestWait: timeoutMs / 2_000, ...options };
  const send = withRetries(options.fetch ?? ((request) => fetch(request)), waits);
  const keeper = tokenKeeper(baseUrl, send, options.tokens ?? null, options.onTokens);
  const common = { baseUrl, send: keeper.fetch, lang, installationId, store, timeoutMs };
  async function post<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await keeper.fetch(new Request(baseUrl + path, init));
    if (!response.ok) throw await DinamError.of(response);
    return (await response.json()) as T;
  }
  return {
    ...callsOf(caller(common)),
    saved: callsOf(caller({ ...common, isSavedOnly: true })),
    fetch: keeper.fetch,
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
