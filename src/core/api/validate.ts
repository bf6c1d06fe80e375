import type { Static, TObject, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { nfcOfHtml } from '../../text/markup/address.ts';
import {
  composed,
  hasPiledMarks,
  isBlank,
  isCleanText,
  mostMarks,
  withoutControls,
  withSafeDirection,
} from '../../text/normalise.ts';
import { Fault, type FieldError, invalid, invalidField } from '../error.ts';
import { fieldError } from '../messages/messages.ts';
import { patternMessages } from '../messages/pattern-messages.ts';
import { withAddresses } from './addresses.ts';
import { mostValues, parseBounded } from './json.ts';

Settings.Set({ maxErrors: 100 }); // the contract names every bad field; the bound keeps a hostile array cheap

const compiled = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  let validator = compiled.get(schema);
  if (!validator) {
    validator = Compile(schema);
    compiled.set(schema, validator);
  }
  return validator;
}

/** Bad fields that one answer names: the rest of a hostile body is refused without naming each. */
const mostErrors = 100;

/** Nobody is shown these: they are what was typed, or the answer would be that they are wrong. */
const secretField = /password$/;

/** A text as it is stored: NFC, directions safe; empty when a reader would see nothing of it. */
function storedText(text: string): string {
  const kept = nfcOfHtml(withSafeDirection(text));
  return kept.trim() !== '' && isBlank(kept) ? '' : kept;
}

/** Visible ASCII: nothing of it changes, and nothing is refused. */
const plainText = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * A value as it came from outside: NFC text throughout, or an error for each text and number that no database could keep
 * and each text that no reader could read.
 * @param path keys down to the value; written as text for errors only
 * @param isTyped what people have typed or pasted loses its controls; in a query they are an error
 */
function cleanValues(value: unknown, path: (string | number)[], errors: FieldError[], isTyped: boolean): unknown {
  if (typeof value === 'string') {
    if (plainText.test(value)) return value;
    if (secretField.test(String(path.at(-1)))) return composed(value);
    const given = isTyped ? withoutControls(value) : value;
    const text = storedText(given);
    if (errors.length >= mostErrors) return text;
    if (!isCleanText(given)) errors.push(fieldError(path.join('.'), 'text'));
    else if (hasPiledMarks(text)) errors.push(fieldError(path.join('.'), 'text.marks', { max: mostMarks }));
    return text;
  }
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    const max = Number.MAX_SAFE_INTEGER;
    const field = path.join('.');
    if (errors.length < mostErrors)
      errors.push(value > 0 ? fieldError(field, 'range.max', { max }) : fieldError(field, 'range.min', { min: -max }));
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > 32) throw invalidField(path.join('.').slice(0, 80), 'is nested too deeply');
  const under = (key: string | number, inner: unknown): unknown => {
    path.push(key);
    const cleaned = cleanValues(inner, path, errors, isTyped);
    path.pop();
    return cleaned;
  };
  if (Array.isArray(value)) return value.map((v, i) => under(i, v));
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, under(k, v)] as const));
}

function check<S extends TSchema>(schema: S, value: unknown, first: FieldError[]): Static<S> {
  const validator = validatorOf(schema);
  if (first.length === 0 && validator.Check(value)) return value as Static<S>;
  const errors = [...first];
  const named = new Set(first.map((e) => e.field));
  for (const error of describe(validator, value)) {
    if (named.has(error.field)) continue;
    if (errors.length >= mostErrors) break;
    named.add(error.field);
    errors.push(error);
  }
  throw invalid(errors);
}

interface RawError {
  keyword: string;
  instancePath: string;
  message: string;
  params: {
    requiredProperties?: string[];
    additionalProperties?: string[];
    allowedValues?: unknown[];
    type?: string | string[];
    limit?: number;
    format?: string;
    pattern?: string | RegExp;
  };
}

/** What a refinement of the model says: a key of the messages, and the values in it. */
const refinement = /^([a-z_]+(?:\.[a-z]+)?) (\{.*\})$/;

