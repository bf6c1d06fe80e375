import { type Site, skyOf } from '../sky/day-sky.ts';
import type { Riser } from '../sky/line-of-sight.ts';
import type { Horizon } from '../sky/rise.ts';
import { addDays, dateAt } from '../zone.ts';

/** The time before and in an eclipse in which one does not cook, eat or worship. Unix seconds. */
export interface Sutak {
  start: number;
  /** From when it binds children, the old and the sick. */
  startForFrail: number;
  /** With the eclipse. */
  end: number;
}

/**
 * So many praharas before the one in which the eclipse begins to be seen: four for the Sun, three for the Moon (Dharmasindhu, on
 * eclipses), one for the weak; from the beginning of a prahara, as Drik Panchang prints it. Others say 12 and 9 hours before the
 * first contact, and some (Date) count from sunrise when the Moon rises eclipsed.
 */
const praharas: Record<Riser, number> = { sun: 4, moon: 3 };
/** A prahara is a quarter of the day or of the night, of three hours in the mean: what is left where the Sun does not rise. */
const meanPrahara = 3 * 3600;

/** The date whose almanac day, from sunrise to sunrise, an instant lies in. */
export function almanacDate(t: number, site: Site, horizon: Horizon): string {
  const date = dateAt(t, site.tz);
  return t < skyOf(date, site, horizon).start ? addDays(date, -1) : date;
}

/** When the eight praharas of an almanac day begin; null near the poles. */
function praharasOf(date: string, site: Site, horizon: Horizon): number[] | null {
  const { sunrise, sunset, nextSunrise } = skyOf(date, site, horizon);
  if (sunrise === null || sunset === null || nextSunrise === null || nextSunrise < sunset) return null;
  const [day, night] = [(sunset - sunrise) / 4, (nextSunrise - sunset) / 4];
  return [0, 1, 2, 3].flatMap((n) => [sunrise + n * day, sunset + n * night]).sort((a, b) => a - b);
}

/**
 * The sutak of an eclipse that a place sees.
 * @param start when it begins to be seen: the first contact, or the rise of the eclipsed body (Unix seconds)
 * @param end when it ends or sets
 */
export function sutakOf(body: Riser, start: number, end: number, site: Site, horizon: Horizon): Sutak {
  // An eclipsed Sun rises in the first prahara of the day, though its rise is computed to a hundredth of a second only.
  const begin = start + 1;
  const date = almanacDate(begin, site, horizon);
  const before = praharasOf(addDays(date, -1), site, horizon);
  const today = praharasOf(date, site, horizon);
  const starts = before && today ? [...before, ...today].filter((t) => t <= begin) : [];
  const back = (count: number): number => starts.at(-1 - count) ?? start - count * meanPrahara;
  return { start: back(praharas[body]), startForFrail: back(1), end };
}
