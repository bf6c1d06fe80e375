import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../src/app.ts';
import { openapiOf } from '../src/http/docs/openapi.ts';

/**
 * Writes `client/dinam.ts` from the OpenAPI document: `npm run client`. A test fails when the file is not what this
 * would write. The part that does the calling is `client/runtime.ts`, taken over as it is.
 */

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  /** What is there unless `fields` leaves it out. */
  'x-required'?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Named types, so that what recurs is written once. */
const named = new Map<string, string>();
const declarations: string[] = [];

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) as string;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((v) => JSON.stringify(v)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`;
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return { string: 'string', boolean: 'boolean', null: 'null' }[String(schema.type)] ?? 'unknown';
}

function objectOf(schema: Schema): string {
  const values = Object.values(schema.patternProperties ?? {});
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : values[0];
  if (!schema.properties) return `Record<string, ${rest ? typeOf(rest) : 'unknown'}>`;
  const required = new Set(schema['x-required'] ?? schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([name, s]) => `${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(s)};`,
  );
  return fields.length ? `{ ${fields.join(' ')} }` : 'Record<string, never>';
}

/** The name of a type; a second one of the same shape gets the first one's. */
function nameOf(wanted: string, schema: Schema): string {
  const text = typeOf(schema);
  if (!text.includes('{')) return text;
  const isList = schema.type === 'array';
  const shape = isList ? typeOf(schema.items ?? {}) : text;
  let name = named.get(shape);
  if (!name) {
    name = wanted;
    named.set(shape, name);
    declarations.push(`export type ${name} = ${shape};`);
  }
  return isList ? `Array<${name}>` : name;
}

function methodOf(method: string, path: string, op: Operation): string {
  const id = op.operationId;
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  const inPath = op.parameters.filter((p) => p.in === 'path');
  const inQuery = op.parameters.filter((p) => p.in === 'query');
  const needsMatch = op.parameters.some((p) => p.in === 'header' && p.name.toLowerCase() === 'if-match' && p.required);
  const body = op.requestBody?.content['application/json']?.schema;
  const successes = Object.entries(op.responses).filter(([status]) => status.startsWith('2'));
  const envelopes = successes.flatMap(([, { content }]) => content?.['application/json']?.schema ?? []);
  const branches = envelopes.flatMap((one) => one.anyOf ?? [one]);
  const names = branches.map((b, i) => nameOf(`${type}Data${i || ''}`, b.properties?.data ?? {}));
  const data = [...new Set(names)].join(' | ');
  // A calendar is text, in no envelope.
  const [reply, call] = branches.length ? [`Reply<${data}>`, 'call'] : ['Reply<string>', 'text'];
  const parameters = [
    ...inPath.map((p) => `${p.name}: ${typeOf(p.schema)}`),
    ...(inQuery.length
      ? [`query: ${nameOf(`${type}Query`, queryObject(inQuery))}${inQuery.some((p) => p.required) ? '' : ' = {}'}`]
      : []),
    ...(body ? [`body: ${nameOf(`${type}Body`, body)}${op.requestBody?.required ? '' : ' = {}'}`] : []),
    needsMatch ? 'options: Options & { ifMatch: string }' : 'options: Options = {}',
  ];
  const url = `\`${path.replace(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)}\``;
  const parts = [inQuery.length ? 'query' : '', body ? 'body' : ''].filter(Boolean).join(', ');
  return `  /** ${op.summary} */
  ${id}(${parameters.join(', ')}): Promise<${reply}> {
    return this.${call}('${method.toUpperCase()}', ${url}, { ${parts} }, options);
  }`;
}

function queryObject(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((p) => [p.name, p.schema])),
    required: parameters.filter((p) => p.required).map((p) => p.name),
  };
}

/** A stream does not end with an answer; `EventSource` reads it. */
const isStream = (op: Operation): boolean => op.responses['200']?.content?.['text/event-stream'] !== undefined;

/** The whole file. */
export function clientSource(): string {
  named.clear();
  declarations.length = 0;
  const document = openapiOf(routes, 'http://127.0.0.1:8080') as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, op]) => !isStream(op))
      .map(([method, op]) => methodOf(method, path, op)),
  );
  const components = Object.entries(document.components.schemas).map(
    ([name, s]) => `export type ${name} = ${typeOf(s)};`,
  );
  const runtime = readFileSync(join(import.meta.dirname, 'runtime.ts'), 'utf8');
  return `// Generated by client/generate.ts from the OpenAPI document. Do not edit: run \`npm run client\`.
/* biome-ignore-all format: generated */
${components.join('\n')}
${declarations.join('\n')}

${runtime.replace(/^import type .*\n/gm, '').trim()}

/** Every operation of the API by name. */
export class Dinam extends Caller {
${methods.join('\n\n')}
}
`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, 'dinam.ts'), clientSource());
