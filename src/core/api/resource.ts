import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type TObject, type TSchema, Type } from 'typebox';
import type { Tables } from '../../schema/tables.ts';
import { fold } from '../../text/fold.ts';
import type { Actor, App } from '../app.ts';
import type { Db } from '../db/database.ts';
import { Fault, notFound } from '../error.ts';
import { type Change, change } from './change.ts';
import { firstResult, type RepeatableRequest, runOnce } from './idempotency.ts';
import { pageMeta } from './read.ts';

/** A table whose rows an administrator lists, reads, adds, edits and removes. */
type Managed = Exclude<keyof Tables, 'meta' | 'versions' | 'schedules' | 'news_labels' | 'settings'>;
export type AnyRow = Record<string, unknown> & { id: number; rev?: number };
// The table is known only when it runs; the rooms' own types hold at `toNoun` and `toRow`.
type AnyTables = Record<string, AnyRow>;
type AnySelect = SelectQueryBuilder<AnyTables, string, AnyRow>;

export interface Resource<Row = AnyRow> {
  /** Its name in addresses and in the audit trail: `categories`. */
  name: string;
  /** What one of it is called in messages: `category`. */
  one: string;
  table: Managed;
  /** Body of a creation. An edit takes any part of it. Absent: rows are not made or edited by hand. */
  input?: TObject;
  /** What the admin interface is shown. */
  noun: TSchema;
  /** Parameters that narrow the list, each compared with the column of its name unless `narrow` does it. */
  filters?: Record<string, TSchema>;
  narrow?(app: App, query: AnySelect, filters: Record<string, unknown>): AnySelect;
  /** Columns that may be sorted by, either way; the first is the default, downwards when written with `-`. */
  sorts: string[];
  /** A column of folded text that `search` looks into. */
  searchColumn?: string;
  /** Never called within a change: it may read, and a transaction holds a connection already. */
  toNoun(app: App, row: Row): unknown;
  /** A page of them at once, where a noun needs more than its row. */
  toNouns?(app: App, rows: Row[]): Promise<unknown[]>;
  /** Work on the input that is too slow for a transaction; `id` is of the row that is edited. */
  prepare?(input: Record<string, unknown>, app: App, id: number | null): Promise<Record<string, unknown>>;
  /** Columns of a new row, or those that an edit changes; throws Fault for what the schema cannot say. */
  toRow?(c: Change, input: Record<string, unknown>, before: Row | null): Promise<Partial<Row>> | Partial<Row>;
  /** The parts of the row that lie in other tables (tags, search index), in the same transaction. */
  afterWrite?(c: Change, row: Row, before: Row | null, action: string, input: Record<string, unknown>): Promise<void>;
  /** What the audit line of an edit says; the names of the fields that were sent unless told. */
  audited?(row: Row, before: Row, patch: Record<string, unknown>): Record<string, unknown>;
  beforeRemove?(c: Change, row: Row): Promise<void>;
  topics?(row: Row): string[];
  /** Its rows hold a password or a key, so no row is stored as the answer of an `Idempotency-Key`. */
  hasSecrets?: boolean;
  /** Who may read it and who may write it. */
  access: { read: 'viewer' | 'editor' | 'owner'; write: 'editor' | 'owner' };
}

/** Keeps the row type within the room and forgets it outside. */
export function resource<Row>(definition: Resource<Row>): Resource {
  return definition as unknown as Resource;
}

