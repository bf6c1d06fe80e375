import { sql } from 'kysely';
import type { Copy } from '../backup/restore.ts';
import type { Tx } from '../core/db/database.ts';

/** In both databases' SQL. They may have been sent since the copy was made; the recipients are unknown. */
const hold = `update notifications set status = 'paused', rev = rev + 1 where status in ('queued', 'scheduled', 'sending')`;

/** Pauses what waits to be sent in a copy of an SQLite database, of this release or an older one. @returns how many */
export function pauseInCopy(db: Copy): number {
  const has = db.prepare(`select 1 from sqlite_schema where name = 'notifications'`).all();
  return has.length === 0 ? 0 : db.prepare(hold).run().changes;
}

/** The same of what was imported. @param tables those that the database has */
export async function pauseImported(tx: Tx, tables: readonly string[]): Promise<number> {
  if (!tables.includes('notifications')) return 0;
  return Number((await sql.raw(hold).execute(tx)).numAffectedRows ?? 0n);
}
