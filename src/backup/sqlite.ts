import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';
import { anyTable } from '../core/db/dialect.ts';
import { type BackupRow, columnType, type Engine, scanRows, type TableColumn } from './engine.ts';

export const sqliteEngine: Engine = {
  snapshot: (db, work) =>
    db.read.connection().execute(async (connection) => {
      // A plain `begin` takes the writer's lock here; a deferred one would not lock.
      await sql`begin deferred`.execute(connection);
      try {
        return await work(connection as Db);
      } finally {
        await sql`rollback`.execute(connection);
      }
    }),
  async tables(db) {
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema
      where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`.execute(db);
    return rows.map((r) => r.name);
  },
  async columns(db, table) {
    const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
      select name, type, "notnull", pk from pragma_table_info(${table}) order by cid`.execute(db);
    return rows.map(
      ({ name, type, notnull, pk }): TableColumn => ({
        name,
        type: columnType(type),
        isNullable: notnull === 0 && pk === 0,
      }),
    );
  },
  async *scan(db, table, columns, key) {
    const names = columns.map((c) => c.name);
    let after: BackupRow | undefined;
    do {
      let query = anyTable(db).selectFrom(table).select(names);
      if (after) {
        const last = after;
        query = query.where(
          sql<boolean>`(${sql.join(key.map((k) => sql.ref(k)))}) > (${sql.join(key.map((k) => last[k]))})`,
        );
      }
      for (const column of key) query = query.orderBy(column);
      const rows = (await query.limit(scanRows).execute()) as BackupRow[];
      if (rows.length) yield rows;
      after = rows.length === scanRows ? rows.at(-1) : undefined;
    } while (after);
  },
  async lastId(db, table) {
    const { rows } = await sql<{ last: number | null }>`
      select (select seq from sqlite_sequence where name = ${table}) as last from sqlite_schema
      where type = 'table' and name = ${table} and sql like '%autoincrement%'`.execute(db);
    return rows[0] ? (rows[0].last ?? 0) : null;
  },
  async setLastId(tx, table, last) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx);
    if (last > 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx);
  },
  hold: async () => {}, // there is only one writer
  async clearSearch(tx, table) {
    if (table === 'news_vocabulary') await sql`delete from news_vocabulary`.execute(tx);
    else await sql`insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(tx);
  },
  settle: async () => {}, // `pragma optimize` runs when the connection is closed
};
