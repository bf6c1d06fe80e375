import { join } from 'node:path';
import { readTexts } from '../../core/files/text-folder.ts';
import { states } from '../states.ts';

const folder = join(import.meta.dirname, '../data/lgd');
const files = ['districts.tsv', 'subdistricts.tsv'] as const;
const mostBytes = 1_000_000;

/** A district or sub-district of the Local Government Directory. */
export interface LgdPlace {
  /** Its code, unique among those of its type. */
  lgd: number;
  type: 'district' | 'mandal';
  /** ISO 3166-2 of the state for a district, the code of the district for a mandal. */
  within: string | number;
  /** English. */
  name: string;
  names: Record<string, string>;
  aliases: string[];
  /** Of a district, the city (by id) where it is administered from. */
  seat: number | null;
  /** Degrees; null: unknown, or that of the seat. */
  lat: number | null;
  lon: number | null;
}

export type LgdTexts = readonly [districts: string, subdistricts: string];

/** The tables as they are in the files. They are read when the places of this release are written, and are not kept. */
export async function readLgd(): Promise<LgdTexts> {
  const { texts, refused } = await readTexts(folder, /\.tsv$/, mostBytes);
  return files.map((name) => {
    const text = texts.get(name);
    if (text === undefined)
      throw new Error(`The table ${name} of the program is missing: ${JSON.stringify(refused)}. Install Dinam again.`);
    return text;
  }) as unknown as LgdTexts;
}

/**
 * The further names of districts that come with Dinam, by the id of the row. They stand in no column, so who writes the
 * names of a row anew needs them.
 */
export async function aliasesOfRows(
  rows: readonly { id: number; type: string; lgd_code: number | null }[],
): Promise<Map<number, readonly string[]>> {
  const districts = rows.filter(({ type, lgd_code }) => type === 'district' && lgd_code !== null);
  if (districts.length === 0) return new Map();
  const byCode = new Map(
    parseLgd(await readLgd()).flatMap(({ type, lgd, aliases }) =>
      type === 'district' ? [[lgd, aliases] as const] : [],
    ),
  );
  return new Map(districts.map(({ id, lgd_code }) => [id, byCode.get(lgd_code as number) ?? []]));
}

/** Cells of each line but the first, which names the columns. */
const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const langOfState = new Map(states.map(({ id, lang }) => [id, lang]));

const degrees = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

/** All districts, then all sub-districts, each with what it is called in the languages of its state. */
export function parseLgd([districtText, subdistrictText]: LgdTexts): LgdPlace[] {
  const langs = new Map<number, string>();
  const districts = rowsOf(districtText).map((cells): LgdPlace => {
    const [lgd = '', state = '', name = '', seat = '', hi = '', local = '', , aliases = '', lat, lon] = cells;
    const lang = langOfState.get(state) ?? 'en';
    langs.set(Number(lgd), lang);
    const names = { ...(hi ? { hi } : {}), ...(local && lang !== 'en' ? { [lang]: local } : {}) };
    const point = { lat: degrees(lat), lon: degrees(lon) };
    const further = aliases ? aliases.split(';') : [];
    return {
      lgd: Number(lgd),
      type: 'district',
      within: state,
      name,
      names,
      aliases: further,
      seat: Number(seat),
      ...point,
    };
  });
  const mandals = rowsOf(subdistrictText).map((cells): LgdPlace => {
    const [lgd = '', district = '', name = '', local = '', lat, lon] = cells;
    const lang = langs.get(Number(district));
    const names: Record<string, string> = local && lang ? { [lang]: local } : {};
    const point = { lat: degrees(lat), lon: degrees(lon) };
    return {
      lgd: Number(lgd),
      type: 'mandal',
      within: Number(district),
      name,
      names,
      aliases: [],
      seat: null,
      ...point,
    };
  });
  return [...districts, ...mandals];
}
