import { invalidField } from '../core/error.ts';
import type { ProductPosition, Sort } from './store.ts';

/** The opaque text of `next_cursor`: the order of the list and the end of the page. */
export function encodeProductCursor(sort: Sort, { value, id }: ProductPosition): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws Fault `invalid` for anything but a cursor of ours, in the same order */
export function decodeProductCursor(text: string, sort: Sort): ProductPosition {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {}
  const [of, value, id] = (Array.isArray(parts) ? parts : []) as unknown[];
  if (
    typeof of !== 'string' ||
    typeof value !== 'number' ||
    typeof id !== 'number' ||
    !Number.isFinite(value) ||
    Math.abs(value) > Number.MAX_SAFE_INTEGER ||
    !Number.isSafeInteger(id) ||
    // The database refuses a fraction where the order is by integers.
    (sort !== '-rating' && !Number.isInteger(value))
  )
    throw invalidField('cursor', 'is no cursor of this list', 'pattern');
  if (of !== sort) throw invalidField('cursor', `is of the sort ${of.slice(0, 20)}; send the same sort with it`);
  return { value, id };
}
