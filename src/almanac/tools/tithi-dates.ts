import {
  type AnniversaryKind,
  anniversariesOf,
  originOf,
  type StarCalendar,
} from '../../panchang/anniversaries/anniversaries.ts';
import { lunationAt, purnimantaMonth } from '../../panchang/calendars/lunar.ts';
import { solarDateOf } from '../../panchang/calendars/solar-months.ts';
import { monthName, regionalMonth } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { skyOf } from '../../panchang/sky/day-sky.ts';
import { daysBetween, instantAt, weekdayOf } from '../../panchang/zone.ts';
import { placeView } from '../../places/resolved.ts';
import type { TithiDates } from '../model/tithi-dates.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';

interface TithiDatesRequest {
  date: string;
  /** `HH:MM`; null is sunrise. */
  time: string | null;
  kind: AnniversaryKind;
  calendar: StarCalendar;
  from: string;
  count: number;
}

const yearDays = 365.25;

/** What a birth or a death is remembered by, and its next days from a date on. */
export function tithiDatesOf(request: TithiDatesRequest, reader: AlmanacReader, reckoning: Reckoning): TithiDates {
  const { date, time, kind, calendar } = request;
  const { lang, place } = reader;
  const { named, span } = writerOf(reader);
  const t = time === null ? skyOf(date, place, reckoning.horizon).start : instantAt(date, time, place.tz);
  const origin = originOf(t, calendar, place, reckoning);
  const purnimanta = purnimantaMonth(lunationAt(t, reckoning.ayanamsha), origin.tithi, reckoning.ayanamsha);
  const lunarMonth = (id: number) => ({ id, name: monthName(id, origin.isLeap, lang) });
  const solar = solarDateOf(calendar, origin.date);
  const days = anniversariesOf(origin, kind, request, place, reckoning).map((day) => ({
    date: day.date,
    weekday: named('weekdays', weekdayOf(day.date)),
    number: Math.round(daysBetween(origin.date, day.date) / yearDays),
    is_adhika: day.isLeap,
    ...span(day.span),
  }));
  return {
    lang,
    place: placeView(place),
    kind,
    origin: {
      date: origin.date,
      weekday: named('weekdays', weekdayOf(origin.date)),
      tithi: named('tithis', origin.tithi),
      paksha: named('pakshas', origin.tithi <= 15 ? 1 : 2),
      amanta: lunarMonth(origin.month),
      purnimanta: lunarMonth(purnimanta),
      is_adhika: origin.isLeap,
      nakshatra: named('nakshatras', origin.star),
      solar: {
        key: calendar,
        year: solar.year,
        month: { id: solar.month, name: regionalMonth(calendar, solar.month, lang) },
        day: solar.day,
      },
    },
    days,
  };
}
