import { type TObject, type TSchema, Type } from 'typebox';
import type { ActRoute, ReadRoute, Route, StreamRoute } from '../../core/api/route.ts';
import { Problem } from '../../core/model/common.ts';
import { conventions } from '../../core/model/conventions.ts';
import type { TagText } from '../../core/model/tags.ts';
import type { SentEvent } from '../../core/module.ts';
import { version } from '../../core/release.ts';
import { componentSteps } from './components.ts';
import { Describer, describedTags } from './descriptions.ts';
import examples from './examples.json' with { type: 'json' };
import { headers } from './headers.ts';
import type { Json } from './json.ts';
import { actAnswers, anyOf, failuresOf, problem, readAnswers } from './openapi-answers.ts';
import { operationText } from './operation-text.ts';
import responseExamples from './response-examples.json' with { type: 'json' };
import { finish, type Steps } from './steps.ts';
import { webhookOperations } from './webhooks.ts';

function queryParameters(schema: TObject, required: readonly string[] = schema.required ?? []): Json[] {
  return Object.entries(schema.properties).map(([name, property]) => {
    const { description, ...plain } = property as { description?: string };
    const schema = withoutFrame(plain);
    const list = schema.type === 'array' ? { style: 'form', explode: false } : {};
    return {
      name,
      in: 'query',
      ...(required.includes(name) ? { required: true } : {}),
      schema,
      ...(description ? { description } : {}),
      ...list,
    };
  });
}

/** A schema that was an intersection only for the sake of a description of its own. */
function withoutFrame(schema: Json): Json {
  const [first, ...others] = (schema.allOf ?? []) as Json[];
  return first && others.length === 0 && Object.keys(schema).length === 1 ? first : schema;
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
  const merged: Record<string, TSchema> = { ...route.query?.properties };
  for (const read of route.reads)
    for (const [name, property] of Object.entries(read.query.properties)) merged[name] ??= property;
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  for (const name of inPath) delete merged[name as string];
  const only = route.reads.length === 1 ? (route.reads[0]?.query.required ?? []) : [];
  return queryParameters(Type.Object(merged), only);
}

/** What an operation needs unless it says otherwise. */
const tokenNeeded = [{ bearer: [] }];

const readOperation = (route: ReadRoute): Json => ({
  parameters: [...pathParameters(route.path), ...mergedQuery(route)],
  security: [],
  responses: readAnswers(route),
});

function streamOperation(route: StreamRoute): Json {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const lastEventId = {
    name: 'Last-Event-ID',
    in: 'header',
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
    description: 'The last event `id` of a reconnecting client; takes precedence over `after`',
  };
  return {
    parameters: [
      ...pathParameters(route.path),
      ...queryParameters(route.query).filter(({ name }) => !inPath.includes(name as string)),
      lastEventId,
    ],
    security: [],
    responses: {
      200: {
        description: 'Server-Sent Events, until one of the two sides ends it',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      204: { description: 'There is nothing more to come: do not come back' },
      ...Object.fromEntries(failuresOf(route).map((status) => [status, problem(status)])),
    },
  };
}

/** Forms, which every address takes, are written where there are clients that send them; the introduction names them. */
const formMedia = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const mediaOf = ({ path }: Route): string[] => [
  'application/json',
  ...(path.startsWith('/api/admin/') ? [] : formMedia),
];

/** The bodies that an address takes with the operations that it may mean; none is required where one does without. */
function requestBody(acts: readonly ActRoute[]): Json {
  const schemas = new Map<string, unknown[]>();
  const add = (media: string, schema: unknown) => schemas.set(media, [...(schemas.get(media) ?? []), schema]);
  for (const act of acts) {
    const { body, file, raw, streamed } = act;
    const media = raw ? '*/*' : streamed;
    if (media) add(media, { type: 'string', format: 'binary' });
    if (!body) continue;
    for (const media of file?.media ?? []) add(media, { type: 'string' });
    for (const media of mediaOf(act)) if (!(act.upload && media === formMedia[1])) add(media, body);
    if (act.upload) add('multipart/form-data', withFiles(body, act.upload));
  }
  if (schemas.size === 0) return {};
  const required = acts.every(({ body, raw, streamed }) => raw || streamed || (body?.required ?? []).length > 0);
  const content = Object.fromEntries([...schemas].map(([media, all]) => [media, { schema: anyOf(all) }]));
  return { requestBody: { ...(required ? { required } : {}), content } };
}

/** The fields of a body, and the files beside them. */
function withFiles(body: TObject, { fields: [field = 'file'], most }: NonNullable<ActRoute['upload']>): Json {
  const file = { type: 'string', format: 'binary' };
  const files = most === 1 ? file : { type: 'array', items: file, maxItems: most };
  return { type: 'object', properties: { ...body.properties, [field]: files }, additionalProperties: false };
}

/** The query of an address with all the operations that it may mean. */
function actQuery(route: ActRoute, acts: readonly ActRoute[]): Json[] {
  if (Object.keys(route.acts ?? {}).length === 0) return route.query ? queryParameters(route.query) : [];
  const action = Type.Optional(Type.Enum(Object.keys(route.acts ?? {}), { description: 'The operation' }));
  return queryParameters(Type.Object(Object.assign({ action }, ...acts.map(({ query }) => query?.properties))), []);
}

/** Headers that a route reads by itself. */
const headerParameters = (headers: TObject | undefined): Json[] =>
  Object.entries(headers?.properties ?? {}).map(([name, whole]) => {
    const { description, ...schema }: Json = { ...whole };
    return {
      name,
      in: 'header',
      schema,
      description,
      ...(headers?.required?.includes(name) ? { required: true } : {}),
    };
  });

function actOperation(route: ActRoute): Json {
  const acts = [route, ...Object.values(route.acts ?? {})];
  const ifMatch = {
    name: 'If-Match',
    in: 'header',
    ...(route.needsRev ? { required: true } : {}),
    schema: { type: 'string' },
    description: 'ETag of what is edited',
  };
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    description:
      'A repeated request with the same key and body returns the first response, for 7 days; another body is 409',
  };
  const guarded = acts.map(({ access }) => access !== 'anyone');
  // An operation that says nothing needs a token, as the document says for all.
  const security = guarded.includes(false) ? { security: guarded.includes(true) ? [{}, ...tokenNeeded] : [] } : {};
  return {
    parameters: [
      ...pathParameters(route.path),
      ...actQuery(route, acts),
      ...(route.needsRev ? [ifMatch] : []),
      ...(route.idempotent ? [idempotencyKey] : []),
      ...headerParameters(route.headers),
    ],
    ...(route.method === 'GET' ? {} : requestBody(acts)),
    ...security,
    responses: actAnswers(acts),
  };
}

