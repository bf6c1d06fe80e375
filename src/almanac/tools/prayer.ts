import { hijriOf } from '../../panchang/calendars/hijri.ts';
import { namedWord } from '../../panchang/names.ts';
import { type AsrSchool, type PrayerMethod, prayerTimesOf } from '../../panchang/prayer/prayer.ts';
import { addDays, weekdayOf } from '../../panchang/zone.ts';
import { placeView } from '../../places/resolved.ts';
import type { PrayerTimes } from '../model/prayer.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';

const ramadan = 9;
const fields = ['sehri_end', 'fajr', 'sunrise', 'zawal', 'dhuhr', 'asr', 'maghrib', 'iftar', 'isha'] as const;

/** The times of prayer of each date from one to another, both in. */
export function prayerTable(
  from: string,
  to: string,
  reader: AlmanacReader,
  method: PrayerMethod,
  asr: AsrSchool,
): PrayerTimes {
  const { lang, place } = reader;
  const { at, named } = writerOf(reader);
  const atOrNull = (t: number | null) => (t === null ? null : at(t));
  const days: PrayerTimes['days'] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const times = prayerTimesOf(date, place, method, asr);
    const { year, month, day } = hijriOf(date);
    days.push({
      date,
      weekday: named('weekdays', weekdayOf(date)),
      hijri: { year, month: named('hijri_months', month), day },
      is_ramadan: month === ramadan,
      sehri_end: atOrNull(times.fajr),
      fajr: atOrNull(times.fajr),
      sunrise: atOrNull(times.sunrise),
      zawal: at(times.zawal),
      dhuhr: at(times.dhuhr),
      asr: atOrNull(times.asr),
      maghrib: atOrNull(times.maghrib),
      iftar: atOrNull(times.maghrib),
      isha: atOrNull(times.isha),
      is_adjusted: times.isAdjusted,
    });
  }
  const names = fields.map((field) => [field, nameOfTime(field, lang)]);
  return { lang, place: placeView(place), method, asr, names: Object.fromEntries(names), days };
}

/** Sunrise is a word of the whole almanac. */
const nameOfTime = (field: (typeof fields)[number], lang: string): string =>
  namedWord(field === 'sunrise' ? 'labels' : 'prayers', field, lang);
