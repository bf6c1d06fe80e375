import type { Selectable } from 'kysely';

/** A row as it comes out of the database. */
export type Stored<Row> = Selectable<Row>;

/** How a table takes part in an export. */
export interface TableExport {
  /** Columns of its primary key, in whose order its rows are written; `id` when absent. */
  key?: readonly string[];
  /** A column that points at another row of the same table. */
  parent?: string;
  /** Credentials, device tokens, unfinished work: `--no-secrets` leaves it out. */
  isPrivate?: true;
  /** A running program fills it by itself, so a database that has only such rows counts as empty. */
  isAutomatic?: true;
  /** No export has it: the program makes it itself. */
  isTransient?: true;
}

/** Tables by name, those that others point at first. */
export type TableList = Readonly<Record<string, TableExport>>;

/**
 * A column that holds what could be used as it is, and not only compared. Values are bound to their row by `key`, which an
 * export keeps.
 */
export interface SealedColumn {
  table: string;
  key: string;
  column: string;
  /** Patterns of the keys whose rows are secrets; all when absent. */
  only?: readonly string[];
}

/** What of the database the modules own. */
export interface Schema {
  tables: TableList;
  secrets: readonly SealedColumn[];
}

/** Columns of the primary key. */
export const primaryKey = (tables: TableList, table: string): readonly string[] => tables[table]?.key ?? ['id'];

/** One line for each table of a module; a table without one does not compile. */
export type ExportOf<T> = Record<keyof T, TableExport>;
