import { among } from '../finder/spans.ts';
import { limbsBetween, type Span } from '../limbs.ts';
import { almanacDayOf } from '../muhurta/divisions.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';

/** Where Agni or Shiva dwells during a tithi, within the day. Unix seconds. */
export interface Vasa extends Span {
  place: string;
  isGood: boolean;
}

/** Tithi (of thirty), weekday and one, by four; a fire offering is made while Agni is on earth: tarushastro.com/?p=9172. */
const agniPlaces = ['earth', 'heaven', 'nether', 'earth'] as const;
/** Twice the tithi (of thirty) and five, by seven: acharyag.com/2020/08/blog-post_26.html. */
const shivaPlaces = [
  'shiva_shmashana',
  'shiva_kailasa',
  'shiva_gauri',
  'shiva_vrishabha',
  'shiva_sabha',
  'shiva_bhojana',
  'shiva_krida',
] as const;
const goodForShiva: readonly string[] = ['shiva_kailasa', 'shiva_gauri', 'shiva_vrishabha'];

/** @param date `YYYY-MM-DD` */
export function vasasOf(date: string, site: Site, reckoning: Reckoning = standard) {
  const { weekday, whole } = almanacDayOf(date, site, reckoning);
  const tithis = among(whole, limbsBetween('tithi', whole.start, whole.end, reckoning.ayanamsha));
  return {
    agni: tithis.map(({ id, ...span }): Vasa => {
      const place = agniPlaces[(id + weekday + 1) % 4] ?? 'earth';
      return { ...span, place, isGood: place === 'earth' };
    }),
    shiva: tithis.map(({ id, ...span }): Vasa => {
      const place = shivaPlaces[(2 * id + 5) % 7] ?? 'shiva_shmashana';
      return { ...span, place, isGood: goodForShiva.includes(place) };
    }),
  };
}
