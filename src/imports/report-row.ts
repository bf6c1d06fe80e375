import { cutGraphemes } from '../text/graphemes.ts';
import { cleanText, tidyLine } from '../text/normalise.ts';
import { type Difference, shortText } from './difference.ts';
import type { DifferenceKind, ImportLevel } from './model.ts';

/** Where in the file something stands. */
export interface FilePosition {
  line: number;
  id: string;
  title: string;
  address?: string | undefined;
  /** The story that it is here. */
  newsId?: number | null | undefined;
}

/** What happened to a row: it was not imported, not all of it was, or something of it is stored in another form. */
export interface ImportReportRow extends Required<Omit<FilePosition, 'newsId'>> {
  level: ImportLevel;
  what: DifferenceKind;
  count: number;
  reason: string;
  newsId: number | null;
}

const columns = ['level', 'line', 'id', 'title', 'address', 'what', 'count', 'reason'] as const;

/** A row as the CSV file has it. */
type FileRow = Pick<ImportReportRow, (typeof columns)[number]>;

/** First line of the file: with a mark by which programs for tables see that it is UTF-8. */
export const reportHead = `\uFEFF${columns.join(',')}\r\n`;

/** A cell of a CSV file (RFC 4180); programs for tables take what begins with one of these signs for a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const reportLine = (row: FileRow): string => `${columns.map((name) => cell(row[name])).join(',')}\r\n`;

export function rowOf(level: ImportLevel, place: FilePosition, { what, count, reason }: Difference): ImportReportRow {
  const { line, id, title, address = '', newsId = null } = place;
  // The terminal shows them: what was pasted into an old database is no command for it.
  const words = { title: cutGraphemes(tidyLine(cleanText(title)), 80), address: cleanText(shortText(address)) };
  return { level, line, id: cleanText(id), ...words, what, count, reason: cleanText(reason), newsId };
}
