import type { Database, Db, Tx } from '../core/db/database.ts';
import type { MadeTable } from '../core/db/dialect.ts';

export type BackupRow = Record<string, unknown>;

export interface TableColumn {
  name: string;
  type: 'int' | 'real' | 'text';
  isNullable: boolean;
}

/** What an export and an import need of a database and its SQL does not say in one way. */
export interface Engine {
  /** Runs `work` in one reading transaction: all of it sees the database as it was at one moment. */
  snapshot<T>(db: Database, work: (db: Db) => Promise<T>): Promise<T>;
  /** The base tables, those behind a full-text index included. */
  tables(db: Db): Promise<string[]>;
  /** Columns of a table, in the order in which the migrations made them. */
  columns(db: Db, table: string): Promise<TableColumn[]>;
  /** All rows by primary key (text by its bytes), some hundred at a time. */
  scan(db: Db, table: string, columns: readonly TableColumn[], key: readonly string[]): AsyncGenerator<BackupRow[]>;
  /** The highest id that was ever given out; null for a table that numbers nothing. */
  lastId(db: Db, table: string): Promise<number | null>;
  /** Ids continue after this one. */
  setLastId(tx: Tx, table: string, last: number): Promise<void>;
  /** At the beginning of a long writing transaction: no other may write meanwhile; readers continue. */
  hold(tx: Tx, tables: readonly string[]): Promise<void>;
  clearSearch(tx: Tx, table: MadeTable): Promise<void>;
  /**
   * Removes all tables and functions that the user of the database owns, also those of another release, but those of extensions. Not
   * in one transaction: `unfinishedRestore` stands among the migrations from its begin on. Absent where a database is a file.
   */
  removeAll?(db: Database): Promise<void>;
  /**
   * What `removeAll` would take besides these tables and the functions of their triggers, such as `table invoices`: what somebody else has
   * put there. Absent where a database is a file.
   */
  strangers?(db: Database, isOurs: (table: string) => boolean): Promise<string[]>;
  /** Addresses of other programs that have the database open, one each. Absent where a database is a file. */
  sessions?(db: Database): Promise<string[]>;
  /** After many rows were written, once they are committed. */
  settle(db: Database): Promise<void>;
}

/** The kind of a column by the type that the database names. */
export function columnType(declared: string): TableColumn['type'] {
  const type = declared.toLowerCase();
  if (type === 'integer' || type === 'bigint') return 'int';
  if (type === 'real' || type === 'double precision') return 'real';
  if (type === 'text') return 'text';
  throw new Error(`A column has the type ${declared}, which is in no migration.`);
}

/** Rows that are read at a time: a story may be as long as a request body. */
export const scanRows = 200;
