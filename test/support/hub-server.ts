import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** A request to the hub, and what came of the hub's own question. */
export interface Wish {
  path: string;
  mode: string;
  topic: string;
  callback: string;
  lease: string | null;
  secret: string | null;
  /** Status of the callback's answer, and whether it was the challenge; null until it has answered. */
  confirmed: { status: number; isEcho: boolean; type: string | null } | null;
}

export interface Conduct {
  /** What the hub answers to a request; default: 202. */
  status?: number;
  headers?: Record<string, string>;
  /** Says no, with this reason. */
  denies?: string;
  /** Asks the callback nothing. */
  isSilent?: boolean;
  /** Names another topic than the requested one. */
  topic?: string;
  /** The lease that it sends; null: none. Default: 864,000. */
  lease?: string | null;
  /** Asks the callback before it answers. */
  isEager?: boolean;
}

export interface PushOptions {
  type?: string | null;
  method?: string;
  /** The whole header; null: none. */
  signature?: string | null;
  secret?: string;
}

export interface Hub {
  url: string;
  wishes: Wish[];
  /** Addresses that publishers have announced news of. */
  published: string[];
  conduct: Conduct;
  /** Waits until every callback has been called. */
  quiet(): Promise<void>;
  /** Sends a body to a subscriber; gives the status. */
  push(wish: Wish, body: string | Buffer, options?: PushOptions): Promise<number>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A small hub on 127.0.0.1 that does what the recommendation says, or what its `conduct` says instead. */
export async function hubServer(t: TestContext): Promise<Hub> {
  const running = new Set<Promise<void>>();
  const hub: Hub = {
    url: '',
    wishes: [],
    published: [],
    conduct: {},
    async quiet() {
      while (running.size) await Promise.all(running);
    },
    async push({ callback, secret }, body, { type = 'application/rss+xml', method = 'sha256', ...more } = {}) {
      const own = more.secret ?? secret ?? '';
      const signature = more.signature ?? `${method}=${createHmac(method, own).update(body).digest('hex')}`;
      const response = await fetch(callback, {
        method: 'POST',
        headers: {
          ...(type === null ? {} : { 'content-type': type }),
          ...(more.signature === null ? {} : { 'x-hub-signature': signature }),
        },
        body: new Uint8Array(Buffer.from(body)),
      });
      await response.arrayBuffer();
      return response.status;
    },
  };

  async function confirm(wish: Wish, conduct: Conduct): Promise<void> {
    const url = new URL(wish.callback);
    const challenge = randomBytes(16).toString('hex');
    const { denies, topic = wish.topic, lease = '864000' } = conduct;
    const fields: Record<string, string> =
      denies === undefined
        ? { 'hub.mode': wish.mode, 'hub.topic': topic, 'hub.challenge': challenge }
        : { 'hub.mode': 'denied', 'hub.topic': topic, 'hub.reason': denies };
    if (denies === undefined && wish.mode === 'subscribe' && lease !== null) fields['hub.lease_seconds'] = lease;
    for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, value);
    const response = await fetch(url);
    const isEcho = (await response.text()) === challenge;
    wish.confirmed = { status: response.status, isEcho, type: response.headers.get('content-type') };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await bodyOf(request));
    const { conduct } = hub;
    const { status = 202 } = conduct;
    const end = (): void => void response.writeHead(status, conduct.headers).end();
    if (fields.get('hub.mode') === 'publish') {
      hub.published.push(...fields.getAll('hub.url'));
      return end();
    }
    const wish: Wish = {
      path: request.url as string,
      mode: fields.get('hub.mode') ?? '',
      topic: fields.get('hub.topic') ?? '',
      callback: fields.get('hub.callback') ?? '',
      lease: fields.get('hub.lease_seconds'),
      secret: fields.get('hub.secret'),
      confirmed: null,
    };
    hub.wishes.push(wish);
    if (status > 299 || conduct.isSilent) return end();
    const pending = confirm(wish, conduct);
    const quiet = pending.catch(() => {}).finally(() => running.delete(quiet));
    running.add(quiet);
    if (conduct.isEager) await quiet;
    end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  hub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return hub;
}
