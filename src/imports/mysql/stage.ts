import { ofDatabase } from '../../core/db/error.ts';
import type { Scratch, ScratchValue } from '../../core/db/scratch.ts';
import { Fault } from '../../core/error.ts';
import { changedPart, type Difference, lostPart } from '../difference.ts';
import type { NamedColumn } from './columns.ts';
import { bitNumber, decodeValue, rawBytes } from './dump/charsets.ts';
import type { OldColumn, OldTable } from './dump/definition.ts';
import type { OldDatabase } from './dump/read.ts';
import type { DumpRow, RawValue } from './dump/statements.ts';

/** Rows of one transaction. */
const atOnce = 2_000;

/** A table whose rows wait for their import. */
interface StagedTable {
  /** Its name in the file. */
  name: string;
  columns: string[];
  write(values: ScratchValue[]): void;
  rows: number;
}

/** How often something was done to the values of a column. */
type Counts = Map<string, number>;

/** The tables that a mapping names, with those of their columns, in a file by itself. */
export class Stage {
  readonly #scratch: Scratch;
  readonly #tables = new Map<string, StagedTable>();
  readonly #zeroDates: Counts = new Map();
  readonly #mended: Counts = new Map();
  readonly #lost: Counts = new Map();
  readonly #indexed = new Set<string>();

  constructor(scratch: Scratch, wanted: readonly NamedColumn[]) {
    this.#scratch = scratch;
    for (const { table } of wanted) {
      if (this.#tables.has(table)) continue;
      const columns = [...new Set(wanted.flatMap((one) => (one.table === table ? one.column : [])))];
      const name = `t${this.#tables.size}`;
      scratch.exec(
        `create table ${name} (row integer primary key, line integer, problem text, ${columns.map((_, n) => `c${n} text`).join(', ')})`,
      );
      const marks = columns.map(() => ', ?').join('');
      const write = scratch.writer(`insert into ${name} values (null, ?, ?${marks})`);
      this.#tables.set(table, { name, columns, write, rows: 0 });
    }
  }

  /** @throws Fault `unavailable` when the disk is full */
  async fill(database: OldDatabase): Promise<void> {
    let waiting = 0;
    this.#scratch.exec('begin');
    try {
      for await (const rows of database.rows)
        for (const row of rows) {
          const table = this.#tables.get(row.table.name);
          if (!table) continue;
          this.#put(table, row);
          if (++waiting % atOnce === 0) this.#scratch.exec('commit; begin');
        }
      this.#scratch.exec('commit');
    } catch (error) {
      const fault = error instanceof Fault ? undefined : ofDatabase(error);
      if (!fault) throw error;
      throw new Fault(
        fault.code,
        `The rows wait in a file of the data folder: ${fault.message} Nothing was taken over.`,
        {
          cause: error,
        },
      );
    }
  }

  #put(table: StagedTable, { table: { name }, columns, line, values, charset, zone }: DumpRow): void {
    const problems: string[] = [];
    if (values.length !== columns.length)
      problems.push(`the row has ${values.length} values and ${name} ${columns.length} columns`);
    const found = table.columns.map((wanted): ScratchValue => {
      const n = columns.findIndex((column) => column.name === wanted);
      const value = values[n] ?? null;
      if (value === null) return null;
      const column = columns[n] as OldColumn;
      const text = this.#text(`${name}.${wanted}`, column, value, charset, zone);
      if (typeof text === 'string' || text === null) return text;
      problems.push(`${wanted} ${text.problem}`);
      return null;
    });
    table.write([line, problems.length ? problems.join('; ') : null, ...found]);
    table.rows++;
  }

