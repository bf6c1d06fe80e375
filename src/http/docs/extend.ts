import { reference } from './compact.ts';
import type { Json } from './openapi-answers.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** A schema that has all of another is worth referring to it from this size of what they share. */
const leastBytes = 700;

interface Noun {
  name: string;
  schema: Json;
  properties: Json;
  required: readonly string[];
  isClosed: boolean;
}

function nounOf([name, schema]: readonly [string, Json]): Noun[] {
  const { type, properties, required = [], additionalProperties, description: _, ...rest } = schema;
  const isClosed = additionalProperties === false;
  if (type !== 'object' || !properties || (additionalProperties !== undefined && !isClosed)) return [];
  if (Object.keys(rest).length > 0) return [];
  return [{ name, schema, properties: properties as Json, required: required as string[], isClosed }];
}

/** What is closed cannot be a part of something larger, but of the same with more that is required: `POST` of `PATCH`. */
const requiresMore = (one: Noun, base: Noun): boolean =>
  one.isClosed &&
  base.isClosed &&
  base.required.length === 0 &&
  one.required.length > 0 &&
  Object.keys(one.properties).length === Object.keys(base.properties).length &&
  Object.keys(base.properties).every((key) => one.properties[key] === base.properties[key]);

const hasMore = (one: Noun, base: Noun): boolean =>
  !one.isClosed &&
  !base.isClosed &&
  Object.keys(one.properties).length > Object.keys(base.properties).length &&
  Object.keys(base.properties).every((key) => one.properties[key] === base.properties[key]) &&
  base.required.every((key) => one.required.includes(key)) &&
  // What is optional in the base stays so: generators make no field required that another schema declares.
  one.required.every((key) => base.required.includes(key) || !(key in base.properties));

/**
 * Writes a schema that has every field of another as that one and its own fields (`allOf`): a story for administrators is
 * a story for readers, and more.
 *
 * @param components schemas by name, all of one `Parts`; those that extend others are replaced
 */
export function* extendSteps(parts: Parts, components: Map<string, Json>): Steps<void> {
  const nouns = [...components].flatMap(nounOf);
  const bases = nouns
    .map((noun) => ({ noun, size: parts.sizeOf(noun.schema) }))
    .filter(({ size }) => size >= leastBytes)
    .sort((a, b) => b.size - a.size);
  for (const one of nouns) {
    const base = bases.find(({ noun }) => hasMore(one, noun) || requiresMore(one, noun))?.noun;
    if (base) {
      const { description } = one.schema;
      const required = one.required.filter((key) => !base.required.includes(key));
      const own = Object.entries(one.properties).filter(([key]) => !(key in base.properties) || required.includes(key));
      components.set(one.name, {
        ...(description === undefined ? {} : { description }),
        allOf: [
          reference(base.name),
          { type: 'object', ...(required.length ? { required } : {}), properties: Object.fromEntries(own) },
        ],
      });
    }
    yield;
  }
}
