import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { overloaded } from '../core/admission/admission.ts';
import { parseFields, splitUrl } from '../core/api/query-string.ts';
import { type ActRoute, isOpenRead, isStream, type Route } from '../core/api/route.ts';
import type { App, Identity } from '../core/app.ts';
import { Fault, gone } from '../core/error.ts';
import type { Module } from '../core/module.ts';
import { routePatterns } from '../core/old-address.ts';
import { wellEncoded } from '../text/percent.ts';
import { admit } from '../users/authenticate.ts';
import { type Address, addressesOf, addressFinder, methodRefused, pathMatcher, pathMatching } from './addresses.ts';
import { acceptBodies, bodyLimitOf } from './body.ts';
import { Connections } from './connections.ts';
import { DirectReads } from './direct-reads.ts';
import { Streams } from './event-stream.ts';
import { FastPath } from './fast-path.ts';
import { isMultipart, uploadBytes } from './files/upload.ts';
import { corsOf, preflight } from './headers/cors.ts';
import { forwardedWatch } from './headers/forwarded.ts';
import { headersOfMedia, securityLines } from './headers/security.ts';
import { Entrance } from './health/entrance.ts';
import { Metrics } from './metrics/metrics.ts';
import { mountRoutes } from './mount.ts';
import { createShedder } from './overload.ts';
import { errorPageOf, faultOf, htmlMedia, messageLang, movedPage, problemOf, unsupported } from './problem.ts';
import { ReadGate } from './read/gate.ts';
import type { ReadContext } from './read/handler.ts';
import { RefusalDelay } from './refusal-delay.ts';
import { logRequest, pathForLog, type Refusal } from './request-log.ts';

const longestUrl = 8_192;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a module declares for this address and method. */
    route?: Route;
    /** For addresses whose errors keep another shape. */
    errorsAs200?: boolean;
  }
  interface FastifyRequest {
    /** The selected operation, where an address has several. */
    act: ActRoute | null;
    identity: Identity | null;
    /** The address of a request whose method has no route. */
    address: Address | null;
    /** Milliseconds until the head of the response was ready; null before. */
    readyMs: number | null;
  }
}

