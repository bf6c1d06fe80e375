import { type TSchema, Type } from 'typebox';
import { invalidField } from '../error.ts';
import { Id, Nullable } from '../model/common.ts';
import { anyDb, type Included, type ManagedRow, type Resource } from './resource.ts';

/** `fields=`: just these members of each row, for clients that show little. */
export const Fields = Type.Optional(
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60, description: 'Just these fields, comma-separated' }),
);

/** @throws Fault `invalid` naming the fields that there are not */
export function checkFields(fields: string[] | undefined, available: readonly string[]): void {
  const unknown = fields?.filter((f) => !available.includes(f));
  if (unknown?.length)
    throw invalidField(
      'fields',
      `has no ${unknown.slice(0, 10).join(', ')}; there are ${available.join(', ')}`,
      'unknown',
    );
}

/** Only the requested fields, and always the id. */
export function picked<T extends { id: unknown }>(item: T, fields: string[] | undefined): Partial<T> {
  if (!fields) return item;
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => name === 'id' || fields.includes(name)),
  ) as Partial<T>;
}

const Named = Type.Object({ id: Id, name: Type.String() }, { $id: 'EditingUser' });

/**
 * The row of another table that a column names, as its id and its name: a table of an interface shows names.
 * @param column of the rows of the resource
 * @param name column of the other table
 */
export const namedBy = <Row extends ManagedRow>(
  column: keyof Row & string,
  table: Resource['table'],
  name: string,
): Included<Row> => ({
  schema: Nullable(Named),
  async of(app, rows) {
    const idOf = (row: Row) => row[column] as number | null;
    const ids = [...new Set(rows.map(idOf))].filter((id) => id !== null);
    const found = ids.length
      ? await anyDb(app.db.write).selectFrom(table).select(['id', name]).where('id', 'in', ids).execute()
      : [];
    const names = new Map(found.map((row) => [row.id, { id: row.id, name: String(row[name]) }]));
    return new Map(rows.map((row) => [row.id, names.get(idOf(row) ?? 0) ?? null]));
  },
});

/** What the admin interface is shown, with the parts that `include=` may add. */
export function nounWithIncluded<Row extends ManagedRow>({ noun, includes = {} }: Resource<Row>): TSchema {
  const parts = Object.entries(includes).flatMap(([name, { schema }]) =>
    schema ? [[name, Type.Optional(schema)]] : [],
  );
  if (parts.length === 0) return noun;
  const included = Type.Optional(Type.Object(Object.fromEntries(parts), { description: 'What `include` names' }));
  return Type.Intersect([noun, Type.Object({ included })]);
}
