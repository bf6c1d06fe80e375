import { createHash } from 'node:crypto';
import { routes } from '../src/app.ts';
import { apiDocument } from '../src/http/docs/openapi.ts';

export interface Schema {
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  'x-required'?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
}

export interface Document {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
}

/** The row as it comes without `fields`. */
function whole(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(whole);
  if (typeof node !== 'object' || node === null) return node;
  const { 'x-required': required, ...rest } = node as Schema;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, whole(value)]));
  return required ? { ...copy, required } : copy;
}

/** The API document as a client sees it that never sends `fields`: every member that then comes is required. */
export function clientDocument(): Document {
  const document = whole(JSON.parse(JSON.stringify(apiDocument(routes, 'http://127.0.0.1:8080')))) as Document;
  const { schemas } = document.components;
  let text = JSON.stringify(document);
  for (const name of Object.keys(schemas)) {
    const noun = name.replace(/Fields$/, '');
    if (noun !== name && schemas[noun])
      text = text.replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${noun}"`);
  }
  const named = JSON.parse(text) as Document;
  for (const name of Object.keys(schemas))
    if (name.endsWith('Fields') && schemas[name.replace(/Fields$/, '')]) delete named.components.schemas[name];
  return named;
}

/** Marks generated files: the same document gives the same files. */
export const markOf = (document: Document): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
