import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../core/db/tables.ts';

/** How many rows a query selects. */
export async function countOf<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, object>): Promise<number> {
  const { n } = await query.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}
