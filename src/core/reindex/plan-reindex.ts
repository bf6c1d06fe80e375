import { sql } from 'kysely';
import { isoTime } from '../clock.ts';
import type { Tx } from '../db/dialect.ts';

/**
 * Plans a job that indexes the rows of a table anew while the program runs. A job of the kind that has not ended goes
 * through all rows as well, so it is not planned twice; one that only goes on from some row is no such job.
 * @param kind of a `reindexJob`, which is its key too
 */
export async function planReindex(tx: Tx, kind: string, table: string): Promise<void> {
  const now = isoTime(Date.now());
  await sql`insert into jobs (kind, payload, unique_key, lane, state, attempts, max_attempts, run_at, created_at)
    select ${kind}, '{}', ${kind}, 'main', 'queued', 0, 8, ${now}, ${now}
    where exists (select 1 from ${sql.table(table)})
    on conflict (unique_key) do nothing`.execute(tx);
}
