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
}

/** One line for each table of a module; a table without one does not compile. */
export type ExportOf<T> = Record<keyof T, TableExport>;
