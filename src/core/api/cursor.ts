import { invalidField } from '../error.ts';

/** Where a page ended: the time it is sorted by and the id that breaks ties. */
export interface Position {
  time: string;
  id: number;
}

/** The opaque text of `next_cursor`. */
export function encodeCursor({ time, id }: Position): string {
  return Buffer.from(`${Date.parse(time)}.${id}`).toString('base64url');
}

/** @throws Fault `invalid` for anything but a cursor of ours */
export function decodeCursor(text: string): Position {
  const at = Buffer.from(text, 'base64url')
    .toString('latin1')
    .match(/^(-?\d{1,15})\.(\d{1,16})$/);
  const [ms, id] = [Number(at?.[1]), Number(at?.[2])];
  if (!at || !Number.isSafeInteger(id) || encodeCursor({ time: new Date(ms).toISOString(), id }) !== text)
    throw invalidField('cursor', 'is no cursor of this list', 'pattern');
  return { time: new Date(ms).toISOString(), id };
}
