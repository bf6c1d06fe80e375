import { languageOf } from '../../../text/language.ts';
import { tableTime } from '../../table/time.ts';
import { langIn } from '../categories.ts';
import type { ColumnSurvey, TableSurvey } from './survey.ts';

/** The name without what it has in common with its table: `news_title` is `title`. */
export const plainName = (name: string): string =>
  name.toLowerCase().replace(/^(?:news|post|article|story|category|cat|tbl|n|c)_(?=[a-z]{2})/, '');

/** The first column that has one of the names, in the order of the names; whole names before those without a prefix. */
export function columnNamed(
  { columns }: Pick<TableSurvey, 'columns'>,
  names: readonly RegExp[],
  isMeant: (column: ColumnSurvey) => boolean = () => true,
): ColumnSurvey | undefined {
  for (const pattern of names) {
    const found =
      columns.find((column) => pattern.test(column.name.toLowerCase()) && isMeant(column)) ??
      columns.find((column) => pattern.test(plainName(column.name)) && isMeant(column));
    if (found) return found;
  }
  return undefined;
}

export const words = (...names: string[]): RegExp[] => names.map((name) => new RegExp(`^(?:${name})$`));

const share = ({ values }: ColumnSurvey, test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

export const isNumeric = (column: ColumnSurvey): boolean =>
  column.values.length > 0 ? share(column, (value) => /^-?\d+$/.test(value)) === 1 : /int/.test(column.type);
export const isAddress = (column: ColumnSurvey): boolean => share(column, (value) => /^https?:\/\//i.test(value)) > 0.5;
export const isToken = (column: ColumnSurvey): boolean => share(column, (value) => /^[\w:.-]{30,}$/.test(value)) > 0.8;
export const lengthOf = ({ values }: ColumnSurvey): number =>
  values.length === 0 ? 0 : values.reduce((sum, { length }) => sum + length, 0) / values.length;

const formats = ['dd-MM-yyyy', 'dd/MM/yyyy', 'dd.MM.yyyy', 'dd-MM-yyyy HH:mm', 'dd/MM/yyyy HH:mm'];
const longFormats = ['dd-MM-yyyy HH:mm:ss', 'dd/MM/yyyy HH:mm:ss', 'yyyyMMdd', 'yyyyMMddHHmmss'];

/** How a column has its times; undefined: in a usual form; null: it has none. */
export function timeFormat(column: ColumnSurvey): string | null | undefined {
  const { type } = column;
  const values = column.values.filter((value) => !value.startsWith('0000-00-00'));
  if (/^(date|datetime|timestamp)$/.test(type)) return undefined;
  if (values.length === 0) return null;
  const every = (format: string | undefined): boolean =>
    values.every((value) => tableTime(value, format, 'Asia/Kolkata') !== null);
  if (values.every((value) => /^[1-9]\d{8,9}$/.test(value))) return 'unix';
  if (values.every((value) => /^[1-9]\d{11,12}$/.test(value))) return 'unix_ms';
  return [...formats, ...longFormats].find(every) ?? (every(undefined) ? undefined : null);
}

const states: Readonly<Record<string, string>> = {
  ...{ '1': 'published', publish: 'published', published: 'published', active: 'published', approved: 'published' },
  ...{
    enable: 'published',
    enabled: 'published',
    y: 'published',
    yes: 'published',
    true: 'published',
    on: 'published',
  },
  ...{ live: 'published', '0': 'draft', draft: 'draft', inactive: 'draft', n: 'draft', no: 'draft', false: 'draft' },
  ...{ off: 'draft', disable: 'draft', disabled: 'draft', unpublish: 'draft', unpublished: 'draft', hidden: 'draft' },
  ...{
    private: 'draft',
    rejected: 'draft',
    blocked: 'draft',
    pending: 'review',
    review: 'review',
    submitted: 'review',
  },
  ...{ future: 'scheduled', scheduled: 'scheduled' },
};
const gone = /^(trash|trashed|delete|deleted|auto-draft|inherit)$/i;

const languageNames: Readonly<Record<string, string>> = {
  ...{ telugu: 'te', hindi: 'hi', tamil: 'ta', bengali: 'bn', bangla: 'bn', urdu: 'ur', marathi: 'mr', kannada: 'kn' },
  ...{ malayalam: 'ml', gujarati: 'gu', punjabi: 'pa', odia: 'or', oriya: 'or', assamese: 'as', nepali: 'ne' },
  ...{ english: 'en', తెలుగు: 'te', हिन्दी: 'hi', हिंदी: 'hi', தமிழ்: 'ta', বাংলা: 'bn', اردو: 'ur', मराठी: 'mr' },
};

/** The code of a language by its name: `Telugu`, `తెలుగు`. */
export const languageNamed = (name: string): string | undefined => languageNames[name.trim().toLowerCase()];

/** What the values of a column mean, and those of which nobody knows. */
export interface Meaning {
  map: Record<string, string>;
  unknown: string[];
}

function meaningOf({ distinct }: ColumnSurvey, of: (value: string) => string | undefined): Meaning | null {
  if (distinct === null || distinct.size === 0) return null;
  const map: Record<string, string> = {};
  const unknown: string[] = [];
  for (const value of distinct.keys()) {
    const meant = of(value);
    if (meant === undefined) unknown.push(value);
    else map[value] = meant;
  }
  return { map, unknown };
}

const pairs: readonly (readonly [string, string])[] = [
  ...([
    ['1', '0'],
    ['Y', 'N'],
    ['y', 'n'],
    ['yes', 'no'],
    ['true', 'false'],
    ['on', 'off'],
  ] as const),
  ...([
    ['Active', 'Inactive'],
    ['active', 'inactive'],
    ['enable', 'disable'],
  ] as const),
];

/** Where one of two values is there, the other one comes with a later dump. */
function withOpposites(map: Record<string, string>): Record<string, string> {
  const all = { ...map };
  for (const [on, off] of pairs)
    if (Object.hasOwn(map, on) || Object.hasOwn(map, off))
      for (const value of [on, off]) all[value] ??= states[value.toLowerCase()] as string;
  return all;
}

/** States of stories; values of what was removed are neither known nor unknown. */
export function statesOf(column: ColumnSurvey): Meaning | null {
  const found = meaningOf(column, (value) => states[value.trim().toLowerCase()]);
  return found && { map: withOpposites(found.map), unknown: found.unknown.filter((value) => !gone.test(value)) };
}

export const isGone = (value: string): boolean => gone.test(value);

/** Languages by their codes and names, and by the script of the titles of their stories: `2` is Hindi. */
export function languagesOf(column: ColumnSurvey, { samples }: TableSurvey, title: string): Meaning | null {
  return meaningOf(column, (value) => {
    const named = langIn(value) ?? languageNamed(value);
    if (named) return named;
    const titles = samples.flatMap((row) => (row[column.name] === value ? (row[title] ?? []) : []));
    return titles.length === 0 ? undefined : (languageOf(null, titles) ?? undefined);
  });
}

const roles: readonly [RegExp, string][] = [
  [/super|^admin|administrator|chief|owner|manager/i, 'chief'],
  [/sub.?editor|editor|moderator/i, 'editor'],
  [/report|author|writer|contribut|journalist|correspond|stringer/i, 'contributor'],
  [/view|guest|read/i, 'viewer'],
];

export const rolesOf = (column: ColumnSurvey): Meaning | null =>
  meaningOf(column, (value) => roles.find(([pattern]) => pattern.test(value))?.[1]);
