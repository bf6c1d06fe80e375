import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { TestContext } from 'node:test';
import type { App } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { FetchError, type FetchOptions, fetchGuarded } from '../../src/core/fetch/fetch.ts';

export const listen = async (t: TestContext, server: Server, host = '127.0.0.1'): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  t.after(() => {
    (server as { closeAllConnections?(): void }).closeAllConnections?.();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

export const serve = async (t: TestContext, handler: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(t, createServer(handler))}`;

/** As much of a program as `fetchGuarded` looks at: the options, and what its state is kept by. */
export const appWith = (allow: string): App => {
  const config = readConfig({ NODE_ENV: 'test', ...(allow ? { FETCH_ALLOW: allow } : {}) });
  return { config, db: {}, now: Date.now } as unknown as App;
};
export const open = appWith('127.0.0.1');

/** What it is refused or fails with. */
export async function problem(url: string, options: FetchOptions = {}, app = open): Promise<string> {
  try {
    const { status } = await fetchGuarded(app, url, { timeoutMs: 2_000, ...options });
    return `status ${status}`;
  } catch (error) {
    assert.ok(error instanceof FetchError, String(error));
    assert.ok(error.message.length < 120 && error.message.endsWith('.'), error.message);
    assert.doesNotMatch(error.message, /127\.0|::1|node:|undici/, 'nothing internal is shown');
    return error.problem;
  }
}
