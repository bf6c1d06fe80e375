import type { ColumnSource } from '../table/mapping.ts';
import { placeholders } from './columns.ts';
import type { RowsMapping } from './mapping.ts';
import type { Stage, StagedRow } from './stage.ts';

export interface JoinedRow extends StagedRow {
  /** Columns of the row, and of what belongs to it by `name.column`; a list where all such rows are wanted. */
  all: Record<string, unknown>;
}

/** The rows that a part of the mapping means, with what belongs to each. */
export function* joinedRows(stage: Stage, { table, where, joins, fields, oldUrls }: RowsMapping): Generator<JoinedRow> {
  const named = new Set([
    ...[...fields.values()].flatMap(({ column }) => column ?? []),
    ...oldUrls.flatMap(placeholders),
  ]);
  const steps = Object.entries(joins).map(([alias, { table: other, on, where: only, many = false, inner = false }]) => {
    const [[own = '', of = ''] = []] = Object.entries(on);
    return { alias, many, inner, of, find: stage.finder(other, own, only, many ? 1_000 : 1) };
  });
  for (const row of stage.rows(table, where)) {
    const all: Record<string, unknown> = { ...row.cells };
    const found = new Map<string, StagedRow[]>();
    let isLeftOut = false;
    for (const { alias, many, inner, of, find } of steps) {
      const rows = valuesOf(of, row, found).flatMap((value) => (value === null ? [] : find(value)));
      if (inner && rows.length === 0) isLeftOut = true;
      found.set(alias, many ? rows.slice(0, 1_000) : rows.slice(0, 1));
      for (const name of named) {
        if (!name.startsWith(`${alias}.`)) continue;
        const values = (found.get(alias) ?? []).map(({ cells }) => cells[name.slice(alias.length + 1)] ?? null);
        all[name] = many ? values.filter((value) => value !== null) : (values[0] ?? null);
      }
    }
    if (!isLeftOut) yield { ...row, all };
  }
}

function valuesOf(name: string, row: StagedRow, found: ReadonlyMap<string, StagedRow[]>): (string | null)[] {
  const [alias = '', ...rest] = name.split('.');
  const rows = rest.length ? found.get(alias) : undefined;
  return rows ? rows.map(({ cells }) => cells[rest.join('.')] ?? null) : [row.cells[name] ?? null];
}

/** What an error calls a field: with the column that it comes from. */
export const fieldName = (field: string, source: ColumnSource | undefined): string =>
  source?.column === undefined || source.column === field ? field : `${field} (column ${source.column})`;
