import { reference, withSchemas } from './compact.ts';
import type { Json } from './openapi-answers.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const fields = 'success,message,data,meta';

/**
 * Writes the frame of answers once for each `meta`: an answer is that frame (`allOf`) and its own `data`.
 *
 * @param components schemas by name, all of one `Parts`; gets the frames, and the answers among them are replaced
 * @returns steps, and the operations in the end
 */
export function* envelopeSteps<T extends Json>(
  parts: Parts,
  operations: readonly T[],
  components: Map<string, Json>,
): Steps<T[]> {
  const memo = new Map<Json, Json>();
  const made = new Map<string, Json>();
  const framed = (schema: Json): Json => {
    let one = memo.get(schema);
    if (one === undefined) {
      one = ofAll(schema);
      memo.set(schema, one);
    }
    return one;
  };
  const ofAll = (schema: Json): Json => {
    if (Array.isArray(schema.anyOf))
      return parts.of({ ...schema, anyOf: schema.anyOf.map((one) => framed(one as Json)) });
    const { properties, ...rest } = schema;
    if (!properties || Object.keys(properties).join() !== fields) return schema;
    const { data, meta, ...frame } = properties as Record<string, Json>;
    const name = String(meta?.$ref ?? '').match(/\/(\w*)Meta$/)?.[1];
    const { type, required, description, ...others } = rest as { required?: string[] } & Json;
    if (name === undefined || required?.join() !== fields || Object.keys(others).length > 0) return schema;
    const frameName = `${name}Success`;
    if (!made.has(frameName)) {
      if (components.has(frameName)) return schema;
      const shared = required.filter((field) => field !== 'data');
      made.set(frameName, parts.of({ type, required: shared, properties: { ...frame, meta } }));
    }
    const own = { type, required: ['data'], properties: { data } };
    return parts.of({ ...(description ? { description } : {}), allOf: [reference(frameName), own] });
  };
  for (const [name, schema] of components) {
    components.set(name, framed(schema));
    yield;
  }
  const changed = yield* withSchemas(parts, operations, framed);
  for (const [name, schema] of made) components.set(name, schema);
  return changed;
}
