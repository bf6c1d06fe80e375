export interface Tokens {
  token: string;
  refresh_token: string;
}

/** @param options.isOnce a second attempt would be of no use */
export type Send = (request: Request, options?: { isOnce?: boolean }) => Promise<Response>;

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(done);
      reject(signal.reason);
    });
  });

/** Whether a request may be sent twice. */
const isRepeatable = (request: Request): boolean =>
  request.method === 'GET' || request.method === 'HEAD' || request.headers.has('idempotency-key');

/** Repeats what a busy server refuses, after the time that it asks for. */
export function withRetries(
  send: Send,
  { retries = 2, longestWait = 30 }: { retries?: number; longestWait?: number },
): Send {
  return async (request, { isOnce = false } = {}) => {
    for (let attempt = 0; ; attempt++) {
      const isLast = isOnce || attempt >= retries || !isRepeatable(request);
      const backoff = 0.5 * 2 ** attempt;
      let wait = backoff;
      try {
        const response = await send(request.clone());
        if (isLast || (response.status !== 429 && response.status !== 503)) return response;
        wait = Number(response.headers.get('retry-after') ?? backoff);
        if (!(wait <= longestWait)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (isLast || request.signal.aborted) throw error;
      }
      // Not all phones at once.
      await sleep(wait * (1_000 + 500 * Math.random()), request.signal);
    }
  };
}

/** Adds the access token, and renews it when the server no longer accepts it: once for all who wait. */
export function tokenKeeper(
  baseUrl: string,
  send: Send,
  first: Tokens | null,
  onTokens: (tokens: Tokens | null) => void | Promise<void> = () => {},
) {
  let tokens = first;
  let renewing: Promise<void> | null = null;

  async function keep(next: Tokens | null): Promise<void> {
    tokens = next;
    await onTokens(next);
  }

  async function renew(refresh_token: string): Promise<void> {
    const response = await send(
      new Request(`${baseUrl}/api/auth/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      }),
    );
    if (response.ok) {
      const { data } = (await response.json()) as { data: Tokens };
      return keep({ token: data.token, refresh_token: data.refresh_token });
    }
    // Only a refusal ends the session; a server that is away does not.
    if (response.status === 400 || response.status === 401) await keep(null);
  }

  function authorized(request: Request): Request {
    const copy = new Request(request.clone());
    if (tokens) copy.headers.set('authorization', `Bearer ${tokens.token}`);
    return copy;
  }

  return {
    keep,
    current: () => tokens,
    async fetch(request: Request, options: { isOnce?: boolean } = {}): Promise<Response> {
      const used = tokens;
      const isLogin = request.url.startsWith(`${baseUrl}/api/auth/log`);
      if (!used || isLogin) return send(request, options);
      const response = await send(authorized(request), options);
      if (response.status !== 401) return response;
      if (tokens === used) {
        renewing ??= renew(used.refresh_token).finally(() => {
          renewing = null;
        });
        await renewing;
      }
      if (!tokens || tokens === used) return response;
      await response.body?.cancel();
      return send(authorized(request), options);
    },
  };
}
