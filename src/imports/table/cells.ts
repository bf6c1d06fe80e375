import { isoTime } from '../../core/clock.ts';
import type { ColumnSource, FieldName } from './mapping.ts';
import { tableTime } from './time.ts';

/** A value that a field cannot have; the message follows the field's name. */
export class CellError extends Error {}

const lists = new Set<FieldName>(['tags', 'gallery', 'images', 'place_ids']);
const numbers = new Set<FieldName>(['priority', 'views']);
const flags = new Set<FieldName>(['is_featured', 'is_breaking']);
const times = new Set<FieldName>(['published_at', 'expires_at', 'breaking_until']);

const truths: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  y: true,
  on: true,
  '0': false,
  false: false,
  no: false,
  n: false,
  off: false,
  '': false,
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function mappedCell({ column, map }: ColumnSource, cells: Record<string, unknown>): unknown {
  const value = cells[column as string];
  const isMapped = map && typeof value !== 'object' && Object.hasOwn(map, String(value).trim());
  return isMapped ? map[String(value).trim()] : value;
}

/** What a row says, as it stands there, the empty text where it says nothing. @param source one with a column, or a value */
export function plainCell(source: ColumnSource, cells: Record<string, unknown>): string {
  const value = source.column === undefined ? source.value : mappedCell(source, cells);
  return String((isEmpty(value) ? source.default : value) ?? '').trim();
}

/** What a row says of a field; undefined: nothing. @throws CellError */
export function cellOf(name: FieldName, source: ColumnSource, cells: Record<string, unknown>, zone: string): unknown {
  if (source.column === undefined) return source.value;
  const value = mappedCell(source, cells);
  if (isEmpty(value)) return source.default;
  if (lists.has(name)) return listOf(name, value, source);
  if (flags.has(name)) return flagOf(value);
  if (numbers.has(name)) return numberOf(value);
  if (times.has(name)) return momentOf(value, source, zone);
  if (typeof value === 'object') throw new CellError('must be text');
  return based(String(value).trim(), source);
}

/** A picture that names no server lies below the base. */
const based = (text: string, { base }: ColumnSource): string =>
  base === undefined ? text : (URL.parse(text, `${base.replace(/\/+$/, '')}/`)?.href ?? text);

function listOf(name: FieldName, value: unknown, source: ColumnSource): unknown[] {
  const parts = Array.isArray(value) ? value : String(value).split(source.split ?? ',');
  const texts = parts.flatMap((part) => {
    const text = String(part).trim();
    return text === '' ? [] : based(text, source);
  });
  return name === 'place_ids' ? texts.map(numberOf) : texts;
}

export function flagOf(value: unknown): boolean {
  const found = typeof value === 'boolean' ? value : truths[String(value).trim().toLowerCase()];
  if (found === undefined) throw new CellError('must be true or false');
  return found;
}

export function numberOf(value: unknown): number {
  const number = Number(String(value).trim());
  if (!Number.isSafeInteger(number)) throw new CellError('must be a whole number');
  return number;
}

function momentOf(value: unknown, { format, zone }: ColumnSource, otherwise: string): string {
  const ms = tableTime(String(value), format, zone ?? otherwise);
  if (ms === null) throw new CellError(format === undefined ? 'is no time' : `is no time of the form ${format}`);
  return isoTime(ms);
}
