import type { TSchema } from 'typebox';
import { asRequested } from '../../text/markup/address.ts';
import { misleading } from '../model/link.ts';

interface Shape {
  format?: string;
  anyOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
}

const cached = new WeakMap<Shape, boolean>();

const partsOf = (shape: Shape): Shape[] => [
  ...(shape.anyOf ?? []),
  ...(shape.allOf ?? []),
  ...(shape.items ? [shape.items] : []),
  ...Object.values(shape.properties ?? {}),
  ...Object.values(shape.patternProperties ?? {}),
  ...(typeof shape.additionalProperties === 'object' ? [shape.additionalProperties] : []),
];

/** Whether values of this form have addresses in them. */
function hasAddress(shape: Shape): boolean {
  let has = cached.get(shape);
  if (has === undefined) {
    cached.set(shape, false); // of a form within itself
    has = shape.format === 'uri' || partsOf(shape).some(hasAddress);
    cached.set(shape, has);
  }
  return has;
}

function encodedIn(shape: Shape, value: unknown, depth: number): unknown {
  if (!hasAddress(shape) || depth > 32) return value;
  if (typeof value === 'string') {
    const isAddress = shape.format === 'uri' || shape.anyOf?.some(({ format }) => format === 'uri');
    return isAddress && !misleading.test(value.trim()) ? asRequested(value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const choices = [...(shape.anyOf ?? []), ...(shape.allOf ?? [])];
  let chosen: object = value;
  for (const choice of choices) chosen = encodedIn(choice, chosen, depth + 1) as object;
  if (Array.isArray(chosen)) {
    const { items } = shape;
    return items ? chosen.map((one) => encodedIn(items, one, depth + 1)) : chosen;
  }
  const { properties = {}, patternProperties = {}, additionalProperties } = shape;
  const [any = typeof additionalProperties === 'object' ? additionalProperties : undefined] =
    Object.values(patternProperties);
  return Object.fromEntries(
    Object.entries(chosen).map(([key, one]) => {
      const inner = Object.hasOwn(properties, key) ? properties[key] : any;
      return [key, inner ? encodedIn(inner, one, depth + 1) : one];
    }),
  );
}

/**
 * A value from outside with its addresses as requests have them: people copy them with letters of their script and with
 * spaces. Before the text becomes NFC, which would name another file. Which texts are addresses the schema says.
 */
export const withAddresses = (schema: TSchema, value: unknown): unknown => encodedIn(schema as Shape, value, 0);