/** The key of the message for an error in one field, and the values in it; null for one that says nothing of its own. */
function keyOf({ keyword, message, params }: RawError): [key: string, params: Record<string, unknown>] | null {
  const { limit, type, format, allowedValues } = params;
  switch (keyword) {
    case 'enum':
      return ['unknown.value', { known: allowedValues ?? [] }];
    case 'type':
      return typeof type === 'string' && type !== 'null' ? [`type.${type}`, { type }] : null;
    case 'minLength':
      return [limit === 1 ? 'too_short.empty' : 'too_short', { min: limit }];
    case 'maxLength':
      return ['too_long', { max: limit }];
    case 'minItems':
    case 'minProperties':
      return ['too_short.list', { min: limit }];
    case 'maxItems':
    case 'maxProperties':
      return ['too_long.list', { max: limit }];
    case 'minimum':
      return ['range.min', { min: limit }];
    case 'maximum':
      return ['range.max', { max: limit }];
    case 'pattern':
      return ['pattern', {}];
    case 'format':
      return [formats[format ?? ''] ?? 'pattern', {}];
    case 'boolean':
      return null;
    case '~refine': {
      const [, key, values] = refinement.exec(message) ?? [];
      return key === undefined ? null : [key, JSON.parse(values as string) as Record<string, unknown>];
    }
    default:
      return ['invalid', {}];
  }
}

const formats: Readonly<Record<string, string>> = {
  date: 'pattern.date',
  'date-time': 'pattern.time',
  uri: 'pattern.url',
};

function* describe(validator: Validator, value: unknown): Generator<FieldError> {
  const raw = [...validator.Errors(value)] as RawError[];
  const isInside = ({ keyword }: RawError): boolean => keyword === 'required' || keyword === 'additionalProperties';
  const deeper = (path: string): boolean =>
    raw.some((e) => e.instancePath.startsWith(`${path}/`) || (e.instancePath === path && isInside(e)));
  for (const e of raw) {
    // For a union that failed inside, the inner errors are reported.
    if ((e.keyword === 'anyOf' || e.keyword === 'type') && deeper(e.instancePath)) continue;
    const field = e.instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
    const inside = (key: string): string => (field ? `${field}.${key}` : key);
    if (e.keyword === 'required') {
      for (const key of e.params.requiredProperties ?? []) yield fieldError(inside(key), 'required');
    } else if (e.keyword === 'additionalProperties') {
      for (const key of e.params.additionalProperties ?? []) yield fieldError(inside(key), 'unknown');
    } else {
      const wanted = e.keyword === 'pattern' ? patternMessages[String(e.params.pattern)] : undefined;
      const found = keyOf(e);
      if (wanted !== undefined) yield { field, code: 'pattern', params: {}, message: wanted };
      else if (found) yield fieldError(field, ...found);
      else if (e.keyword === '~refine') yield { field, code: 'pattern', message: e.message };
    }
  }
}

/**
 * A JSON body against its schema: no coercion, unknown keys rejected (by the schema), text made NFC.
 * @throws Fault `invalid` naming every bad field.
 */
export function parseJson<S extends TSchema>(schema: S, value: unknown): Static<S> {
  const errors: FieldError[] = [];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidField('', 'The body must be an object', 'type');
  return check(schema, cleanValues(withAddresses(schema, value), [], errors, true), errors);
}

interface FieldSchema {
  type?: string;
  anyOf?: FieldSchema[];
  enum?: unknown[];
  items?: FieldSchema;
}

