import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { Reply, Running } from './helper.ts';

/** What the provider says of its accounts, by login. */
export type Accounts = Record<
  string,
  { sub?: string; email?: string; email_verified?: boolean; name?: string; locale?: string }
>;

export interface TestProvider {
  issuer: string;
  accounts: Accounts;
  /** Takes the place of the provider while it is set. */
  instead: RequestListener | null;
  /** Paths that were requested. */
  asked: string[];
}

export const publicUrl = 'https://news.example.in';
export const clientSecret = 'of the client: +%&/=0123456789';

/** `oidc-provider` on a loopback address, with its own pages for login and consent. */
export async function startProvider(t: TestContext, accounts: Accounts): Promise<TestProvider> {
  // It comes without types.
  const { Provider } = (await import('oidc-provider' as string)) as {
    Provider: new (issuer: string, options: object) => { callback(): RequestListener };
  };
  let handle: RequestListener;
  const server = createServer((request, response) => {
    made.asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    (made.instead ?? handle)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: TestProvider = { issuer, accounts, instead: null, asked: [] };
  handle = new Provider(issuer, {
    clients: [
      {
        client_id: 'dinam',
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/oidc/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    cookies: { keys: ['of-the-test'] },
    pkce: { required: () => true },
    findAccount: (_: unknown, login: string) => ({
      accountId: login,
      claims: async () => ({ sub: login, ...made.accounts[login] }),
    }),
  }).callback();
  return made;
}

export const providerEnv = ({ issuer }: TestProvider): Record<string, string> => ({
  WORKERS: '0',
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'dinam',
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_ALLOW: '127.0.0.1',
});

/** A browser that follows redirects by hand and keeps cookies. `PUBLIC_URL` leads to `server`. */
export class Browser {
  readonly cookies = new Map<string, string>();
  server: Running;

  constructor(server: Running) {
    this.server = server;
  }

  get headers(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #remember(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
  }

  async call(path: string, json?: object): Promise<Reply> {
    const reply = await this.server.call(path, { headers: this.headers, ...(json ? { json } : {}) });
    this.#remember(reply.headers);
    return reply;
  }

  /** To the provider, through its pages as `login`, and back: the address of our callback, which is not called. @param begun address at the provider */
  async toCallback(login: string, begun?: string): Promise<string> {
    let location = begun ?? (await this.start());
    let form: string | undefined;
    for (let step = 0; step < 20 && !location.startsWith(publicUrl); step++) {
      const response = await fetch(location, {
        redirect: 'manual',
        headers: {
          ...this.headers,
          ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form === undefined ? {} : { method: 'POST', body: form }),
      });
      this.#remember(response.headers);
      const page = await response.text();
      const next = response.headers.get('location');
      const [, action] = /action="([^"]+)"/.exec(page) ?? [];
      if (!next && !action)
        throw new Error(`${response.status} ${location}: ${page.replace(/<[^>]*>|\s+/g, ' ').slice(0, 500)}`);
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      form = next ? undefined : new URLSearchParams({ prompt, login, password: 'any' }).toString();
      location = new URL(next ?? (action as string), location).href;
    }
    return location;
  }

  /** Begins: the address at the provider, or of the page with the error. */
  async start(): Promise<string> {
    const { status, headers } = await this.call('/api/auth/oidc/start');
    return headers.get('location') ?? `${publicUrl}/${status}`;
  }

  /** Calls the callback: what stands in the fragment of the page that it leads to. */
  async callback(url: string): Promise<Record<string, string>> {
    const { status, headers } = await this.call(url.slice(publicUrl.length));
    const location = new URL(headers.get('location') ?? `${publicUrl}/${status}`);
    return {
      page: location.pathname + location.search,
      ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
    };
  }

  /** The whole way: the fragment that the interface gets. */
  async signIn(login: string): Promise<Record<string, string>> {
    const url = await this.toCallback(login);
    return url.includes('/api/auth/oidc/callback')
      ? this.callback(url)
      : Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)));
  }
}