/** The operation with a body that a test sends, where a page has one. */
function withExample(operation: Json, id: string): Json {
  const example = (examples as Json)[id];
  const { requestBody } = operation as { requestBody?: { content: Record<string, Json> } };
  const json = requestBody?.content['application/json'];
  if (example === undefined || !json) return operation;
  const content = { ...requestBody.content, 'application/json': { ...json, example } };
  return { ...operation, requestBody: { ...requestBody, content } };
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

/** What the document is made of. */
export interface Api {
  routes: readonly Route[];
  /** Schemas by the names of their constants, for forms. */
  nouns: ReadonlyMap<string, object>;
  /** What is said of groups of operations, in the order of the page. */
  tags: ReadonlyMap<string, TagText>;
  /** Requests that the program sends. */
  events: readonly SentEvent[];
}

/** The OpenAPI 3.1 document of all routes as clients get it: every schema with an `$id` is a component of that name. */
export const apiDocument = (api: Api, publicUrl: string): Json => finish(documentSteps(api, publicUrl));

/** The OpenAPI 3.1 document of all routes with every schema written out where it occurs. */
export const openapiOf = (api: Api, publicUrl: string): Json => unnamed(finish(inlineSteps(api, publicUrl))) as Json;

/** `apiDocument` in steps: all at once would stop the server for a quarter of a second. */
export function* documentSteps(api: Api, publicUrl: string): Steps<Json> {
  return yield* componentSteps(yield* inlineSteps(api, publicUrl), responseExamples);
}

/** A part of the document without the names of schemas. */
function unnamed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(unnamed);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([key, value]) => key !== '$id' || typeof value !== 'string');
  return Object.fromEntries(entries.map(([key, value]) => [key, unnamed(value)]));
}

function* inlineSteps({ routes, events, tags }: Api, publicUrl: string): Steps<Json> {
  const describer = new Describer();
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation =
      'reads' in route ? readOperation(route) : 'open' in route ? streamOperation(route) : actOperation(route);
    paths[path] ??= {};
    yield;
    (paths[path] as Json)[route.method.toLowerCase()] = {
      operationId: operationId(route),
      tags: [route.tag],
      summary: route.summary,
      ...operationText(route, operationId(route), routes, tags.get(route.tag)),
      ...withExample(describer.operation(operation), operationId(route)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dinam',
      version,
      description: conventions,
      contact: { name: 'The operator of this server', url: publicUrl },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    security: tokenNeeded,
    tags: describedTags(tags, new Set(routes.map((r) => r.tag))),
    paths,
    webhooks: webhookOperations(describer, events),
    components: {
      schemas: { Problem: unnamed(Problem) },
      headers,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