  #text(
    name: string,
    { type }: OldColumn,
    value: Exclude<RawValue, null>,
    charset: string,
    zone: string | null,
  ): string | null | { problem: string } {
    if (typeof value === 'object' && 'long' in value) return { problem: 'is longer than 4,000,000 bytes' };
    if (type === 'bit') return bitNumber(value);
    const raw = rawBytes(value);
    if (/^(date|datetime|timestamp)$/.test(type)) {
      if (raw.startsWith('0000-00-00')) {
        count(this.#zeroDates, name);
        return null;
      }
      // The dump has such columns in the zone that it says, all others in that of the old server.
      if (type === 'timestamp' && zone !== null && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(raw))
        return raw.replace(' ', 'T') + (zone === '+00:00' ? 'Z' : zone);
      return raw;
    }
    const decoded = decodeValue(raw, charset);
    if (decoded === null) return { problem: `has bytes that are no text in ${charset}` };
    if (decoded.isMended) count(this.#mended, name);
    // A connection whose letters the column lacked wrote this; there is nothing to mend.
    if (/\?{4}/.test(raw) && /^[\0-\x7f]*$/.test(raw)) count(this.#lost, name);
    return decoded.text;
  }

  /** What of the values belongs to no row. */
  get differences(): Difference[] {
    return [
      ...[...this.#zeroDates].map(([name, n]) => lostPart('date', `${n} rows have 0000-00-00 in ${name}: no date`, n)),
      ...[...this.#lost].map(([name, n]) =>
        lostPart('text', `${n} values of ${name} have ???? in place of letters, which the old database has lost`, n),
      ),
      ...[...this.#mended].map(([name, n]) =>
        changedPart('text', `${n} values of ${name} were encoded twice, and are mended`, n),
      ),
    ];
  }

  count(table: string): number {
    return this.#tables.get(table)?.rows ?? 0;
  }

  /** Rows from a condition on, by their numbers: a query that is compiled once. */
  #query(table: StagedTable, condition: string): (values: ScratchValue[]) => StagedRow[] {
    const read = this.#scratch.reader(`select * from ${table.name} where ${condition}`);
    return (values) =>
      read(values).map((found) => ({
        row: found.row as number,
        line: found.line as number,
        problem: found.problem as string | null,
        cells: Object.fromEntries(table.columns.map((name, n) => [name, found[`c${n}`] as string | null])),
      }));
  }

  #where(table: StagedTable, where: Readonly<Record<string, readonly (string | null)[]>>) {
    const parts: string[] = [];
    const values: string[] = [];
    for (const [column, wanted] of Object.entries(where)) {
      const name = `c${table.columns.indexOf(column)}`;
      const texts = wanted.filter((value) => value !== null);
      const either = texts.length ? [`${name} in (${texts.map(() => '?').join(', ')})`] : [];
      if (texts.length < wanted.length) either.push(`${name} is null`);
      parts.push(` and (${either.join(' or ')})`);
      values.push(...texts);
    }
    return { sql: parts.join(''), values };
  }

  /** All rows of a table, in the order of the file. */
  *rows(name: string, where: Readonly<Record<string, readonly (string | null)[]>> = {}): Generator<StagedRow> {
    const table = this.#tables.get(name);
    if (!table) return;
    const { sql, values } = this.#where(table, where);
    const read = this.#query(table, `row > ?${sql} order by row limit 200`);
    for (let after = 0; ; ) {
      const rows = read([after, ...values]);
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.row;
    }
  }

  /** Finds rows of a table by a column. */
  finder(
    name: string,
    column: string,
    where: Readonly<Record<string, readonly (string | null)[]>> = {},
    most = 1_000,
  ): (value: string) => StagedRow[] {
    const table = this.#tables.get(name) as StagedTable;
    const key = `c${table.columns.indexOf(column)}`;
    if (!this.#indexed.has(`${name}.${column}`)) {
      this.#scratch.exec(`create index ${table.name}_${key} on ${table.name} (${key})`);
      this.#indexed.add(`${name}.${column}`);
    }
    const { sql, values } = this.#where(table, where);
    const read = this.#query(table, `${key} = ?${sql} order by row limit ${most}`);
    return (value) => read([value, ...values]);
  }
}

/** A row of the old database with the columns that the mapping names. */
export interface StagedRow {
  row: number;
  line: number;
  /** Why it cannot be read. */
  problem: string | null;
  cells: Record<string, string | null>;
}

function count(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const list = (names: readonly string[]): string => names.slice(0, 60).join(', ') + (names.length > 60 ? ', ...' : '');

/** @throws Fault `invalid` naming every table and column that the mapping names and the database lacks */
export function checkNames(file: string, tables: ReadonlyMap<string, OldTable>, wanted: readonly NamedColumn[]): void {
  const problems = new Set<string>();
  for (const { path, table, column } of wanted) {
    const found = tables.get(table);
    if (!found) problems.add(`there is no table ${table}, which ${path} names; there are ${list([...tables.keys()])}`);
    else if (!found.columns.some(({ name }) => name === column))
      problems.add(
        `the table ${table} has no column ${column}, which ${path} names; it has ${list(found.columns.map(({ name }) => name))}`,
      );
  }
  if (problems.size) throw new Fault('invalid', `${file}: ${[...problems].slice(0, 20).join('. ')}.`);
}