/** Text to the value that the schema requires; text that does not fit stays text, and the check then names it. */
function coerce(schema: FieldSchema, text: string | string[]): unknown {
  if (schema.type === 'array') {
    const items = Array.isArray(text) ? text : text.split(',', mostValues + 1).flatMap((s) => s.trim() || []);
    if (items.length > mostValues) throw invalidField('', `There are more than ${mostValues} values`, 'too_long');
    return schema.items ? items.map((item) => coerce(schema.items as FieldSchema, item)) : items;
  }
  if (Array.isArray(text)) return text;
  if (schema.anyOf) {
    if (text === '' && schema.anyOf.some((s) => s.type === 'null')) return null;
    const options = schema.anyOf.filter((s) => s.type !== 'null').map((s) => coerce(s, text));
    return options.find((v) => typeof v !== 'string') ?? options[0];
  }
  if (schema.type === 'integer') return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
  if (schema.type === 'number') return /^-?\d{1,16}(\.\d{1,16})?$/.test(text) ? Number(text) : text;
  if (schema.type === 'boolean') {
    if (text === 'true' || text === '1') return true;
    return text === 'false' || text === '0' ? false : text;
  }
  if (schema.type === 'object') {
    try {
      return parseBounded(text);
    } catch (error) {
      if (error instanceof Fault) throw error;
      return text;
    }
  }
  return text;
}

/** Fields as a query string or a form gives them: text, or several texts for a name that was repeated. */
export type TextFields = Record<string, string | string[]>;

/** The language of errors, which every address takes. */
const errorLang = 'lang';

/** What is done about a name that the schema does not have: `name` lists those that it has. */
type UnknownKeys = 'ignore' | 'reject' | 'name';

function unknownField(schema: TObject, field: string, unknownKeys: UnknownKeys): FieldError | null {
  if (unknownKeys === 'ignore' || (unknownKeys === 'name' && field === errorLang)) return null;
  const allowed = unknownKeys === 'name' ? Object.keys(schema.properties) : [];
  return allowed.length ? fieldError(field, 'unknown.parameter', { known: allowed }) : fieldError(field, 'unknown');
}

function parseText<S extends TObject>(schema: S, fields: TextFields, unknownKeys: UnknownKeys): Static<S> {
  const errors: FieldError[] = [];
  const value: Record<string, unknown> = {};
  const isTyped = unknownKeys === 'reject';
  for (const [key, raw] of Object.entries(fields)) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const field = Object.hasOwn(schema.properties, name) ? (schema.properties[name] as FieldSchema) : undefined;
    if (!field) {
      const error = unknownField(schema, key, unknownKeys);
      if (error) errors.push(error);
      continue;
    }
    if (Object.hasOwn(value, name) || (Array.isArray(raw) && field.type !== 'array')) {
      errors.push(fieldError(name, 'repeated'));
      continue;
    }
    const found = errors.length;
    const cleaned = cleanValues(withAddresses(field as TSchema, raw), [name], errors, isTyped) as string | string[];
    // An empty query parameter (`?category=`) says nothing; in a form it may clear a field.
    if (cleaned === '' && unknownKeys !== 'reject') continue;
    const coerced = coerce(field, cleaned);
    // JSON within a form (`target={...}`) brings escapes that were not yet to be seen in its text.
    value[name] = errors.length === found ? cleanValues(coerced, [name], errors, isTyped) : coerced;
  }
  return check(schema, value, errors);
}

/**
 * Query parameters: coerced by schema, unknown keys ignored, an empty one counts as absent.
 * @throws Fault `invalid` naming every bad parameter, a repeated one too.
 */
export function parseQuery<S extends TObject>(schema: S, fields: TextFields): Static<S> {
  return parseText(schema, fields, 'ignore');
}

/**
 * Query parameters of the admin API: a misspelt filter would show a list of everything, so unknown keys are rejected, but
 * for `lang`.
 * @throws Fault `invalid` naming every bad parameter, and those that there are.
 */
export function parseKnownQuery<S extends TObject>(schema: S, fields: TextFields): Static<S> {
  return parseText(schema, fields, 'name');
}

/** A form body: coerced by schema, unknown keys rejected. @throws Fault `invalid`. */
export function parseForm<S extends TObject>(schema: S, fields: TextFields): Static<S> {
  return parseText(schema, fields, 'reject');
}
