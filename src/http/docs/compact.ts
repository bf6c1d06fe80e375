import type { Json } from './openapi-answers.ts';

/** Smaller schemas than this are as short as a reference to them. */
const leastBytes = 140;

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Schemas that become components: objects with members, lists of values, and unions of them. */
export const isNamed = (schema: Json): boolean =>
  (schema.type === 'object' && 'properties' in schema) || 'enum' in schema || 'anyOf' in schema || 'allOf' in schema;

/** A schema or null: the schema itself is worth the name. */
const isNullable = ({ anyOf }: Json): boolean =>
  Array.isArray(anyOf) && anyOf.length === 2 && (anyOf[1] as Json).type === 'null';

/** A part of the document that may be referred to. */
interface Place {
  holder: Json;
  key: string;
  /** What it would be called. */
  name: string;
}

/**
 * Every schema that occurs at several places, with those places. A schema within another that occurs at several places
 * counts once.
 */
function repeated(roots: Iterable<readonly [name: string, holder: Json, key: string]>): [string, Place[]][] {
  const places = new Map<string, Place[]>();
  const walk = (holder: Json, key: string, name: string): void => {
    const node = holder[key] as Json;
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node) && isNamed(node) && !isNullable(node)) {
      const shape = JSON.stringify(node);
      const known = places.get(shape);
      places.set(shape, [...(known ?? []), { holder, key, name }]);
      if (known) return;
    }
    for (const inner of Object.keys(node)) {
      if (inner === 'properties')
        for (const field of Object.keys(node.properties as Json))
          walk(node.properties as Json, field, name + pascal(field));
      else if (inner === 'items' || inner === 'additionalProperties') walk(node, inner, singular(name));
      else if (inner === 'patternProperties')
        for (const pattern of Object.keys(node.patternProperties as Json))
          walk(node.patternProperties as Json, pattern, singular(name));
      else if (inner === 'anyOf' || inner === 'allOf' || inner === 'oneOf' || Array.isArray(node))
        walk(node, inner, name);
    }
  };
  for (const [name, holder, key] of roots) walk(holder, key, name);
  return [...places].filter(([shape, { length }]) => length > 1 && shape.length >= leastBytes);
}

/** The schemas of an operation with what each would be called. */
function* schemasOf({ operationId, ...operation }: Json): Generator<readonly [string, Json, string]> {
  const name = pascal(operationId as string);
  for (const parameter of (operation.parameters ?? []) as Json[])
    if (parameter.schema) yield [`${pascal(parameter.name as string)}Value`, parameter, 'schema'];
  const contents = [
    [`${name}Body`, operation.requestBody as Json | undefined],
    ...Object.values(operation.responses as Json).map((response) => [`${name}Reply`, response as Json] as const),
  ] as const;
  for (const [wanted, holder] of contents)
    for (const content of Object.values((holder?.content ?? {}) as Record<string, Json>))
      yield [wanted, content, 'schema'];
}

/**
 * Gives a name to every schema without one that occurs at several places, and refers to it there. Changes the
 * operations and the components.
 */
export function shareSchemas(operations: readonly Json[], components: Map<string, Json>): void {
  // What `fields=` makes of a noun comes after the noun, whose parts give the names.
  const nouns = [...components].sort(([a], [b]) => Number(a.endsWith('Fields')) - Number(b.endsWith('Fields')));
  const roots = function* () {
    for (const [name, schema] of nouns)
      for (const key of ['properties', 'anyOf', 'allOf', 'items'])
        if (schema[key])
          for (const inner of Object.keys(schema[key]))
            yield [name + (key === 'properties' ? pascal(inner) : ''), schema[key] as Json, inner] as const;
    for (const operation of operations) yield* schemasOf(operation);
  };
  const shared = repeated(roots());
  // The largest first: the places of a smaller one lie within it.
  for (const [, places] of shared.sort(([a], [b]) => b.length - a.length)) {
    const [first] = places as [Place];
    let name = first.name;
    for (let n = 2; components.has(name); n++) name = `${first.name}${n}`;
    components.set(name, first.holder[first.key] as Json);
    for (const { holder, key } of places) holder[key] = { $ref: `#/components/schemas/${name}` };
  }
}
