import { bitNumber, decodeValue } from '../dump/charsets.ts';
import type { OldDatabase } from '../dump/read.ts';
import type { DumpRow, RawValue } from '../dump/statements.ts';

/** Rows of a table whose values are looked at, and letters of each. */
const lookedAt = 200;
const longest = 400;
/** Letters that are kept of all tables: of those behind it a few rows are looked at. */
const mostLetters = 30_000_000;
const fewRows = 5;
/** Values of a column that are counted, such as the states of a story. */
const mostDistinct = 24;

export interface ColumnSurvey {
  name: string;
  type: string;
  /** Values of the rows that were looked at, the beginning of each; null and the empty text are left out. */
  values: string[];
  /** How often each value is there; null: there are too many. */
  distinct: Map<string, number> | null;
  /** Values that were encoded twice. */
  mended: number;
}

export interface TableSurvey {
  name: string;
  key: string | null;
  rows: number;
  columns: ColumnSurvey[];
  /** The rows that were looked at, by column. */
  samples: Record<string, string>[];
}

function shown(value: RawValue, type: string, charset: string): { text: string; isMended: boolean } | null {
  if (value === null) return null;
  if (type === 'bit' && !(typeof value === 'object' && 'long' in value))
    return { text: bitNumber(value), isMended: false };
  if (typeof value === 'object') return { text: 'hex' in value ? '(binary)' : '(long)', isMended: false };
  // A letter of UTF-8 that the cut halves would not be text.
  const cut = value.length > 4 * longest ? value.slice(0, 4 * longest).replace(/[\x80-\xff]{1,12}$/, '') : value;
  return decodeValue(cut, charset);
}

/** Looks through a database: all its rows are counted, and the first of each table are kept. */
export async function surveyOf(database: OldDatabase): Promise<TableSurvey[]> {
  const surveys = new Map<string, TableSurvey>();
  const budget = { letters: mostLetters };
  const of = ({ table }: Pick<DumpRow, 'table'>): TableSurvey => {
    let survey = surveys.get(table.name);
    if (!survey) {
      const columns = table.columns.map(({ name, type }) => ({
        ...{ name, type, values: [], mended: 0 },
        distinct: new Map<string, number>(),
      }));
      survey = { name: table.name, key: table.key, rows: 0, columns, samples: [] };
      surveys.set(table.name, survey);
    }
    return survey;
  };
  for await (const rows of database.rows) for (const row of rows) take(of(row), row, budget);
  for (const table of database.tables.values()) of({ table });
  return [...surveys.values()];
}

function take(survey: TableSurvey, { columns, values, charset }: DumpRow, budget: { letters: number }): void {
  const isKept = survey.rows++ < (budget.letters > 0 ? lookedAt : fewRows);
  const sample: Record<string, string> = {};
  for (const [n, column] of columns.entries()) {
    const own = survey.columns[n]?.name === column.name ? survey.columns[n] : undefined;
    const found = own ?? survey.columns.find(({ name }) => name === column.name);
    const value = values[n] ?? null;
    if (!found || value === null || value === '') continue;
    const isShort = (typeof value === 'string' && value.length <= 120) || found.type === 'bit';
    if (!isKept && (found.distinct === null || !isShort)) {
      found.distinct = null;
      continue;
    }
    const text = shown(value, found.type, charset);
    if (text === null) continue;
    if (!isShort) found.distinct = null;
    if (found.distinct) {
      found.distinct.set(text.text, (found.distinct.get(text.text) ?? 0) + 1);
      if (found.distinct.size > mostDistinct) found.distinct = null;
    }
    if (!isKept) continue;
    // A copy: a part of a text keeps the whole, here a chunk of the dump.
    const kept = Buffer.from(text.text.slice(0, longest)).toString();
    if (text.isMended) found.mended++;
    budget.letters -= kept.length;
    found.values.push(kept);
    sample[column.name] = kept;
  }
  if (isKept) survey.samples.push(sample);
}
