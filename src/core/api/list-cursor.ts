import { type Expression, type SqlBool, sql } from 'kysely';
import { invalidField } from '../error.ts';

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

/** @throws Fault `invalid` for anything but a cursor of this list in this order */
export function decodePosition(text: string, sort: string): ListPosition {
  const wrong = () => invalidField('cursor', 'is no cursor of this list in this order', 'pattern');
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
  /** Whether it is ordered by the column too: rows without a value are ordered by id alone. */
  hasValue: boolean;
}

/**
 * The stretches of a list behind a position, in their order. Rows without a value come first upwards and last downwards.
 * Each is a range of one index: a single condition for both would make the database go through all rows before it.
 * @param isNullable whether the column may be empty at all
 */
export function stretches(column: string, isDown: boolean, isNullable: boolean, after: ListPosition | null): Stretch[] {
  const [key, beyond] = [sql.ref(column), sql.raw(isDown ? '<' : '>')];
  const empty: Stretch = { where: isNullable ? sql<SqlBool>`${key} is null` : null, hasValue: false };
  const filled: Stretch = { where: isNullable ? sql<SqlBool>`${key} is not null` : null, hasValue: true };
  const both = !isNullable ? [filled] : isDown ? [filled, empty] : [empty, filled];
  if (after === null) return both;
  const { value, id } = after;
  if (value !== null) {
    const rest: Stretch = { where: sql<SqlBool>`(${key}, id) ${beyond} (${value}, ${id})`, hasValue: true };
    return isNullable && isDown ? [rest, empty] : [rest];
  }
  const rest: Stretch = { where: sql<SqlBool>`${key} is null and id ${beyond} ${id}`, hasValue: false };
  return isDown ? [rest] : [rest, filled];
}
