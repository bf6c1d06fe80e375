import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { Fault, type FieldError, invalid } from '../error.ts';
import { pause } from '../threads/turn.ts';

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

/** Errors that one response reports. */
export const mostErrors = 100;

/** An error of a cell, or of a whole line. */
export const cellError = (line: number, column: string | null, message: string): FieldError => ({
  field: column === null ? `line ${line}` : `line ${line}, ${column}`,
  message,
});

/** Cells of a record that the parser is given: more than any file has columns. */
const mostCells = 500;

/** Error codes of the library in words for the owner of a file. */
const meanings: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is not closed',
  INVALID_OPENING_QUOTE: 'has a quote within a cell; write the cell in quotes and its quotes twice',
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quote; write quotes within a cell twice',
};
const tooLong = (most: number): string => `has more than ${most} characters, or a quote that is not closed`;
const tooWide = `has more than ${mostCells} cells`;

/** A text in pieces, which ends before a record with more than `mostCells`. */
class Pieces {
  /** The line of that record; null where there is none. */
  wide: number | null = null;
  readonly #text: string;
  #line = 1;
  #cells = 1;
  #isQuoted = false;

  constructor(text: string) {
    this.#text = text;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (let at = 0; at < this.#text.length && this.wide === null; at += pieceLength) {
      const piece = this.#text.slice(at, at + pieceLength);
      this.#look(piece);
      if (this.wide === null) yield piece;
      await pause();
    }
  }

  /** A quote within quotes is written twice, which ends them and begins them again. */
  #look(piece: string): void {
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === 0x22) this.#isQuoted = !this.#isQuoted;
      else if (code === 0x0a || code === 0x0d) {
        if (code === 0x0a || piece.charCodeAt(i + 1) !== 0x0a) this.#line++;
        if (!this.#isQuoted) this.#cells = 1;
      } else if (code === 0x2c && !this.#isQuoted && ++this.#cells > mostCells) {
        this.wide = this.#line;
        return;
      }
    }
  }
}

/** Characters that are parsed at once, in a few milliseconds. */
const pieceLength = 16_384;

/**
 * The records of a CSV text, the header too, one after the other, with the line of each: commas, quotes as RFC 4180 has
 * them, any line ends. Others get their turn while it is parsed.
 * @param longest characters of a record
 * @throws Fault `invalid` naming the line
 */
export async function* readRecords(
  text: string,
  longest: number,
): AsyncGenerator<{ line: number; record: string[] }, void> {
  const pieces = new Pieces(text.replace(/^\uFEFF/, ''));
  const parser = Readable.from(pieces).pipe(
    parse({ info: true, relax_column_count: true, skip_empty_lines: true, trim: true, max_record_size: longest }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { line: info.lines, record };
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number };
    if (!code?.includes('QUOTE') && !code?.startsWith('CSV_')) throw error;
    const meaning = code === 'CSV_MAX_RECORD_SIZE' ? tooLong(longest) : (meanings[code] ?? 'is no CSV');
    throw invalid([cellError(pieces.wide ?? lines ?? 1, null, pieces.wide === null ? meaning : tooWide)]);
  }
  if (pieces.wide !== null) throw invalid([cellError(pieces.wide, null, tooWide)]);
}

/**
 * Reads the rows of a CSV file (`readRecords`) with a header in any order.
 * @throws Fault `invalid` naming lines and columns, at most `mostErrors` of them
 */
export async function readCsv(text: string, columns: Columns): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  const errors: FieldError[] = [];
  let header: string[] | undefined;
  try {
    for await (const { line, record } of readRecords(text, longestRow)) {
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
    if (!(error instanceof Fault) || errors.length === 0) throw error;
    errors.push(...error.errors);
  }
  if (errors.length) throw invalid(errors.slice(0, mostErrors));
  if (rows.length === 0) throw invalid([{ field: 'csv', message: 'has no rows', code: 'unknown' }]);
  return rows;
}

/** Names of the columns. @throws Fault `invalid` for one that is unknown, missing or there twice */
function headerOf(record: string[], line: number, { needed, optional }: Columns): string[] {
  const columns = [...needed, ...optional];
  if (record.length > columns.length + 1)
    throw invalid([cellError(line, null, `has ${record.length} columns; there are ${columns.join(', ')}`)]);
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
