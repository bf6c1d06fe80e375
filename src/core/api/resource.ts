import type { SelectQueryBuilder } from 'kysely';
import { type TObject, type TSchema, Type } from 'typebox';
import type { Actor, App } from '../app.ts';
import { auditedChanges } from '../audit.ts';
import type { Db } from '../db/database.ts';
import { anyTable } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { Fault, notFound } from '../error.ts';
import type { Right } from '../model/rights.ts';
import { type Change, change } from './change.ts';
import { firstResult, type RepeatableRequest, runOnce } from './idempotency.ts';
import { presentInput, type References } from './references.ts';

/** A table whose rows an administrator lists, reads, adds, edits and removes. */
type Managed = { [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never }[keyof Tables];
/** What the rows of every resource have; tables without `rev` are not edited by hand. */
export interface ManagedRow {
  id: number;
  rev?: number;
}
// The table is determined only when it runs; the row type of the resource holds everywhere else.
type AnyTables = Record<string, ManagedRow & Record<string, unknown>>;
export type AnySelect = SelectQueryBuilder<AnyTables, string, ManagedRow & Record<string, unknown>>;
/** A query over the rows of a resource, whatever its table. */
export type RowQuery<Row> = SelectQueryBuilder<{ rows: Row }, 'rows', Row>;

/** A body that its schema accepts. */
export type Input = Record<string, unknown>;

/** What comes with an edit besides the input of an administrator. */
interface WriteOptions<Row> {
  /** In the audit trail; `edit` unless given. */
  action?: string;
  /** Columns that the program sets and no body can name. */
  set?: Partial<Row>;
  /** One of so many rows that are edited at once. */
  bulk?: number;
}

/** A part that `include=` adds to rows. */
export interface Included<Row> {
  /** Absent where the noun describes its `included` itself. */
  schema?: TSchema;
  /** The right that it needs beside that of the list. */
  access?: string;
  /** By row id; a row without one gets an empty list. @param actor the client; absent: somebody without rights */
  of(app: App, rows: Row[], actor?: Actor): Promise<ReadonlyMap<number, unknown>>;
}

export interface Resource<Row extends ManagedRow = ManagedRow> {
  /** Its name in addresses and in the audit trail: `categories`. */
  name: string;
  /** What one of it is called in messages: `category`. */
  one: string;
  table: Managed;
  /** A row that was merged into another and is there for the database alone. */
  isGone?(row: Row): boolean;
  /** Body of a creation. An edit takes any part of it. Absent: rows are not made or edited by hand. */
  input?: TObject;
  /** Fields of the input that name rows of other tables. */
  references?: References;
  /** What the admin interface is shown. */
  noun: TSchema;
  /** Parameters that narrow the list, each compared with the column of its name unless `narrow` does it. */
  filters?: Record<string, TSchema>;
  /** Looks up what the filters name, before the query is built. */
  prepareFilters?(app: App, filters: Record<string, unknown>): Promise<Record<string, unknown>>;
  narrow?(app: App, query: RowQuery<Row>, filters: Record<string, unknown>): RowQuery<Row>;
  /** Columns that may be sorted by, either way; the first is the default, downwards when written with `-`. */
  sorts: string[];
  /** Those of them that may be empty: rows without a value come first upwards, last downwards. */
  nullable?: readonly string[];
  /** Columns of long text that are sorted by their beginning, with its characters: an index has no room for more. */
  sortPrefixes?: Readonly<Record<string, number>>;
  /** What `include=` adds to each row of a page, by row id, besides the noun: its `included` describes them. */
  includes?: Readonly<Record<string, Included<NoInfer<Row>>>>;
  /** A column of folded text that `search` looks into. */
  searchColumn?: string;
  /** Never called within a change: it may read, and a transaction holds a connection already. */
  toNoun(app: App, row: Row): unknown;
  /** A page of them at once, where a noun needs more than its row. */
  toNouns?(app: App, rows: Row[]): Promise<unknown[]>;
  /** Work on the input that is too slow for a transaction; `id` is of the row that is edited. */
  prepare?(input: Input, app: App, id: number | null): Promise<{ input: Input; set?: Partial<Row> }>;
  /**
   * Columns of a new row, or those that an edit changes; throws Fault for what the schema cannot say.
   * @param set columns that the program sets: they are written too, and win
   */
  toRow?(c: Change, input: Input, before: Row | null, set: Partial<Row>): Promise<Partial<Row>> | Partial<Row>;
  /** Whether the actor may edit a row, beside the right: for its edit lock. @throws Fault */
  checkEdit?(c: Change, row: Row): Promise<void>;
  /** The parts of the row that lie in other tables (tags, search index), in the same transaction. */
  afterWrite?(c: Change, row: Row, before: Row | null, written: ResourceWrite<Row>): Promise<void>;
  /** What the audit line of an edit says; by default the names of the fields that were sent. */
  audited?(row: Row, before: Row, written: ResourceWrite<Row>): Record<string, unknown>;
  /** Where rows hold secrets: fields whose values may stand in the audit trail. */
  auditedFields?: readonly string[];
  beforeRemove?(c: Change, row: Row): Promise<void>;
  topics?(row: Row): string[];
  /** Its rows hold a password or a key, so no row is stored as the answer of an `Idempotency-Key`. */
  hasSecrets?: boolean;
  /** Who writes removes, where `remove` is absent. `others`: to read rows of others, if not `rightOverOthers` of `read`. */
  access: { read: Right; write: Right; remove?: Right; others?: Right };
}

/** A write as it was requested. */
export interface ResourceWrite<Row> extends WriteOptions<Row> {
  action: string;
  input: Input;
}

const byName = new Map<string, Resource>();

export function resource<Row extends ManagedRow>(definition: Resource<Row>): Resource<Row> {
  byName.set(definition.name, definition as object as Resource);
  return definition;
}

/** The resource of a name in addresses. */
export const resourceNamed = (name: string): Resource | undefined => byName.get(name);

export const anyDb = (db: Db) => anyTable<ManagedRow & Record<string, unknown>>(db);

async function rowOf<Row extends ManagedRow>(db: Db, def: Resource<Row>, id: number): Promise<Row> {
  const row = await anyDb(db).selectFrom(def.table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || def.isGone?.(row as object as Row)) throw notFound(def.one);
  return row as object as Row;
}

/** One row with its `rev`, which `if-match` names at the next edit. */
export async function getRow<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  id: number,
): Promise<{ data: unknown; rev: number; row: Row }> {
  const row = await rowOf(app.db.write, def, id);
  return { data: await def.toNoun(app, row), rev: row.rev ?? 0, row };
}

