import { Fault } from '../../core/error.ts';
import { CellError, flagOf, plainCell } from '../table/cells.ts';
import { fieldName, type JoinedRow, joinedRows } from './joined.ts';
import type { RowsMapping } from './mapping.ts';
import type { Stage } from './stage.ts';

/** The fields of a row that is no story. */
export interface PlainRow<F extends string> {
  line: number;
  /** As the old database has it, with the table. */
  id: string;
  /** Why it cannot be read. */
  problem: string | null;
  /** What a field says; the empty text: nothing. */
  text(name: F): string;
  /** @throws CellError naming field and column */
  flag(name: F): boolean | undefined;
  /** What an error calls a field. */
  nameOf(name: string): string;
}

export function* plainRows<F extends string>(
  stage: Stage,
  mapping: RowsMapping<F> & { id?: string },
): Generator<PlainRow<F>> {
  for (const row of joinedRows(stage, mapping)) yield plainRow(mapping, row);
}

/**
 * All of the rows, before any of them is written.
 * @throws Fault `invalid` with `refusal` where there are more than `most`
 */
export function fewRows<F extends string>(
  stage: Stage,
  mapping: RowsMapping<F> & { id?: string },
  most: number,
  refusal: string,
): PlainRow<F>[] {
  const rows: PlainRow<F>[] = [];
  for (const row of plainRows(stage, mapping)) {
    if (rows.length === most) throw new Fault('invalid', refusal);
    rows.push(row);
  }
  return rows;
}

function plainRow<F extends string>(
  { table, id, fields }: RowsMapping<F> & { id?: string },
  { row, line, problem, all }: JoinedRow,
): PlainRow<F> {
  const text = (name: F): string => {
    const source = fields.get(name);
    return source ? plainCell(source, all) : '';
  };
  const nameOf = (name: string): string => fieldName(name, fields.get(name as F));
  return {
    line,
    id: id === undefined ? `${table}:${row}` : `${table}:${String(all[id] ?? '').trim()}`,
    problem,
    text,
    nameOf,
    flag(name) {
      if (text(name) === '') return undefined;
      try {
        return flagOf(text(name));
      } catch (error) {
        throw error instanceof CellError ? new CellError(`${nameOf(name)} ${error.message}`) : error;
      }
    },
  };
}

/** Why a row is refused: by the columns that its fields come from. @throws what is no fault of the row */
export function reasonOf(error: unknown, nameOf: (name: string) => string): string {
  if (error instanceof CellError) return error.message;
  if (!(error instanceof Fault) || error.code === 'unavailable') throw error;
  const fields = error.errors.map(({ field, message }) => `${field === '' ? '' : nameOf(field)} ${message}`.trim());
  return fields.join('; ') || error.message;
}
