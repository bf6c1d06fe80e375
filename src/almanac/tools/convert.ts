import { type Calendars, calendarsOf } from '../../panchang/calendars/calendars.ts';
import { dateOfCivil } from '../../panchang/calendars/civil-calendars.ts';
import { dateOfHijri } from '../../panchang/calendars/hijri.ts';
import { dateOfLunar, type FoundDay, type LunarEra } from '../../panchang/calendars/lunar-dates.ts';
import { dateOfSolar } from '../../panchang/calendars/solar-months.ts';
import { monthName, nameOf, type RegionalCalendar, regionalMonth } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { weekdayOf } from '../../panchang/zone.ts';
import { placeView } from '../../places/resolved.ts';
import type { CalendarDate, CalendarKey, Conversion } from '../model/convert.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';
import { firstDay, lastDay } from '../years.ts';

/** A date of a calendar, as it was requested. */
export interface GivenDate {
  calendar: CalendarKey;
  year: number;
  month: number;
  day: number;
  isLeap: boolean;
  months: 'amanta' | 'purnimanta';
}

/** What is wrong with a date: outside the years that are computed, or no day of its calendar. */
export type ConversionRefusal = 'range' | 'none';

const lunarEras = {
  shaka: 'shaka',
  vikram: 'vikramChaitradi',
  vikram_kartikadi: 'vikramKartikadi',
  vikram_ashadhadi: 'vikramAshadhadi',
} as const satisfies Partial<Record<CalendarKey, LunarEra>>;
const isLunar = (key: CalendarKey): key is keyof typeof lunarEras => key in lunarEras;
const isRegional = (key: CalendarKey, { solar }: Calendars): key is RegionalCalendar => key in solar;

/** In the north the months end with the full moon. */
export const monthsOf = (key: CalendarKey): GivenDate['months'] => (key === 'vikram' ? 'purnimanta' : 'amanta');

/** The civil date of a date in any calendar. */
function found(given: GivenDate, { place }: AlmanacReader, reckoning: Reckoning): FoundDay | ConversionRefusal {
  const { calendar, isLeap, months, ...date } = given;
  const [first, last] = [firstDay, lastDay].map((day) => numbersOf(calendar, day, calendarsOf(day, place, reckoning)));
  if (!first || !last || date.year < first.year || date.year > last.year) return 'range';
  if (isLunar(calendar)) {
    const lunar = { year: date.year, month: date.month, isLeap, tithi: date.day };
    return dateOfLunar(lunarEras[calendar], lunar, months, place, reckoning) ?? 'none';
  }
  const civil = civilDate(calendar, date);
  return civil === null ? 'none' : { date: civil, isKshaya: false };
}

type Numbers = Pick<GivenDate, 'year' | 'month' | 'day'>;

function civilDate(calendar: Exclude<CalendarKey, keyof typeof lunarEras>, date: Numbers): string | null {
  switch (calendar) {
    case 'gregorian': {
      const { year, month, day } = date;
      const time = new Date(Date.UTC(year, month - 1, day));
      return time.getUTCMonth() === month - 1 ? time.toISOString().slice(0, 10) : null;
    }
    case 'bangladesh':
    case 'national':
    case 'nanakshahi':
      return dateOfCivil(calendar, date);
    case 'hijri':
      return dateOfHijri(date);
    default:
      return dateOfSolar(calendar, date);
  }
}

/** A day in one calendar. */
function numbersOf(key: CalendarKey, date: string, all: Calendars): Numbers {
  if (isLunar(key)) return { year: all.eras[lunarEras[key]], month: all[monthsOf(key)].month, day: all.tithi };
  if (isRegional(key, all)) return all.solar[key];
  if (key !== 'gregorian') return all[key];
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

function monthText(key: CalendarKey, month: number, all: Calendars, lang: string): string {
  if (isLunar(key)) return monthName(month, all.amanta.isLeap, lang);
  if (isRegional(key, all)) return regionalMonth(key, month, lang);
  if (key === 'bangladesh') return regionalMonth('bengali', month, lang);
  if (key === 'national') return nameOf('lunar_months', month, lang);
  if (key === 'nanakshahi') return nameOf('nanakshahi_months', month, lang);
  if (key === 'hijri') return nameOf('hijri_months', month, lang);
  return new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
}

/** A date of one calendar in others; or what is wrong with it. Solar months count from that of Mesha. */
export function conversionOf(
  given: GivenDate,
  to: readonly CalendarKey[],
  reader: AlmanacReader,
  reckoning: Reckoning,
): Conversion | ConversionRefusal {
  const day = found(given, reader, reckoning);
  if (typeof day === 'string') return day;
  const { date, isKshaya } = day;
  if (date < firstDay || date > lastDay) return 'range';
  const { lang, place } = reader;
  const { named } = writerOf(reader);
  const all = calendarsOf(date, place, reckoning);
  const dates = to.map((key): CalendarDate => {
    const { year, month, day } = numbersOf(key, date, all);
    const lunar = {
      is_adhika: all.amanta.isLeap,
      paksha: named('pakshas', all.paksha),
      tithi: named('tithis', all.tithi),
    };
    return {
      key,
      is_tentative: key === 'hijri',
      year,
      month: { id: month, name: monthText(key, month, all, lang) },
      day,
      lunar: isLunar(key) ? lunar : null,
    };
  });
  const weekday = named('weekdays', weekdayOf(date));
  return { lang, place: placeView(place), date, weekday, is_kshaya: isKshaya, dates };
}
