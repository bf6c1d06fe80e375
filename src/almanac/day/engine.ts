import { isObservedIn } from '../festivals/facts.ts';
import { holidaysOfYear } from '../festivals/holiday-list.ts';
import { type FestivalKind, festivalKinds } from '../festivals/kinds.ts';
import type { NamedFestival } from '../festivals/named.ts';
import { nextDays as nextOnes } from '../festivals/next.ts';
import { allFestivals, festivalsHere, festivalsOfRegion, type ObservanceRange } from '../festivals/observances.ts';
import { type About, calendarText } from '../ics.ts';
import { foundMuhurtas, type MuhurtaQuestion } from '../muhurta/found.ts';
import type { EditedDays, EditedFestivals } from '../store.ts';
import { lunarMonthOf } from '../text/month.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { sheetOf } from '../text/sheet.ts';
import { type ConversionRefusal, conversionOf } from '../tools/convert.ts';
import { prayerTable } from '../tools/prayer.ts';
import { tithiDatesOf } from '../tools/tithi-dates.ts';
import { yearTransitsOf } from '../tools/transits.ts';
import { shownDays, type Wanted } from './days.ts';

// What runs in the thread of the almanac, see `../compute.ts`. It takes plain rows and gives finished JSON: bytes cross
// from a thread in no time, a month of days with all their parts does not.

/** JSON, and how many there are in it. */
export interface Finished {
  json: Uint8Array;
  count: number;
}

const finished = (data: object): Finished => ({
  json: Buffer.from(JSON.stringify(data)),
  count: Array.isArray(data) ? data.length : 1,
});

/** What it needs to compare spellings is loaded with the first question: most threads end before one comes. */
export const resolveFestival = async (festival: string): Promise<NamedFestival> =>
  (await import('../festivals/named.ts')).resolveFestival(festival);

export const days = (edited: EditedDays, from: string, to: string, wanted: Wanted): Finished =>
  finished(shownDays(edited, from, to, wanted));

export const day = (edited: EditedDays, date: string, wanted: Wanted): Finished =>
  finished(shownDays(edited, date, date, wanted)[0] as object);

/** A few lines a day. */
export function month(edited: EditedDays, from: string, to: string, wanted: Wanted): Finished {
  const region = wanted.reader.place.region ?? 'IN';
  const lines = shownDays(edited, from, to, wanted).map((day) => ({
    date: day.date,
    weekday: day.weekday,
    masa: lunarMonthOf(day),
    paksha: day.paksha,
    tithi: day.tithi[0] ?? null,
    nakshatra: day.nakshatra[0] ?? null,
    sunrise: day.sunrise,
    sunset: day.sunset,
    moonrise: day.moonrise,
    is_holiday: day.festivals.some(({ is_holiday, regions }) => is_holiday && isObservedIn(regions, region)),
    festivals: day.festivals.map(({ key, name, type, is_holiday }) => ({ key, name, type, is_holiday })),
  }));
  return finished(lines);
}

/** A month of a printed calendar: little of each day, with clocks as readers write them. */
export const sheet = (edited: EditedDays, from: string, to: string, wanted: Wanted): Finished =>
  finished(sheetOf(shownDays(edited, from, to, wanted), wanted.reader));

/** Good and bad times of a day. */
export function muhurta(edited: EditedDays, date: string, wanted: Wanted): Finished {
  const [day] = shownDays(edited, date, date, wanted);
  if (!day) throw new Error('A range of one day has a day.');
  const { lang, place, weekday, sunrise, sunset, next_sunrise, choghadiya, hora, gowri, bala } = day;
  const parts = { choghadiya, hora, gowri, bala };
  const times = { date, lang, place, weekday, sunrise, sunset, next_sunrise, ...day.muhurta, ...parts };
  return finished(times);
}

/** Days and times for an undertaking. */
export function muhurtas(question: MuhurtaQuestion, reader: AlmanacReader) {
  const { days: found, ...about } = foundMuhurtas(question, reader);
  return { ...finished(found), ...about };
}

/** Which festivals: of a region, of all regions, or those that the reader keeps. */
export type FestivalScope = { region: string } | 'all' | 'here';

const festivalsOf = (edited: EditedFestivals, which: FestivalScope, range: ObservanceRange) =>
  which === 'all'
    ? allFestivals(edited, range)
    : which === 'here'
      ? festivalsHere(edited, range)
      : festivalsOfRegion(edited, which.region, range);

/** One type of them, or a page: from `start` up to `end`, which is not in it. */
interface FestivalSlice {
  type?: string | undefined;
  start?: number;
  end?: number;
}

/** The count is of all pages. */
export function festivals(
  edited: EditedFestivals,
  which: FestivalScope,
  range: ObservanceRange,
  { type, start, end }: FestivalSlice,
): Finished {
  const all = festivalsOf(edited, which, range).filter((festival) => type === undefined || festival.type === type);
  return { ...finished(all.slice(start, end)), count: all.length };
}

export const nextDays = (...given: Parameters<typeof nextOnes>): Finished => finished(nextOnes(...given));

export const prayerTimes = (...given: Parameters<typeof prayerTable>): Finished => finished(prayerTable(...given));

/** With the civil date; or what is wrong with the one given. */
export function conversion(
  ...given: Parameters<typeof conversionOf>
): (Finished & { date: string }) | ConversionRefusal {
  const found = conversionOf(...given);
  return typeof found === 'string' ? found : { ...finished(found), date: found.date };
}

export const yearTransits = (...given: Parameters<typeof yearTransitsOf>): Finished =>
  finished(yearTransitsOf(...given));

export const tithiDates = (...given: Parameters<typeof tithiDatesOf>): Finished => finished(tithiDatesOf(...given));

export const holidays = (...given: Parameters<typeof holidaysOfYear>): Finished => finished(holidaysOfYear(...given));

/** A calendar for phones, as text. */
export function calendar(
  edited: EditedFestivals,
  which: FestivalScope,
  range: ObservanceRange,
  about: Omit<About, 'reader' | 'kind'> & { kind: FestivalKind },
): string {
  const found = festivalsOf(edited, which, range).filter(festivalKinds[about.kind]);
  return calendarText(found, { ...about, reader: range.reader });
}
