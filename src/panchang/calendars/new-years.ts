import newYears from '../data/new-years.json' with { type: 'json' };

/** Calendars by whose year people of a language reckon, as far as it is not that of January. */
const calendars = {
  te: 'chaitra',
  kn: 'chaitra',
  hi: 'chaitra',
  gu: 'kartika',
  ta: 'tamil',
  ml: 'malayalam',
  bn: 'bengali',
} as const;

type Calendar = (typeof calendars)[keyof typeof calendars];

/** The languages whose year is not that of January. */
export const languagesOfOwnYear = Object.keys(calendars) as readonly (keyof typeof calendars)[];

const firstDays = new Map<Calendar, readonly string[]>();

/** The first day of each year of a calendar, in order; the table is read on first use. */
function firstDaysOf(calendar: Calendar): readonly string[] {
  let days = firstDays.get(calendar);
  if (!days) {
    days = newYears[calendar].split(' ').map((day, i) => `${newYears.from + i}-${day.slice(0, 2)}-${day.slice(2)}`);
    firstDays.set(calendar, days);
  }
  return days;
}

// The interface counts years too, and its browsers need not have `Temporal`, which `zone.ts` goes by.
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/**
 * First and last day (`YYYY-MM-DD`, both included) of the year that a day falls in, as people of a language reckon: Ugadi to
 * Ugadi in Telugu and Kannada, Chaitra of the Vikram year in Hindi, Kartika of the Vikram year in Gujarati, Puthandu in Tamil,
 * Chingam (the Kollam year) in Malayalam, Poila Boishakh in Bengali; January in other languages, and where the table ends
 * (before 1899 and from 2101 on). Lunar years begin with the day at whose sunrise in Ujjain the tithi reigns.
 */
export function yearOfLanguage(day: string, lang: string): { start: string; end: string } {
  const calendar = (calendars as Record<string, Calendar | undefined>)[lang];
  if (calendar) {
    const days = firstDaysOf(calendar);
    const next = days.findIndex((first) => first > day);
    if (next > 0) return { start: days[next - 1] as string, end: dayBefore(days[next] as string) };
  }
  const year = day.slice(0, 4);
  return { start: `${year}-01-01`, end: `${year}-12-31` };
}
