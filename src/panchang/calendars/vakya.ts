import { type Site, skyOf } from '../sky/day-sky.ts';
import { addDays } from '../zone.ts';

/**
 * The Sun of the Vakya almanacs, by which calendars in Tamil Nadu are printed: solar months of fixed length, from the sunrise
 * that began the Kaliyuga (18 February 3102 BC), in days of 60 nazhigais and 3600 vinadis. The lengths are those of Warren,
 * Kala Sankalita (1825).
 */

/** Days, nazhigais, vinadis from Chithirai (Mesha) to Panguni. */
const lengths: readonly (readonly [number, number, number])[] = [
  [30, 55, 32],
  [31, 24, 12],
  [31, 36, 38],
  [31, 28, 12],
  [31, 2, 10],
  [30, 27, 22],
  [29, 54, 7],
  [29, 30, 24],
  [29, 20, 53],
  [29, 27, 16],
  [29, 48, 24],
  [30, 20, 21.25],
];

const dayVinadis = 3600;
const vinadiSeconds = 24;
const vinadis = (days: number, nazhigais: number, rest: number): number => days * dayVinadis + nazhigais * 60 + rest;

const month = lengths.map((length) => vinadis(...length));
const year = month.reduce((sum, length) => sum + length, 0);
/** The first true Mesha came so long before the end of the mean year (shodhya). */
const shodhya = vinadis(2, 8, 51.25);
/** The Kali day that 1970-01-01 was. */
const unixDay = 1_852_122;

/** Tiruchirappalli, in the midst of the Tamil land; only the length of its day counts, as the texts reckon from its sunrise. */
const middle: Site = { lat: 10.86, lon: 78.69, tz: 'Asia/Kolkata' };

/**
 * The first day of a Tamil month: that of the ingress, if it comes before sunset (of the disc's centre), else the next.
 * @param sign 1 Mesha to 12 Meena
 * @param gregorian the year in which the month begins
 */
export function vakyaMonthStart(sign: number, gregorian: number): string {
  const elapsed = gregorian + (sign >= 10 ? 3100 : 3101);
  const before = month.slice(0, sign - 1).reduce((sum, length) => sum + length, 0);
  const since = elapsed * year - shodhya + before;
  const date = addDays('1970-01-01', Math.floor(since / dayVinadis) - unixDay);
  const { sunrise, sunset } = skyOf(date, middle, 'centre');
  const daylight = ((sunset as number) - (sunrise as number)) / vinadiSeconds;
  return since % dayVinadis < daylight ? date : addDays(date, 1);
}
