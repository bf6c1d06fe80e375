import type { TextPart } from '../../../core/files/parts.ts';
import type { OldTable } from './definition.ts';
import { checkBytes } from './lexer.ts';
import { DumpParser, type DumpRow } from './statements.ts';

/** What a dump, or the output of a program that writes one, has. */
export interface OldDatabase {
  /** Tables so far; all of them after the last row. */
  tables: ReadonlyMap<string, OldTable>;
  rows: AsyncIterable<DumpRow[]>;
}

/**
 * Reads the files of a dump one after another, row by row.
 * @throws Fault `invalid` with the line, where a file is no dump, damaged, or ends in the middle
 */
export function readDump(parts: readonly TextPart[], onBytes: (done: number, total: number) => void): OldDatabase {
  const tables = new Map<string, OldTable>();
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  async function* rows(): AsyncGenerator<DumpRow[]> {
    let before = 0;
    for (const part of parts) {
      const parser = new DumpParser(part.name, tables);
      let isFirst = true;
      for await (const chunk of part.open((done) => onBytes(before + done, total))) {
        if (isFirst) checkBytes(part.name, chunk);
        const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
        isFirst = false;
        parser.push(chunk.toString('latin1', hasMark ? 3 : 0));
        if (parser.rows.length === 0) continue;
        const found = parser.rows;
        parser.rows = [];
        yield found;
      }
      parser.end();
      if (parser.rows.length) yield parser.rows;
      before += part.bytes;
    }
  }
  return { tables, rows: rows() };
}
