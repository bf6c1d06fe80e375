import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database, Db } from '../core/db/database.ts';
import type { TableList } from '../core/db/table.ts';
import type { Engine, TableColumn } from './engine.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

/**
 * An export is JSON Lines: this header, a line `{"table": ..., "row": {...}}` for every row, and at the end
 * `{"end": <number of rows>, "sha256": <of all bytes before this line>}`. Tables stand in the order of the modules,
 * rows in that of their primary keys, columns in that of the schema, and no clock is in it: the same rows give the
 * same bytes, whichever database they lie in.
 */
export const Header = Type.Object({
  format: Type.Literal('dinam-export'),
  version: Type.Integer(),
  dinam: Type.String(),
  /** Names of the migrations that the tables were made by. */
  migrations: Type.Array(Type.String(), { minItems: 1 }),
  /** False when it was made for others: tables with secrets are left out. */
  secrets: Type.Boolean(),
  /** Number of rows of each table. */
  rows: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  /** The highest id that each table has ever given out. */
  last_ids: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
});
export type Header = Static<typeof Header>;

export const formatVersion = 1;

/** Called now and then with the progress, in rows or in bytes. */
export type Progress = (done: number, total: number) => void;

export const engineOf = (db: Database): Engine => (db.dialect.kind === 'sqlite' ? sqliteEngine : postgresEngine);

/** The exported tables that this database has: one of an older release may lack some. */
export async function presentTables(db: Db, engine: Engine, tables: TableList): Promise<string[]> {
  const present = new Set(await engine.tables(db));
  return Object.entries(tables).flatMap(([name, { isTransient }]) => (isTransient || !present.has(name) ? [] : [name]));
}

/** Names of the migrations that have run; none in a new database. */
export async function appliedMigrations(db: Db, engine: Engine): Promise<string[]> {
  if (!(await engine.tables(db)).includes('migrations')) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map((r) => r.name).sort();
}

/** What is wrong with a value for a column; null when nothing is. */
export function valueProblem({ type, isNullable }: TableColumn, value: unknown): string | null {
  if (value === null) return isNullable ? null : 'must not be null';
  if (type === 'int') return Number.isSafeInteger(value) ? null : 'must be a whole number';
  if (type === 'real') return Number.isFinite(value) ? null : 'must be a number';
  if (typeof value !== 'string') return 'must be text';
  return value.isWellFormed() && !value.includes('\0') ? null : 'must be text without NUL and lone surrogates';
}
