import type { Plugin } from 'vite';
import { formHints } from '../src/model/form-hints.ts';
import { nouns } from '../src/model/nouns.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  'x-max-graphemes'?: number;
}

/** What a form needs to know of each field of an input of the API, in the order of the schema. */
function fieldsOf(schema: Schema): object[] {
  const isRequired = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { 'x-widget': widget = 'text', 'x-group': group = 'main' } = formHints(name, field);
    const isNullable = field.anyOf?.some(({ type }) => type === 'null') === true;
    const one = field.anyOf?.find(({ type }) => type !== 'null') ?? field;
    const choices = one.enum ?? one.items?.enum;
    const parts = one.properties ? { fields: fieldsOf(one) } : {};
    const { minimum: min, maximum: max } = one;
    const length = one['x-max-graphemes'] ?? one.maxLength;
    return { name, widget, group, isRequired: isRequired.has(name), isNullable, choices, min, max, length, ...parts };
  });
}

const prefix = 'form:';

/** `import fields from 'form:UserInput'` gives the fields of that noun: a page loads those that it shows. */
export const formSchemas = (): Plugin => ({
  name: 'form-schemas',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const schema = nouns.get(id.slice(prefix.length + 1)) as Schema | undefined;
    if (!schema) throw new Error(`There is no noun ${id}.`);
    return `export default ${JSON.stringify(fieldsOf(schema))};`;
  },
});
