import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Config } from '../../core/config/config.ts';
import { Fault } from '../../core/error.ts';
import { publicCors } from '../headers/cors.ts';
import { securityHeaders } from '../headers/security.ts';
import { messageLang, problemOf } from '../problem.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Connections at most while nothing but its health is answered. */
const mostWhileStarting = 200;

const serverOptions = ({ requestTimeoutMs, uploadTimeoutMs }: Config): ServerOptions => ({
  maxHeaderSize: 16_384,
  headersTimeout: requestTimeoutMs,
  // Only uploads may take so long: every other route ends by its own timeout.
  requestTimeout: Math.max(requestTimeoutMs, uploadTimeoutMs),
  connectionsCheckingInterval: 1_000, // a slow peer is disconnected within a second of its limit
  keepAliveTimeout: 75_000, // longer than the minute that proxies keep theirs
});

/**
 * The server of a process, from its first moment: it may listen before there is a program to answer, as while the database
 * is migrated. Until then `/health/live` is 200, `/health/ready` is 503 with what goes on, and so is everything else.
 */
export class Entrance {
  readonly server: Server;
  /** What the start is doing, as a sentence without its end. */
  status = 'the server is starting';
  #answer: Listener;
  #isLed = false;
  #config: Config;

  constructor(config: Config) {
    this.#config = config;
    this.#answer = (request, response) => this.#starting(request, response);
    this.server = createServer(serverOptions(config), (request, response) => this.#answer(request, response));
    this.server.maxConnections = mostWhileStarting;
    // Fastify listens once it is there: at an address that this server may have already.
    const listen = this.server.listen.bind(this.server) as (...args: unknown[]) => Server;
    this.server.listen = (...args: unknown[]): Server => {
      if (!this.server.listening) return listen(...args);
      queueMicrotask(() => this.server.emit('listening'));
      return this.server;
    };
  }

  /** Whether there is a program that answers. */
  get isLed(): boolean {
    return this.#isLed;
  }

  /** @throws what the system says, such as that the port is in use */
  listen(): Promise<void> {
    const { port, host } = this.#config;
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen({ port, host }, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  /** From now on every request goes there. */
  lead(answer: Listener): Server {
    this.#answer = answer;
    this.#isLed = true;
    this.server.maxConnections = Number.POSITIVE_INFINITY;
    return this.server;
  }

  #starting(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method, headers } = request;
    const [path = ''] = url.split('?', 1);
    const isRead = method === 'GET' || method === 'HEAD';
    const id = crypto.randomUUID();
    const heads = {
      ...securityHeaders(this.#config),
      'cache-control': 'no-store',
      'x-request-id': id,
      connection: 'close',
    };
    if (isRead && path === '/health/live') {
      response.writeHead(200, { ...heads, 'content-type': 'application/json; charset=utf-8' });
      response.end(method === 'HEAD' ? undefined : JSON.stringify({ status: 'ok' }));
      return;
    }
    const fault = new Fault('unavailable', `The server is not ready: ${this.status}.`);
    const body = JSON.stringify(problemOf(fault, path.slice(0, 200), id, messageLang(url, headers)));
    response.writeHead(503, {
      ...publicCors,
      ...heads,
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '5',
    });
    response.end(method === 'HEAD' ? undefined : body);
  }
}
