import { type SqlBool, sql } from 'kysely';
import { type TObject, Type } from 'typebox';
import { fold } from '../../text/fold.ts';
import type { Actor, App } from '../app.ts';
import type { Db } from '../db/database.ts';
import { Fault, invalid } from '../error.ts';
import { fieldError } from '../messages/messages.ts';
import { defaultPageSize } from '../model/common.ts';
import {
  cursorFault,
  decodePosition,
  encodePosition,
  type ListPosition,
  type SortKey,
  sortKey,
  stretches,
} from './list-cursor.ts';
import { pageMeta } from './read.ts';
import { presentFilters } from './references.ts';
import { type AnySelect, anyDb, type ManagedRow, type Resource, type RowQuery } from './resource.ts';
import { checkFields, Fields, picked } from './select-fields.ts';

/** The last row that a page by its number shows: the database walks through all before it. A cursor has no such limit. */
const deepestRow = 100_000;

/**
 * Rows whose columns have these values, of a list one of them; a truth value is compared as it is stored, and as a
 * literal, since often few rows have one of the two; an absent one is compared with nothing.
 */
export function whereEqual<Row>(query: RowQuery<Row>, equal: Record<string, unknown>): RowQuery<Row> {
  const columns = Object.entries(equal).filter(([, value]) => value !== undefined);
  return columns.reduce(
    (q, [name, value]) =>
      Array.isArray(value)
        ? q.where(sql<boolean>`${sql.ref(name)} in (${sql.join(value)})`)
        : q.where(sql<boolean>`${sql.ref(name)} = ${typeof value === 'boolean' ? sql.lit(+value) : value}`),
    query,
  );
}

/** Parameters that choose what is shown of each row. */
export const shapeQueryOf = (def: Resource) => ({
  fields: Fields,
  ...(def.includes
    ? {
        include: Type.Optional(
          Type.Array(Type.Enum(Object.keys(def.includes)), { maxItems: 10, description: 'Added as `included`' }),
        ),
      }
    : {}),
});

/** Query schema of a resource's list. */
export function listQueryOf(def: Resource): TObject {
  const orders = def.sorts.map((s) => s.replace('-', '')).flatMap((s) => [s, `-${s}`]);
  return Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(
      Type.String({ maxLength: 2_000, description: '`meta.next_cursor` of the page before; `total` is then null' }),
    ),
    count: Type.Optional(
      Type.Boolean({ description: 'false: `total` is null, which saves the time of counting a long list' }),
    ),
    sort: Type.Optional(Type.Enum(orders)),
    ...(def.searchColumn || def.narrow ? { search: Type.Optional(Type.String({ maxLength: 200 })) } : {}),
    ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100, description: 'Just these' })),
    ...shapeQueryOf(def),
    ...Object.fromEntries(Object.entries(def.filters ?? {}).map(([k, v]) => [k, Type.Optional(v)])),
  });
}

interface ListQuery {
  page?: number;
  limit?: number;
  cursor?: string;
  count?: boolean;
  sort?: string;
  search?: string;
  ids?: number[];
  fields?: string[];
  include?: string[];
  [filter: string]: unknown;
}

/** That a column of folded text has the words somewhere. Nothing in them is a wildcard. */
export const hasText = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${fold(text).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/**
 * The rows that the filters leave, in no order. In an object: a query that a promise gave would be run.
 * @param db the connection that is queried; by default the writing one, which has what this user has just written
 */
export async function filteredRows<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  query: ListQuery,
  db: Db = app.db.write,
): Promise<{ rows: AnySelect }> {
  const { search, ids, page, limit, cursor, count, sort, fields, include, ...rest } = query;
  const given = await presentFilters(db, def.references, rest);
  const requested = search ? { ...given, search } : given;
  const filters = (await def.prepareFilters?.(app, requested)) ?? requested;
  let rows = anyDb(db).selectFrom(def.table) as AnySelect;
  if (search && def.searchColumn) rows = rows.where(hasText(def.searchColumn, search));
  if (ids) rows = rows.where('id', 'in', ids.length ? ids : [0]);
  const typed = rows as AnySelect & RowQuery<Row>;
  const narrowed = def.narrow?.(app, typed, filters) ?? whereEqual<Row>(typed, given);
  return { rows: narrowed as AnySelect & RowQuery<Row> };
}

