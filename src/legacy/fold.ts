import type { TObject } from 'typebox';
import type { Fold } from '../core/api/route.ts';
import type { TextFields } from '../core/api/validate.ts';

/** What of a JSON schema decides how a parameter is folded. */
interface FieldSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  minimum?: number;
  maximum?: number;
}

/** Amounts: one out of range means the nearest in range. A year or an id out of range means nothing. */
const amounts = new Set(['page', 'limit', 'count']);
/** A space at the end of a search says that its last word is finished. */
const typed = new Set(['search', 'q']);

const truths: Readonly<Record<string, string>> = {
  yes: 'true',
  y: 'true',
  on: 'true',
  no: 'false',
  n: 'false',
  off: 'false',
};

/**
 * Parameters as the schema takes them: other case, a region behind the language (`te-IN`), `yes` and `no`, spaces
 * around a value, and amounts out of range. Text of a body is left alone, and so is what has no clear meaning.
 */
export const foldParameters: Fold = (schema: TObject, fields: TextFields, isBody: boolean): TextFields => {
  const folded = Object.create(null) as TextFields;
  for (const [key, value] of Object.entries(fields)) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const fieldSchema = Object.hasOwn(schema.properties, name) ? (schema.properties[name] as FieldSchema) : undefined;
    const one = (text: string): string => (fieldSchema ? foldedText(fieldSchema, name, text, isBody) : text);
    folded[key] = Array.isArray(value) ? value.map(one) : one(value);
  }
  return folded;
};

function foldedText(schema: FieldSchema, name: string, text: string, isBody: boolean): string {
  const plain = text.trim();
  if (schema.enum) return memberOf(schema.enum, name, plain) ?? text;
  if (schema.anyOf) {
    const [first, ...others] = schema.anyOf.filter(({ type }) => type !== 'null');
    return first && others.length === 0 ? foldedText(first, name, text, isBody) : text;
  }
  if (schema.type === 'boolean') {
    const word = plain.toLowerCase();
    return truths[word] ?? word;
  }
  if (schema.type === 'integer' || schema.type === 'number') return amounts.has(name) ? inRange(schema, plain) : plain;
  if (schema.type === 'array') {
    const { items } = schema;
    return items?.enum
      ? text
          .split(',')
          .map((item) => foldedText(items, name, item, isBody))
          .join()
      : text;
  }
  return isBody || typed.has(name) ? text : plain;
}

/** The value of a list that a text means. */
function memberOf(values: readonly unknown[], name: string, text: string): string | undefined {
  const lower = text.toLowerCase();
  const wanted = name === 'lang' ? lower.split(/[-_]/, 1)[0] : lower;
  return values.find((value): value is string => typeof value === 'string' && value.toLowerCase() === wanted);
}

function inRange({ minimum = -Infinity, maximum = Infinity }: FieldSchema, text: string): string {
  if (!/^[+-]?\d+(\.0+)?$/.test(text)) return text;
  return String(Math.min(Math.max(Number(text), minimum), maximum));
}
