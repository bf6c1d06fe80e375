import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { App } from '../core/app.ts';
import type { Metrics } from './metrics.ts';
import { type Asked, sendEntry } from './send.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const mostAddresses = 5_000;
const longestAddress = 500;

/**
 * The short way of a request that was asked before and whose answer is still good: from its address straight to the
 * finished bytes, past routing and parsing. Everything else, and every doubt, goes the long way.
 *
 * An address is remembered until any version changes, because what it means may follow from the settings. What
 * follows from the clock is bounded by the answer's own `valid_until`.
 */
export class FastLane {
  #app: App;
  #metrics: Metrics;
  #asked = new Map<string, Asked & { path: string }>();
  #generation = -1;

  constructor(app: App, metrics: Metrics) {
    this.#app = app;
    this.#metrics = metrics;
  }

  /** The server under Fastify's handler, with the limits on what arrives. */
  listen(handler: Listener): Server {
    const { requestTimeoutMs } = this.#app.config;
    const options: ServerOptions = {
      maxHeaderSize: 16_384,
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1_000, // a slow peer is let go within a second of its limit
      keepAliveTimeout: 75_000, // longer than the minute that proxies keep theirs
    };
    return createServer(options, (request, response) => {
      if (!this.#serve(request, response)) handler(request, response);
    });
  }

  /** Keeps what an address turned out to ask for. */
  remember(request: IncomingMessage, asked: Asked, path: string): void {
    const url = request.url as string;
    const { generation } = this.#app.versions;
    if (url.length > longestAddress || asked.generation !== generation) return;
    // Without a kept answer there is no short way, and the address would only push a useful one out.
    if (!this.#app.cache.peek(asked.key)) return;
    if (this.#generation !== generation || this.#asked.size >= mostAddresses) {
      this.#asked.clear();
      this.#generation = generation;
    }
    this.#asked.set(url, { ...asked, path });
  }

  #serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.#generation !== this.#app.versions.generation) return false;
    const asked = this.#asked.get(request.url as string);
    const entry = asked && this.#app.cache.peek(asked.key);
    if (!entry) return false;
    this.#app.cache.counts.hits++;
    sendEntry(this.#app, entry, request, response).then(
      () => this.#metrics.count(asked.path, response.statusCode),
      (err) => {
        this.#app.log.error({ err }, 'an answer could not be sent');
        response.destroy();
      },
    );
    return true;
  }
}