/** The page of a list behind a position, or its first. */
async function pageAfter<Row extends ManagedRow>(
  rows: AnySelect,
  def: Resource<Row>,
  sort: string,
  limit: number,
  after: ListPosition | null,
) {
  const column = sort.replace(/^-/, '');
  const isDown = sort.startsWith('-');
  const order = isDown ? 'desc' : 'asc';
  const found: (ManagedRow & Row)[] = [];
  const key = sortKey(column, def.sortPrefixes?.[column]);
  for (const { where, hasValue } of stretches(key, isDown, def.nullable?.includes(column) ?? false, after)) {
    let part = rows.selectAll(def.table);
    if (where) part = part.where(where);
    if (hasValue && column !== 'id') part = part.orderBy(key.sql, order);
    part = part.orderBy('id', order).limit(limit - found.length);
    found.push(...((await part.execute()) as (ManagedRow & Row)[]));
    if (found.length === limit) break;
  }
  return found;
}

/** What follows a page, where there is more. */
function nextCursor(row: ManagedRow | undefined, sort: string, key: SortKey): string | null {
  return row ? encodePosition({ sort, value: key.of(row), id: row.id }) : null;
}

async function rowsOfPage<Row extends ManagedRow>(app: App, def: Resource<Row>, query: ListQuery) {
  const { page = 1, limit = defaultPageSize, sort = def.sorts[0] as string, cursor, count = true } = query;
  if (page * limit > deepestRow)
    throw invalid([fieldError('page', 'range.max', { max: Math.floor(deepestRow / limit) })]);
  const { rows } = await filteredRows(app, def, query);
  const column = sort.replace(/^-/, '');
  const key = sortKey(column, def.sortPrefixes?.[column]);
  if (cursor !== undefined || (!count && page === 1)) {
    const after = cursor === undefined ? null : decodePosition(cursor, sort);
    const found = await pageAfter(rows, def, sort, limit + 1, after).catch((error) => {
      throw cursorFault(error);
    });
    const has_more = found.length > limit;
    const shown = found.slice(0, limit);
    const next_cursor = has_more ? nextCursor(shown.at(-1), sort, key) : null;
    const meta = { page: null, limit, total: null, total_pages: null, has_more, next_cursor };
    return { found: shown, meta };
  }
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const hasNull = def.nullable?.includes(column) ?? false;
  const total = count ? await countRows(rows) : null;
  const found = (await rows
    .selectAll(def.table)
    .orderBy(key.sql, (o) => {
      if (!hasNull) return order === 'asc' ? o.asc() : o.desc(); // PostgreSQL takes it from a plain index
      return order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast(); // as SQLite does by itself
    })
    .orderBy('id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()) as (ManagedRow & Row)[];
  const paged =
    total === null ? { ...pageMeta(page, limit, 0), total, total_pages: null } : pageMeta(page, limit, total);
  const has_more = total === null ? found.length === limit : paged.has_more;
  const meta = { ...paged, has_more, next_cursor: has_more ? nextCursor(found.at(-1), sort, key) : null };
  return { found, meta };
}

/** How many rows a query has. */
export async function countRows(rows: AnySelect): Promise<number> {
  const { total } = await rows
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** @throws Fault `forbidden` for an `include` that the user has no right to */
export function checkIncludes(
  def: Resource,
  { include }: Pick<ListQuery, 'include'>,
  rights: ReadonlySet<string>,
): void {
  for (const name of include ?? []) {
    const { access } = def.includes?.[name] ?? {};
    if (access !== undefined && !rights.has(access))
      throw new Fault('forbidden', `include=${name} needs the right ${access}.`);
  }
}

/** Adds what `include=` names, and leaves out what `fields=` does not name. */
export async function shaped<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  rows: Row[],
  nouns: unknown[],
  { fields, include }: Pick<ListQuery, 'fields' | 'include'>,
  actor?: Actor,
): Promise<unknown[]> {
  checkFields(fields, Object.keys((def.noun as TObject).properties));
  const parts = include?.filter((name) => def.includes?.[name]) ?? [];
  const found = await Promise.all(
    parts.map(async (name) => [name, await def.includes?.[name]?.of(app, rows, actor)] as const),
  );
  return nouns.map((noun, n) => {
    const shown = picked(noun as { id: number }, fields);
    if (parts.length === 0) return shown;
    const id = rows[n]?.id as number;
    return { ...shown, included: Object.fromEntries(found.map(([name, of]) => [name, of?.has(id) ? of.get(id) : []])) };
  });
}

/** A page of rows for the admin interface. @throws Fault `invalid` for a cursor of another list, or unknown `fields` */
export async function listRows<Row extends ManagedRow>(app: App, def: Resource<Row>, query: ListQuery, actor?: Actor) {
  checkFields(query.fields, Object.keys((def.noun as TObject).properties));
  const { found, meta } = await rowsOfPage(app, def, query);
  const nouns = await (def.toNouns?.(app, found) ?? Promise.all(found.map((row) => def.toNoun(app, row))));
  return { data: await shaped(app, def, found, nouns, query, actor), meta };
}
