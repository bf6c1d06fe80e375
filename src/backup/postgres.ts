import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../core/db/database.ts';
import { unfinishedRestore } from '../core/db/migrate.ts';
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
    // One transaction each: one over all would need more locks than a small server has. The mark comes first and stays.
    const alone = (statement: RawBuilder<unknown>): Promise<void> =>
      db.write.transaction().execute(async (tx) => {
        await unhurried(tx);
        await statement.execute(tx);
      });
    await alone(sql`insert into migrations (name) values (${unfinishedRestore}) on conflict do nothing`);
    const { rows } = await sql<{ what: string }>`
      select 'function' as kind, format('function if exists %s', oid::regprocedure) as what from pg_proc
      where pronamespace = current_schema()::regnamespace and proowner = current_user::regrole and prokind = 'f'
        and not exists (
          select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      union all
      select 'table', format('table if exists %I', relname) from pg_class
      where relnamespace = current_schema()::regnamespace and relowner = current_user::regrole and relkind in ('r', 'p')
        and relname <> 'migrations' and not exists (
          select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      order by kind`.execute(db.write);
    for (const { what } of rows) await alone(sql`drop ${sql.raw(what)} cascade`);
    await alone(sql`delete from migrations where name <> ${unfinishedRestore}`);
  },
  async strangers(db, isOurs) {
    const { rows } = await sql<{ kind: string; name: string; tables: string[] }>`
      select case relkind when 'v' then 'view' when 'm' then 'view' else 'table' end as kind, relname::text as name,
        array[relname::text] as tables
      from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and not exists (
        select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      union all
      select 'function', proname::text, array(
        select relname::text from pg_trigger join pg_class on pg_class.oid = tgrelid where tgfoid = pg_proc.oid)
      from pg_proc
      where pronamespace = current_schema()::regnamespace and proowner = current_user::regrole and prokind = 'f'
        and not starts_with(proname, 'dinam_') and not exists (
          select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      order by kind desc, name`.execute(db.write);
    return rows.flatMap(({ kind, name, tables }) => (tables.some(isOurs) ? [] : [`${kind} ${name}`]));
  },
  async sessions(db) {
    const { rows } = await sql<{ client: string | null }>`
      select host(client_addr) as client from pg_stat_activity
      where datname = current_database() and application_name in ('dinam', 'dinam-listen') and pid <> pg_backend_pid()`.execute(
      db.write,
    );
    return rows.map(({ client }) => client ?? 'this machine');
  },
  async settle(db) {
    await db.write.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`analyze`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    });
  },
};
