import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import type { Connections } from './connections.ts';
import type { DirectReads } from './direct-reads.ts';
import { publicCors } from './headers/cors.ts';
import { ambiguity, tidyForwarded } from './headers/request-head.ts';
import { securityHeaders } from './headers/security.ts';
import type { Entrance } from './health/entrance.ts';
import type { Metrics } from './metrics/metrics.ts';
import { problemOf } from './problem.ts';
import { type ReadResult, type SentHeads, sendEntry } from './read/send.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const mostAddresses = 5_000;
const longestAddress = 500;

/**
 * Fast path: maps the URL of an earlier request to its cached answer, without routing and parsing. Other requests take the
 * normal path. Any change of a version clears the map, as the meaning of a URL may depend on settings; `validUntil` of the
 * answer bounds what depends on the clock.
 */
export class FastPath {
  #app: App;
  #metrics: Metrics;
  #connections: Connections;
  #answered = new Map<string, ReadResult & { path: string; heads: SentHeads }>();
  #generation = -1;

  constructor(app: App, metrics: Metrics, connections: Connections) {
    this.#app = app;
    this.#metrics = metrics;
    this.#connections = connections;
  }

  /**
   * Serves requests, or passes them to the direct reads or to Fastify's handler. Refuses ambiguous ones with 400.
   * @param direct known once the routes are mounted
   */
  listen(entrance: Entrance, handler: Listener, direct: () => DirectReads): Server {
    const isProxied = this.#app.config.trustProxy.length > 0;
    const headers = new Map(Object.entries(securityHeaders(this.#app.config)));
    this.#connections.watch(entrance.server);
    return entrance.lead((request, response) => {
      if (!this.#connections.begin(request.socket, response)) return;
      if (this.#connections.isDraining) response.shouldKeepAlive = false;
      const wrong = ambiguity(request);
      if (wrong !== undefined) {
        response.setHeaders(headers);
        refuse(request, response, wrong);
        return;
      }
      if (this.#serve(request, response)) return;
      if (isProxied) tidyForwarded(request);
      const pass = (): void => {
        response.setHeaders(headers);
        handler(request, response);
      };
      if (!direct().serve(request, response, pass)) pass();
    });
  }

  /** Stores the answer key of a URL. */
  remember(request: IncomingMessage, answered: ReadResult, path: string): void {
    const url = request.url as string;
    const { generation } = this.#app.versions;
    if (url.length > longestAddress || answered.generation !== generation) return;
    // Without a cached answer the URL would take the place of a useful one.
    if (!this.#app.cache.peek(answered.key)) return;
    if (this.#generation !== generation || this.#answered.size >= mostAddresses) {
      this.#answered.clear();
      this.#generation = generation;
    }
    this.#answered.set(url, { ...answered, path, heads: {} });
  }

  #serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.#generation !== this.#app.versions.generation) return false;
    const answered = this.#answered.get(request.url as string);
    const entry = answered && this.#app.cache.peek(answered.key);
    if (!entry) return false;
    this.#app.cache.counts.hits++;
    const sent = (): void => this.#metrics.count(answered.path, response.statusCode, 0);
    const failed = (err: unknown): void => {
      this.#app.log.error({ err }, 'an answer could not be sent');
      response.destroy();
    };
    try {
      const sending = sendEntry(this.#app, entry, request, response, undefined, answered.heads);
      if (sending) sending.then(sent, failed);
      else sent();
    } catch (err) {
      failed(err);
    }
    return true;
  }
}

/** 400 for an ambiguous request. Closes the connection, as what follows is ambiguous too. */
function refuse(request: IncomingMessage, response: ServerResponse, detail: string): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const body = problemOf(new Fault('invalid', detail), path.slice(0, 200), crypto.randomUUID());
  response
    .writeHead(400, { ...publicCors, 'content-type': 'application/problem+json; charset=utf-8', connection: 'close' })
    .end(JSON.stringify(body));
}
