import { isoTime } from '../../core/clock.ts';
import type { ColumnSource, FieldName } from './mapping.ts';
import { tableTime } from './time.ts';

/** A value that a field cannot have; the message follows the field's name. */
export class CellError extends Error {}

const lists = new Set<FieldName>(['tags', 'gallery', 'images', 'place_ids']);
const numbers = new Set<FieldName>(['priority']);
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

/** What a row says of a field; undefined: nothing. @throws CellError */
export function cellOf(name: FieldName, source: ColumnSource, cells: Record<string, unknown>, zone: string): unknown {
  if (source.column === undefined) return source.value;
  if (!Object.hasOwn(cells, source.column) && source.default === undefined && source.map === undefined)
    return undefined;
  let value: unknown = cells[source.column];
  const mapped = source.map;
  if (mapped && typeof value !== 'object' && Object.hasOwn(mapped, String(value).trim()))
    value = mapped[String(value).trim()];
  if (isEmpty(value)) return source.default;
  if (lists.has(name)) return listOf(name, value, source.split);
  if (flags.has(name)) return flagOf(value);
  if (numbers.has(name)) return numberOf(value);
  if (times.has(name)) return momentOf(value, source, zone);
  if (typeof value === 'object') throw new CellError('must be text');
  return String(value).trim();
}

function listOf(name: FieldName, value: unknown, split = ','): unknown[] {
  const parts = Array.isArray(value) ? value : String(value).split(split);
  const texts = parts.flatMap((part) => String(part).trim() || []);
  return name === 'place_ids' ? texts.map(numberOf) : texts;
}

function flagOf(value: unknown): boolean {
  const found = typeof value === 'boolean' ? value : truths[String(value).trim().toLowerCase()];
  if (found === undefined) throw new CellError('must be true or false');
  return found;
}

function numberOf(value: unknown): number {
  const number = Number(String(value).trim());
  if (!Number.isSafeInteger(number)) throw new CellError('must be a whole number');
  return number;
}

function momentOf(value: unknown, { format, zone }: ColumnSource, otherwise: string): string {
  const ms = tableTime(String(value), format, zone ?? otherwise);
  if (ms === null) throw new CellError(format === undefined ? 'is no time' : `is no time of the form ${format}`);
  return isoTime(ms);
}
