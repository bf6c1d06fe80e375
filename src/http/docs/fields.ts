import { reference, withSchemas } from './compact.ts';
import type { Json } from './openapi-answers.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** Bytes that a component has to save. */
const leastGain = 30;

const nested = ['items', 'additionalProperties'];
const lists = ['anyOf', 'allOf', 'oneOf'];

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const componentName = (field: string): string =>
  `${field
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Field`;

/** Every field of a schema and of the schemas within it. */
function eachField(schema: Json, visit: (field: string, schema: Json) => void): void {
  for (const [key, inner] of Object.entries(schema)) {
    if (!isSchema(inner)) continue;
    if (key === 'properties') for (const [field, one] of Object.entries(inner)) visit(field, one as Json);
    else if (key === 'patternProperties' || lists.includes(key))
      for (const one of Object.values(inner)) eachField(one as Json, visit);
    else if (nested.includes(key)) eachField(inner, visit);
  }
}

/** The schemas of bodies and answers, each once: answers that are alike become one component later. */
function* contentsOf(operations: readonly Json[]): Generator<Json> {
  const seen = new Set<unknown>();
  for (const { requestBody, responses } of operations)
    for (const holder of [requestBody, ...Object.values(responses as Json)])
      for (const { schema } of Object.values(((holder as Json | undefined)?.content ?? {}) as Record<string, Json>))
        if (isSchema(schema) && !seen.has(schema)) {
          seen.add(schema);
          yield schema;
        }
}

/**
 * Gives a name to every field that several schemas have with the same name, type, description and form hints, and refers
 * to it there: the forms of `POST`, `PATCH` and a draft repeat their fields.
 *
 * @param components schemas by name, all of one `Parts`; gets the fields
 * @returns steps, and the operations in the end
 */
export function* fieldSteps<T extends Json>(
  parts: Parts,
  operations: readonly T[],
  components: Map<string, Json>,
): Steps<T[]> {
  for (const [name, schema] of components) components.set(name, parts.of(schema));
  const found = new Map<Json, { names: Set<string>; count: number }>();
  const count = (field: string, schema: Json): void => {
    // Kubb cannot read a component of several types.
    if ('$ref' in schema || Array.isArray(schema.type)) return;
    const one = found.get(schema) ?? { names: new Set(), count: 0 };
    found.set(schema, one);
    one.names.add(field);
    if (++one.count === 1) eachField(schema, count);
  };
  for (const schema of components.values()) {
    eachField(schema, count);
    yield;
  }
  for (const schema of contentsOf(operations)) eachField(schema, count);
  yield;
  const names = new Map([...components].map(([name, schema]) => [schema, name]));
  const fields = new Map<string, Json>();
  for (const [schema, { names: wantedBy, count }] of found) {
    const [field] = wantedBy;
    if (wantedBy.size > 1 || field === undefined || names.has(schema)) continue;
    const wanted = componentName(field);
    const cost = parts.sizeOf(parts.of(reference(wanted))) * count + wanted.length;
    if (parts.sizeOf(schema) * (count - 1) - cost < leastGain) continue;
    let name = wanted;
    for (let n = 2; components.has(name) || fields.has(name); n++) name = `${wanted}${n}`;
    fields.set(name, schema);
    names.set(schema, name);
  }
  const memo = new Map<Json, Json>();
  const ofField = (schema: Json): Json => {
    const name = names.get(schema);
    return name === undefined ? referred(schema) : parts.of(reference(name));
  };
  const referred = (schema: Json): Json => {
    let made = memo.get(schema);
    if (made === undefined) {
      made = parts.map(schema, (inner, key) => {
        if (!isSchema(inner)) return inner;
        if (key === 'properties') return parts.map(inner, (one) => ofField(one as Json));
        if (key === 'patternProperties' || lists.includes(key)) return parts.map(inner, (one) => referred(one as Json));
        return nested.includes(key) ? referred(inner) : inner;
      }) as Json;
      memo.set(schema, made);
    }
    return made;
  };
  for (const [name, schema] of components) {
    components.set(name, referred(schema));
    yield;
  }
  for (const [name, schema] of fields) components.set(name, referred(schema));
  yield;
  return yield* withSchemas(parts, operations, referred);
}
