import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import type { Stay } from '../../panchang/grahas/stay.ts';
import { houseOf, taraOf } from '../../panchang/muhurta/birth.ts';
import type { DayTransits } from './day.ts';
import { type Effect, isFavourable, taraEffect, vedhaOf } from './rules.ts';

/** What Saturn is called in some houses from the moon sign; the twelfth, first and second are sade sati, its phases 1 to 3. */
const ofSaturn: Readonly<Record<number, { code: FactorCode; phase?: 1 | 2 | 3 }>> = {
  12: { code: 'sade_sati', phase: 1 },
  1: { code: 'sade_sati', phase: 2 },
  2: { code: 'sade_sati', phase: 3 },
  4: { code: 'ardhashtama_shani' },
  8: { code: 'ashtama_shani' },
};

export type FactorCode =
  | `${Graha}_house`
  | 'chandrashtama'
  | 'sade_sati'
  | 'ardhashtama_shani'
  | 'ashtama_shani'
  | 'retrograde'
  | 'tara_bala'
  | 'chandra_bala';

/** What the sky of a day is to a moon sign, in no language. `factorText` puts it into words. */
export interface TransitFactor {
  code: FactorCode;
  graha: Graha;
  /** Of the graha from the moon sign, 1 to 12. */
  house: number;
  /** Unix seconds: the whole stay, stretch of retrogression or nakshatra, which may reach beyond the day. */
  from: number;
  until: number;
  effect: Effect;
  /** The sign that the graha is in, 1 to 12. */
  sign: number;
  /** It enters the sign within the day, at `from`. */
  entersToday: boolean;
  /** Holds the good effect back. */
  vedha: Graha | null;
  /** Of sade sati. */
  phase: 1 | 2 | 3 | null;
  /** 1 Janma to 9 Ati Mitra, of `tara_bala`. */
  tara: number | null;
}

/** What a graha is to a sign in one of its stays of the day. */
function houseFactor(transits: DayTransits, sign: number, stay: Stay): TransitFactor {
  const { graha } = stay;
  const house = houseOf(stay.sign, sign);
  // The others stand where they do when this one begins to be there, or at sunrise.
  const t = Math.max(stay.start, transits.start);
  const houses = Object.fromEntries(
    grahas.map((other) => {
      const stays = transits.grahas[other].stays;
      const then = stays.findLast(({ start }) => start <= t) ?? (stays[0] as Stay);
      return [other, houseOf(then.sign, sign)];
    }),
  );
  const vedha = vedhaOf(graha, house, houses);
  return {
    code: `${graha}_house`,
    graha,
    house,
    from: stay.start,
    until: stay.end,
    effect: isFavourable(graha, house) ? (vedha ? 'mixed' : 'good') : 'bad',
    sign: stay.sign,
    entersToday: stay.start > transits.start,
    vedha,
    phase: null,
    tara: null,
  };
}

/** The same place of a graha, seen as something else. */
const plainly = (of: TransitFactor, change: Partial<TransitFactor>): TransitFactor => ({
  ...of,
  vedha: null,
  entersToday: false,
  ...change,
});

/** What almanacs have a name of its own for: the Moon in the eighth, Saturn around the moon sign, in the fourth and eighth. */
function special(of: TransitFactor): TransitFactor[] {
  if (of.graha === 'moon' && of.house === 8) return [plainly(of, { code: 'chandrashtama', effect: 'bad' })];
  const saturn = of.graha === 'saturn' ? ofSaturn[of.house] : undefined;
  return saturn ? [plainly(of, { code: saturn.code, effect: 'bad', phase: saturn.phase ?? null })] : [];
}

/**
 * The factors of a moon sign on a day: each graha in its house, in the order of the almanac, followed by what is special about
 * it; a graha that changes sign has two. Then who moves backwards, and tara bala and chandra bala for a birth star.
 * @param sign 1 Mesha to 12 Meena, of the Moon at birth
 * @param nakshatra the birth star, 1 Ashwini to 27 Revati
 */
export function factorsOf(
  transits: DayTransits,
  sign: number,
  { nakshatra }: { nakshatra?: number } = {},
): TransitFactor[] {
  const all = grahas.map((graha) => transits.grahas[graha]);
  const inHouses = all.flatMap(({ stays }) => stays.map((stay) => houseFactor(transits, sign, stay)));
  const back = all.flatMap(({ stays, retrograde }) => {
    if (!retrograde) return [];
    const of = houseFactor(transits, sign, stays[0] as Stay);
    return [plainly(of, { code: 'retrograde', effect: 'mixed', from: retrograde.start, until: retrograde.end })];
  });
  const factors = [...inHouses.flatMap((of) => [of, ...special(of)]), ...back];
  return nakshatra === undefined ? factors : [...factors, ...ofBirthStar(transits, inHouses, nakshatra)];
}

function ofBirthStar(transits: DayTransits, inHouses: readonly TransitFactor[], birth: number): TransitFactor[] {
  const moon = inHouses.filter(({ graha }) => graha === 'moon');
  const taras = transits.nakshatras.map(({ id, start, end }) => {
    const tara = taraOf(id, birth);
    const inSign = moon.findLast(({ from }) => from <= Math.max(start, transits.start)) ?? (moon[0] as TransitFactor);
    return plainly(inSign, { code: 'tara_bala', effect: taraEffect(tara), from: start, until: end, tara });
  });
  const balas = moon.map((of) =>
    plainly(of, { code: 'chandra_bala', effect: isFavourable('moon', of.house) ? 'good' : 'bad' }),
  );
  return [...taras, ...balas];
}
