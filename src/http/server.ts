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
import { type Address, addressesOf, addressFinder, matching, methodRefused, patternFinder } from './addresses.ts';
import { acceptBodies, bodyLimitOf } from './body.ts';
import { Connections } from './connections.ts';
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
import { errorPageOf, faultOf, htmlMedia, langOf, movedPage, problemOf, reasonOf, unsupported } from './problem.ts';
import { ReadGate } from './read/gate.ts';
import { RefusalDelay } from './refusal-delay.ts';

const longestUrl = 8_192;

/** Why a request was refused, and milliseconds until that was decided. */
interface Refusal {
  fault: Fault;
  ms: number;
}

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
  const open = new Set<FastifyRequest>();
  const refusalDelay = new RefusalDelay(config.errorsPerMinute, config.connectionsPerAddress);
  const shed = createShedder(config.shedUtilisation, config.shedQueue, () => open.size);
  const gate = new ReadGate(app, shed);
  const connections = new Connections(app);
  const metrics = new Metrics(app, { streams, gate, connections, refusalDelay }, modules);
  const fastPath = new FastPath(app, metrics, connections);
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
    routerOptions: { ...matching, querystringParser: (text) => text as never },
    frameworkErrors: (error, request, reply) => void sendFault(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler(error, socket) {
      if (error.code !== 'ECONNRESET') connections.refuse(socket, refusal(error.code, securityLines(config)));
    },
    // For a second address of `localhost` another one is made.
    serverFactory: (handler) => fastPath.listen(entrance.isLed ? new Entrance(config) : entrance, handler),
  });
  const addresses = addressesOf(app, routes);
  const addressAt = addressFinder(addresses);
  routePatterns.add(app, patternFinder(server));
  const refusals = new WeakMap<FastifyRequest, Refusal>();
  const warnAboutForwarded = forwardedWatch(app);
  server.decorateRequest('act', null);
  server.decorateRequest('identity', null);
  server.decorateRequest('address', null);
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
  server.addHook('onResponse', async (request, reply) => {
    metrics.count(request.routeOptions.url ?? request.address?.path ?? 'none', reply.raw.statusCode);
    logRequest(app, request, reply, refusals.get(request));
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
    refusals.set(request, { fault, ms: reply.elapsedTime });
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
          problemOf(fault, path.slice(0, 200), request.id, langOf(request.url ?? '', request.raw.headers)),
        ),
      );
  }
  server.setErrorHandler(sendFault);
  server.setNotFoundHandler((request) => {
    throw new Fault('not_found', `There is nothing at ${pathForLog(request.url).slice(0, 200)}.`); // and it is logged
  });

  mountRoutes(app, server, routes, addresses, { gate, fastPath, streams });
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

/** Addresses that contain a secret: they show the data of a device, or let a hub confirm a subscription. */
const withSecret = /^(\/preview\/|\/api\/(?:v1\/installations|v1\/devices|v1\/previews|websub)\/)[^/]+/;

const pathForLog = (url: string): string => splitUrl(url)[0].replace(withSecret, '$1*');

/** Of a path in the log, except at `debug`. */
const longestLoggedPath = 200;

/**
 * The level of the line about a request. Edits, failures and slow requests are worth one; ordinary reads are counted, and
 * shown at `debug`, and so is what anybody may send without a token: its number has no bound, and the disk has.
 */
function levelOf(request: FastifyRequest, status: number, isSlow: boolean): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 500) return 'error';
  // 503 is said on purpose: to be seen, but no failure of ours.
  if (status > 500 || isSlow) return 'warn';
  const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
  return isRead || request.identity === null ? 'debug' : 'info';
}

function logRequest(app: App, request: FastifyRequest, reply: FastifyReply, refusal?: Refusal): void {
  const status = reply.raw.statusCode;
  const { route } = request.routeOptions.config;
  const took = refusal?.ms ?? reply.elapsedTime; // the delay of a refusal is intended
  const slow = took > 1_000 && !(route && isStream(route)); // a stream is long, not slow
  const level = levelOf(request, status, slow);
  if (!app.log.isLevelEnabled(level)) return;
  const ms = Math.round(took);
  // A query string may carry what should stay private; the path says enough.
  const whole = pathForLog(request.url);
  const path = level === 'debug' ? whole : whole.slice(0, longestLoggedPath);
  const { identity } = request;
  const token = identity?.apiToken ? { api_token: identity.apiToken.id } : {};
  const who = identity ? { user_id: identity.id, role: identity.role, ...token } : {};
  const line = { request_id: request.id, method: request.method, path, status, ms, ip: request.ip, ...who };
  app.log[level](refusal ? { ...line, ...reasonOf(refusal.fault) } : line, 'request');
}
