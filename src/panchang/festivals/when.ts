import type { IngressRule, SolarSystem } from '../calendars/solar-months.ts';
import type { Mahadvadashi } from './mahadvadashi.ts';
import type { DayPart } from './parts.ts';

/**
 * How observances are written down. A rule is data: what a day must have to be the day of it. Lunar months are amanta,
 * 1 Chaitra to 12 Phalguna; tithis 1 to 30, 16 to 30 in the dark half; stars 1 Ashwini to 27 Revati; weekdays 1 Sunday to 7.
 */

/**
 * Which of two days that both qualify: the `first`, the `second`, the one with the `greater` share of the part (the first, if
 * they are equal), or by one `ghati`: the second if the tithi lasts 24 minutes past its sunset, else the first.
 */
export type Both = 'first' | 'second' | 'greater' | 'ghati';

/** The day when none qualifies: the one, from sunrise to sunrise, in which the tithi begins or in which it ends, or the next. */
export type Neither = 'begins' | 'ends' | 'next';

/** What is done in a year with an adhika month: the true (nija) month alone keeps it, both do, or only the adhika one. */
export type Leap = 'nija' | 'both' | 'adhika';

/** A month of a solar calendar, 1 that of Mesha; the calendar of the land says which days belong to it, wherever the reader is. */
export interface SolarMonth {
  system: SolarSystem;
  month: number;
  /** The day of its sankranti, the last of the month before, belongs to it instead of the one that ends it. */
  withSankranti?: true;
}

export interface TithiRule {
  by: 'tithi';
  /** `null`: in every month. */
  month: number | null;
  /** One, or the same of both halves. */
  tithis: readonly number[];
  part: DayPart;
  both: Both;
  neither: Neither;
  leap: Leap;
  /** The share of the part, 0 to 1, that the tithi must fill for a day to qualify; without it, any. */
  least?: number;
  /** The month that the day must lie in; of two such days one may be wanted. */
  solarMonth?: SolarMonth;
  pick?: 'earlier' | 'later';
  /** Another day has this star in the part while the day chosen has not: it wins if the tithi is there at `at` on it. */
  star?: { id: number; at: DayPart };
  /** Bhadra (Vishti) outlasts the midnight of the day, and the tithi fills so much of the next day: that day is chosen. */
  bhadra?: { nextDayFilled: number };
}

export interface EkadashiRule {
  by: 'ekadashi';
  month: number | null;
  tithis: readonly [11 | 26];
  leap: Leap;
  school: 'smarta' | 'vaishnava';
  /** The month that the day must lie in. */
  solarMonth?: SolarMonth;
}

/** One of the eight great twelfths, in any month. */
export interface MahadvadashiRule {
  by: 'mahadvadashi';
  kind: Mahadvadashi;
}

export interface StarRule {
  by: 'star';
  star: number;
  part: DayPart;
  both: Both;
  neither: Neither;
  solarMonth?: SolarMonth;
  lunarMonth?: number;
  /** Where the star comes twice in the month: the later one, or the one nearer its full moon. Without it, each. */
  pick?: 'later' | 'fullMoon';
  /** A day is preferred to any other that has the full moon from sunrise for three muhurtas, and then the star. */
  withPurnima?: boolean;
}

/** Weekdays of a lunar month, adhika months left out. */
export interface WeekdayRule {
  by: 'weekday';
  weekdays: readonly number[];
  month: number;
  /** In the purnimanta reckoning the month begins with the dark half before it. */
  reckoning: 'amanta' | 'purnimanta';
  pick: 'each' | 'first';
}

export interface IngressDay {
  by: 'ingress';
  sign: number;
  counted: IngressRule;
}

export interface SolarDay extends Pick<SolarMonth, 'system' | 'month'> {
  by: 'solarDay';
  day: number;
}

export interface CivilDay {
  by: 'civil';
  month: number;
  day: number;
  /** The day of the month in leap years, where it is another. */
  inLeapYears?: number;
}

export interface NthWeekday {
  by: 'nthWeekday';
  month: number;
  weekday: number;
  nth: number;
}

/** Days from Easter Sunday of the Gregorian calendar. */
export interface EasterDay {
  by: 'easter';
  days: number;
}

/** A day of the Islamic calendar, 1 = Muharram. */
export interface HijriDay {
  by: 'hijri';
  month: number;
  day: number;
  /** As this state announced it, where it saw the Moon on another evening than most of India. ISO 3166-2. */
  seenIn?: string;
}

/** Every so many days; `from` is one of them. */
export interface Cycle {
  by: 'cycle';
  from: string;
  days: number;
}

/** So many days after (before, if negative) the days of another rule. */
interface After {
  by: 'after';
  of: When;
  days: number;
}

/** The last such weekday that is not later than the day of another rule. */
interface OnOrBefore {
  by: 'onOrBefore';
  of: When;
  weekday: number;
}

/** An eclipse that can be seen from the place. */
export interface EclipseRule {
  by: 'eclipse';
  of: 'sun' | 'moon';
}

export type When =
  | TithiRule
  | EkadashiRule
  | MahadvadashiRule
  | StarRule
  | WeekdayRule
  | IngressDay
  | SolarDay
  | CivilDay
  | NthWeekday
  | EasterDay
  | HijriDay
  | Cycle
  | After
  | OnOrBefore
  | EclipseRule;
