import { limbAt, type Span } from '../limbs.ts';
import { houseOf, isGoodHouse, isGoodTara, taraOf } from '../muhurta/birth.ts';
import type { Reckoning } from '../reckoning.ts';
import { type MuhurtaLevel, type MuhurtaRule, muhurtaLevel, type School } from './rules.ts';
import type { Season } from './seasons.ts';

/** For whom: nakshatra and sign of the Moon at a birth, from 1. */
export interface BirthMoon {
  nakshatra?: number | undefined;
  rashi?: number | undefined;
}

export type ReasonKey =
  | 'tithi'
  | 'nakshatra'
  | 'vara'
  | 'yoga'
  | 'lagna'
  | 'panchaka_rahita'
  | 'tarabala'
  | 'chandrabala'
  | Season['key'];

/** What speaks for or against a window; the id is that of the limb, sign, tara, house, or remainder. */
export interface Reason {
  key: ReasonKey;
  id?: number;
}

interface Found extends Span {
  lagna: number;
  tithi: number;
  nakshatra: number;
}

interface Measure {
  rule: MuhurtaRule;
  school: School;
  weekday: number;
  /** Seasons that speak against it. */
  against: readonly Season[];
  birth: BirthMoon;
  reckoning: Reckoning;
}

/** Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Parigha: not forbidden, but not sought. */
const badYogas: readonly number[] = [1, 6, 9, 10, 13, 15, 19];

/** Remainders of panchaka: 1 mrityu, 2 agni, 4 raja, 6 chora, 8 roga; the others are free of it. */
export const badRemainders: readonly number[] = [1, 2, 4, 6, 8];

/** Panchaka of a lagna: tithi (in its half), weekday, star and sign added up, by nines. */
export const panchakaRemainder = (tithi: number, weekday: number, star: number, sign: number): number =>
  (((tithi - 1) % 15) + 1 + weekday + star + sign) % 9;

const worth: Record<MuhurtaLevel, number> = { best: 1, fair: 0.5, poor: 0 };

/** A window with its reasons and score. */
export function weighed(window: Found, { rule, school, weekday, against, birth, reckoning }: Measure) {
  const { start, end, lagna, tithi, nakshatra } = window;
  const middle = (start + end) / 2;
  const yoga = limbAt('yoga', middle, reckoning.ayanamsha).id;
  const checked: [Reason, MuhurtaLevel][] = [];
  const add = (key: ReasonKey, id: number, level: MuhurtaLevel | null): void => {
    checked.push([{ key, id }, level ?? 'poor']);
  };
  add('nakshatra', nakshatra, muhurtaLevel(rule.nakshatras, nakshatra));
  add('tithi', tithi, muhurtaLevel(rule.tithis, ((tithi - 1) % 15) + 1));
  add('vara', weekday, muhurtaLevel(rule.weekdays, weekday));
  add('lagna', lagna, muhurtaLevel(rule.lagnas, lagna));
  add('yoga', yoga, badYogas.includes(yoga) ? 'poor' : 'best');
  if (school !== 'north') {
    const remainder = panchakaRemainder(tithi, weekday, nakshatra, lagna);
    add('panchaka_rahita', remainder, badRemainders.includes(remainder) ? 'poor' : 'best');
  }
  if (birth.nakshatra !== undefined) {
    const tara = taraOf(nakshatra, birth.nakshatra);
    add('tarabala', tara, isGoodTara(tara) ? 'best' : 'poor');
  }
  if (birth.rashi !== undefined) {
    const house = houseOf(limbAt('moonSign', middle, reckoning.ayanamsha).id, birth.rashi);
    add('chandrabala', house, isGoodHouse(house) ? 'best' : 'poor');
  }
  for (const season of against)
    if (season.start < end && season.end > start)
      checked.push([{ key: season.key, ...(season.id === undefined ? {} : { id: season.id }) }, 'poor']);
  const points = checked.reduce((sum, [, level]) => sum + worth[level], 0);
  const which = (wanted: MuhurtaLevel): Reason[] =>
    checked.filter(([, level]) => level === wanted).map(([reason]) => reason);
  return { ...window, for: which('best'), against: which('poor'), score: Math.round((100 * points) / checked.length) };
}
