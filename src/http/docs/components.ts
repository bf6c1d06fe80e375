import { isNamed, plainPart, reference, sharedSchemaSteps } from './compact.ts';
import { envelopeSteps } from './envelope.ts';
import { extendSteps } from './extend.ts';
import { fieldSteps } from './fields.ts';
import { headers } from './headers.ts';
import type { Json } from './openapi-answers.ts';
import { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

interface Operation extends Json {
  operationId: string;
  parameters?: Json[];
  responses: Record<string, Json>;
}

type Paths = Record<string, Record<string, Operation>>;

/**
 * Puts the schemas of nouns into `components` and refers to them wherever they occur. A noun is recognised by its
 * shape: TypeBox copies a schema when it becomes optional or a member of another. Only nouns that occur are taken.
 *
 * @param document an OpenAPI document with `components.schemas`
 * @param nouns schemas by name
 * @param examples of successes by operation; operations with the same success share it
 * @param sharesFields fields that several schemas have become components, too
 * @returns steps of a few milliseconds at most, and the document in the end
 */
export function* componentSteps(
  document: Json,
  nouns: Iterable<readonly [string, object]>,
  examples: Json,
  sharesFields: boolean,
): Steps<Json> {
  const parts = new Parts();
  const nameOf = new Map<unknown, string>();
  const schemas = new Map<string, Json>();

  const memo = new Map<object, unknown>();
  const referred = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    let made = memo.get(part);
    if (made === undefined) {
      made = named(inner(part));
      memo.set(part, made);
    }
    return made;
  };
  const inner = (part: object): unknown => parts.map(part as Json, referred);
  const named = (made: unknown): unknown => {
    if (Array.isArray(made) || !isNamed(made as Json)) return made;
    const name = nameOf.get(made);
    if (name !== undefined) return parts.of(reference(name));
    const [rest, said] = plainPart(parts, made as Json);
    const plain = rest === made ? undefined : nameOf.get(rest);
    return plain === undefined ? made : parts.of({ ...reference(plain), ...said });
  };

  // The smallest first, so that a noun refers to the nouns that it is made of.
  const bySize: { name: string; schema: Json }[] = [];
  for (const [name, schema] of nouns) {
    bySize.push({ name, schema: parts.of(schema) as Json });
    yield;
  }
  for (const { name, schema } of bySize.sort((a, b) => parts.sizeOf(a.schema) - parts.sizeOf(b.schema))) {
    const made = inner(schema) as Json;
    if (!isNamed(made) || nameOf.has(made)) continue;
    nameOf.set(made, name);
    schemas.set(name, made);
    yield;
  }

  const flat: [kind: 'paths' | 'webhooks', path: string, method: string, operation: Operation][] = [];
  for (const kind of ['paths', 'webhooks'] as const)
    for (const [path, methods] of Object.entries(document[kind] as Paths))
      for (const [method, given] of Object.entries(methods)) {
        const operation = referred(parts.of(given)) as Operation;
        flat.push([kind, path, method, withNamedBody(parts, operation, schemas, nameOf)]);
        yield;
      }
  const { schemas: others, ...rest } = document.components as { schemas: Record<string, Json> };
  const all = new Map([...schemas, ...Object.entries(others).map(([name, one]) => [name, parts.of(one)] as const)]);
  let operations = flat.map(([, , , operation]) => operation);
  const components = used(operations, all);
  yield;
  operations = yield* sharedSchemaSteps(parts, operations, components);
  yield;
  operations = withExamples(parts, yield* envelopeSteps(parts, operations, components), examples);
  yield* extendSteps(parts, components);
  if (sharesFields) operations = yield* fieldSteps(parts, operations, components);
  const parameters = new SharedParameters(operations);
  yield;
  const responses = new SharedResponses(operations);
  yield;
  const made: Record<'paths' | 'webhooks', Record<string, Json>> = { paths: {}, webhooks: {} };
  for (const [i, operation] of operations.entries()) {
    const [kind, path, method] = flat[i] as (typeof flat)[number];
    made[kind][path] ??= {};
    (made[kind][path] as Json)[method] = responses.refer(parameters.refer(operation));
    yield;
  }
  const sorted = [...components].sort(([a], [b]) => (a < b ? -1 : 1));
  const shared = { responses: Object.fromEntries(responses.shared), parameters: Object.fromEntries(parameters.shared) };
  return { ...document, ...made, components: { schemas: Object.fromEntries(sorted), ...shared, headers, ...rest } };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A body that is no noun is named after its operation; another operation may have one of the same shape. */
function withNamedBody(
  parts: Parts,
  operation: Operation,
  schemas: Map<string, Json>,
  nameOf: Map<unknown, string>,
): Operation {
  const { requestBody, operationId } = operation as { requestBody?: { content: Json } } & Operation;
  if (!requestBody) return operation;
  const named = (schema: Json): Json => {
    if (!isNamed(schema)) return schema;
    let name = nameOf.get(schema);
    if (name === undefined) {
      name = freeName(`${capital(operationId)}Body`, schemas);
      nameOf.set(schema, name);
      schemas.set(name, schema);
    }
    return reference(name);
  };
  const content = parts.map(requestBody.content, (one) => {
    const { schema, ...rest } = one as { schema: Json };
    return parts.of({ schema: named(schema), ...rest });
  });
  return { ...operation, requestBody: parts.of({ ...requestBody, content }) };
}

/** The name, with a number where it is taken. */
function freeName(wanted: string, taken: { has(name: string): boolean }): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted}${n}`;
  return name;
}

/** The successes with their examples. */
function withExamples(parts: Parts, operations: Operation[], examples: Json): Operation[] {
  const bySchema = new Map<unknown, unknown>();
  for (const { operationId, responses } of operations)
    for (const [status, response] of Object.entries(responses))
      if (status < '300' && examples[operationId] !== undefined)
        bySchema.set(schemaOf(response), bySchema.get(schemaOf(response)) ?? examples[operationId]);
  const withExample = (response: Json): Json => {
    const example = bySchema.get(schemaOf(response));
    if (example === undefined) return response;
    const content = response.content as Record<string, Json>;
    return parts.of({ ...response, content: { ...content, [json]: { ...content[json], example } } });
  };
  return operations.map((operation) => {
    // Old addresses answer as the address of their operation does, where the example is.
    if (operation.deprecated) return operation;
    const responses = Object.entries(operation.responses).map(([status, response]) => [
      status,
      status < '300' ? withExample(response) : response,
    ]);
    return { ...operation, responses: Object.fromEntries(responses) };
  });
}

const json = 'application/json';
const schemaOf = ({ content }: Json): unknown =>
  (content as Record<string, Json> | undefined)?.[json]?.schema ?? content;

/** How often each of these occurs. */
function countsOf(all: Iterable<Json>): Map<Json, number> {
  const counts = new Map<Json, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/**
 * Errors, and answers without a body, once for each status; and a success that several operations have, such as a row
 * after each of its actions.
 */
class SharedResponses {
  readonly shared = new Map<string, Json>();
  readonly #names = new Map<Json, string>();

  constructor(operations: readonly Operation[]) {
    const all = operations.flatMap(({ responses }) => Object.entries(responses));
    for (const [status, response] of all) {
      if (Number(status) < 300 || this.#names.has(response)) continue;
      const name = status === '304' ? 'NotModified' : `E${status}`; // referred to thousands of times
      if (!this.shared.has(name)) this.#add(name, response);
    }
    const counts = countsOf(all.map(([, response]) => response));
    for (const [status, response] of all) {
      const name = successName(status, response);
      if ((counts.get(response) ?? 0) > 1 && !this.#names.has(response))
        this.#add(freeName(name, this.shared), response);
    }
  }

  #add(name: string, response: Json): void {
    this.shared.set(name, response);
    this.#names.set(response, name);
  }

  refer(operation: Operation): Operation {
    const responses = Object.entries(operation.responses).map(([status, response]): [string, Json] => {
      const name = this.#names.get(response);
      return [status, name === undefined ? response : { $ref: `#/components/responses/${name}` }];
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  }
}

