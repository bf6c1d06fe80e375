import { isNamed, shareSchemas } from './compact.ts';
import { headers } from './headers.ts';
import type { Json } from './openapi-answers.ts';

/**
 * Puts the schemas of nouns into `components` and refers to them wherever they occur. A noun is recognised by its
 * shape: TypeBox copies a schema when it becomes optional or a member of another. Only nouns that occur are taken.
 *
 * @param document an OpenAPI document with `components.schemas`
 * @param nouns schemas by name
 */
export function withComponents(document: Json, nouns: Iterable<readonly [string, object]>): Json {
  const nameOf = new Map<string, string>();
  const schemas = new Map<string, Json>();

  const inner = (node: object): unknown => {
    if (Array.isArray(node)) return node.map(referred);
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => (value === undefined ? [] : [[key, referred(value)]])),
    );
  };
  const byNode = new WeakMap<object, unknown>();
  const referred = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    let made = byNode.get(node);
    if (made === undefined) {
      made = named(inner(node));
      byNode.set(node, made);
    }
    return made;
  };
  const named = (made: unknown): unknown => {
    if (Array.isArray(made) || !isNamed(made as Json)) return made;
    const name = nameOf.get(JSON.stringify(made));
    if (name !== undefined) return reference(name);
    const { description, ...rest } = made as Json;
    const plain = description === undefined ? undefined : nameOf.get(JSON.stringify(rest));
    return plain === undefined ? made : { ...reference(plain), description };
  };

  // The smallest first, so that a noun refers to the nouns that it is made of.
  const bySize = [...nouns].map(([name, schema]) => ({ name, schema, size: JSON.stringify(schema).length }));
  for (const { name, schema } of bySize.sort((a, b) => a.size - b.size)) {
    const made = inner(schema) as Json;
    const shape = JSON.stringify(made);
    if (!isNamed(made) || nameOf.has(shape)) continue;
    nameOf.set(shape, name);
    schemas.set(name, made);
  }

  const paths = copyOf(inner(document.paths as object)) as Record<string, Record<string, Operation>>;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const operation of operations) nameBody(operation, schemas, nameOf);
  const { schemas: others, ...rest } = document.components as { schemas: Record<string, Json> };
  const components = used(paths, new Map([...schemas, ...Object.entries(others)]));
  shareSchemas(operations, components);
  const shared = { responses: shareResponses(operations), parameters: shareParameters(operations) };
  const sorted = [...components].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...document, paths, components: { schemas: Object.fromEntries(sorted), ...shared, headers, ...rest } };
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

interface Operation extends Json {
  operationId: string;
  parameters?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A body that is no noun is named after its operation; another operation may have one of the same shape. */
function nameBody(
  { operationId, requestBody }: Operation,
  schemas: Map<string, Json>,
  nameOf: Map<string, string>,
): void {
  for (const content of Object.values(requestBody?.content ?? {})) {
    if (!isNamed(content.schema)) continue;
    const shape = JSON.stringify(content.schema);
    let name = nameOf.get(shape);
    if (name === undefined) {
      const wanted = `${capital(operationId)}Body`;
      name = wanted;
      for (let n = 2; schemas.has(name); n++) name = `${wanted}${n}`;
      nameOf.set(shape, name);
      schemas.set(name, content.schema);
    }
    content.schema = reference(name);
  }
}

/** Errors, and answers without a body, are described once for each status. */
function shareResponses(operations: readonly Operation[]): Json {
  const shared: Json = {};
  for (const { responses } of operations)
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 300) continue;
      const name = status === '304' ? 'NotModified' : `Error${status}`;
      shared[name] ??= response;
      if (JSON.stringify(shared[name]) === JSON.stringify(response))
        responses[status] = { $ref: `#/components/responses/${name}` };
    }
  return shared;
}

/**
 * A parameter that several operations have is described once; of two that differ the second has a number in its name.
 */
function shareParameters(operations: readonly Operation[]): Json {
  const counts = new Map<string, number>();
  for (const { parameters = [] } of operations)
    for (const one of parameters) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1);
  const names = new Map<string, string>();
  const shared: Json = {};
  for (const operation of operations)
    operation.parameters = operation.parameters?.map((one) => {
      const shape = JSON.stringify(one);
      if ((counts.get(shape) ?? 0) < 2) return one;
      let name = names.get(shape);
      if (name === undefined) {
        const wanted = String(one.name).split(/\W|_/).map(capital).join('');
        name = wanted;
        for (let n = 2; name in shared; n++) name = `${wanted}${n}`;
        names.set(shape, name);
        shared[name] = one;
      }
      return { $ref: `#/components/parameters/${name}` };
    });
  return shared;
}

/** The schemas that are referred to, by others that are too. */
function used(paths: unknown, schemas: ReadonlyMap<string, Json>): Map<string, Json> {
  const found = new Map<string, Json>();
  const look = (node: unknown): void => {
    for (const [, name] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas.get(name as string);
      if (found.has(name as string) || !schema) continue;
      found.set(name as string, copyOf(schema));
      look(schema);
    }
  };
  look(paths);
  return found;
}
