import type { LimbSpan } from '../limbs.ts';
import type { Ayanamsha } from '../sky/ayanamsha.ts';
import { yearOpening } from './eras.ts';
import type { Lunation } from './lunar.ts';
import { jupiterInstant, jupiterSigns } from './surya-siddhanta.ts';

/** Ids of the sixty names, 1 Prabhava to 60 Akshaya. */
export interface Samvatsaras {
  /** Of the lunar year in the south (Telugu, Kannada): the names simply follow one another. */
  southern: number;
  /** Of the solar year of the Tamils, from Chithirai. */
  tamil: number;
  /** The north's (Barhaspatya): in force now, and since and until when. A year of Jupiter has 361 days. */
  barhaspatya: LimbSpan;
  /** The northern name of the whole Vikram year (Chaitradi): the one in force when it opened. */
  vikram: number;
}

const cycle = (count: number): number => (((count % 60) + 60) % 60) + 1;

/** The samvatsara that runs while the mean Jupiter of the Surya Siddhanta passes a sign; the Kaliyuga began with Vijaya (27). */
export function barhaspatyaAt(t: number): LimbSpan {
  const signs = Math.floor(jupiterSigns(t));
  return { id: cycle(signs + 26), start: jupiterInstant(signs), end: jupiterInstant(signs + 1) };
}

/** Of a lunar year of the south, by its Shaka number. */
export const southernSamvatsara = (shaka: number): number => cycle(shaka + 11);

/** Of a Tamil year, by the Gregorian year in which its Chithirai begins. */
export const tamilSamvatsara = (gregorian: number): number => cycle(gregorian - 1987);

/**
 * @param t the beginning of the almanac day, Unix seconds
 * @param tamilYear Gregorian, in which the Tamil year began with Chithirai
 */
export const samvatsarasOf = (
  t: number,
  lunation: Lunation,
  tamilYear: number,
  ayanamsha: Ayanamsha = 'lahiri',
): Samvatsaras => ({
  southern: southernSamvatsara(lunation.shaka),
  tamil: tamilSamvatsara(tamilYear),
  barhaspatya: barhaspatyaAt(t),
  vikram: barhaspatyaAt(yearOpening(lunation, ayanamsha).start).id,
});
