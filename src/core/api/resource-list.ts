import { sql } from 'kysely';
import { type TObject, Type } from 'typebox';
import { fold } from '../../text/fold.ts';
import type { App } from '../app.ts';
import { pageMeta } from './read.ts';
import { type AnySelect, anyDb, type ManagedRow, type Resource, type RowQuery } from './resource.ts';

/** Rows whose columns have these values; a truth value is compared as it is stored, an absent one with nothing. */
export function whereEqual<Row>(query: RowQuery<Row>, equal: Record<string, unknown>): RowQuery<Row> {
  const columns = Object.entries(equal).filter(([, value]) => value !== undefined);
  return columns.reduce(
    (q, [name, value]) => q.where(sql<boolean>`${sql.ref(name)} = ${typeof value === 'boolean' ? +value : value}`),
    query,
  );
}

/** Query schema of a resource's list. */
export function listQueryOf(def: Resource): TObject {
  const orders = def.sorts.map((s) => s.replace('-', '')).flatMap((s) => [s, `-${s}`]);
  return Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    sort: Type.Optional(Type.Enum(orders)),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100, description: 'Just these' })),
    ...Object.fromEntries(Object.entries(def.filters ?? {}).map(([k, v]) => [k, Type.Optional(v)])),
  });
}

interface ListQuery {
  page?: number;
  limit?: number;
  sort?: string;
  search?: string;
  ids?: number[];
  [filter: string]: unknown;
}

/** Text for LIKE in which nothing but our own `%` is a wildcard. */
const likeText = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;

/** A page of rows for the admin interface. */
export async function listRows<Row extends ManagedRow>(app: App, def: Resource<Row>, query: ListQuery) {
  const { page = 1, limit = 20, sort = def.sorts[0] as string, search, ids, ...filters } = query;
  let rows = anyDb(app.db.write).selectFrom(def.table) as AnySelect;
  if (search && def.searchColumn)
    rows = rows.where(sql<boolean>`${sql.ref(def.searchColumn)} like ${likeText(search)} escape '\\'`);
  if (ids) rows = rows.where('id', 'in', ids.length ? ids : [0]);
  const typed = rows as AnySelect & RowQuery<Row>;
  const narrowed =
    def.narrow?.(app, typed, search ? { ...filters, search } : filters) ?? whereEqual<Row>(typed, filters);
  rows = narrowed as AnySelect & RowQuery<Row>;
  const { total } = await rows
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const column = sort.replace(/^-/, '');
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const found = (await rows
    .selectAll(def.table)
    .orderBy(column, (o) => (order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast())) // as SQLite does by itself
    .orderBy('id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()) as (ManagedRow & Row)[];
  const data = await (def.toNouns?.(app, found) ?? Promise.all(found.map((row) => def.toNoun(app, row))));
  return { data, meta: pageMeta(page, limit, total) };
}
