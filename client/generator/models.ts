import type { Document, Schema } from './document.ts';
import { type Field, type Model, pascal, type Type } from './types.ts';

export const lastOf = ($ref: string): string => $ref.split('/').at(-1) as string;

/** Reads the schemas of a document; an object without a name gets that of the field that it is in. */
export function modelReader({ components: { schemas } }: Document) {
  const models = new Map<string, Model>();
  const plain = (kind: Type['kind']): Type => ({ kind, isNullable: kind === 'any' });

  const resolved = (schema: Schema): Schema => (schema.$ref ? (schemas[lastOf(schema.$ref)] as Schema) : schema);

  function typeOf(schema: Schema, wanted: string): Type {
    if (schema.$ref) return refer(lastOf(schema.$ref));
    if (schema.anyOf) return oneOf(schema.anyOf, wanted);
    if (schema.enum || schema.const !== undefined) return plain(kindOf(schema.enum?.[0] ?? schema.const));
    if (schema.type === 'array') return { ...plain('list'), of: typeOf(schema.items ?? {}, wanted.replace(/s$/, '')) };
    if (schema.type === 'object' || schema.allOf) return objectOf(flat(schema), wanted);
    if (schema.type === 'string' || schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
      return plain(schema.type);
    return plain('any');
  }

  function oneOf(all: readonly Schema[], wanted: string): Type {
    const some = all.filter(({ type }) => type !== 'null');
    const isNullable = some.length < all.length;
    const [one, other] = some;
    if (some.length === 1 && one) return { ...typeOf(one, wanted), isNullable };
    const removed = some.length === 2 && other?.$ref?.endsWith('Removed') ? flat(resolved(other)) : null;
    if (!one?.$ref || !removed) return plain('any');
    return { kind: 'model', name: changeOf(lastOf(one.$ref), removed), isNullable };
  }

  /** A row of a list of changes: what the row has, or that it was removed. Only what both have is always there. */
  function changeOf(row: string, removed: Schema): string {
    const whole = flat(schemas[row] as Schema);
    const both = (whole.required ?? []).filter((name) => removed.required?.includes(name));
    const text = `A row that has changed, or with \`deleted\` the id of one that is gone: of ${row}`;
    return add(`${row}Change`, {
      description: text,
      properties: { ...removed.properties, ...whole.properties },
      required: both,
    });
  }

  /** A schema that extends others with all that it has. */
  function flat(schema: Schema): Schema {
    if (!schema.allOf) return schema;
    const all = schema.allOf.map((one) => flat(resolved(one)));
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
    return { ...plain('map'), of: of ? typeOf(of, wanted) : plain('any') };
  }

  /** A component: a model where it has members, else what it stands for. */
  function refer(name: string): Type {
    const schema = flat(schemas[name] as Schema);
    if (schema.properties) return { kind: 'model', name: add(name, schema), isNullable: false };
    return typeOf(schema, name);
  }

  function add(name: string, schema: Schema): string {
    if (models.has(name)) return name;
    const model: Model = { name, text: schema.description ?? '', fields: [], isInput: false, isPartial: false };
    models.set(name, model);
    model.fields = fieldsOf(schema, name);
    return name;
  }

  function fieldsOf(schema: Schema, owner: string): Field[] {
    const required = new Set(schema.required);
    return Object.entries(schema.properties ?? {}).map(([json, field]) => ({
      json,
      type: typeOf(field, owner + pascal(json)),
      isOptional: !required.has(json),
      text: field.description ?? meaningOf(field),
    }));
  }

  /** What is said of a field where several schemas share it; a model says what it is itself. */
  function meaningOf(field: Schema): string {
    const { properties, allOf, description = '' } = resolved(field);
    return properties || allOf ? '' : description;
  }

  /** Members of a body. Of a value of several types an app sends the text: the token of push, the name of a place. */
  function inputsOf(schema: Schema, owner: string): Field[] {
    const { properties = {} } = schema;
    const fields = fieldsOf(schema, owner).map((field): Field => {
      if (field.type.kind !== 'any') return field;
      const { anyOf = [] } = resolved(properties[field.json] as Schema);
      return { ...field, type: { kind: 'string', isNullable: anyOf.some(({ type }) => type === 'null') } };
    });
    for (const { type } of fields) sent(type);
    return fields;
  }

  function sent({ of, name = '' }: Type): void {
    if (of) sent(of);
    const model = models.get(name);
    if (!model || model.isInput) return;
    model.isInput = true;
    for (const { type } of model.fields) sent(type);
  }

  /** Its members may be missing: of a model, or of the rows of a list. */
  function partial({ of, name = '' }: Type): void {
    const model = models.get(of?.name ?? name);
    if (model) model.isPartial = true;
  }

  return {
    partial,
    typeOf,
    resolved,
    flat,
    inputsOf,
    /** All that were met, by name. */
    models: (): Model[] => [...models.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

const kindOf = (value: unknown): Type['kind'] =>
  typeof value === 'number' ? 'integer' : typeof value === 'boolean' ? 'boolean' : 'string';