const anyDb = (db: Db): Kysely<AnyTables> => db as unknown as Kysely<AnyTables>;

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
export async function listRows(app: App, def: Resource, query: ListQuery) {
  const { page = 1, limit = 20, sort = def.sorts[0] as string, search, ids, ...filters } = query;
  let rows = anyDb(app.db.write).selectFrom(def.table) as AnySelect;
  if (search && def.searchColumn)
    rows = rows.where(sql<boolean>`${sql.ref(def.searchColumn)} like ${likeText(search)} escape '\\'`);
  if (ids) rows = rows.where('id', 'in', ids.length ? ids : [0]);
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || def.narrow) continue;
    rows = rows.where((e: ExpressionBuilder<AnyTables, string>) =>
      e(name, '=', (typeof value === 'boolean' ? +value : value) as never),
    );
  }
  if (def.narrow) rows = def.narrow(app, rows, search ? { ...filters, search } : filters);
  const { total } = (await rows
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as unknown as { total: number };
  const column = sort.replace(/^-/, '');
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const found = await rows
    .selectAll(def.table)
    .orderBy(column, (o) => (order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast())) // as SQLite does by itself
    .orderBy('id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const data = await (def.toNouns?.(app, found) ?? Promise.all(found.map((row) => def.toNoun(app, row))));
  return { data, meta: pageMeta(page, limit, total) };
}

async function rowOf(db: Db, def: Resource, id: number): Promise<AnyRow> {
  const row = await anyDb(db).selectFrom(def.table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(def.one);
  return row as AnyRow;
}

/** One row with its `rev`, which `if-match` names at the next edit. */
export async function getRow(app: App, def: Resource, id: number): Promise<{ data: unknown; rev: number }> {
  const row = await rowOf(app.db.write, def, id);
  return { data: await def.toNoun(app, row), rev: row.rev ?? 0 };
}

/** @param request of a client that may send it again: it gets the row as it was added the first time */
export async function createRow(
  app: App,
  def: Resource,
  input: Record<string, unknown>,
  actor: Actor,
  request: RepeatableRequest | null = null,
) {
  const first = request && (await firstResult<AnyRow>(app.db.write, request));
  const { result: row, replayed } = first
    ? { result: first, replayed: true }
    : await addRow(app, def, input, actor, request);
  return { id: row.id, data: await def.toNoun(app, row), rev: row.rev ?? 0, replayed };
}

async function addRow(
  app: App,
  def: Resource,
  input: Record<string, unknown>,
  actor: Actor,
  request: RepeatableRequest | null,
) {
  const prepared = (await def.prepare?.(input, app, null)) ?? input;
  return change(app, actor, (c) => runOnce(c, request, () => insertRow(c, def, prepared)));
}

/** Adds a row within a change that may do more: the row itself, its parts elsewhere, topics, audit line. */
export async function insertRow(c: Change, def: Resource, input: Record<string, unknown>): Promise<AnyRow> {
  const columns = (await def.toRow?.(c, input, null)) ?? {};
  const row = (await anyDb(c.tx)
    .insertInto(def.table)
    .values({ ...columns, rev: 1, created_at: c.now, updated_at: c.now } as never)
    .returningAll()
    .executeTakeFirstOrThrow()) as AnyRow;
  await def.afterWrite?.(c, row, null, 'create', input);
  c.touch(...(def.topics?.(row) ?? []));
  await c.audit('create', def.name, row.id);
  return row;
}

/**
 * Changes the fields that are sent, and no others.
 * @param rev what `if-match` named; null when the door does not ask for it
 * @throws Fault `not_found`, `stale`, `invalid`, `conflict`
 */
export async function editRow(
  app: App,
  def: Resource,
  id: number,
  patch: Record<string, unknown>,
  rev: number | null,
  actor: Actor,
) {
  const prepared = (await def.prepare?.(patch, app, id)) ?? patch;
  const row = await change(app, actor, (c) => updateRow(c, def, id, prepared, rev));
  return { data: await def.toNoun(app, row), rev: row.rev ?? 0 };
}

/** Locks a row for the rest of the change and compares its `rev`. @throws Fault `not_found`, `stale` */
export async function lockRow(c: Change, def: Resource, id: number, rev: number | null): Promise<AnyRow> {
  await c.dialect.lockRow(c.tx, def.table, id);
  const before = await rowOf(c.tx, def, id);
  if (rev !== null && before.rev !== rev)
    throw new Fault('stale', `The ${def.one} was changed meanwhile; it is at "${before.rev}" now.`, {
      headers: { etag: `"${before.rev}"` },
    });
  return before;
}

export async function updateRow(
  c: Change,
  def: Resource,
  id: number,
  patch: Record<string, unknown>,
  rev: number | null,
  action = 'edit',
): Promise<AnyRow> {
  const before = await lockRow(c, def, id, rev);
  const columns = (await def.toRow?.(c, patch, before)) ?? {};
  const row = (await anyDb(c.tx)
    .updateTable(def.table)
    .set({ ...columns, rev: (before.rev ?? 0) + 1, updated_at: c.now } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as AnyRow;
  await def.afterWrite?.(c, row, before, action, patch);
  c.touch(...(def.topics?.(before) ?? []), ...(def.topics?.(row) ?? []));
  await c.audit(action, def.name, id, def.audited?.(row, before, patch) ?? { fields: Object.keys(patch) });
  return row;
}

export async function removeRow(
  app: App,
  def: Resource,
  id: number,
  rev: number | null,
  actor: Actor,
): Promise<{ id: number }> {
  return change(app, actor, async (c) => {
    await deleteRow(c, def, id, rev);
    return { id };
  });
}

/** Removes a row within a change that may do more. */
export async function deleteRow(c: Change, def: Resource, id: number, rev: number | null): Promise<void> {
  const before = await lockRow(c, def, id, rev);
  await def.beforeRemove?.(c, before);
  await anyDb(c.tx).deleteFrom(def.table).where('id', '=', id).execute();
  c.touch(...(def.topics?.(before) ?? []));
  await c.audit('remove', def.name, id);
}

/** The part of an input schema that an edit may send: any of its fields. */
export const patchOf = (input: TObject): TObject =>
  Type.Partial(input, { additionalProperties: false }) as unknown as TObject;
