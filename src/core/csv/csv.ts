import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { type FieldError, invalid } from '../error.ts';

/** A row of the file that says something. */
export interface CsvRow {
  /** As an editor shows it, the header being line 1; of a record of several lines the last. */
  line: number;
  /** By the name of the column; empty text where the cell is empty. */
  cells: Record<string, string>;
}

/** The columns of a kind of file. */
interface Columns {
  needed: readonly string[];
  optional: readonly string[];
}

/** Of a row, in characters: names are short. */
const longestRow = 20_000;
const mostRows = 200_000;

/** Errors that one answer tells. */
export const mostErrors = 100;

/** An error of a cell, or of a whole line. */
export const cellError = (line: number, column: string | null, message: string): FieldError => ({
  field: column === null ? `line ${line}` : `line ${line}, ${column}`,
  message,
});

/** Error codes of the library in words for the owner of a file. */
const meanings: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is not closed',
  INVALID_OPENING_QUOTE: 'has a quote within a cell; write the cell in quotes and its quotes twice',
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quote; write quotes within a cell twice',
  CSV_MAX_RECORD_SIZE: `has more than ${longestRow} characters, or a quote that is not closed`,
};

/** A text in pieces, so that other requests get their turn while it is parsed. */
function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

/**
 * Reads the rows of a CSV file: commas, quotes as RFC 4180 has them, any line ends, a header in any order.
 * @throws Fault `invalid` naming lines and columns, at most `mostErrors` of them
 */
export async function readCsv(text: string, columns: Columns): Promise<CsvRow[]> {
  const parser = Readable.from(chunksOf(text.replace(/^\uFEFF/, ''))).pipe(
    parse({ info: true, relax_column_count: true, skip_empty_lines: true, trim: true, max_record_size: longestRow }),
  );
  const rows: CsvRow[] = [];
  const errors: FieldError[] = [];
  let header: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = info.lines;
      if (!header) {
        header = headerOf(record, line, columns);
        continue;
      }
      if (record.every((cell) => cell === '')) continue;
      if (record.length !== header.length)
        errors.push(cellError(line, null, `has ${record.length} cells and the header ${header.length}`));
      if (rows.length === mostRows) errors.push(cellError(line, null, `is one too many: a file has up to ${mostRows}`));
      if (errors.length >= mostErrors || rows.length === mostRows) break;
      rows.push({ line, cells: Object.fromEntries(header.map((name, i) => [name, record[i] ?? ''])) });
    }
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number };
    if (!code?.includes('QUOTE') && !code?.startsWith('CSV_')) throw error;
    errors.push(cellError(lines ?? 1, null, meanings[code] ?? 'is no CSV'));
  }
  if (errors.length) throw invalid(errors);
  if (rows.length === 0) throw invalid([{ field: 'csv', message: 'has no rows', code: 'unknown' }]);
  return rows;
}

/** Names of the columns. @throws Fault `invalid` for one that is unknown, missing or there twice */
function headerOf(record: string[], line: number, { needed, optional }: Columns): string[] {
  const columns = [...needed, ...optional];
  const header = record.map((name) => name.toLowerCase());
  const errors: FieldError[] = [];
  for (const [i, name] of header.entries()) {
    if (!columns.includes(name))
      errors.push(
        cellError(line, name.slice(0, 40) || `column ${i + 1}`, `is no column; there are ${columns.join(', ')}`),
      );
    else if (header.indexOf(name) !== i) errors.push(cellError(line, name, 'is there twice'));
  }
  for (const name of needed) if (!header.includes(name)) errors.push(cellError(line, name, 'is missing in the header'));
  if (errors.length) throw invalid(errors.slice(0, mostErrors));
  return header;
}
