import { type TObject, type TSchema, Type } from 'typebox';
import type { ActRoute, ReadRoute, Route, StreamRoute } from '../core/api/route.ts';
import { version } from '../core/release.ts';
import { ListMeta, Problem } from '../model/common.ts';

type Json = Record<string, unknown>;

const jsonBody = (schema: unknown): Json => ({ 'application/json': { schema } });

/** `data` in the envelope of every success. */
function envelope(data: TSchema | undefined): Json {
  const isList = data !== undefined && (data as { type?: string }).type === 'array';
  return Type.Object({
    success: Type.Literal(true),
    message: Type.String(),
    data: data ?? Type.Unknown(),
    meta: isList ? ListMeta : Type.Object({}),
  }) as unknown as Json;
}

const problem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function queryParameters(schema: TObject, required: readonly string[] = schema.required ?? []): Json[] {
  return Object.entries(schema.properties).map(([name, property]) => {
    const { description, type } = property as { description?: string; type?: string };
    const list = type === 'array' ? { style: 'form', explode: false } : {};
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema: property,
      ...(description ? { description } : {}),
      ...list,
    };
  });
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

/** The parameters of an address with several operations: those of each, none of them required. */
function mergedQuery(route: ReadRoute): Json[] {
  const merged: Record<string, TSchema> = {};
  if (route.path.endsWith('/index.php')) {
    merged.endpoint = Type.String({ description: 'news, settings, update ...; absent: status' });
    merged.action = Type.String({ description: 'Sub-operation of the endpoint' });
  }
  for (const read of route.reads)
    for (const [name, property] of Object.entries(read.query.properties)) merged[name] ??= property;
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  for (const name of inPath) delete merged[name as string];
  const only = route.reads.length === 1 ? (route.reads[0]?.query.required ?? []) : [];
  return queryParameters(Type.Object(merged), only);
}

function readOperation(route: ReadRoute): Json {
  const replies = [...new Set(route.reads.map((r) => r.reply))];
  const media = route.reads[0]?.media?.split(';')[0];
  const schema = replies.length === 1 ? envelope(replies[0]) : { anyOf: replies.map(envelope) };
  return {
    parameters: [...pathParameters(route.path), ...mergedQuery(route)],
    responses: {
      200: {
        description: 'OK',
        headers: { ETag: { schema: { type: 'string' } }, 'Cache-Control': { schema: { type: 'string' } } },
        content: media ? { [media]: { schema: replies[0] } } : jsonBody(schema),
      },
      304: { description: 'The client has it already (If-None-Match)' },
      400: problem('A parameter is not valid'),
      404: problem('There is no such thing'),
      503: problem('Overloaded or away; see Retry-After'),
    },
  };
}

function streamOperation(route: StreamRoute): Json {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const lastEventId = {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
    description: 'The last `id` that a client got which comes back; goes before `after`',
  };
  return {
    parameters: [
      ...pathParameters(route.path),
      ...queryParameters(route.query).filter(({ name }) => !inPath.includes(name as string)),
      lastEventId,
    ],
    responses: {
      200: {
        description: 'Server-Sent Events, until one of the two sides ends it',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      204: { description: 'There is nothing more to come: do not come back' },
      400: problem('A parameter is not valid'),
      404: problem('There is no such thing'),
      429: problem('Too many streams are open from this address; see Retry-After'),
      503: problem('Too many streams are open, overloaded or away; see Retry-After'),
    },
  };
}

function bodyOf({ body, file }: ActRoute): Json {
  const schema = body as TObject;
  const content: Json = Object.fromEntries((file?.media ?? []).map((type) => [type, { schema: { type: 'string' } }]));
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    content[type] = { schema };
  return { required: (schema.required ?? []).length > 0, content };
}

function actOperation(route: ActRoute): Json {
  const ifMatch = {
    name: 'If-Match',
    in: 'header',
    required: route.needsRev === true,
    schema: { type: 'string' },
    description: 'ETag of what is edited',
  };
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    description: 'Sent again with the same body it gets the first answer again; with another body 409',
  };
  const guarded = route.access !== 'anyone';
  return {
    parameters: [
      ...pathParameters(route.path),
      ...(route.query ? queryParameters(route.query) : []),
      ...(route.needsRev ? [ifMatch] : []),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route) } : {}),
    ...(route.raw ? { requestBody: { required: true, content: { '*/*': { schema: {} } } } } : {}),
    ...(guarded ? { security: [{ bearer: [] }] } : {}),
    responses: {
      [route.status ?? 200]: { description: 'OK', content: jsonBody(envelope(route.reply)) },
      400: problem('A field is not valid; every bad one is named'),
      ...(guarded ? { 401: problem('No valid token'), 403: problem('The role does not allow it') } : {}),
      ...(route.path.includes(':id') ? { 404: problem('There is no such thing') } : {}),
      ...(route.idempotent ? { 409: problem('The key was used with another body') } : {}),
      ...(route.needsRev ? { 412: problem('Changed meanwhile'), 428: problem('If-Match is missing') } : {}),
      503: problem('Overloaded or away; see Retry-After'),
    },
  };
}

/** A stable name for generated clients: `GET /api/v1/news/:slug` is `getNewsBySlug`, `/api/news.php` `getNewsPhp`. */
function operationId(route: Route): string {
  const words = route.path
    .replace(/^\/api(\/v1)?/, '')
    .replace(/:(\w+)/g, 'by/$1')
    .split(/\W|_/)
    .filter(Boolean);
  const name = words.map((w) => w.charAt(0).toUpperCase() + w.slice(1)).join('');
  return `${route.method.toLowerCase()}${name || 'Status'}`;
}

/** The OpenAPI 3.1 document of all doors: derived from the same tables that serve the requests. */
export function openapiOf(routes: readonly Route[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation =
      'reads' in route ? readOperation(route) : 'open' in route ? streamOperation(route) : actOperation(route);
    paths[path] ??= {};
    (paths[path] as Json)[route.method.toLowerCase()] = {
      operationId: operationId(route),
      tags: [route.tag],
      summary: route.summary,
      ...operation,
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dinam',
      version,
      description: 'Backend for regional-language news apps in India.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map((r) => r.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