/**
 * @param request of a client that may send it again: it gets the row as it was added the first time
 * @param set columns that the program sets and no body can name
 */
export async function createRow<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  input: Input,
  actor: Actor,
  request: RepeatableRequest | null = null,
  set: Partial<NoInfer<Row>> = {},
) {
  const first = request && (await firstResult<Row>(app.db.write, request));
  const { result: row, replayed } = first
    ? { result: first, replayed: true }
    : await addRow(app, def, input, actor, request, set);
  return { id: row.id, data: await def.toNoun(app, row), rev: row.rev ?? 0, replayed };
}

async function addRow<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  given: Input,
  actor: Actor,
  request: RepeatableRequest | null,
  set: Partial<Row>,
) {
  const prepared = (await def.prepare?.(given, app, null)) ?? { input: given };
  const { input, set: more } = prepared;
  return change(app, actor, (c) => runOnce(c, request, () => insertRow(c, def, input, { ...set, ...more })));
}

/**
 * Adds a row within a change that may do more: the row itself, its parts elsewhere, topics, audit line.
 * @param set columns that the program sets and no body can name
 */
export async function insertRow<Row extends ManagedRow>(
  c: Change,
  def: Resource<Row>,
  given: Input,
  set: Partial<NoInfer<Row>> = {},
): Promise<Row> {
  const input = await presentInput(c.tx, def.references, given);
  const columns = { ...(await def.toRow?.(c, input, null, set)), ...set };
  const row = (await anyDb(c.tx)
    .insertInto(def.table)
    .values({ ...columns, rev: 1, created_at: c.now, updated_at: c.now } as never)
    .returningAll()
    .executeTakeFirstOrThrow()) as object as Row;
  await def.afterWrite?.(c, row, null, { action: 'create', input, set });
  c.touch(...(def.topics?.(row) ?? []));
  await c.audit('create', def.name, row.id);
  return row;
}

