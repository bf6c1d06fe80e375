import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { api } from '../../src/app.ts';
import { openapiOf } from '../../src/http/docs/openapi.ts';
import { withPickedFields } from '../support/answers.ts';

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: Schema;
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  method: string;
  path: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  security?: unknown[];
  responses: Record<string, Answer>;
}

/** What clients are told: the API document as they get it. */
const document = JSON.parse(JSON.stringify(openapiOf(api, 'http://127.0.0.1'))) as {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: Schema;
};

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** To shorten the code of a schema takes as long as to make it, and each is used a few times. */
const code = { optimize: false };
const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false, verbose: true, code });
addFormats.default(ajv);
// Addresses of Indian sites have letters of their own, which RFC 3986 would have percent-encoded.
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addSchema({ components: document.components }, 'document');

const compiled = new Map<string, ValidateFunction>();

/** Schemas are compiled when an answer first needs them, and those that say the same once: all would take long. */
function validatorOf(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  return validate;
}

const messageOf = (error: ErrorObject | undefined): string =>
  error
    ? `${error.instancePath} ${error.message} ${JSON.stringify(error.params)} ${JSON.stringify(error.data)?.slice(0, 80)}`
    : '';

export interface Answered {
  status: number;
  /** Without parameters. */
  type: string;
  text: string;
}

/** Statuses of HTTP itself, before an operation is known: the introduction of the document names them. */
const ofHttp = new Set([414, 431]);

/** What is wrong with an answer by the document's own words; null when nothing is. */
export function wrongOf(operation: Operation, { status, type, text }: Answered): string | null {
  const declared = operation.responses[status] ?? (ofHttp.has(status) ? operation.responses[400] : undefined);
  if (!declared) return `the document does not name status ${status}`;
  if (!declared.content) return text === '' ? null : `status ${status} has no body in the document`;
  const media = declared.content[type];
  if (!media) return `status ${status} comes as ${type || 'nothing'}`;
  if (!media.schema) return null;
  let value: unknown = text;
  if (/\bjson$/.test(type)) {
    try {
      value = JSON.parse(text);
    } catch {
      return `status ${status} is no JSON`;
    }
  }
  // Of an address with several operations only some may know `fields`: the answers of the others are whole.
  const hasFields = status < 300 && operation.parameters?.some(({ name }) => name === 'fields');
  const schemas: Schema[] = hasFields ? [withPickedFields(media.schema), media.schema] : [media.schema];
  // An address of several operations says what the address of each says: compiled with those.
  const choices = schemas.flatMap((schema) => (schema.anyOf as Schema[] | undefined) ?? [schema]);
  let why: string | undefined;
  for (const choice of choices) {
    const validate = validatorOf(choice);
    if (validate(value)) return null;
    why ??= messageOf(validate.errors?.[0]);
  }
  return `status ${status} breaks its schema${choices.length > 1 ? 's' : ''}: ${why}`;
}
