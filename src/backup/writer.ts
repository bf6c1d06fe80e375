import type { Tx } from '../core/db/database.ts';
import type { Dialect, MadeTable } from '../core/db/dialect.ts';
import { anyTable } from '../core/db/dialect.ts';
import type { SearchSources } from '../core/db/search/source.ts';
import { Fault } from '../core/error.ts';
import type { BackupRow, TableColumn } from './engine.ts';
import { valueProblem } from './format.ts';
import { badLine } from './lines.ts';

/** Both databases bound the parameters of a statement; SQLite at 32,766. */
const mostParameters = 16_000;
/** About how much text waits to be written. */
const mostCharacters = 2_097_152;

/** Writes the rows of one table: each checked against its columns, many in one statement, its words indexed. */
export class TableWriter {
  readonly table: string;
  #tx: Tx;
  #dialect: Dialect;
  #columns: Map<string, TableColumn>;
  #parent: string | undefined;
  #search: [MadeTable, SearchSources[MadeTable]][];
  #rows: BackupRow[] = [];
  #characters = 0;
  #firstLine = 0;
  #lastLine = 0;
  /** A row may come before its parent: that column is written when all rows are there. */
  #parents: { line: number; id: unknown; parent: unknown }[] = [];

  constructor(
    tx: Tx,
    dialect: Dialect,
    table: string,
    parent: string | undefined,
    columns: readonly TableColumn[],
    search: SearchSources,
    present: ReadonlySet<string>,
  ) {
    this.#tx = tx;
    this.#dialect = dialect;
    this.table = table;
    this.#columns = new Map(columns.map((c) => [c.name, c]));
    this.#parent = parent;
    this.#search = (Object.entries(search) as [MadeTable, SearchSources[MadeTable]][]).filter(
      ([index, source]) => source.table === table && present.has(index),
    );
  }

  /** @throws Fault `invalid` naming the line and the column */
  async add(line: number, row: BackupRow): Promise<void> {
    for (const name of Object.keys(row))
      if (!this.#columns.has(name)) throw badLine(line, `${this.table} has no column ${JSON.stringify(name)}`);
    for (const column of this.#columns.values()) {
      const value = row[column.name];
      const problem = value === undefined ? 'is missing' : valueProblem(column, value);
      if (problem !== null) throw badLine(line, `${this.table}.${column.name} ${problem}`);
      if (typeof value === 'string') this.#characters += value.length;
    }
    if (this.#rows.length === 0) this.#firstLine = line;
    this.#lastLine = line;
    if (this.#parent !== undefined && row[this.#parent] !== null) {
      this.#parents.push({ line, id: row.id, parent: row[this.#parent] });
      this.#rows.push({ ...row, [this.#parent]: null });
    } else this.#rows.push(row);
    if (this.#rows.length * this.#columns.size >= mostParameters || this.#characters >= mostCharacters)
      await this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    for (const { line, id, parent } of this.#parents)
      await this.#within(line, line, () =>
        anyTable(this.#tx)
          .updateTable(this.table)
          .set({ [this.#parent as string]: parent })
          .where('id', '=', id)
          .execute(),
      );
  }

  async #flush(): Promise<void> {
    const rows = this.#rows;
    if (rows.length === 0) return;
    this.#rows = [];
    this.#characters = 0;
    await this.#within(this.#firstLine, this.#lastLine, () =>
      anyTable(this.#tx).insertInto(this.table).values(rows).execute(),
    );
    for (const [index, source] of this.#search) {
      for (const row of rows) await source.put(this.#tx, this.#dialect, index, row);
    }
  }

  /** What the database refuses (a duplicate key, a dangling reference) is reported with the line numbers. */
  async #within(first: number, last: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { code = '', message, detail } = error as { code?: string; message: string; detail?: string };
      if (!/^(SQLITE_CONSTRAINT|23)/.test(code)) throw error;
      const lines = first === last ? `Line ${first}` : `One of the lines ${first} to ${last}`;
      throw new Fault('invalid', `${lines} (${this.table}): ${detail ?? message}`);
    }
  }
}
