import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from '../core/address.ts';
import { parseFields, splitUrl } from '../core/api/query-string.ts';
import { onePage } from '../core/api/read.ts';
import { referenceErrors } from '../core/api/references.ts';
import { type ActRoute, type Call, type Fold, isAdminRead, type Route, type RouteResult } from '../core/api/route.ts';
import { parseKnownQuery, parseQuery } from '../core/api/validate.ts';
import { type App, anonymous, requestActor } from '../core/app.ts';
import { Fault, invalid, invalidField } from '../core/error.ts';
import { intakeOf } from '../core/intake.ts';
import { limitAddress } from '../core/rate-limit.ts';
import { type Address, methodRefused } from './addresses.ts';
import { revOf, sendAdminRead } from './admin-read.ts';
import { bodyLimitOf, readBody, sentBody } from './body.ts';
import { lastEventId, type Streams, streamUsers } from './event-stream.ts';
import { mountRaw, mountStreamed } from './files/scopes.ts';
import { mountUpload } from './files/upload.ts';
import { corsOf } from './headers/cors.ts';
import { headersOfMedia } from './headers/security.ts';
import { htmlMedia } from './problem.ts';
import { type ReadContext, readHandler } from './read/handler.ts';
import { requestSignal } from './request-signal.ts';

/** What a file says is checked and written within one request. */
const fileTimeoutMs = 120_000;

/** What all routes of a server share. */
interface RouteContext extends ReadContext {
  streams: Streams;
}

/** Gives every address its methods. What it does not have is refused by `addresses.ts`. */
export function mountRoutes(
  app: App,
  server: FastifyInstance,
  all: readonly Route[],
  addresses: readonly Address[],
  ways: RouteContext,
): void {
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  for (const route of all) {
    const { errorsAs200 = false } = byPath.get(route.path) ?? {};
    const options = {
      method: (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) as HTTPMethods[],
      url: route.path,
      bodyLimit: bodyLimitOf(route, app.config.bodyLimit),
      ...('file' in route && route.file?.mostBytes ? { handlerTimeout: fileTimeoutMs } : {}),
      ...('timeoutMs' in route && route.timeoutMs ? { handlerTimeout: route.timeoutMs } : {}),
      config: { route, errorsAs200 },
      handler: answeredOnce(app, handlerOf(app, route, ways, all)),
    };
    if ('raw' in route && route.raw) mountRaw(server, options);
    else if ('streamed' in route && route.streamed) mountStreamed(app, server, options, route.streamed);
    else if ('upload' in route && route.upload) mountUpload(app, server, route, options);
    else server.route(options);
  }
  for (const address of addresses) refuseShadowed(server, address);
}

function handlerOf(app: App, route: Route, context: RouteContext, all: readonly Route[]) {
  const { gate, streams } = context;
  if ('reads' in route) return readHandler(app, route, context);
  if ('stream' in route && route.stream) return userStreamHandler(app, route, route.stream, streams, all);
  if (!('open' in route)) return actHandler(app, route);
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const inUrl = parseFields(splitUrl(request.url)[1]);
    gate.charge(addressKey(request.ip), 'light'); // what is there to be followed is a query
    return streams.serve(route, { ...inUrl, ...(request.params as Record<string, string>) }, request, reply);
  };
}

/** A stream of a signed-in user, whom `admit` has let in. */
function userStreamHandler(
  app: App,
  route: ActRoute,
  open: NonNullable<ActRoute['stream']>,
  streams: Streams,
  all: readonly Route[],
) {
  const userOf = streamUsers(app, route, all);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    queryOf(route, request, true); // it takes no parameter
    const user = await userOf(request);
    const cors = corsOf(request.raw, route.path, route.access, app.config.corsOrigins);
    await streams.keepOpen(() => open(app, user, lastEventId(request.raw)), cors, request, reply);
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A request that timed out has been answered: a later failure of it is no error of a request. */
function answeredOnce(app: App, handler: Handler): Handler {
  return async (request, reply) => {
    try {
      await handler(request, reply);
    } catch (error) {
      if (!reply.sent) throw error;
      app.log.debug({ err: error, request_id: request.id }, 'the request failed after its response');
    }
  };
}

/** 405 where another path would answer, before anything else is checked. */
function refuseShadowed(server: FastifyInstance, address: Address): void {
  if (address.shadowed.length === 0) return;
  const { path: url, shadowed, errorsAs200 } = address;
  const method = shadowed.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : one)) as HTTPMethods[];
  const refuse = async (): Promise<never> => {
    throw methodRefused(address);
  };
  server.route({ method, url, config: { errorsAs200 }, onRequest: refuse, handler: refuse });
}

const noParameters = Type.Object({});

