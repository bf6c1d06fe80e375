import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../../src/app.ts';
import { apiDocument } from '../../src/http/docs/openapi.ts';
import { publicDocument } from '../../src/http/docs/public.ts';

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

/** The API document of what apps and sites use. */
export const clientDocument = (): Document =>
  JSON.parse(JSON.stringify(publicDocument(apiDocument(api, 'http://127.0.0.1:8080')))) as Document;

/** Marks generated files: the same document gives the same files, as long as the generators are the same. */
export function markOf(document: Document): string {
  const hash = createHash('sha256').update(JSON.stringify(document));
  for (const file of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}