/** The server, not yet listening. `extras` mounts what is no route of a module (health, metrics, pages). */
export async function createServer(
  app: App,
  modules: readonly Module[],
  routes: readonly Route[],
  entrance: Entrance,
  extras: (server: FastifyInstance, metrics: Metrics) => Promise<void>,
): Promise<{ server: FastifyInstance; connections: Connections }> {
  const { config } = app;
  const streams = new Streams(app);
  /** Requests that are being worked on; those of the fast path, streams, and refusals that wait do not count. */
  const open = new Set<object>();
  const refusalDelay = new RefusalDelay(config.errorsPerMinute, config.connectionsPerAddress);
  const shed = createShedder(config.shedUtilisation, config.shedQueue, () => open.size);
  const gate = new ReadGate(app, shed);
  const connections = new Connections(app);
  const metrics = new Metrics(app, { streams, gate, connections, refusalDelay }, modules);
  const fastPath = new FastPath(app, metrics, connections);
  const reads: ReadContext = {
    gate,
    remember: (request, answered, path) => fastPath.remember(request, answered, path),
    failed: new WeakMap(),
  };
  const server: FastifyInstance = fastify({
    bodyLimit: config.bodyLimit,
    handlerTimeout: config.requestTimeoutMs,
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    return503OnClosing: false, // what still comes on an open connection is answered, and ends it
    loggerInstance: app.log as FastifyBaseLogger,
    // Lines that belong to a request name its id themselves; a logger of its own for each is never used.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Old links request pages of every kind: what is no UTF-8 is not found, unless it was an address once.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url : wellEncoded(url)),
    routerOptions: { ...pathMatching, querystringParser: (text) => text as never },
    frameworkErrors: (error, request, reply) => void sendFault(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler(error, socket) {
      if (error.code !== 'ECONNRESET') connections.refuse(socket, refusal(error.code, securityLines(config)));
    },
    // For a second address of `localhost` another one is made.
    serverFactory: (handler) =>
      fastPath.listen(entrance.isLed ? new Entrance(config) : entrance, handler, () => direct),
  });
  const addresses = addressesOf(app, routes);
  const addressAt = addressFinder(addresses);
  const match = pathMatcher(server);
  const warnAboutForwarded = forwardedWatch(app);
  const direct = new DirectReads(app, routes, { context: reads, metrics, open, match, longestUrl, warnAboutForwarded });
  routePatterns.add(app, (path) => match(path)?.pattern ?? null);
  const refusals = new WeakMap<FastifyRequest, Refusal>();
  server.decorateRequest('act', null);
  server.decorateRequest('identity', null);
  server.decorateRequest('address', null);
  server.decorateRequest('readyMs', null);
  server.decorateRequest('uploads', null);
  acceptBodies(server);

  // The order of the contract: 404 and 405 (the router), 401, 403; only then is a body read: 413, 415, 400.
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    warnAboutForwarded(request.raw);
    if (request.url.length > longestUrl)
      throw new Fault('uri_too_long', `The address has more than ${longestUrl} bytes.`);
    if (request.is404) {
      request.address = addressAt(splitUrl(request.url)[0]) ?? null;
      if (!request.address) return;
      if (request.method !== 'OPTIONS') throw methodRefused(request.address);
      const headers = preflight(request.raw, request.address, config.corsOrigins);
      return reply.code(204).headers(headers).send();
    }
    const { route } = request.routeOptions.config;
    if (!route) return;
    if (!isStream(route)) {
      open.add(request);
      reply.raw.once('close', () => open.delete(request));
    }
    // What is read may be in memory: the gate refuses what is not.
    if (shed.drowning() && !('reads' in route)) throw overloaded('The server is overloaded.');
    if (!isOpenRead(route)) {
      request.act = route.dispatch?.(parseFields(splitUrl(request.url)[1])) ?? route;
      await admit(app, request, request.act, (identity) => {
        request.identity = identity;
      });
    }
    const raw = request.act?.raw;
    if (raw && !(await raw.admit(app, request.params as Record<string, string>))) throw gone('subscription');
    const isUpload = request.act?.upload !== undefined && isMultipart(request);
    const most =
      isUpload || request.act?.streamed ? uploadBytes(app) : bodyLimitOf(request.act ?? route, config.bodyLimit);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > most) throw new Fault('too_large', `The body has more than ${most} bytes.`);
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
    if (hasBody && request.method !== 'GET' && !raw && request.headers['content-type'] === undefined)
      throw unsupported();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    request.readyMs = reply.elapsedTime;
    done(null, payload);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { id, method, url, ip, identity } = request;
    const { route } = request.routeOptions.config;
    const refusal = refusals.get(request);
    const path = request.routeOptions.url ?? request.address?.path ?? 'none';
    // Neither a live stream nor what phones send and fetch slowly says how fast the server is.
    const isSlow = route !== undefined && (isStream(route) || request.act?.upload || request.act?.streamed);
    const ms = isSlow ? null : (refusal?.ms ?? request.readyMs ?? reply.elapsedTime);
    metrics.count(path, reply.raw.statusCode, ms);
    const { statusCode: status } = reply.raw;
    logRequest(app, { id, method, url, ip, identity, route, status, ms: reply.elapsedTime, refusal });
  });
  server.addHook('preClose', async () => {
    // Before it waits for what is running: a stream would run for hours.
    streams.close();
    refusalDelay.release();
    connections.end(server.server);
  });
  server.addHook('onClose', async () => shed.stop());

  async function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const fault = faultOf(error);
    const moved = await movedPage(app, fault, request);
    if (moved !== null) {
      await reply.code(301).headers({ 'cache-control': 'public, max-age=3600' }).redirect(moved, 301);
      return;
    }
    const before = reads.failed.get(request.raw);
    refusals.set(request, { fault, ms: before ? performance.now() - before.begun : reply.elapsedTime });
    if (fault.code === 'internal') app.log.error({ err: fault.cause, request_id: request.id }, 'a request failed');
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const wait = refusalDelay.wait(request.ip);
    if (wait) {
      open.delete(request);
      await wait;
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return;
      // To keep the connection Node would read the rest of the body, and this address sends many that are refused.
      if (!request.raw.complete) reply.header('connection', 'close');
    }
    const [path] = splitUrl(request.url ?? '');
    const { route, errorsAs200 = request.address?.errorsAs200 } = request.routeOptions?.config ?? {};
    // A route that takes several operations is judged by the one that was requested.
    const operation = request.act ?? route;
    const access = operation && (isOpenRead(operation) ? 'read' : operation.access);
    reply.code(errorsAs200 ? 200 : fault.status).headers({
      ...corsOf(request.raw, operation?.path ?? path, access, config.corsOrigins),
      ...(fault.status === 503 ? { 'retry-after': '5' } : {}),
      ...fault.headers,
      'cache-control': 'no-store',
    });
    const asPage = await errorPageOf(app, fault, request.raw, route);
    if (asPage !== undefined) {
      await reply.headers(headersOfMedia(htmlMedia)).type(htmlMedia).send(asPage);
      return;
    }
    await reply
      .type('application/problem+json; charset=utf-8')
      .send(
        JSON.stringify(
          problemOf(fault, path.slice(0, 200), request.id, messageLang(request.url ?? '', request.raw.headers)),
        ),
      );
  }
  server.setErrorHandler(sendFault);
  server.setNotFoundHandler((request) => {
    throw new Fault('not_found', `There is nothing at ${pathForLog(request.url).slice(0, 200)}.`); // and it is logged
  });

  mountRoutes(app, server, routes, addresses, { ...reads, streams });
  await extras(server, metrics);
  return { server, connections };
}

/** The answer to what Node itself refuses before there is a request: bytes, as there is no response to use. */
function refusal(code: string, lines: string): string {
  const [status, detail] = clientErrors[code] ?? ['400 Bad Request', 'This is no HTTP request.'];
  const fault = new Fault('invalid', detail);
  const body = JSON.stringify({ ...problemOf(fault, '', crypto.randomUUID()), status: Number.parseInt(status, 10) });
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n${lines}${length}\r\n\r\n${body}`;
}

const clientErrors: Record<string, [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers have more than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
  HPE_INVALID_URL: ['400 Bad Request', 'The address has bytes that must be percent-encoded.'],
};
