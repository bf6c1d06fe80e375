import { groupOf, type Widget, widgetOf } from './fields.ts';

interface FieldSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: object;
}

function widgetFor(name: string, schema: FieldSchema): Widget {
  const special = widgetOf(name);
  if (special) return special;
  const { type, format, items, anyOf } = schema;
  const some = anyOf?.find((one) => one.type !== 'null');
  if (some) return widgetFor(name, some);
  if (schema.enum || schema.const !== undefined) return 'select';
  if (format === 'date-time') return 'datetime';
  if (format === 'date') return 'date';
  if (format === 'uri') return 'url';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return items?.enum ? 'multiselect' : items?.type === 'string' ? 'tags' : 'list';
  if (type === 'object') return schema.properties ? 'group' : 'json';
  return type === 'string' ? 'text' : 'json';
}

/**
 * What an interface needs to build a form from the schema of a field: `x-label`, the key of its text in
 * `GET /api/admin/labels`; `x-group`, the part of the form, `main` where it is left out; `x-widget`, `text` where it is
 * left out. They follow from the name of the field, so that it is called the same everywhere.
 */
export function formHints(name: string, schema: object): Record<string, string> {
  const group = groupOf(name);
  const widget = widgetFor(name, schema as FieldSchema);
  return {
    'x-label': `fields.${name}`,
    ...(group === 'main' ? {} : { 'x-group': group }),
    ...(widget === 'text' ? {} : { 'x-widget': widget }),
  };
}
