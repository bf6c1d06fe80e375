import { type CsvRow, cellError } from '../../core/csv/csv.ts';
import type { FieldError } from '../../core/error.ts';
import { languages } from '../../core/model/common.ts';
import { exceedsGraphemes } from '../../text/graphemes.ts';
import { cleanText, isCleanText, tidyLine } from '../../text/normalise.ts';
import { type PlaceType, placeCodePattern, placeSlugPattern, placeTypeOf, placeTypes } from '../model.ts';
import { codeOf } from '../tree.ts';
import { canonicalZone } from '../zones/zones.ts';

const nameColumns: readonly string[] = languages.map((lang) => `name_${lang}`);

/** The columns of a file of places. */
export const placeColumns = {
  needed: ['type', 'name', 'parent'],
  optional: ['code', 'slug', 'lat', 'lon', 'tz', ...nameColumns],
};

/** A row of a file that is good by itself. Undefined: the cell is empty, and what is there stays. */
export interface Given {
  line: number;
  type: PlaceType;
  name: string;
  /** What the cell says: a slug, a code, `type:code` or an id; empty for a country. */
  parent: string;
  code: string | undefined;
  slug: string | undefined;
  lat: number | undefined;
  lon: number | undefined;
  tz: string | undefined;
  /** By language. */
  names: Record<string, string>;
}

const slugs = new RegExp(placeSlugPattern);
const codes = new RegExp(placeCodePattern);

/** Checks the cells of a row by themselves; null when something is wrong, which goes into `errors`. */
export function givenOf({ line, cells }: CsvRow, errors: FieldError[]): Given | null {
  const found = errors.length;
  const wrong = (column: string, message: string): undefined => void errors.push(cellError(line, column, message));
  for (const [column, text] of Object.entries(cells))
    if (!isCleanText(text)) wrong(column, 'must be text without control characters');
  if (errors.length > found) return null;
  const text = (column: string): string | undefined => tidyLine(cleanText(cells[column] ?? '')) || undefined;
  const nameOf = (column: string): string | undefined => {
    const name = text(column);
    return name !== undefined && exceedsGraphemes(name, 80) ? wrong(column, 'must have at most 80 characters') : name;
  };
  const degrees = (column: string, most: number): number | undefined => {
    const given = text(column);
    if (given === undefined) return undefined;
    const value = Number(given);
    return /^[+-]?\d{1,3}(\.\d{1,15})?$/.test(given) && Math.abs(value) <= most
      ? value
      : wrong(column, `must be degrees from -${most} to ${most}`);
  };
  const type = placeTypeOf(cells.type ?? '');
  if (type === null) wrong('type', `must be one of ${placeTypes.join(', ')}, taluk`);
  const name = nameOf('name');
  if (text('name') === undefined) wrong('name', 'is required');
  const slug = text('slug')?.toLowerCase();
  if (slug !== undefined && (slug.length > 80 || !slugs.test(slug)))
    wrong('slug', 'must be small letters of a to z, digits and single hyphens, and have a letter');
  const code = text('code');
  if (code !== undefined && (code.length > 20 || !codes.test(code)))
    wrong('code', 'must be up to 20 letters, digits, hyphens and dots');
  const [lat, lon] = [degrees('lat', 90), degrees('lon', 180)];
  if ((text('lat') === undefined) !== (text('lon') === undefined))
    wrong(text('lat') === undefined ? 'lat' : 'lon', 'is required with the other');
  const zone = text('tz');
  const tz = zone === undefined ? undefined : canonicalZone(zone);
  if (tz === null) wrong('tz', 'must be an IANA zone like Asia/Kolkata');
  const names: Record<string, string> = {};
  for (const column of nameColumns) {
    const own = nameOf(column);
    if (own !== undefined) names[column.slice(5)] = own;
  }
  const parent = text('parent') ?? '';
  if (type === 'country' && parent) wrong('parent', 'must be empty for a country');
  if (type !== null && type !== 'country' && !parent) wrong('parent', `is required for a ${type}`);
  if (errors.length > found || type === null || name === undefined) return null;
  return { line, type, name, parent, code: code && codeOf(code), slug, lat, lon, tz: tz ?? undefined, names };
}