/** A success is named after the schema of its body. */
function successName(status: string, { content = {} }: Json): string {
  const [first] = Object.values(content as Record<string, Json>);
  const { $ref } = (first?.schema ?? {}) as { $ref?: string };
  return $ref ? capital($ref.slice($ref.lastIndexOf('/') + 1)) : `Success${status}`;
}

/** A parameter that several operations have is described once; of two that differ the second has a number in its name. */
class SharedParameters {
  readonly shared = new Map<string, Json>();
  readonly #names = new Map<Json, string>();

  constructor(operations: readonly Operation[]) {
    const counts = countsOf(operations.flatMap(({ parameters = [] }) => parameters));
    for (const [one, count] of counts) {
      if (count < 2) continue;
      const wanted = String(one.name).split(/\W|_/).map(capital).join('');
      const name = freeName(wanted, this.shared);
      this.#names.set(one, name);
      this.shared.set(name, one);
    }
  }

  refer(operation: Operation): Operation {
    const parameters = operation.parameters?.map((one) => {
      const name = this.#names.get(one);
      return name === undefined ? one : { $ref: `#/components/parameters/${name}` };
    });
    return parameters ? { ...operation, parameters } : operation;
  }
}

/** The schemas that are referred to, by others that are too. */
function used(operations: readonly Operation[], schemas: ReadonlyMap<string, Json>): Map<string, Json> {
  const found = new Map<string, Json>();
  const seen = new Set<unknown>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      look(value);
      const name = key === '$ref' ? String(value).match(/^#\/components\/schemas\/(\w+)$/)?.[1] : undefined;
      const schema = name === undefined ? undefined : schemas.get(name);
      if (name === undefined || !schema || found.has(name)) continue;
      found.set(name, schema);
      look(schema);
    }
  };
  look(operations);
  return found;
}
