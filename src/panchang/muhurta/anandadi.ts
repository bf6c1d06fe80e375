import { limbsBetween, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, common } from './divisions.ts';

const anandadiKeys = [
  'ananda',
  'kaladanda',
  'dhumra',
  'prajapati',
  'saumya',
  'dhwanksha',
  'dhwaja',
  'shrivatsa',
  'vajra',
  'mudgara',
  'chhatra',
  'mitra',
  'manasa',
  'padma',
  'lumbaka',
  'utpata',
  'mrityu',
  'kana',
  'siddhi',
  'shubha',
  'amrita',
  'musala',
  'gada',
  'matanga',
  'rakshasa',
  'chara',
  'sthira',
  'vardhamana',
] as const;
export type AnandadiKey = (typeof anandadiKeys)[number];

/** Unix seconds, within the day of the almanac. */
export interface Anandadi extends Span {
  /** 1 Ananda to 28 Vardhamana. */
  id: number;
  key: AnandadiKey;
  isGood: boolean;
}

const bad: ReadonlySet<AnandadiKey> = new Set([
  'kaladanda',
  'dhumra',
  'dhwanksha',
  'vajra',
  'mudgara',
  'lumbaka',
  'utpata',
  'mrityu',
  'kana',
  'musala',
  'gada',
  'rakshasa',
]);

const uttaraAshadha = 21;

/**
 * The yogas of weekday and star (Muhurta Chintamani; Drik Panchang). Ananda is the star of the weekday: Ashwini on Sunday,
 * and four stars further on each day, in a circle of twenty-eight that has Abhijit between Uttara Ashadha and Shravana.
 * Abhijit is counted, but the Moon is in one of the twenty-seven.
 * @param date `YYYY-MM-DD`
 */
export function anandadisOf(date: string, site: Site, reckoning: Reckoning = standard): Anandadi[] {
  const { weekday, whole } = almanacDayOf(date, site, reckoning);
  return limbsBetween('nakshatra', whole.start, whole.end, reckoning.ayanamsha).map((star) => {
    const place = star.id > uttaraAshadha ? star.id + 1 : star.id;
    const id = ((place - 1 - 4 * (weekday - 1) + 28) % 28) + 1;
    const key = anandadiKeys[id - 1] ?? 'ananda';
    return { ...common(star, whole), id, key, isGood: !bad.has(key) };
  });
}
