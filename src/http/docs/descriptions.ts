import { Lang, languages } from '../../core/model/common.ts';
import { meaningOf } from '../../core/model/fields.ts';
import { formHints } from '../../core/model/form-hints.ts';
import type { TagText } from '../../core/model/tags.ts';
import type { Json } from './json.ts';

/**
 * Adds the descriptions that modules have for names of fields. A schema that occurs at many places is described once: the copies stay identical,
 * so that what compares them later does so once, too.
 */
export class Describer {
  readonly #made = new Map<object, unknown>();

  /** The schema with a description for every field that has none. The schema itself stays as it is. */
  schema<T>(schema: T): T {
    if (schema === null || typeof schema !== 'object') return schema;
    let made = this.#made.get(schema);
    if (made === undefined) {
      made = Array.isArray(schema) ? schema.map((one) => this.schema(one)) : this.#described(schema as Json);
      this.#made.set(schema, made);
    }
    return made as T;
  }

  #described(schema: Json): Json {
    const copy = byLanguage({ ...schema });
    for (const key of ['items', 'anyOf', 'allOf', 'additionalProperties'])
      if (key in copy) copy[key] = this.schema(copy[key]);
    // What is closed is sent, and so may be a form.
    const isForm = copy.additionalProperties === false;
    if (copy.properties)
      copy.properties = Object.fromEntries(
        Object.entries(copy.properties as Json).map(([name, field]) => {
          const made = withMeaning(name, this.schema(field));
          return [name, isForm ? { ...made, ...formHints(name, made) } : made];
        }),
      );
    return copy;
  }

  #content(content: Json): Json {
    return Object.fromEntries(
      Object.entries(content as Record<string, Json>).map(([media, { schema, ...rest }]) => [
        media,
        { ...rest, schema: this.schema(schema) },
      ]),
    );
  }

  /** The operation with a description for each parameter, and for each field of its body and of its successes. */
  operation(operation: Json): Json {
    const { parameters, requestBody, responses } = operation as {
      parameters: Json[];
      requestBody?: Json;
      responses: Json;
    };
    const described = Object.entries(responses).map(([status, response]) => {
      const { content, ...rest } = response as { content?: Json };
      return [status, content && status < '300' ? { ...rest, content: this.#content(content) } : response];
    });
    return {
      ...operation,
      parameters: parameters.map((one) => withMeaning(one.name as string, one)),
      ...(requestBody ? { requestBody: { ...requestBody, content: this.#content(requestBody.content as Json) } } : {}),
      responses: Object.fromEntries(described),
    };
  }
}

/** Members for every language, all alike, as one: a map from a language. */
function byLanguage(schema: Json): Json {
  const { properties, additionalProperties, required, ...rest } = schema as {
    properties?: Json;
    required?: string[];
  } & Json;
  if (!properties || required?.length || !languages.every((lang) => lang in properties)) return schema;
  const [first, ...others] = Object.values(properties);
  const shape = JSON.stringify(first);
  if (others.length + 1 !== languages.length || others.some((one) => JSON.stringify(one) !== shape)) return schema;
  return { ...rest, propertyNames: Lang, additionalProperties: first };
}

const withMeaning = (name: string, part: unknown): Json => {
  const description = (part as Json).description ?? meaningOf(name);
  return description === undefined ? (part as Json) : { ...(part as Json), description };
};

/** The tags that occur, in the order of the page: what they are for, the rules of their operations, what fields mean. */
export function describedTags(tags: ReadonlyMap<string, TagText>, names: ReadonlySet<string>): Json[] {
  const ordered = [...tags.keys()].filter((name) => names.has(name));
  return [...ordered, ...names.difference(new Set(ordered))].map((name) => {
    const { about, notes, fields = {} } = tags.get(name) ?? {};
    const list = Object.entries(fields).map(([field, meaning]) => `- \`${field}\`: ${meaning}`);
    return { name, description: [about, notes, list.join('\n')].filter(Boolean).join('\n\n') };
  });
}