/** @param isStrict unknown parameters are refused; not at an old address, which adds its own to those of the operation */
function queryOf(route: ActRoute, { url }: FastifyRequest, isStrict: boolean, fold?: Fold): Record<string, unknown> {
  if (!route.query && !isStrict) return {};
  const schema = route.query ?? noParameters;
  const sent = parseFields(splitUrl(url)[1]);
  const fields = fold ? fold(schema, sent, false) : sent;
  return (isStrict ? parseKnownQuery : parseQuery)(schema, fields) as Record<string, unknown>;
}

/** A refused body, with the fields of it that name what is not there: the client learns of all at once. */
async function withReferences(
  app: App,
  { references }: ActRoute,
  request: FastifyRequest,
  error: unknown,
): Promise<unknown> {
  if (!references || !(error instanceof Fault) || error.code !== 'invalid') return error;
  const found = await referenceErrors(app.db.read, references, sentBody(request)).catch(() => []);
  if (found.length === 0) return error;
  const named = new Set(found.map(({ field }) => field));
  return invalid([...error.errors.filter(({ field }) => !named.has(field)), ...found]);
}

function actHandler(app: App, given: ActRoute) {
  const act = actOnce(app, given);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await act(request, reply);
    } catch (error) {
      throw await withReferences(app, request.act as ActRoute, request, error);
    }
  };
}

function actOnce(app: App, given: ActRoute) {
  const { fold } = given;
  const isRead = isAdminRead(given);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const route = request.act as ActRoute;
    const ifMatch = request.headers['if-match'];
    if (route.needsRev && ifMatch === undefined)
      throw new Fault('precondition_required', 'Send if-match with the ETag of what you edit.');
    if (typeof route.limit === 'object') await limitAddress(app, route.limit, request.ip);
    const params = idParams(request.params as Record<string, string>);
    const query = queryOf(route, request, isRead, fold);
    const body = route.body ? await readBody(request, route.body, route.file, fold) : {};
    const { identity } = request;
    const call: Call = {
      params,
      query: query as Record<string, unknown>,
      body,
      bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      files: request.uploads ?? [],
      identity,
      actor: identity ? requestActor(identity, request.id) : { ...anonymous, requestId: request.id },
      rev: revOf(ifMatch),
      ip: request.ip,
      requestId: request.id,
      request: request.raw,
      signal: requestSignal(reply),
    };
    const {
      data,
      meta = metaOf(data),
      status = 200,
      message = 'OK',
      headers = {},
      download,
      file,
      page,
    } = await runWithIntake(app, route, call, () => route.run(app, call));
    if (reply.sent) return; // its time had passed
    const sent = reply.code(status).headers({
      ...corsOf(request.raw, route.path, route.access, app.config.corsOrigins),
      'cache-control': 'no-store',
      ...headers,
    });
    if (page !== undefined) return sent.headers(headersOfMedia(htmlMedia)).type(htmlMedia).send(page);
    if (download) {
      sent.header('content-disposition', `attachment; filename="${download.name}"`);
      return sent.type(`${download.media}; charset=utf-8`).send(download.text);
    }
    if (file) {
      const disposition = `attachment; filename="${file.name}"`;
      const headers = { 'content-disposition': disposition, 'content-length': String(file.bytes) };
      return sent.headers(headers).type(file.media).send(file.stream);
    }
    if (status === 200 && isRead) return sendAdminRead(request, sent, { message, data, meta });
    if (status === 204) return void (await sent.send());
    await sent.type('application/json; charset=utf-8').send(JSON.stringify({ success: true, message, data, meta }));
  };
}

/** Runs a route; an unauthenticated body is accepted within the limits of `intakeOf`. */
async function runWithIntake(
  app: App,
  route: ActRoute,
  call: Call,
  run: () => Promise<RouteResult>,
): Promise<RouteResult> {
  if (!route.intake) return run();
  const intake = intakeOf(app);
  await intake.checkDisk();
  if (route.intake === 'counters') return run();
  await intake.checkBudget(call.ip);
  const outcome = await run();
  const isKnown = route.status === 201 && (outcome.status ?? 200) === 200;
  if (!isKnown) await intake.count(call.ip, Buffer.byteLength(JSON.stringify(call.body)));
  return outcome;
}

/** `meta` where a route returns none: a complete list is its only page. */
const metaOf = (data: unknown): Record<string, unknown> => (Array.isArray(data) ? onePage(data.length) : {});

/** `:id` as a number. @throws Fault `invalid` for what can be no id */
function idParams(params: Record<string, string>): Record<string, string | number> {
  const { id, ...others } = params;
  if (id === undefined) return others;
  const value = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(value) || value < 1)
    throw invalidField('id', 'must be a whole number from 1', 'pattern');
  return { ...others, id: value };
}
