import type { Document, Schema } from './document.ts';

/** A type of a field in no language yet. */
export interface Type {
  kind: 'string' | 'integer' | 'number' | 'boolean' | 'any' | 'list' | 'map' | 'model';
  /** Of a list or a map: its values. */
  of?: Type;
  /** Of a model. */
  name?: string;
  isNullable: boolean;
}

export interface Field {
  /** As JSON has it. */
  json: string;
  type: Type;
  /** It may be absent. */
  isOptional: boolean;
  text: string;
}

export interface Model {
  name: string;
  text: string;
  fields: Field[];
}

/** A public read: what an app asks for without a token. */
export interface Operation {
  name: string;
  text: string;
  path: string;
  /** Parameters of the path and of the query. */
  parameters: { name: string; in: 'path' | 'query'; type: Type; isRequired: boolean }[];
  /** `data` of its answer. */
  data: Type;
}

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `thumbnail_url` as `thumbnailUrl`. */
export const camel = (text: string): string => {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

const nameOf = ($ref: string): string => $ref.split('/').at(-1) as string;

/** Models and public reads of the document; an object without a name gets that of the field that it is in. */
export function modelsOf({ paths, components }: Document): { models: Model[]; operations: Operation[] } {
  const models = new Map<string, Model>();
  const { schemas } = components;

  function typeOf(schema: Schema, wanted: string): Type {
    const plain = (kind: Type['kind']): Type => ({ kind, isNullable: false });
    if (schema.$ref) return refer(nameOf(schema.$ref));
    if (schema.anyOf) {
      const some = schema.anyOf.filter(({ type }) => type !== 'null');
      const isNullable = some.length < schema.anyOf.length;
      const [one] = some;
      return some.length === 1 && one ? { ...typeOf(one, wanted), isNullable } : { kind: 'any', isNullable: true };
    }
    if (schema.enum || schema.const !== undefined) return plain(kindOf(schema.enum?.[0] ?? schema.const));
    if (schema.type === 'array') return { ...plain('list'), of: typeOf(schema.items ?? {}, wanted.replace(/s$/, '')) };
    if (schema.type === 'object' || schema.allOf) return objectOf(flat(schema), wanted);
    if (schema.type === 'string' || schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
      return plain(schema.type);
    return { kind: 'any', isNullable: true };
  }

  /** A schema that extends others with all that it has. */
  function flat(schema: Schema): Schema {
    if (!schema.allOf) return schema;
    const all = schema.allOf.map((one) => flat(one.$ref ? (schemas[nameOf(one.$ref)] as Schema) : one));
    return {
      ...schema,
      type: 'object',
      properties: Object.assign({}, ...all.map(({ properties }) => properties)),
      required: all.flatMap(({ required = [] }) => required),
    };
  }

  function objectOf(schema: Schema, wanted: string): Type {
    if (schema.properties && Object.keys(schema.properties).length > 0)
      return { kind: 'model', name: add(wanted, schema), isNullable: false };
    const [pattern] = Object.values(schema.patternProperties ?? {});
    const of = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : pattern;
    return { kind: 'map', of: of ? typeOf(of, wanted) : { kind: 'any', isNullable: true }, isNullable: false };
  }

  /** A component: a model where it has members, else what it stands for. */
  function refer(name: string): Type {
    const schema = flat(schemas[name] as Schema);
    if (schema.properties) return { kind: 'model', name: add(name, schema), isNullable: false };
    return typeOf(schema, name);
  }

  function add(name: string, schema: Schema): string {
    if (models.has(name)) return name;
    const model: Model = { name, text: schema.description ?? '', fields: [] };
    models.set(name, model);
    const required = new Set(schema.required);
    model.fields = Object.entries(schema.properties ?? {}).map(([json, field]) => ({
      json,
      type: typeOf(field, name + pascal(json)),
      isOptional: !required.has(json),
      text: field.description ?? meaningOf(field),
    }));
    return name;
  }

  const shared = (part: { $ref?: string }, kind: keyof Shared): unknown =>
    part.$ref ? (components as unknown as Shared)[kind][nameOf(part.$ref)] : part;

  const resolved = (schema: Schema): Schema => (schema.$ref ? (schemas[nameOf(schema.$ref)] as Schema) : schema);

  /** What is said of a field where several schemas share it; a model says what it is itself. */
  function meaningOf(field: Schema): string {
    const { properties, allOf, description = '' } = resolved(field);
    return properties || allOf ? '' : description;
  }

  /**
   * `data` of an answer, and parameters that a client leaves out because they give another: a list gives one row for an id or
   * slug, which has an address of its own, and also tells of removed rows for `updated_after`.
   */
  function listOf(schema: Schema): { data: Schema | undefined; left: readonly string[] } {
    const some = resolved(schema);
    const answers = (some.anyOf ?? [some]).map((one) => flat(resolved(one)).properties?.data);
    const lists = answers.filter((data) => data && resolved(data).type === 'array');
    if (answers.length === 1) return { data: answers[0], left: [] };
    const { items, ...list } = resolved(lists[0] as Schema);
    const [row, removed] = items?.anyOf ?? [];
    if (!row?.$ref || !removed?.$ref?.endsWith('/Removed')) return { data: lists[0], left: ['id', 'slug'] };
    return { data: { ...list, items: row }, left: ['id', 'slug', 'updated_after'] };
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) => {
    const operation = methods.get as OperationOf | undefined;
    if (!operation || operation.deprecated || operation.security?.length !== 0) return [];
    const success = shared(operation.responses['200'] ?? {}, 'responses') as ResponseOf;
    const schema = success.content?.['application/json']?.schema;
    if (!schema) return [];
    const { data: of, left } = listOf(schema);
    const name = operation.operationId;
    const parameters = (operation.parameters ?? []).map((one) => {
      const parameter = shared(one, 'parameters') as ParameterOf;
      const { name, required } = parameter;
      const type = typeOf(parameter.schema, pascal(name));
      return {
        name,
        in: parameter.in as 'path' | 'query',
        type: type.kind === 'any' ? ({ kind: 'string', isNullable: false } as Type) : type,
        isRequired: required,
      };
    });
    const data: Type = of ? typeOf(of, `${pascal(name)}Data`) : { kind: 'any', isNullable: true };
    const inAddress = parameters.filter((one) => one.in === 'path' || (one.in === 'query' && !left.includes(one.name)));
    return [{ name, text: operation.summary, path, parameters: inAddress, data }];
  });
  for (const name of Object.keys(schemas)) if (!/Body$|Reply\d*$|Value$/.test(name)) refer(name);
  return { models: [...models.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), operations };
}

const kindOf = (value: unknown): Type['kind'] =>
  typeof value === 'number' ? 'integer' : typeof value === 'boolean' ? 'boolean' : 'string';

interface ParameterOf {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}

interface Shared {
  parameters: Record<string, ParameterOf>;
  responses: Record<string, ResponseOf>;
}

interface ResponseOf {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface OperationOf {
  operationId: string;
  summary: string;
  deprecated?: boolean;
  /** Absent: as for all, a token. */
  security?: unknown[];
  parameters?: { $ref?: string }[];
  responses: Record<string, ResponseOf>;
}
