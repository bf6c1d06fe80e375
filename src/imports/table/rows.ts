import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';

/** A row of a file of either kind. */
export interface TableRow {
  /** Where it ends in the file, the first line being 1. */
  line: number;
  /** By the name of the column; of CSV always text. */
  cells: Record<string, unknown>;
  /** Why it cannot be read at all. */
  problem?: string;
}

/** Characters of one row: a story has 400,000 at most. */
const longestRow = 3_000_000;

/** Error codes of the library in words for the owner of a file. */
const meanings: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  INVALID_OPENING_QUOTE: 'there is a quote within a cell; write the cell in quotes and its quotes twice',
  CSV_INVALID_CLOSING_QUOTE: 'there is text after a closing quote; write quotes within a cell twice',
  CSV_MAX_RECORD_SIZE: `a row has more than ${longestRow} characters, or a quote is not closed`,
};

async function* textOf(part: TextPart, onBytes: (done: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  const decode = (bytes?: Buffer): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new Fault('invalid', `${part.name}, about line ${lines}: this is no UTF-8; save it as "CSV UTF-8".`);
    }
  };
  for await (const bytes of part.open(onBytes)) {
    const text = decode(bytes);
    yield text;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  }
  yield decode();
}

/** The rows of a CSV file (RFC 4180) with a header. @throws Fault `invalid` with the line where it is broken */
export async function* tableRows(
  part: TextPart,
  delimiter: string,
  onBytes: (done: number) => void,
): AsyncGenerator<TableRow> {
  // `pipe` forwards no error, and `pipeline` throws the rows away that were parsed before it.
  let failure: unknown;
  const source = Readable.from(
    (async function* () {
      try {
        yield* textOf(part, onBytes);
      } catch (error) {
        failure = error;
      }
    })(),
  );
  const parser = source.pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }),
  );
  let before: TableRow | undefined;
  let header: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const { lines: line } = info;
      if (!header) {
        header = record.map((name) => name.trim());
        const twice = header.find((name, n) => name !== '' && header?.indexOf(name) !== n);
        if (twice !== undefined) throw new Fault('invalid', `${part.name}: the column ${twice} is there twice.`);
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      const cells = Object.fromEntries(header.map((name, n) => [name, record[n] ?? '']));
      const problem = `it has ${record.length} cells and the header ${header.length}`;
      if (before) yield before;
      before = record.length > header.length ? { line, cells, problem } : { line, cells };
    }
    // Where the text breaks off, the last row may be a part of one.
    if (failure !== undefined) throw failure;
    if (before) yield before;
  } catch (error) {
    if (failure !== undefined) throw failure;
    const { code, lines } = error as CsvError & { lines?: number };
    if (!code?.includes('QUOTE') && !code?.startsWith('CSV_')) throw error;
    // The error of the parser overtakes the row before it.
    if (before) yield before;
    throw new Fault('invalid', `${part.name}, line ${lines ?? 1}: ${meanings[code] ?? 'this is no CSV'}.`);
  } finally {
    source.destroy();
  }
  if (!header) throw new Fault('invalid', `${part.name} is empty.`);
}

/** The rows of a file with a JSON object on each line. A line that is none is a row with a problem. */
export async function* jsonRows(part: TextPart, onBytes: (done: number) => void): AsyncGenerator<TableRow> {
  let rest = '';
  let line = 0;
  for await (const text of textOf(part, onBytes)) {
    const lines = (rest + (line === 0 && rest === '' ? text.replace(/^\uFEFF/, '') : text)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestRow)
      throw new Fault(
        'invalid',
        `${part.name}, line ${line + lines.length + 1}: a row has more than ${longestRow} characters.`,
      );
    for (const one of lines) {
      line++;
      if (one.trim() !== '') yield jsonRow(one, line);
    }
  }
  if (rest.trim() !== '') yield jsonRow(rest, line + 1);
  else if (line === 0) throw new Fault('invalid', `${part.name} is empty.`);
}

function jsonRow(text: string, line: number): TableRow {
  try {
    const cells: unknown = JSON.parse(text);
    if (typeof cells === 'object' && cells !== null && !Array.isArray(cells))
      return { line, cells: cells as Record<string, unknown> };
    return { line, cells: {}, problem: 'it is no JSON object' };
  } catch (error) {
    return { line, cells: {}, problem: `it is no JSON: ${(error as Error).message}` };
  }
}
