import { parse } from 'csv-parse/browser/esm/sync';
import { fromLocalInput } from '../api/time.ts';
import type { Period } from './periods.ts';

/** Rows that the server takes at once: a week of the twelve signs in two languages. */
export const mostWeekRows = 200;
/** A file of that many long texts is smaller. */
export const mostBytes = 4_000_000;

/** Columns that a file may have; `sign` and `date` it must have. */
const columns = [
  ...(['sign', 'date', 'lang', 'period', 'title', 'prediction', 'love', 'career', 'health', 'finance'] as const),
  ...(['do', 'avoid', 'rating', 'lucky_number', 'lucky_color', 'lucky_color_hex', 'lucky_time', 'publish_at'] as const),
] as const;
type CsvColumn = (typeof columns)[number];
const needed: readonly CsvColumn[] = ['sign', 'date'];

/** A row as the API takes it, and its number in the file, as a spreadsheet counts. */
export interface CsvItem {
  row: number;
  item: Readonly<Record<string, unknown>>;
}

/** What is wrong with the file as a whole; each has a message of the interface. */
export type CsvProblem =
  | { code: 'csv_broken'; about: string }
  | { code: 'csv_unknown' | 'csv_without'; about: string }
  | { code: 'csv_empty' }
  | { code: 'csv_wide'; row: number }
  | { code: 'csv_long'; count: number; most: number };

/** `2026-11-23 05:00` is a time of the device. */
const localTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/;

function timeOf(cell: string): string | null {
  const [, day, time] = localTime.exec(cell) ?? [];
  return day && !Number.isNaN(Date.parse(`${day}T${time}`)) ? fromLocalInput(`${day}T${time}`) : cell;
}

/** What is no number stays text: the server then says which field it is. */
const numberOf = (cell: string): unknown => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell);

function itemOf(cells: Partial<Record<CsvColumn, string>>, first: { lang: string; period: Period }) {
  const { rating, lucky_number, lucky_color, lucky_color_hex, publish_at, ...texts } = cells;
  return {
    ...first,
    // Without a day the API takes today; what is empty it refuses.
    sign: '',
    date: '',
    ...texts,
    ...(rating === undefined ? {} : { rating: numberOf(rating) }),
    ...(lucky_number === undefined ? {} : { lucky_number: numberOf(lucky_number) }),
    ...(lucky_color === undefined && lucky_color_hex === undefined
      ? {}
      : { lucky_color: { name: lucky_color ?? '', hex: lucky_color_hex ?? null } }),
    ...(publish_at === undefined ? {} : { publish_at: timeOf(publish_at) }),
    source: 'editor',
  };
}

/**
 * Reads predictions from a CSV file: commas, quotes as RFC 4180 has them, a header that names fields in any order. An empty
 * cell says nothing. Values are checked by the server.
 * @param first language and period of rows that name none
 */
export function readPredictions(csv: string, first: { lang: string; period: Period }): CsvItem[] | CsvProblem {
  let records: { record: string[]; info: { records: number; empty_lines: number } }[];
  try {
    const options = { bom: true, skip_empty_lines: true, trim: true, relax_column_count: true, info: true };
    records = parse(csv, options) as unknown as typeof records;
  } catch (error) {
    return { code: 'csv_broken', about: (error as Error).message.slice(0, 200) };
  }
  const [header, ...rows] = records;
  const names = (header?.record ?? []).map((name) => name.toLowerCase());
  if (rows.length === 0) return { code: 'csv_empty' };
  const unknown = names.filter((name) => !(columns as readonly string[]).includes(name));
  if (unknown.length > 0) return { code: 'csv_unknown', about: unknown.join(', ').slice(0, 200) };
  const without = needed.filter((name) => !names.includes(name));
  if (without.length > 0) return { code: 'csv_without', about: without.join(', ') };
  if (rows.length > mostWeekRows) return { code: 'csv_long', count: rows.length, most: mostWeekRows };
  const rowOf = ({ info }: (typeof rows)[number]): number => info.records + info.empty_lines;
  const wide = rows.find(({ record }) => record.length > names.length);
  if (wide) return { code: 'csv_wide', row: rowOf(wide) };
  return rows.map((one) => ({
    row: rowOf(one),
    item: itemOf(
      Object.fromEntries(one.record.map((cell, i) => [names[i], cell]).filter(([, cell]) => cell !== '')),
      first,
    ),
  }));
}
