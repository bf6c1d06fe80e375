import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';
import { type BackupRow, columnType, type Engine, scanRows, type TableColumn } from './engine.ts';

/** The pool's limits are for requests. */
async function unhurried(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}

/** For the catalogue itself: the views of `information_schema` over it take five to ten times as long. */
const oidOf = (table: string) => sql`to_regclass(quote_ident(${table}::text))`;

/** The sequence behind a table's `id`, quoted as SQL wants it; null without one. */
async function sequenceOf(db: Db, table: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select pg_get_serial_sequence(quote_ident(${table}::text), 'id') as name from pg_attribute
    where attrelid = ${oidOf(table)} and attname = 'id' and not attisdropped`.execute(db);
  return rows[0]?.name ?? null;
}

export const postgresEngine: Engine = {
  // Not of a replica, which may lag and may cancel what takes long.
  snapshot: (db, work) =>
    db.write
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await unhurried(tx);
        return work(tx);
      }),
  async tables(db) {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name collate "C"`.execute(db);
    return rows.map((r) => r.name);
  },
  async columns(db, table) {
    const { rows } = await sql<{ name: string; type: string; nullable: boolean }>`
      select attname as name, format_type(atttypid, null) as type, not attnotnull as nullable from pg_attribute
      where attrelid = ${oidOf(table)} and attnum > 0 and not attisdropped order by attnum`.execute(db);
    return rows.map(
      ({ name, type, nullable }): TableColumn => ({ name, type: columnType(type), isNullable: nullable }),
    );
  },
  async *scan(db, table, columns, key) {
    const names = sql.join(columns.map((c) => sql.ref(c.name)));
    const isText = new Set(columns.filter((c) => c.type === 'text').map((c) => c.name));
    // Text sorts by its bytes, as in SQLite. The server sorts once for the whole cursor.
    const order = sql.join(key.map((k) => (isText.has(k) ? sql`${sql.ref(k)} collate "C"` : sql.ref(k))));
    await sql`declare dump no scroll cursor for select ${names} from ${sql.table(table)} order by ${order}`.execute(db);
    for (;;) {
      const { rows } = await sql<BackupRow>`fetch ${sql.lit(scanRows)} from dump`.execute(db);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close dump`.execute(db);
  },
  async lastId(db, table) {
    const sequence = await sequenceOf(db, table);
    if (sequence === null) return null;
    const { rows } = await sql<{ last: number }>`
      select case when is_called then last_value else last_value - 1 end as last from ${sql.raw(sequence)}`.execute(db);
    return rows[0]?.last ?? 0;
  },
  async setLastId(tx, table, last) {
    const sequence = await sequenceOf(tx, table);
    // Unlike setval, this is undone with the transaction.
    if (sequence !== null) await sql`alter sequence ${sql.raw(sequence)} restart with ${sql.lit(last + 1)}`.execute(tx);
  },
  async hold(tx, tables) {
    await unhurried(tx);
    await sql`lock table ${sql.join(tables.map((t) => sql.table(t)))} in share row exclusive mode`.execute(tx);
  },
  async clearSearch(tx, table) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
  },
  async removeAll(db) {
    // Of the functions those that no extension brings. The list of migrations last: by it a database is one of Dinam.
    const { rows } = await sql<{ what: string }>`
      select format('function %s', oid::regprocedure) as what, 0 as place from pg_proc
      where pronamespace = current_schema()::regnamespace and proowner = current_user::regrole and prokind = 'f'
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all
      select format('table %I', tablename), case tablename when 'migrations' then 2 else 1 end from pg_tables
      where schemaname = current_schema() and tableowner = current_user
      order by place`.execute(db.write);
    // One each: a transaction over all would need more locks than a small server has.
    for (const { what } of rows)
      await db.write.transaction().execute(async (tx) => {
        await unhurried(tx);
        await sql`drop ${sql.raw(what)} cascade`.execute(tx);
      });
  },
  async settle(db) {
    await db.write.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`analyze`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    });
  },
};
