import type { Plugin } from 'vite';
import { api } from '../src/app.ts';
import { formHints } from '../src/core/model/form-hints.ts';
import { NewsroomSettingsInput } from '../src/settings/model/newsroom.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  'x-max-graphemes'?: number;
}

/** The schema of the value where null is allowed too. */
const unwrapped = (field: Schema | undefined): Schema | undefined =>
  field?.anyOf?.find(({ type }) => type !== 'null') ?? field;

/** What a form needs to know of each field of an input of the API, in the order of the schema. */
function fieldsOf(schema: Schema): object[] {
  const isRequired = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { 'x-widget': widget = 'text', 'x-group': group = 'main' } = formHints(name, field);
    const isNullable = field.anyOf?.some(({ type }) => type === 'null') === true;
    const one = unwrapped(field) as Schema;
    const choices = one.enum ?? one.items?.enum;
    // Texts are given for each language alike.
    const inner = widget === 'translations' ? unwrapped(Object.values(one.properties ?? {})[0]) : one;
    const parts = inner?.properties ? { fields: fieldsOf(inner) } : {};
    const isList = one.type === 'array';
    const { minimum: min, maximum: max } = one;
    const first = field.default ?? one.default;
    const length = one['x-max-graphemes'] ?? one.maxLength;
    return {
      name,
      widget,
      group,
      isRequired: isRequired.has(name),
      isNullable,
      isList,
      choices,
      min,
      max,
      first,
      length,
      ...parts,
    };
  });
}

/** The API document does not name this one. */
const inputs = new Map<string, object>([...api.nouns, ['NewsroomSettingsInput', NewsroomSettingsInput]]);

const prefix = 'form:';

/** `import fields from 'form:UserInput'` gives the fields of that noun: a page loads those that it shows. */
export const formSchemas = (): Plugin => ({
  name: 'form-schemas',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const schema = inputs.get(id.slice(prefix.length + 1)) as Schema | undefined;
    if (!schema) throw new Error(`There is no noun ${id}.`);
    return `export default ${JSON.stringify(fieldsOf(schema))};`;
  },
});
