import type { Site } from '../sky/day-sky.ts';
import type { When } from './when.ts';

export type ObservanceType = 'festival' | 'vrata' | 'jayanti' | 'national' | 'observance';

/**
 * By what another day is kept: `vaishnava` that school's, which shuns a tithi mixed with the one before, `smarta` that of all
 * others; `madhyahna` midday and `purvahna` the forenoon; `purnima` the last Friday up to the full moon; `udaya` the tithi or
 * star at sunrise; `trimuhurta` it must last three muhurtas after sunrise; `sayahna` the late afternoon; `pradosha` the
 * evening, be there Bhadra or not; `before_purnima` the
 * Friday before a full moon on a Friday; `adhika` the adhika month already; `aparahna` the afternoon (a sankranti after three
 * fifths of the daytime is the next day's); `sunset` a sankranti after it is the next day's; `civil` the date of the Gregorian
 * or of the clock; `sangrand` the day, from sunrise to sunrise, in which the Sun enters the sign; `nishita` midnight;
 * `ninth_day` the ninth day after the new moon, whatever its tithi; `first_day` and `second_day` of two that both qualify;
 * `next_day` the day after that of the tithi; `bhadra` the evening without Bhadra; `solar_calendar` a month of the land's own
 * solar calendar; `bangladesh` the fixed calendar of that country, `nepal` that of Nepal, `west_bengal` the almanacs of that
 * state; `own_moon` the evening on which a state saw the Moon, `moon_of_india` that of most of India.
 */
export type FestivalSchool =
  | 'vaishnava'
  | 'smarta'
  | 'madhyahna'
  | 'purvahna'
  | 'purnima'
  | 'udaya'
  | 'trimuhurta'
  | 'sayahna'
  | 'pradosha'
  | 'first_day'
  | 'second_day'
  | 'next_day'
  | 'bhadra'
  | 'solar_calendar'
  | 'nepal'
  | 'before_purnima'
  | 'adhika'
  | 'aparahna'
  | 'sunset'
  | 'civil'
  | 'sangrand'
  | 'nishita'
  | 'ninth_day'
  | 'bangladesh'
  | 'west_bengal'
  | 'own_moon'
  | 'moon_of_india';

/** Another school's way with the same observance. */
export interface Alternative {
  school: FestivalSchool;
  when: When;
  /** The states whose almanacs and holiday orders go by it: its day is the one served there, the rule's own the alternative. */
  leads?: readonly string[];
}

export interface FestivalRule {
  /** Public and stable. */
  key: string;
  type: ObservanceType;
  /** ISO 3166-2; `IN` is all India. */
  regions: readonly string[];
  /** A gazetted public holiday where it is kept. */
  isHoliday: boolean;
  /** Announced by a sighting of the moon: a day off is possible. */
  isTentative: boolean;
  when: When;
  /** What its own way is called where an alternative leads; null: none leads anywhere. */
  school: FestivalSchool | null;
  alternatives: readonly Alternative[];
  /** Bound to one town: its day is that town's, wherever the reader is. */
  at: Site | null;
  /** The first Gregorian year that it was kept in. */
  since: number | null;
  /** The key it goes by when it falls on a weekday (1 Sunday). */
  onWeekday: Readonly<Record<number, string>>;
}
