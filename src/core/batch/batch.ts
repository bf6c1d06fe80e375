import { type TObject, type TSchema, Type } from 'typebox';
import { type Change, change } from '../api/change.ts';
import { type Input, insertRow, lockRow, type ManagedRow, type Resource, updateRow } from '../api/resource.ts';
import { parseForm } from '../api/validate.ts';
import type { Actor, App } from '../app.ts';
import { readRecords } from '../csv/csv.ts';
import { Fault, type FieldError, invalid } from '../error.ts';
import { languages } from '../model/common.ts';
import { pause } from '../threads/turn.ts';

/** A row of a batch: the input of a new row, or of a change of the row `id`. */
export interface BatchRow {
  id: number | null;
  input: Input;
  /** What an error calls the row: `items.3`, `line 4`. */
  name: string;
  /** Why nothing is done with it. */
  skip?: string;
}

type Result = 'added' | 'changed' | 'unchanged' | 'skipped';

/** Ends a transaction of which only the report is wanted. */
class DryRunEnd extends Error {}

/** Rows that one answer names as wrong. */
const mostErrors = 100;

const named = (row: BatchRow, error: Fault): FieldError[] =>
  error.errors.length
    ? error.errors.map((one) => ({ ...one, field: `${row.name}${one.field ? `.${one.field}` : ''}` }))
    : [{ field: row.name, message: error.message, code: error.code === 'not_found' ? 'not_found' : 'invalid' }];

/**
 * Writes rows in one transaction: all of them or none. A row that says what is there already is no edit.
 * @param rows finds the rows within the transaction, after `existing` rows were looked up
 * @throws Fault `invalid` naming each row that cannot be written
 */
export async function writeBatch<Row extends ManagedRow>(
  app: App,
  def: Resource<Row>,
  actor: Actor,
  dryRun: boolean,
  rows: (c: Change) => Promise<BatchRow[]>,
) {
  let report: { row: number; id: number | null; result: Result; note?: string }[] = [];
  const work = async (c: Change): Promise<void> => {
    const all = await rows(c);
    const errors: FieldError[] = [];
    report = [];
    for (const [n, row] of all.entries())
      try {
        const done = row.skip === undefined ? await writeRow(c, def, row, all.length) : skipped(row);
        report.push({ row: n, ...done });
      } catch (error) {
        if (!(error instanceof Fault) || errors.length >= mostErrors) throw error;
        errors.push(...named(row, error));
      }
    if (errors.length) throw invalid(errors.slice(0, mostErrors));
    if (dryRun) throw new DryRunEnd();
  };
  await change(app, actor, work).catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
  const shown = report.map(({ id, ...row }) => ({ ...row, id: dryRun && row.result === 'added' ? null : id }));
  const count = (result: Result): number => report.filter((row) => row.result === result).length;
  const [added, changed, unchanged] = [count('added'), count('changed'), count('unchanged')];
  return { rows: shown, added, changed, unchanged, skipped: count('skipped'), dry_run: dryRun };
}

const skipped = ({ id, skip }: BatchRow) => ({ id, result: 'skipped' as const, note: skip as string });

async function writeRow<Row extends ManagedRow>(c: Change, def: Resource<Row>, row: BatchRow, bulk: number) {
  if (row.id === null) return { id: (await insertRow(c, def, row.input)).id, result: 'added' as const };
  const before = await lockRow(c, def, row.id, null);
  const columns = (await def.toRow?.(c, row.input, before, {})) ?? {};
  const isSame = Object.entries(columns).every(([name, value]) => before[name as keyof Row] === value);
  if (isSame) return { id: row.id, result: 'unchanged' as const };
  await updateRow(c, def, row.id, row.input, null, { bulk });
  return { id: row.id, result: 'changed' as const };
}

/** Rows of a file. */
const mostRows = 1_000;

/** Of a row, in characters: texts in 14 languages. */
const longestRow = 200_000;

/**
 * Rows of a CSV file whose columns are fields of the input. `name_hi` is the text `name` in Hindi; an empty cell says
 * nothing. Others get their turn while it is read.
 * @throws Fault `invalid` naming lines and columns
 */
export async function csvRows(text: string, input: TObject): Promise<BatchRow[]> {
  const id = { id: Type.Optional(Type.Integer({ minimum: 1 })) };
  const closed = { additionalProperties: false };
  const ofNew = Type.Object({ ...input.properties, ...id } as Record<string, TSchema>, closed);
  const ofChange = Type.Object(
    { ...(Type.Partial(input) as TObject).properties, ...id } as Record<string, TSchema>,
    closed,
  );
  const errors: FieldError[] = [];
  const rows: BatchRow[] = [];
  let header: string[] | undefined;
  for await (const { line, record: cells } of readRecords(text, longestRow)) {
    if (!header) {
      header = cells;
      continue;
    }
    if (rows.length === mostRows)
      throw invalid([{ field: 'csv', message: `has more than ${mostRows} rows`, code: 'too_long' }]);
    const name = `line ${line}`;
    try {
      if (cells.length > header.length) throw invalid([{ field: '', message: 'has more cells than the header' }]);
      const sent = fieldsOf(header, cells);
      const { id = null, ...fields } = parseForm(sent.id ? ofChange : ofNew, sent) as Input & { id?: number | null };
      rows.push({ id, input: fields, name });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      errors.push(...error.errors.map((one) => ({ ...one, field: `${name}${one.field ? `, ${one.field}` : ''}` })));
      if (errors.length >= mostErrors) break;
    }
    await pause();
  }
  if (errors.length) throw invalid(errors.slice(0, mostErrors));
  if (rows.length === 0) throw invalid([{ field: 'csv', message: 'has no rows', code: 'required' }]);
  return rows;
}

/** Cells as a form has them; texts in other languages become the field `texts`. */
function fieldsOf(header: string[], cells: string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  const texts: Record<string, Record<string, string>> = {};
  for (const [i, column] of header.entries()) {
    const cell = cells[i] ?? '';
    if (cell === '') continue;
    const [, field, lang] = /^([a-z]+)_([a-z]{2})$/.exec(column) ?? [];
    if (field && lang && (languages as readonly string[]).includes(lang))
      texts[lang] = { ...texts[lang], [field]: cell };
    else fields[column] = cell;
  }
  return Object.keys(texts).length ? { ...fields, texts: JSON.stringify(texts) } : fields;
}
