import type { Json } from './json.ts';

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** What is said of the field that a schema belongs to: a reference has it beside it. */
function split(schema: Json): [said: Json, plain: Json] {
  const { description, 'x-label': label, 'x-group': group, 'x-widget': widget, ...plain } = schema;
  const said = { description, 'x-label': label, 'x-group': group, 'x-widget': widget };
  return [Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)), plain];
}

/** A schema with a name, and all that refers to it. */
interface Component {
  schema: Json;
  shape: string;
  references: Json[];
}

/** The schemas of a document that have a name: their `$id`, or that of the body that they are. */
export class NamedSchemas {
  readonly #components = new Map<string, Component>();
  readonly #names = new Map<string, string>();
  readonly #made = new Map<object, unknown>();

  /**
   * The part of the document with a reference instead of each schema with an `$id`.
   * @throws Error when two schemas have the same `$id`
   */
  of(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    let made = this.#made.get(part);
    if (made === undefined) {
      made = Array.isArray(part) ? part.map((one) => this.of(one)) : this.#ofNode(part as Json);
      this.#made.set(part, made);
    }
    return made;
  }

  #ofNode({ $id, ...node }: Json): Json {
    if (typeof $id === 'string') {
      const [said, plain] = split(node);
      return this.#refer($id, this.#ofNode(plain), said);
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.of(value)]));
  }

  #refer(name: string, schema: Json, said: Json): Json {
    const shape = JSON.stringify(schema);
    const component = this.#components.get(name) ?? { schema, shape, references: [] };
    if (component.shape !== shape) throw new Error(`Two schemas have the $id ${name}: ${shape} ${component.shape}`);
    this.#components.set(name, component);
    this.#names.set(shape, name);
    const one = { ...reference(name), ...said };
    component.references.push(one);
    return one;
  }

  /** A reference to a body, which gets the name; one of the same shape has it already. */
  body(wanted: string, schema: Json): Json {
    if (!schema.properties && !schema.anyOf) return schema;
    const [said, plain] = split(schema);
    let name = this.#names.get(JSON.stringify(plain));
    if (name === undefined) {
      name = wanted;
      for (let n = 2; this.#components.has(name); n++) name = `${wanted}${n}`;
    }
    return this.#refer(name, plain, said);
  }

  /** The schemas by name. Where all references have a description, the most frequent is that of the schema itself. */
  finish(): Json {
    const schemas: Json = {};
    for (const [name, { schema, references }] of this.#components) {
      const description = mostFrequent(references.map((one) => one.description));
      schemas[name] = description === undefined ? schema : { description, ...schema };
      if (description === undefined) continue;
      for (const one of references) if (one.description === description) delete one.description;
    }
    return schemas;
  }
}

/** The value that occurs most often; undefined where that is among them. */
function mostFrequent(values: readonly unknown[]): unknown {
  if (values.includes(undefined)) return undefined;
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}
