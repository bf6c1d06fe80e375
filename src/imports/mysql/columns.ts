import type { ColumnSource } from '../table/mapping.ts';
import type { DatabaseMapping, RowsMapping } from './mapping.ts';

/** A column of the old database, and where the mapping names it. */
export interface NamedColumn {
  path: string;
  table: string;
  column: string;
}

/** The table and the column that a name of a mapping means: `title`, or `writer.name` of a join. */
function meantBy(name: string, { table, joins }: Pick<RowsMapping, 'table' | 'joins'>): Omit<NamedColumn, 'path'> {
  const [alias = '', ...rest] = name.split('.');
  const join = rest.length && Object.hasOwn(joins, alias) ? joins[alias] : undefined;
  return join ? { table: join.table, column: rest.join('.') } : { table, column: name };
}

const placeholder = /\{([^{}]+)\}/g;

/** Names of the columns in a pattern such as `/news.php?id={id}`. */
export const placeholders = (pattern: string): string[] =>
  [...pattern.matchAll(placeholder)].map(([, name = '']) => name);

/** An old address of a row; null where a column that it needs is empty. */
export function addressOf(pattern: string, cell: (name: string) => string): string | null {
  const isWhole = placeholders(pattern).every((name) => cell(name) !== '');
  return isWhole
    ? pattern.replace(placeholder, (_, name: string) => encodeURIComponent(decodedText(cell(name))))
    : null;
}

/** WordPress stores a name of Indic letters as it stands in an address. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function ofRows(rows: RowsMapping, others: readonly (string | null | undefined)[] = []): NamedColumn[] {
  const found: NamedColumn[] = [];
  const add = (path: string, name: string): void => void found.push({ path, ...meantBy(name, rows) });
  for (const name of others) if (name) add(rows.path, name);
  for (const name of Object.keys(rows.where)) add(`${rows.path}.where`, name);
  for (const [field, { column }] of rows.fields) if (column !== undefined) add(`${rows.path}.fields.${field}`, column);
  for (const pattern of rows.oldUrls) for (const name of placeholders(pattern)) add(`${rows.path}.old_urls`, name);
  for (const [alias, { table, on, where = {} }] of Object.entries(rows.joins)) {
    const path = `${rows.path}.joins.${alias}`;
    for (const [own, other] of Object.entries(on)) {
      found.push({ path, table, column: own });
      add(path, other);
    }
    for (const column of Object.keys(where)) found.push({ path, table, column });
  }
  return found;
}

/** Every column that a mapping names. */
export function columnsOf(mapping: DatabaseMapping): NamedColumn[] {
  const { stories, categories, users, feeds, devices, settings } = mapping;
  const found = stories.flatMap((rows) => ofRows(rows, [rows.id]));
  for (const rows of [users, feeds]) if (rows) found.push(...ofRows(rows, [rows.id]));
  if (devices) found.push(...ofRows(devices));
  if (settings) {
    // What a table with a setting in each row calls a setting is a value of it.
    const isPairs = settings.key !== null;
    found.push(
      ...ofRows({ ...settings, fields: isPairs ? new Map() : settings.fields }, [settings.key, settings.value]),
    );
  }
  if (categories) found.push(...ofRows(categories, [categories.id]), ...ofNames(categories));
  return found;
}

function ofNames({ table, joins, names }: NonNullable<DatabaseMapping['categories']>): NamedColumn[] {
  const path = 'categories.names';
  if (names === null) return [];
  const columns = (of: string, sources: readonly ColumnSource[]): NamedColumn[] =>
    sources.flatMap(({ column }) => (column === undefined ? [] : { path, table: of, column }));
  if (names instanceof Map)
    return [...names.values()].flatMap(({ column }) => (column ? { path, ...meantBy(column, { table, joins }) } : []));
  return [{ path, table: names.table, column: names.key }, ...columns(names.table, [names.lang, names.name])];
}
