import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import type { TypedColumns } from '../../core/db/dialect.ts';
import { readTexts } from '../../core/files/text-folder.ts';
import { builtFolder } from '../../core/release.ts';
import { pieces, placeLabels, placeSearchText } from '../parts.ts';
import { rowsHash } from './hash.ts';
import { parseLgd, readLgd } from './lgd.ts';
import { shippedPlaces } from './list.ts';

/**
 * The shipped places as an empty database gets them. To compute what 8,769 places are found by, as they are written and as
 * they are heard, takes longer than the rest of a first start, so the build does it (`scripts/build-places.ts`). Each text
 * has rows in JSON, an array of them in each line, and a statement writes a line.
 */
export interface PreparedPlaces {
  places: string;
  place_names: string;
}

/** A first start reads the texts of this folder. */
export const preparedFolder = join(builtFolder, 'places');
const fileOf = (table: keyof PreparedPlaces): string => `${table}.jsonl`;
const mostBytes = 8_000_000;

const placeColumns = {
  id: 'int',
  parent_id: 'int',
  type: 'text',
  code: 'text',
  lgd_code: 'int',
  slug: 'text',
  name: 'text',
  texts: 'text',
  lat: 'real',
  lon: 'real',
  tz: 'text',
  search_text: 'text',
} as const satisfies TypedColumns;
const nameColumns = { label: 'text', place_id: 'int' } as const satisfies TypedColumns;

/** Rows of a line: a statement takes 10 ms, and requests are answered between two. */
const rowsPerLine = { places: 1_000, place_names: 4_000 };

const lines = (rows: readonly unknown[][], size: number): string =>
  pieces(rows, size)
    .map((some) => JSON.stringify(some))
    .toArray()
    .join('\n');

/** Computes the texts. */
export async function preparePlaces(): Promise<PreparedPlaces> {
  const [places, names]: [unknown[][], unknown[][]] = [[], []];
  for (const some of pieces(shippedPlaces(parseLgd(await readLgd())))) {
    for (const place of some) {
      const row = { ...place, search_text: placeSearchText(place) };
      places.push(Object.keys(placeColumns).map((name) => row[name as keyof typeof placeColumns]));
      for (const label of placeLabels(place, place.aliases)) names.push([label, place.id]);
    }
    await setImmediate();
  }
  return { places: lines(places, rowsPerLine.places), place_names: lines(names, rowsPerLine.place_names) };
}

/** SHA-256 of the texts, as `hash.ts` has it. */
export const preparedHash = ({ places, place_names }: PreparedPlaces): string =>
  createHash('sha256').update(places).update('\n').update(place_names).digest('base64url');

/** Names of the files, with their contents. */
export const preparedFiles = ({ places, place_names }: PreparedPlaces): [name: string, text: string][] => [
  [fileOf('places'), places],
  [fileOf('place_names'), place_names],
];

/** The texts of a folder; null where they are missing, damaged, or those of other sources than the program. */
export async function readPrepared(folder: string): Promise<PreparedPlaces | null> {
  const { texts } = await readTexts(folder, /^(places|place_names)\.jsonl$/, mostBytes);
  const [places, place_names] = [texts.get(fileOf('places')), texts.get(fileOf('place_names'))];
  if (places === undefined || place_names === undefined) return null;
  return preparedHash({ places, place_names }) === rowsHash ? { places, place_names } : null;
}

/** Writes them into tables that have no rows, those that others lie in first. */
export async function insertPrepared(c: Change, { places, place_names }: PreparedPlaces): Promise<void> {
  const columns = sql.join(Object.keys(placeColumns).map((name) => sql.ref(name)));
  for (const line of places.split('\n'))
    await sql`insert into places (${columns}, is_shipped, is_edited, is_active, rev, created_at, updated_at)
      select ${columns}, 1, 0, 1, 1, ${c.now}, ${c.now} from ${c.dialect.jsonTable(line, placeColumns)} as given`.execute(
      c.tx,
    );
  for (const line of place_names.split('\n'))
    await sql`insert into place_names (label, place_id)
      select label, place_id from ${c.dialect.jsonTable(line, nameColumns)} as given`.execute(c.tx);
}
