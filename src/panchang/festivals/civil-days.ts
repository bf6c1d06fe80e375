import { addDays, daysBetween, weekdayOf } from '../zone.ts';
import type { DateRange } from './near.ts';
import type { CivilDay, Cycle, EasterDay, NthWeekday } from './when.ts';

/** Days of the Gregorian calendar, which no place or sky decides. */

const two = (n: number): string => String(n).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;
const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The Gregorian years that a range touches. */
export function yearsOf({ from, to }: DateRange): number[] {
  const first = yearOf(from);
  return Array.from({ length: yearOf(to) - first + 1 }, (_, n) => first + n);
}

/** Easter Sunday (the anonymous Gregorian algorithm, Nature, 20 April 1876). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dateOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

export function civilDay({ month, day, inLeapYears }: CivilDay, year: number): string {
  return dateOf(year, month, isLeapYear(year) ? (inLeapYears ?? day) : day);
}

export function nthWeekday({ month, weekday, nth }: NthWeekday, year: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

export const easterDay = ({ days }: EasterDay, year: number): string => addDays(easterOf(year), days);

/** Every date of a cycle in a range. */
export function cycleDays({ from: anchor, days }: Cycle, { from, to }: DateRange): string[] {
  const found: string[] = [];
  const steps = Math.ceil(daysBetween(anchor, from) / days);
  for (let date = addDays(anchor, steps * days); date <= to; date = addDays(date, days)) found.push(date);
  return found;
}

/** The last such weekday that is not later than a date. */
export const weekdayOnOrBefore = (date: string, weekday: number): string =>
  addDays(date, -((weekdayOf(date) - weekday + 7) % 7));
