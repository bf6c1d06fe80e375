import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, nightBefore, nthPart } from './divisions.ts';

/** The muhurtas of noon, midnight and the two twilights. Unix seconds; null where the Sun does not rise or set. */
export interface Twilight {
  /** Before the sunrise of the date, as is pratah sandhya. */
  brahmaMuhurta: Span | null;
  pratahSandhya: Span | null;
  abhijit: Abhijit | null;
  vijaya: Span | null;
  godhuli: Span | null;
  sayahnaSandhya: Span | null;
  /** The midnight of the night after the sunset of the date. */
  nishita: Span | null;
}

export interface Abhijit extends Span {
  /** On a Wednesday: many almanacs print none then. */
  isWeak: boolean;
}

const wednesday = 4;

/** The eighth of the fifteen muhurtas of a day: noon lies in its middle. */
export const abhijitIn = (day: Span, weekday: number): Abhijit => ({
  ...nthPart(day, 15, 8),
  isWeak: weekday === wednesday,
});

/** The last but one of the fifteen muhurtas of the night before a sunrise. */
export const brahmaIn = (night: Span): Span => nthPart(night, 15, 14);

/**
 * As Drik Panchang has them: the sandhyas are the three ghatis (of thirty in the night) before sunrise and after sunset,
 * godhuli the first of the latter, vijaya the eleventh muhurta of the day, nishita the eighth of the night.
 * @param date `YYYY-MM-DD`
 */
export function twilightOf(date: string, site: Site, reckoning: Reckoning = standard): Twilight {
  const { weekday, day, night } = almanacDayOf(date, site, reckoning);
  const before = nightBefore(date, site, reckoning);
  return {
    brahmaMuhurta: before && brahmaIn(before),
    pratahSandhya: before && nthPart(before, 10, 10),
    abhijit: day && abhijitIn(day, weekday),
    vijaya: day && nthPart(day, 15, 11),
    godhuli: night && nthPart(night, 30, 1),
    sayahnaSandhya: night && nthPart(night, 10, 1),
    nishita: night && nthPart(night, 15, 8),
  };
}
