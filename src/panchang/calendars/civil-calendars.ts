import { addDays, daysBetween } from '../zone.ts';

/** Calendars that governments and communities have tied to the Gregorian one: every month begins on a fixed date. */
export type CivilSystem = 'national' | 'nanakshahi' | 'bangladesh';

export interface CivilDate {
  year: number;
  /** 1 = the first month of the calendar's own year: Chaitra, Chet, Boishakh. */
  month: number;
  day: number;
}

interface CivilCalendar {
  /** The date of the new year in a Gregorian year. */
  newYear: (year: number) => string;
  /** The year of the era that begins in a Gregorian year, less that. */
  era: number;
  /** Days of the months of the year that begins in a Gregorian year. */
  lengths: (year: number) => readonly number[];
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const calendars: Record<CivilSystem, CivilCalendar> = {
  /** The national calendar of India, since 22 March 1957 (1 Chaitra 1879 Shaka); Chaitra has 31 days in a leap year. */
  national: {
    newYear: (year) => `${year}-03-${isLeap(year) ? 21 : 22}`,
    era: -78,
    lengths: (year) => [isLeap(year) ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
  },
  /** Nanakshahi of 2003: 1 Chet 535 was 14 March 2003; Phagun has 31 days when the leap day falls into it. */
  nanakshahi: {
    newYear: (year) => `${year}-03-14`,
    era: -1468,
    lengths: (year) => [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, isLeap(year + 1) ? 31 : 30],
  },
  /** Bangladesh: 1 Boishakh is 14 April; the lengths were revised in 1426 (2019), when the first five long months became six. */
  bangladesh: {
    newYear: (year) => `${year}-04-14`,
    era: -593,
    lengths: (year) => {
      const falgun = isLeap(year + 1) ? 1 : 0;
      return year >= 2019
        ? [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29 + falgun, 30]
        : [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30 + falgun, 30];
    },
  },
};

/** The date in a fixed calendar of a civil date (`YYYY-MM-DD`); before the calendar was made, as if it had been. */
export function civilDateOf(system: CivilSystem, date: string): CivilDate {
  const { newYear, era, lengths } = calendars[system];
  const gregorian = Number(date.slice(0, 4));
  const year = date < newYear(gregorian) ? gregorian - 1 : gregorian;
  let day = daysBetween(newYear(year), date) + 1;
  let month = 1;
  for (const length of lengths(year)) {
    if (day <= length) break;
    day -= length;
    month++;
  }
  return { year: year + era, month, day };
}

/** The civil date (`YYYY-MM-DD`) of a date in a fixed calendar; null when its month has no such day. */
export function dateOfCivil(system: CivilSystem, { year, month, day }: CivilDate): string | null {
  const { newYear, era, lengths } = calendars[system];
  const gregorian = year - era;
  const months = lengths(gregorian);
  if (day < 1 || day > (months[month - 1] ?? 0)) return null;
  return addDays(
    newYear(gregorian),
    months.slice(0, month - 1).reduce((days, length) => days + length, day - 1),
  );
}
