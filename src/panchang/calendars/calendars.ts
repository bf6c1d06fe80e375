import { limbAt } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { memoise } from '../sky/memoise.ts';
import { type CivilDate, civilDateOf } from './civil-calendars.ts';
import { type Eras, erasOf } from './eras.ts';
import { type HijriDate, hijriOf } from './hijri.ts';
import { lunationAt, purnimantaMonth } from './lunar.ts';
import { type Samvatsaras, samvatsarasOf } from './samvatsara.ts';
import { type Seasons, seasonsAt } from './seasons.ts';
import { type SolarDate, type SolarSystem, solarDateOf } from './solar-months.ts';

/** A lunar month: 1 Chaitra to 12 Phalguna. */
interface LunarMonth {
  month: number;
  /** An adhika month. */
  isLeap: boolean;
}

/** A day in every calendar at once: ids and numbers. */
export interface Calendars {
  amanta: LunarMonth;
  purnimanta: LunarMonth;
  /** The month that is left out after the amanta one (kshaya); nearly always null. */
  lostMonth: number | null;
  /** 1 Shukla, 2 Krishna. */
  paksha: 1 | 2;
  /** 1 to 30, the tithi that the day is named after. */
  tithi: number;
  eras: Eras;
  samvatsara: Samvatsaras;
  seasons: Seasons;
  /** Month 1 is that of Mesha in all of them; `day` of the Punjabi one is the pravishte (gate). */
  solar: Record<SolarSystem, SolarDate>;
  /** 1 Boishakh is 14 April. */
  bangladesh: CivilDate;
  /** The national calendar of India; month 1 Chaitra. */
  national: CivilDate;
  /** Of 2003; month 1 Chet. */
  nanakshahi: CivilDate;
  /** Month 1 Muharram; tentative by a day. */
  hijri: HijriDate;
}

/** What is counted by civil dates, the same for everyone on that date. */
const solarDates = memoise(
  800,
  (date: string) => date,
  (date): Pick<Calendars, 'solar' | 'bangladesh' | 'national' | 'nanakshahi' | 'hijri'> => ({
    solar: {
      tamil: solarDateOf('tamil', date),
      malayalam: solarDateOf('malayalam', date),
      bengali: solarDateOf('bengali', date),
      odia: solarDateOf('odia', date),
      assamese: solarDateOf('assamese', date),
      nepali: solarDateOf('nepali', date),
      punjabi: solarDateOf('punjabi', date),
    },
    bangladesh: civilDateOf('bangladesh', date),
    national: civilDateOf('national', date),
    nanakshahi: civilDateOf('nanakshahi', date),
    hijri: hijriOf(date),
  }),
);

/**
 * The calendars of the day that begins with the sunrise of a date at a place. What the Moon and Jupiter decide is that of its
 * beginning; solar and Islamic dates are those of the civil date in their own lands, by whatever school the day is reckoned.
 * @param date `YYYY-MM-DD`, 1900 to 2100
 */
export function calendarsOf(date: string, site: Site, { ayanamsha, horizon }: Reckoning = standard): Calendars {
  const { start } = skyOf(date, site, horizon);
  const lunation = lunationAt(start, ayanamsha);
  const tithi = limbAt('tithi', start, ayanamsha).id;
  const { month, isLeap, lost } = lunation;
  const byDate = solarDates(date);
  const { tamil } = byDate.solar;
  return {
    amanta: { month, isLeap },
    purnimanta: { month: purnimantaMonth(lunation, tithi, ayanamsha), isLeap },
    lostMonth: lost,
    paksha: tithi <= 15 ? 1 : 2,
    tithi,
    eras: erasOf(lunation, tithi),
    // A Thiruvalluvar year begins with Thai (10), three months before the samvatsara of the same Gregorian year.
    samvatsara: samvatsarasOf(start, lunation, tamil.year - 31 - (tamil.month >= 10 ? 1 : 0), ayanamsha),
    seasons: seasonsAt(start, month, ayanamsha),
    ...byDate,
  };
}
