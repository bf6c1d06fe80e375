import { type Reckoning, standard } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { passing } from '../sky/limb-angles.ts';
import { addDays, clockAt, dateAt } from '../zone.ts';
import { type Eras, erasOf } from './eras.ts';
import { type Lunation, lunationAt, lunationOf, purnimantaMonth } from './lunar.ts';

/** The eras whose years begin with a lunar month. */
export type LunarEra = Exclude<keyof Eras, 'kali'>;

/** A day of a lunar calendar, which is named after the tithi at its sunrise. */
export interface LunarDate {
  year: number;
  /** 1 Chaitra to 12 Phalguna. */
  month: number;
  /** An adhika month. */
  isLeap: boolean;
  /** 1 to 15 in the bright half, 16 to 30 in the dark half, in either reckoning of the months. */
  tithi: number;
}

/** A civil date; `isKshaya` when no sunrise sees the tithi: it is the day, from sunrise to sunrise, that it begins in. */
export interface FoundDay {
  date: string;
  isKshaya: boolean;
}

/** Years of the Common Era less those of the eras. */
const eras: Record<LunarEra, number> = { shaka: 78, vikramChaitradi: -57, vikramKartikadi: -57, vikramAshadhadi: -57 };

/**
 * The civil date of a lunar one at a place; of two sunrises that see the tithi the first. Null when the year has no such
 * month: no adhika month of that name, or one that was left out (kshaya).
 * @param months how the months are counted: `amanta` to the new moon, `purnimanta` to the full moon
 */
export function dateOfLunar(
  era: LunarEra,
  { year, month, isLeap, tithi }: LunarDate,
  months: 'amanta' | 'purnimanta',
  site: Site,
  { ayanamsha, horizon }: Reckoning = standard,
): FoundDay | null {
  if (tithi < 1 || tithi > 30) return null;
  const isWanted = (lunation: Lunation): boolean =>
    lunation.isLeap === isLeap &&
    erasOf(lunation, tithi)[era] === year &&
    (months === 'amanta' ? lunation.month : purnimantaMonth(lunation, tithi, ayanamsha)) === month;
  const { count } = lunationAt(clockAt(`${year + eras[era]}-02-01`, 12, 'UTC'), ayanamsha);
  for (let n = count; n < count + 28; n++) {
    if (!isWanted(lunationOf(n, ayanamsha))) continue;
    const [start, end] = [n * 360 + (tithi - 1) * 12, n * 360 + tithi * 12].map((angle) =>
      passing('elongation', angle, ayanamsha),
    ) as [number, number];
    const date = dateAt(start, site.tz);
    const sunriseOf = (day: string): number => skyOf(day, site, horizon).start;
    for (const day of [date, addDays(date, 1)])
      if (sunriseOf(day) >= start && sunriseOf(day) < end) return { date: day, isKshaya: false };
    return { date: start < sunriseOf(date) ? addDays(date, -1) : date, isKshaya: true };
  }
  return null;
}