/**
 * Changes the fields that are sent, and no others.
 * @param rev what `if-match` named; null when the route does not require it
 * @throws Fault `not_found`, `stale`, `invalid`, `conflict`
 */
export async function editRow<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  id: number,
  patch: Input,
  rev: number | null,
  actor: Actor,
) {
  const { input, set = {} } = (await def.prepare?.(patch, app, id)) ?? { input: patch };
  const row = await change(app, actor, (c) => updateRow(c, def, id, input, rev, { set }));
  return { data: await def.toNoun(app, row), rev: row.rev ?? 0 };
}

/** Locks a row for the rest of the change and compares its `rev`. @throws Fault `not_found`, `stale` */
export async function lockRow<Row extends ManagedRow>(
  c: Change,
  def: Resource<Row>,
  id: number,
  rev: number | null,
): Promise<Row> {
  await c.dialect.lockRow(c.tx, def.table, id);
  const before = await rowOf(c.tx, def, id);
  if (rev !== null && before.rev !== rev)
    throw new Fault('stale', `The ${def.one} was changed meanwhile; it is at "${before.rev}" now.`, {
      headers: { etag: `"${before.rev}"` },
    });
  return before;
}

/** Changes a row within a change that may do more. @throws Fault `not_found`, `stale`, `invalid`, `conflict` */
export async function updateRow<Row extends ManagedRow>(
  c: Change,
  def: Resource<Row>,
  id: number,
  given: Input,
  rev: number | null,
  options: WriteOptions<NoInfer<Row>> = {},
): Promise<Row> {
  const before = await lockRow(c, def, id, rev);
  const input = await presentInput(c.tx, def.references, given);
  const { action = 'edit', set = {} } = options;
  const columns = { ...(await def.toRow?.(c, input, before, set)), ...set };
  const row = (await anyDb(c.tx)
    .updateTable(def.table)
    .set({ ...columns, rev: (before.rev ?? 0) + 1, updated_at: c.now } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as object as Row;
  const written = { ...options, action, input };
  await def.afterWrite?.(c, row, before, written);
  c.touch(...(def.topics?.(before) ?? []), ...(def.topics?.(row) ?? []));
  await c.audit(action, def.name, id, def.audited?.(row, before, written) ?? detailOf(def, row, before, input));
  return row;
}

/** The names of all fields that were sent; values only where none can be a secret. */
function detailOf<Row extends ManagedRow>(def: Resource<Row>, row: Row, before: Row, input: Input) {
  const fields = Object.keys(input);
  const readable = def.hasSecrets ? (def.auditedFields ?? []).filter((name) => name in input) : fields;
  const changes = auditedChanges(before as object as Input, row as object as Input, input, readable);
  return { fields, ...(changes.length ? { changes } : {}) };
}

export async function removeRow<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
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
export async function deleteRow<Row extends ManagedRow>(
  c: Change,
  def: Resource<Row>,
  id: number,
  rev: number | null,
): Promise<void> {
  const before = await lockRow(c, def, id, rev);
  await def.beforeRemove?.(c, before);
  await anyDb(c.tx).deleteFrom(def.table).where('id', '=', id).execute();
  c.touch(...(def.topics?.(before) ?? []));
  await c.audit('remove', def.name, id);
}

/** The part of an input schema that an edit may send: any of its fields. */
export const patchOf = (input: TObject): TObject =>
  input.required?.length ? (Type.Partial(input, { additionalProperties: false }) as TObject) : input;
