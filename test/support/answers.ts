import assert from 'node:assert/strict';
import { Check, Compile, Errors } from 'typebox/schema';
import { api } from '../../src/app.ts';
import { openapiOf } from '../../src/http/docs/openapi.ts';
import type { Json, Reply } from './helper.ts';

/** An operation of the document, and what the path of a request must look like to be one of it. */
interface Known {
  path: RegExp;
  /** Parts of the path that are no parameter: of two that fit, the one with more is meant. */
  fixed: number;
  /** Whether the request may name fields. */
  hasFields: boolean;
  responses: Json;
}

let cached: Map<string, Known[]> | undefined;
let components: Json;

/** The document's operations by method, made on first use. */
function operations(): Map<string, Known[]> {
  if (cached) return cached;
  const document: Json = openapiOf(api, 'http://127.0.0.1');
  ({ components } = document);
  cached = new Map();
  for (const [path, methods] of Object.entries<Json>(document.paths))
    for (const [method, { parameters = [], responses }] of Object.entries<Json>(methods)) {
      const hasFields = parameters.some(
        ({ name, $ref }: Json) => (name ?? components.parameters[$ref.split('/').at(-1)].name) === 'fields',
      );
      const parts = path.split('/');
      const pattern = parts.map((part) => part.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')).join('/');
      const fixed = parts.filter((part) => !part.startsWith('{')).length;
      const operation = { path: new RegExp(`^${pattern}/?$`), fixed, hasFields, responses };
      cached.set(method, [...(cached.get(method) ?? []), operation]);
    }
  for (const list of cached.values()) list.sort((a, b) => b.fixed - a.fixed);
  return cached;
}

/** A schema with what it refers to written out. */
function written(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(written);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref) return written(components.schemas[schema.$ref.split('/').at(-1)]);
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, written(value)]));
}

/** A row of which `fields=` leaves out what is not named: only `id` is always there. What says that it is gone comes whole. */
function picked(schema: Json): Json {
  if (schema.items) return { ...schema, items: picked(schema.items) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(picked) };
  if (schema.allOf) return { ...schema, allOf: schema.allOf.map(picked) };
  return schema.properties && !schema.properties.deleted ? { ...schema, required: ['id'] } : schema;
}

/** The schema of a success when the request has named fields. */
export function withPickedFields(schema: Json): Json {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(withPickedFields) };
  if (schema.allOf) return { ...schema, allOf: schema.allOf.map(withPickedFields) };
  const { properties } = schema;
  if (!properties?.data) return schema; // a file, not rows
  return { ...schema, properties: { ...properties, data: picked(properties.data) } };
}

const schemas = new WeakMap<Json, Map<boolean, Json>>();

/** The schema of a content as the document carries it: what TypeBox adds for itself does not get there. */
function schemaOf(content: Json, hasFields: boolean): Json {
  const made = schemas.get(content) ?? new Map<boolean, Json>();
  schemas.set(content, made);
  if (!made.has(hasFields)) {
    const schema = written(JSON.parse(JSON.stringify(content.schema)));
    made.set(hasFields, hasFields ? withPickedFields(schema) : schema);
  }
  return made.get(hasFields);
}

/** Characters that were read by a schema as it stands, and from then on its compiled form, which reads sixty times as fast. */
const readers = new WeakMap<Json, { characters: number; check?: (value: unknown) => boolean }>();
const charactersBeforeCompiling = 20_000; // to compile one takes as long as to read so many

function isAsWritten(schema: Json, { body, text }: Reply): boolean {
  const reader = readers.get(schema) ?? { characters: 0 };
  readers.set(schema, reader);
  reader.characters += text.length;
  if (!reader.check && reader.characters > charactersBeforeCompiling) {
    const compiled = Compile(schema);
    reader.check = (value) => compiled.Check(value);
  }
  return reader.check ? reader.check(body) : Check(schema, body);
}

/** Statuses that a test may make the server answer with on purpose, by a fault of its own or of the connection. */
const unforeseen = new Set([408, 414, 431, 500]);

/**
 * Holds an answer against the OpenAPI document: the operation names its status and its content type, and the body is
 * what its schema says. Addresses that the document does not have (health, metrics, pages) pass.
 */
export function assertDocumented(method: string, url: string, reply: Reply): void {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const operation = (operations().get(method === 'HEAD' ? 'get' : method.toLowerCase()) ?? []).find(({ path }) =>
    path.test(pathname),
  );
  if (!operation || method === 'OPTIONS') return;
  const { status } = reply;
  const name = `${method} ${url.slice(0, 200)} -> ${status}`;
  const response = operation.responses[status];
  if (!response && unforeseen.has(status)) return;
  assert.ok(
    response,
    `${name}: the document has ${Object.keys(operation.responses).join(' ')}\n${reply.text.slice(0, 300)}`,
  );
  for (const [header, declared] of Object.entries<Json>(response.headers ?? {}))
    if (components.headers[declared.$ref.split('/').at(-1)].required)
      assert.ok(reply.headers.has(header), `${name}: it has no ${header}`);
  if (method === 'HEAD' || status === 301 || status === 304 || status === 204) return;
  const media = (reply.headers.get('content-type') ?? 'none').split(';')[0] as string;
  const content = response.content?.[media];
  assert.ok(content, `${name}: the document has no ${media} there`);
  if (!media.endsWith('json') || media === 'application/feed+json') return;
  const schema = schemaOf(content, operation.hasFields && status < 300 && searchParams.has('fields'));
  if (isAsWritten(schema, reply)) return;
  const errors = (schema.anyOf ?? [schema]).map((one: Json) =>
    Errors(one, reply.body)[1]
      .slice(0, 3)
      .map((e: Json) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`),
  );
  assert.fail(`${name}: not as its schema says\n${JSON.stringify(errors, null, 1)}\n${reply.text.slice(0, 400)}`);
}
