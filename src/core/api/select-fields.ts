import { Type } from 'typebox';
import { invalidField } from '../error.ts';

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
