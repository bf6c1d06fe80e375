import { createRequire } from 'node:module';

/** `general`: offices are closed; `optional`: an employee may choose it; `bank`: banks alone are closed. */
export const holidayKinds = ['general', 'optional', 'bank'] as const;
export type HolidayKind = (typeof holidayKinds)[number];

/** Days of rest that a list leaves out of its holidays: Sundays, the second Saturdays too, or the fourth as well. */
type Omitted = 'sunday' | 'second' | 'second_fourth';

/** One order of a government: keys of observances by `MM-DD`. */
interface HolidayList extends Partial<Record<HolidayKind, Readonly<Record<string, readonly string[]>>>> {
  year: number;
  /** Its number and date, as far as they are recorded. */
  order: string | null;
  /** Addresses of pages that give it, the first being the main one. */
  sources: readonly string[];
  /** The kinds of which the whole list is here. */
  complete: readonly HolidayKind[];
  omits: Omitted | null;
}

/** Whose orders are shipped: eleven states, and the Centre as IN. */
export const listedRegions = ['AP', 'TS', 'KA', 'TN', 'KL', 'MH', 'GJ', 'WB', 'PB', 'OD', 'AS', 'IN'] as const;

const require = createRequire(import.meta.url);
const files = new Map<string, readonly HolidayList[]>();
let names: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;

/** The orders of a region and year that are shipped. @param region ISO 3166-2 like IN-TS; IN: the Centre */
export function listsOf(region: string, year: number): readonly HolidayList[] {
  const code = region.replace(/^IN-/, '');
  let lists = files.get(code);
  if (!lists) {
    lists = (listedRegions as readonly string[]).includes(code)
      ? (require(`./data/${code}.json`) as HolidayList[])
      : [];
    files.set(code, lists);
  }
  return lists.filter((list) => list.year === year);
}

/** The names of a holiday that is no observance of the almanac, by language. */
export function namesOfHoliday(key: string): Readonly<Record<string, string>> {
  names ??= require('./data/names.json') as NonNullable<typeof names>;
  return names[key] ?? {};
}

/** Whether a list that leaves days of rest out says nothing of a date. */
export function isOmitted(date: string, omits: Omitted | null): boolean {
  const day = new Date(date);
  if (omits === null) return false;
  if (day.getUTCDay() === 0) return true;
  const nth = Math.ceil(day.getUTCDate() / 7);
  return day.getUTCDay() === 6 && ((nth === 2 && omits !== 'sunday') || (nth === 4 && omits === 'second_fourth'));
}
