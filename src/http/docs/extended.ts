import type { Json } from './json.ts';
import { reference } from './named-schemas.ts';
import type { Steps } from './steps.ts';

/** A schema that has all fields of another refers to it from this size of what they share (characters). */
const leastShared = 300;

/** A schema of an object as far as it is compared. */
interface Shape {
  name: string;
  schema: Json;
  /** JSON of each field. */
  fields: ReadonlyMap<string, string>;
  required: ReadonlySet<string>;
  isClosed: boolean;
  size: number;
}

function shapeOf([name, schema]: readonly [string, Json]): Shape[] {
  const { type, properties, required = [], additionalProperties, description: _, ...rest } = schema;
  const isClosed = additionalProperties === false;
  if (type !== 'object' || !properties || (additionalProperties !== undefined && !isClosed)) return [];
  if (Object.keys(rest).length > 0) return [];
  const fields = new Map(Object.entries(properties).map(([field, one]) => [field, JSON.stringify(one)]));
  const size = [...fields].reduce((sum, [field, one]) => sum + field.length + one.length, 0);
  return [{ name, schema, fields, required: new Set(required as string[]), isClosed, size }];
}

/** What is closed can be no part of something larger, but of the same with more that is required: `PATCH` of `POST`. */
function extend(one: Shape, base: Shape): boolean {
  if (one.isClosed !== base.isClosed || one.required.size < base.required.size) return false;
  if (one.isClosed ? one.fields.size !== base.fields.size : one.fields.size <= base.fields.size) return false;
  if (one.isClosed && one.required.size === base.required.size) return false;
  for (const [field, schema] of base.fields) {
    if (one.fields.get(field) !== schema) return false;
    // Generators make no field required that another schema declares; of a form they need not.
    if (one.required.has(field) !== base.required.has(field) && !(one.isClosed && one.required.has(field)))
      return false;
  }
  return true;
}

/** @returns that schema and the fields that it has besides */
function extended({ schema, required, isClosed }: Shape, base: Shape): Json {
  const more = [...required].filter((field) => !base.required.has(field));
  const own = Object.entries(schema.properties as Json).filter(([field]) =>
    isClosed ? more.includes(field) : !base.fields.has(field),
  );
  const { description } = schema;
  return {
    ...(description === undefined ? {} : { description }),
    allOf: [
      reference(base.name),
      { type: 'object', ...(more.length ? { required: more } : {}), properties: Object.fromEntries(own) },
    ],
  };
}

/**
 * The schemas by name. One that has every field of another is that one and its own fields: a story for administrators is a
 * story for readers and more, and what `POST` takes is what `PATCH` takes with more that is required.
 */
export function* extendSteps(schemas: Json): Steps<Json> {
  const made: Json = { ...schemas };
  const shapes = Object.entries(schemas as Record<string, Json>).flatMap(shapeOf);
  yield;
  const bases = shapes.filter(({ size }) => size >= leastShared).sort((a, b) => b.size - a.size);
  for (const one of shapes) {
    const base = bases.find((other) => other !== one && extend(one, other));
    if (base) made[one.name] = extended(one, base);
    yield;
  }
  return made;
}
