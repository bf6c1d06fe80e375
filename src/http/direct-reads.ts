import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { parseFields, splitUrl } from '../core/api/query-string.ts';
import type { ReadRoute, Route } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { isCurrent } from '../settings/settings.ts';
import { wellEncoded } from '../text/percent.ts';
import type { PathMatcher } from './addresses.ts';
import type { Metrics } from './metrics/metrics.ts';
import { faultOf } from './problem.ts';
import { answerRead, type ReadContext } from './read/handler.ts';
import { logRequest } from './request-log.ts';

/** A path that needs no decoding, so that its match is the one of Fastify. */
const plainPath = /^\/[\w./~-]*$/;

interface DirectOptions {
  context: ReadContext;
  metrics: Metrics;
  /** Requests that are being worked on. */
  open: Set<object>;
  /** Finds the pattern that Fastify would choose. */
  match: PathMatcher;
  longestUrl: number;
  warnAboutForwarded: (request: IncomingMessage) => void;
}

/**
 * Answers public reads without Fastify: its hooks, timers and abort signals cost as much as a cold item. Everything else
 * goes to Fastify: other methods, requests with a body, encoded paths. So does a read that failed: the route throws its
 * error again, so that errors are answered in one place.
 */
export class DirectReads {
  #app: App;
  #options: DirectOptions;
  #routes: ReadonlyMap<string, ReadRoute>;
  #ipOf: (request: IncomingMessage) => string;

  constructor(app: App, routes: readonly Route[], options: DirectOptions) {
    const { trustProxy } = app.config;
    const trust = proxyAddr.compile(trustProxy);
    this.#app = app;
    this.#options = options;
    this.#routes = new Map(
      routes.flatMap((route) => ('reads' in route && route.method === 'GET' ? [[route.path, route]] : [])),
    );
    // As Fastify finds it. Without proxies the socket says it, in less time.
    this.#ipOf = (request) => (trustProxy.length > 0 ? proxyAddr(request, trust) : request.socket.remoteAddress) ?? '';
  }

  /**
   * Answers a request, or returns false.
   * @param pass hands the request to Fastify after an error
   */
  serve(request: IncomingMessage, response: ServerResponse, pass: () => void): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const [path, text] = splitUrl(url);
    if (url.length > this.#options.longestUrl || !plainPath.test(path)) return false;
    if (!path.startsWith('/api/') && wellEncoded(url) !== url) return false;
    const found = this.#options.match(path);
    const route = found && this.#routes.get(found.pattern);
    if (!route) return false;
    // Settings that are out of date are read within the time limit that Fastify has for a handler.
    if (!isCurrent(this.#app) && !this.#app.versions.isUnreachable) return false;
    this.#options.warnAboutForwarded(request);
    void this.#answer(route, text, found.params, request, response, pass);
    return true;
  }

  async #answer(
    route: ReadRoute,
    text: string,
    params: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ): Promise<void> {
    const { context, metrics, open } = this.#options;
    const begun = performance.now();
    const id = crypto.randomUUID();
    open.add(request);
    response.once('close', () => open.delete(request));
    try {
      const ip = this.#ipOf(request);
      const fields = { ...parseFields(text), ...params };
      const result = await answerRead(this.#app, context.gate, route, fields, { request, response, requestId: id, ip });
      if (result) context.remember(request, result, route.path);
      const { method, url = '' } = request;
      const ms = performance.now() - begun;
      metrics.count(route.path, response.statusCode, ms);
      logRequest(this.#app, { id, method, url, ip, identity: null, route, status: response.statusCode, ms });
    } catch (error) {
      open.delete(request);
      if (response.headersSent || response.closed) {
        // Nobody is left to be answered: what is no fault of the client is logged as it is otherwise.
        const fault = faultOf(error);
        if (response.headersSent || fault.code === 'internal')
          this.#app.log.error({ err: fault.cause ?? error, request_id: id }, 'a request failed');
        response.destroy();
        return;
      }
      context.failed.set(request, { error, begun });
      pass();
    }
  }
}
