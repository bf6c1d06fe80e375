import tables from '../data/tables.json' with { type: 'json' };
import { signFacts } from '../signs/signs.ts';
import { type Couple, countFrom } from './couple.ts';

const { varna: varnas, graha_maitri: maitri } = tables.vedic;

/** The most that each koota of moon signs gives. */
export const signKootaMax = { varna: 1, vashya: 2, graha_maitri: 5, bhakoot: 7 } as const;

/** 1 unless the bride's varna stands higher. */
export function varna({ groom, bride }: Couple): number {
  const rank = (sign: number): number => varnas.rank[varnas.by_sign[sign - 1] as keyof typeof varnas.rank];
  return rank(groom.sign) >= rank(bride.sign) ? 1 : 0;
}

/** Natural friendship of the lords, each as the other sees it: 0, 0.5, 1, 3, 4 or 5. */
export function grahaMaitri({ groom, bride }: Couple): number {
  const at = (sign: number): number => maitri.planet_order.indexOf(signFacts(sign).lord);
  return maitri.matrix[at(groom.sign)]?.[at(bride.sign)] as number;
}

/** Nothing for signs that are 2/12, 5/9 or 6/8 from each other, else 7. A cancellation does not raise it. */
export const bhakoot = ({ groom, bride }: Couple): number =>
  [2, 12, 5, 9, 6, 8].includes(countFrom(bride.sign, groom.sign, 12)) ? 0 : 7;

/** Whether the sign `a` lists `b` among those that are amenable to it: the list of B. V. Raman. */
export const isAmenable = (a: number, b: number): boolean =>
  (tables.vedic.vashya.amenable[a - 1] as number[]).includes(b);

/** By that list: 2 for one sign; else 1 for each direction in which one is amenable to the other. */
export function amenability({ groom, bride }: Couple): number {
  if (groom.sign === bride.sign) return signKootaMax.vashya;
  return +isAmenable(groom.sign, bride.sign) + +isAmenable(bride.sign, groom.sign);
}
