import { type LimbSpan, limbAt } from '../limbs.ts';
import { memoise } from '../sky/memoise.ts';
import { addDays } from '../zone.ts';
import { dayPartSpan, daysAround, holds, hoursOf, type ReckoningPlace, sunriseDayAt } from './parts.ts';

/**
 * The fast of the Vaishnavas, with the eight great twelfths (mahadvadashi) on which it is kept rather than on the eleventh: Hari
 * Bhakti Vilasa 13, as the calendars of ISKCON apply it (vaisnavacalendar.info; redstonetemple.com/calendar has the eight
 * definitions). "Grows" is said of a tithi that two sunrises see.
 */

/**
 * `unmilani` the eleventh grows; `vyanjuli` the twelfth grows after a pure eleventh; `trisprisha` eleventh, twelfth and thirteenth
 * in one day; `pakshavardhini` the full or new moon grows; in the bright half the twelfth with the star `jaya` Punarvasu, `vijaya`
 * Shravana, `jayanti` Rohini, `papanashini` Pushya at its sunrise and the next.
 */
export type Mahadvadashi =
  | 'unmilani'
  | 'vyanjuli'
  | 'trisprisha'
  | 'pakshavardhini'
  | 'jaya'
  | 'vijaya'
  | 'jayanti'
  | 'papanashini';

const byStar: Readonly<Record<number, Mahadvadashi>> = { 4: 'jayanti', 7: 'jaya', 8: 'papanashini', 22: 'vijaya' };

const riseOf = (date: string, place: ReckoningPlace): number => hoursOf(date, place).rise;

/** The days at whose sunrise a limb is there: none, one or two. */
const risenDays = (limb: LimbSpan, place: ReckoningPlace): string[] =>
  daysAround(limb, place).filter((date) => holds(limb, riseOf(date, place)));

/** The tithi so many after another. */
const tithiAfter = (limb: LimbSpan, count: number, place: ReckoningPlace): LimbSpan => {
  let tithi = limb;
  for (let n = 0; n < count; n++) tithi = limbAt('tithi', tithi.end + 60, place.reckoning.ayanamsha);
  return tithi;
};

/** The star of a bright twelfth that lasts from the sunrise of a day until after the next. */
function starOf(twelfth: LimbSpan, date: string, place: ReckoningPlace): Mahadvadashi | null {
  const { rise, set, nextRise } = hoursOf(date, place);
  if (twelfth.id > 15 || !holds(twelfth, rise) || !holds(twelfth, set)) return null;
  const star = limbAt('nakshatra', rise, place.reckoning.ayanamsha);
  return star.end > nextRise ? (byStar[star.id] ?? null) : null;
}

/** The day of a fast, and which mahadvadashi it is, if any. */
interface Fast {
  date: string;
  mahadvadashi: Mahadvadashi | null;
}

/**
 * Not a day whose arunodaya still saw the tenth tithi: then, where no sunrise sees the eleventh, and on a mahadvadashi the day of the
 * twelfth.
 * @param eleventh the eleventh tithi of a half
 */
export const vaishnavaFast = memoise(
  400,
  (eleventh: LimbSpan, { site, reckoning }: ReckoningPlace) =>
    `${eleventh.start} ${site.lat} ${site.lon} ${site.tz} ${reckoning.ayanamsha} ${reckoning.horizon}`,
  fastOf,
);

function fastOf(eleventh: LimbSpan, place: ReckoningPlace): Fast {
  const twelfth = tithiAfter(eleventh, 1, place);
  const risen = risenDays(eleventh, place);
  const [first] = risen;
  const twelfths = risenDays(twelfth, place);
  const [next] = twelfths;
  const isPure = first !== undefined && eleventh.start <= dayPartSpan('arunodaya', first, place).start;
  if (next !== undefined) {
    const moon = tithiAfter(twelfth, 3, place);
    const kind =
      starOf(twelfth, next, place) ??
      (twelfths.length > 1 && risen.length === 1 && isPure ? 'vyanjuli' : null) ??
      (risenDays(moon, place).length > 1 ? 'pakshavardhini' : null);
    if (kind) return { date: next, mahadvadashi: kind };
  }
  if (first === undefined) return { date: addDays(sunriseDayAt(eleventh.start, place), 1), mahadvadashi: null };
  if (!isPure && risen.length === 1) return { date: addDays(first, 1), mahadvadashi: null };
  const date = risen.at(-1) as string;
  if (next === undefined) return { date, mahadvadashi: 'trisprisha' };
  return { date, mahadvadashi: risen.length > 1 ? 'unmilani' : null };
}
