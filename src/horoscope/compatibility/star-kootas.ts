import { padaIndex, padasIn } from '../nakshatras/nakshatras.ts';
import { type Couple, countFrom, type Starred } from './couple.ts';
import tables from './data/tables.json' with { type: 'json' };
import type { CompatibilityWord } from './words.ts';

type Pair = Couple<Starred>;

/** The most that each koota of birth stars gives. */
export const starKootaMax = { tara: 3, yoni: 4, gana: 6, nadi: 8 } as const;

const of = (table: readonly number[], { star }: Starred): number => table[star.nakshatra - 1] as number;
const cell = (points: readonly (readonly number[])[], row: number, col: number): number => points[row]?.[col] as number;

/** A group that a star belongs to, as the word for it. */
export const animalOf = (p: Starred): CompatibilityWord =>
  tables.yoni.animals[of(tables.yoni.by_nakshatra, p)] as CompatibilityWord;
export const ganaOf = (p: Starred): CompatibilityWord =>
  tables.gana.groups[of(tables.gana.by_nakshatra, p)] as CompatibilityWord;
export const nadiOf = (p: Starred): CompatibilityWord =>
  tables.nadi.groups[of(tables.nadi.by_nakshatra, p)] as CompatibilityWord;
export const vashyaGroupOf = (p: Starred): CompatibilityWord =>
  tables.vashya.groups[groupIndex(p)] as CompatibilityWord;

/**
 * Dhanu and Makara change their group at 15 degrees. The middle of the pada decides, or the middle of all padas of the
 * star in that sign where the pada is unknown; a pada that has the 15th degree in its middle counts as the first half.
 */
function groupIndex({ sign, star }: Starred): number {
  const padas = star.pada === undefined ? padasIn(star.nakshatra, sign) : [star.pada];
  const inSign = padas.map((pada) => padaIndex(star.nakshatra, pada) % 9);
  const middle = inSign.reduce((sum, i) => sum + i, 0) / inSign.length;
  return tables.vashya.by_half_sign[sign - 1]?.[middle <= 4 ? 0 : 1] as number;
}

/** By the five groups of signs; the direction counts. */
export const vashya = ({ groom, bride }: Pair): number =>
  cell(tables.vashya.points_bride_row_groom_col, groupIndex(bride), groupIndex(groom));

/** The tara of `to` as counted from `from`: 1 = Janma to 9 = Atimitra. */
export const taraBetween = (from: Starred, to: Starred): number =>
  ((countFrom(from.star.nakshatra, to.star.nakshatra, 27) - 1) % 9) + 1;

/** 1.5 for each direction whose tara is not Vipat, Pratyak or Vadha. */
export function tara({ groom, bride }: Pair): number {
  const taras = [taraBetween(bride, groom), taraBetween(groom, bride)];
  return taras.filter((t) => !tables.tara.bad.includes(t)).length * 1.5;
}

/** 4 for one animal, 0 for sworn enemies; the others as the table has them. */
export const yoni = ({ groom, bride }: Pair): number =>
  cell(tables.yoni.points, of(tables.yoni.by_nakshatra, bride), of(tables.yoni.by_nakshatra, groom));

/** By temperament; the direction counts. */
export const gana = ({ groom, bride }: Pair): number => ganaCell(tables.gana.points_bride_row_groom_col, groom, bride);

/** 1, 0.5 or 0: the same as a porutham. */
export const ganaPorutham = ({ groom, bride }: Pair): number =>
  ganaCell(tables.gana.porutham_bride_row_groom_col, groom, bride);

const ganaCell = (points: number[][], groom: Starred, bride: Starred): number =>
  cell(points, of(tables.gana.by_nakshatra, bride), of(tables.gana.by_nakshatra, groom));

/** 8 for different nadis, else nothing. A cancellation does not raise it. */
export const nadi = ({ groom, bride }: Pair): number =>
  of(tables.nadi.by_nakshatra, groom) === of(tables.nadi.by_nakshatra, bride) ? 0 : starKootaMax.nadi;
