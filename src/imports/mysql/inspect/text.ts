import { languageOf } from '../../../text/language.ts';
import { cleanText, tidyLine } from '../../../text/normalise.ts';
import type { GivenMapping } from '../mapping.ts';
import type { ColumnSurvey, TableSurvey } from './survey.ts';

/** Tables, and columns of a table, that are shown. */
const mostTables = 200;
const mostColumns = 60;

const shown = (value: string): string => tidyLine(cleanText(value));
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}...` : text);

/** Nobody's password or token is shown. */
const isSecret = /pass|pwd|token|secret|otp|hash|api_?key|auth_key|reg_?id|fcm|gcm/i;

/** Whether another column of the row says that its value is one: tables of settings have a name and a value. */
const hasSecret = (row: Record<string, string>, name: string): boolean =>
  Object.entries(row).some(([column, value]) => column !== name && value.length <= 80 && isSecret.test(value));

function columnLine(column: ColumnSurvey, samplesOf: TableSurvey['samples'], widest: number): string {
  const { name, type, distinct, mended } = column;
  const open = samplesOf.filter((row) => !hasSecret(row, name));
  const values = open.length === samplesOf.length ? column.values : open.map((row) => row[name] ?? '').filter(Boolean);
  const few =
    open.length === samplesOf.length &&
    distinct &&
    distinct.size > 0 &&
    distinct.size <= 8 &&
    values.length > distinct.size;
  const samples = few
    ? [...distinct].map(([value, n]) => `${cut(shown(value), 30)} (${n})`)
    : values.slice(0, 2).map((value) => cut(shown(value), 50));
  const sample = isSecret.test(name) ? (column.values.length ? '(not shown)' : '') : samples.join(' | ');
  const lang = languageOf(null, values.filter((value) => /[^\0-\x7f]/.test(value)).slice(0, 20));
  const notes = [lang !== null && lang !== 'en' ? lang : '', mended ? 'encoded twice' : ''].filter(Boolean).join(', ');
  return `    ${name.padEnd(widest)}  ${type.padEnd(10)} ${notes && `[${notes}] `}${sample}`.trimEnd();
}

/** What a database has, for the terminal. */
export function surveyLines(all: readonly TableSurvey[]): string[] {
  const lines = all.slice(0, mostTables).flatMap(({ name, rows, columns, samples }) => {
    const widest = Math.min(30, Math.max(0, ...columns.map((column) => column.name.length)));
    const listed = rows === 0 ? [] : columns.slice(0, mostColumns);
    const more =
      rows > 0 && columns.length > mostColumns ? [`    and ${columns.length - mostColumns} more columns`] : [];
    return [`${name}: ${rows} rows`, ...listed.map((column) => columnLine(column, samples, widest)), ...more, ''];
  });
  return all.length > mostTables ? [...lines, `and ${all.length - mostTables} more tables`, ''] : lines;
}

/** What a draft takes for what, for the terminal. */
export function draftLines({ stories = [], notes = [], ...draft }: GivenMapping): string[] {
  const parts = (['categories', 'users', 'feeds', 'devices', 'settings'] as const).map(
    (name) => [name, draft[name]?.table] as const,
  );
  const all = [...stories.map(({ table }) => ['stories', table] as const), ...parts];
  return [
    ...all.map(([name, table]) => `  ${name.padEnd(10)}  ${table ?? '-'}`),
    ...(notes.length ? ['', 'Still open:', ...notes.map((note) => `  ${note}`)] : []),
  ];
}
