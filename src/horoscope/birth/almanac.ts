import { lunationAt } from '../../panchang/calendars/lunar.ts';
import { type Samvatsaras, samvatsarasOf } from '../../panchang/calendars/samvatsara.ts';
import { solarDateOf } from '../../panchang/calendars/solar-months.ts';
import { limbAt } from '../../panchang/limbs.ts';
import { karanaOf } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import type { Site } from '../../panchang/sky/day-sky.ts';
import { firstEvent } from '../../panchang/sky/rise.ts';
import { addDays, weekdayOf } from '../../panchang/zone.ts';

/** The almanac at the instant of a birth. Ids count from 1. */
export interface BirthAlmanac {
  tithi: number;
  paksha: 1 | 2;
  yoga: number;
  karana: number;
  /** 1 Sunday to 7 Saturday, by the clocks. */
  weekday: number;
  /** The same by the day that began with the last sunrise. */
  vedicWeekday: number;
  /** The sunrise of the civil date, Unix seconds; null in a polar day or night, when the day begins at 06:00. */
  sunrise: number | null;
  samvatsara: Samvatsaras;
}

/** When a day without a sunrise begins. */
const polarTime = '06:00';

const clockAt = (date: string, time: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds / 1000;

/**
 * @param t the birth, Unix seconds
 * @param date the civil date of it at the place, `YYYY-MM-DD`
 */
export function almanacAt(t: number, date: string, site: Site, { ayanamsha, horizon }: Reckoning): BirthAlmanac {
  // Not by the memos of the almanac: they keep date and place.
  const [from, to] = [clockAt(date, '00:00', site.tz), clockAt(addDays(date, 1), '00:00', site.tz)];
  const sunrise = firstEvent('sun', 'rise', from, to, site, horizon);
  const vedicDate = t < (sunrise ?? clockAt(date, polarTime, site.tz)) ? addDays(date, -1) : date;
  const tithi = limbAt('tithi', t, ayanamsha).id;
  const tamil = solarDateOf('tamil', date);
  return {
    tithi,
    paksha: tithi <= 15 ? 1 : 2,
    yoga: limbAt('yoga', t, ayanamsha).id,
    karana: karanaOf(limbAt('karana', t, ayanamsha).id),
    weekday: weekdayOf(date),
    vedicWeekday: weekdayOf(vedicDate),
    sunrise,
    // A Thiruvalluvar year begins with Thai, three months before the samvatsara of the same Gregorian year.
    samvatsara: samvatsarasOf(t, lunationAt(t, ayanamsha), tamil.year - 31 - (tamil.month >= 10 ? 1 : 0), ayanamsha),
  };
}
