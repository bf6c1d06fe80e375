import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** How many rows of a table there are under a condition, counted up to `most`. */
export async function countUpTo(
  db: Db,
  table: keyof Tables,
  where: RawBuilder<SqlBool>,
  most: number,
): Promise<number> {
  const counted = sql<{ n: number }>`select count(*) as n from (
    select 1 as one from ${sql.table(table)} where ${where} limit ${most}) as counted`;
  const { rows } = await counted.execute(db);
  return Number(rows[0]?.n ?? 0);
}
