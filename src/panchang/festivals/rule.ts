import type { Site } from '../sky/day-sky.ts';
import type { When } from './when.ts';

export type ObservanceType = 'festival' | 'vrata' | 'jayanti' | 'national' | 'observance';

/**
 * By what another day is kept: `vaishnava` that school's, which shuns a tithi mixed with the one before; `udaya` the tithi or
 * star at sunrise; `trimuhurta` it must last three muhurtas after sunrise; `sayahna` the late afternoon; `pradosha` the
 * evening, be there Bhadra or not; `first_day` the first evening, though the tithi reaches the second; `before_purnima` the
 * Friday before a full moon on a Friday; `adhika` the adhika month already; `aparahna` the afternoon (a sankranti after three
 * fifths of the daytime is the next day's); `sunset` a sankranti after it is the next day's; `civil` the date of the Gregorian
 * or of the clock; `sangrand` the day, from sunrise to sunrise, in which the Sun enters the sign; `nishita` midnight;
 * `ninth_day` the ninth day after the new moon, whatever its tithi; `bangladesh` the fixed calendar of that country,
 * `west_bengal` the almanacs of that state.
 */
export type School =
  | 'vaishnava'
  | 'udaya'
  | 'trimuhurta'
  | 'sayahna'
  | 'pradosha'
  | 'first_day'
  | 'before_purnima'
  | 'adhika'
  | 'aparahna'
  | 'sunset'
  | 'civil'
  | 'sangrand'
  | 'nishita'
  | 'ninth_day'
  | 'bangladesh'
  | 'west_bengal';

/** Another school's way with the same observance. */
export interface Alternative {
  school: School;
  when: When;
  /** The states whose almanacs and holiday orders go by it: its day is the one served there, the rule's own the alternative. */
  leads?: readonly string[];
}

export interface Rule {
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
  school: School | null;
  alternatives: readonly Alternative[];
  /** Bound to one town: its day is that town's, wherever the reader is. */
  at: Site | null;
  /** The first Gregorian year that it was kept in. */
  since: number | null;
  /** The key it goes by when it falls on a weekday (1 Sunday). */
  onWeekday: Readonly<Record<number, string>>;
}
