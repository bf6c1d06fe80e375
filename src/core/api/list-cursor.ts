import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Fault, invalidField } from '../error.ts';

/** Where a page of an admin list ended. */
export interface ListPosition {
  /** The order that the list had, as `sort` names it. */
  sort: string;
  /** Value of the column that it is sorted by, and the id that breaks ties. */
  value: string | number | null;
  id: number;
}

/** The opaque text of `next_cursor`. */
export const encodePosition = ({ sort, value, id }: ListPosition): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

const wrong = (): Fault => invalidField('cursor', 'is no cursor of this list in this order', 'pattern');

/**
 * What a query with a cursor failed with: PostgreSQL refuses a value that the column cannot have (class 22 of its errors), which
 * only a forged cursor has.
 */
export const cursorFault = (error: unknown): unknown =>
  /^22/.test(String((error as { code?: unknown }).code)) ? wrong() : error;

/** @throws Fault `invalid` for anything but a cursor of this list in this order */
export function decodePosition(text: string, sort: string): ListPosition {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw wrong();
  }
  const [order, value, id] = Array.isArray(parts) && parts.length === 3 ? parts : [];
  const isValue = value === null || typeof value === 'string' || Number.isFinite(value);
  if (order !== sort || !isValue || !Number.isSafeInteger(id)) throw wrong();
  return { sort, value, id } as ListPosition;
}

/** A part of a list that an index has in order: rows with a value in the column, or those without one. */
interface Stretch {
  where: Expression<SqlBool> | null;
  /** Whether it is ordered by the column too: rows without a value, or with the same, are ordered by id alone. */
  hasValue: boolean;
}

/** What a list is sorted by: a column, or the beginning of its text. */
export interface SortKey {
  sql: RawBuilder<unknown>;
  /** Sorted by the id, which breaks ties elsewhere. */
  isId: boolean;
  /** The value of it in a row. */
  of(row: object): string | number | null;
}

/** @param characters by which the text of the column is sorted; absent: by the whole value */
export function sortKey(column: string, characters?: number): SortKey {
  const inRow = (row: object) => (row as Record<string, string | number | null>)[column] ?? null;
  if (characters === undefined) return { sql: sql.ref(column), isId: column === 'id', of: inRow };
  return {
    sql: sql`substr(${sql.ref(column)}, 1, ${sql.lit(characters)})`,
    isId: false,
    of: (row) => [...String(inRow(row) ?? '')].slice(0, characters).join(''),
  };
}

/**
 * The stretches of a list behind a position, in their order. Rows without a value come first upwards and last downwards.
 * Each is a range of one index: a single condition for both would make the database go through all rows before it.
 * @param isNullable whether the column may be empty at all
 */
export function stretches(
  { sql: key, isId }: SortKey,
  isDown: boolean,
  isNullable: boolean,
  after: ListPosition | null,
): Stretch[] {
  const beyond = sql.raw(isDown ? '<' : '>');
  const empty: Stretch = { where: isNullable ? sql<SqlBool>`${key} is null` : null, hasValue: false };
  const filled: Stretch = { where: isNullable ? sql<SqlBool>`${key} is not null` : null, hasValue: true };
  const both = !isNullable ? [filled] : isDown ? [filled, empty] : [empty, filled];
  if (after === null) return both;
  const { value, id } = after;
  if (value !== null) {
    const further: Stretch = { where: sql<SqlBool>`${key} ${beyond} ${value}`, hasValue: true };
    if (isId) return [further];
    // Not `(key, id) > (?, ?)`: SQLite finds only the first of a row of values in an index, and would walk through all rows with it.
    const same: Stretch = { where: sql<SqlBool>`${key} = ${value} and id ${beyond} ${id}`, hasValue: false };
    return isNullable && isDown ? [same, further, empty] : [same, further];
  }
  const rest: Stretch = { where: sql<SqlBool>`${key} is null and id ${beyond} ${id}`, hasValue: false };
  return isDown ? [rest] : [rest, filled];
}
