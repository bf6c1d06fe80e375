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
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
}

export interface Document {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
}

/** The API document as clients get it. */
export const clientDocument = (): Document =>
  JSON.parse(JSON.stringify(apiDocument(routes, 'http://127.0.0.1:8080'))) as Document;

/** Marks generated files: the same document gives the same files. */
export const markOf = (document: Document): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
