import type { Ayanamsha } from '../sky/ayanamsha.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { meanPassing, passing } from '../sky/limb-angles.ts';
import { memoise } from '../sky/memoise.ts';
import type { Horizon } from '../sky/rise.ts';
import { addDays, clockAt, dateAt, daysBetween } from '../zone.ts';
import { salaYear } from './eras.ts';
import { siddhanticIngress, sundialAt } from './surya-siddhanta.ts';
import { vakyaMonthStart } from './vakya.ts';

/**
 * Solar months: they begin about the instant at which the Sun enters a sidereal sign (ingress, sankranti), on the day that the
 * rule of the region says. Rules: Sewell and Dikshit, The Indian Calendar (1896), art. 28; Chatterjee, Indian Calendric System
 * (1988).
 */

/**
 * Which day belongs to an ingress:
 * `civil` the civil date it falls on; `day` the day from sunrise to sunrise that it falls in; `sunrise` the date of the first
 * sunrise after it; `sunset` its civil date if it comes before sunset, else the next; `aparahna` its civil date if it comes
 * before three fifths of the daytime (18 ghatis) are over, else the next.
 */
export type IngressRule = 'civil' | 'day' | 'sunrise' | 'sunset' | 'aparahna';

/**
 * The instant (Unix seconds) at which the Sun enters a sign in a Gregorian year: every sign is entered once in each.
 * @param sign 1 Mesha (April) to 12 Meena (March)
 */
export const ingressInstant = (sign: number, year: number, ayanamsha: Ayanamsha = 'lahiri'): number =>
  passing('sun', progressOf(sign, year), ayanamsha);

/** The same to within four days, at no cost: where it is worth looking for. */
export const ingressNear = (sign: number, year: number): number => meanPassing('sun', progressOf(sign, year));

const progressOf = (sign: number, year: number): number =>
  360 * (sign >= 10 ? year - 2000 : year - 1999) + 30 * (sign - 1);

/** The day, from sunrise to sunrise, that an instant falls in. */
function dayOf(t: number, site: Site, horizon: Horizon): string {
  const date = dateAt(t, site.tz);
  return t < skyOf(date, site, horizon).start ? addDays(date, -1) : date;
}

/**
 * The date that a rule gives to an ingress (Unix seconds) as it is seen at a place. Without a Sun, 06:00 and 18:00 of the
 * clocks count.
 */
export function dayOfIngress(rule: IngressRule, ingress: number, site: Site, horizon: Horizon = 'edge'): string {
  const date = dateAt(ingress, site.tz);
  if (rule === 'civil') return date;
  if (rule === 'day') return dayOf(ingress, site, horizon);
  const { start, sunset } = skyOf(date, site, horizon);
  if (rule === 'sunrise') return ingress > start ? addDays(date, 1) : date;
  const end = sunset ?? clockAt(date, 18, site.tz);
  const last = rule === 'sunset' ? end : start + 0.6 * (end - start);
  return ingress < last ? date : addDays(date, 1);
}

/** The solar calendars whose months follow the Sun. */
export type SolarSystem = 'tamil' | 'malayalam' | 'bengali' | 'odia' | 'assamese' | 'nepali' | 'punjabi';

export interface SolarDate {
  /** In the era of the calendar: Thiruvalluvar, Kollam, Bangabda, Amli (Sala), Bhaskarabda, Bikram Sambat, Bikrami. */
  year: number;
  /** 1 = the month of Mesha (Chithirai, Medam, Boishakh, Baisakh) to 12 = Meena, in every calendar, wherever its year begins. */
  month: number;
  /** From 1. */
  day: number;
}

/** The first day of a solar month. */
interface SolarMonthStart {
  date: string;
  /** Of the Sun as it is, Unix seconds. */
  ingress: number;
}

interface Calendar {
  /** The first day of the month of a sign, which the Sun as it is enters at `ingress` (Unix seconds) in a Gregorian year. */
  start: (sign: number, ingress: number, year: number) => string;
  /** The year that begins in a Gregorian year, less that. */
  era: number;
  /** The month that begins the year. */
  first: number;
}

const observedAt =
  (rule: IngressRule, lat: number, lon: number): Calendar['start'] =>
  (_sign, ingress) =>
    dayOfIngress(rule, ingress, { lat, lon, tz: 'Asia/Kolkata' });

/**
 * Calendars of a land are the same for its people everywhere: a Tamil in London writes the date of Tamil Nadu, so each is kept
 * at one place. And each has its own Sun: Odisha, Kerala and the Punjab go by the sky, the others by the old texts, as their
 * printed calendars do; up to half a day apart, these give other dates in some months of each year. Published dates that show
 * them apart stand in the tests.
 */
const calendars: Record<SolarSystem, Calendar> = {
  // Thiruvalluvar years, as the state counts them, begin with Thai.
  tamil: { start: (sign, _ingress, year) => vakyaMonthStart(sign, year), era: 31, first: 10 },
  // Thiruvananthapuram. Kollam years begin with Chingam (5).
  malayalam: { start: observedAt('aparahna', 8.5241, 76.9366), era: -824, first: 5 },
  bengali: { start: bengaliStart, era: -593, first: 1 },
  // Puri; the year follows the Moon (`salaYear`), about the month named here.
  odia: { start: observedAt('civil', 19.8135, 85.8312), era: -592, first: 6 },
  // Assam's almanacs begin the months with those of Bengal.
  assamese: { start: bengaliStart, era: -593, first: 1 },
  nepali: { start: nepaliStart, era: 57, first: 1 },
  // Amritsar: sangrand. Its day of the month is the pravishte (gate) of northern almanacs.
  punjabi: { start: observedAt('day', 31.62, 74.8765), era: 57, first: 1 },
};

const kolkata: Site = { lat: 22.5726, lon: 88.3639, tz: 'Asia/Kolkata' };
const ghati = 1440;

/**
 * Bengal: by the Surya Siddhanta, the day after the ingress if that comes before midnight (of the day from sunrise to sunrise,
 * at Kolkata), else one later; within a ghati of midnight Karka counts as before it, Makara as after it.
 */
function bengaliStart(sign: number, near: number): string {
  const ingress = siddhanticIngress(sign, near);
  const day = dayOf(ingress, kolkata, 'edge');
  const { sunset, end } = skyOf(day, kolkata);
  const midnight = ((sunset as number) + end) / 2;
  const margin = sign === 4 ? ghati : sign === 10 ? -ghati : 0;
  return addDays(day, ingress < midnight + margin ? 1 : 2);
}

/** Varanasi, where the almanacs of Nepal come from. */
const nepalMeridian = 83;

/**
 * Nepal: by the Surya Siddhanta, the date of the ingress on the sundial; Karka about sunrise or before it still belongs to the
 * day before, Makara about sunset or after it to the next. The meridian and the two hours are those that fit: so 1295 of the
 * 1296 months of 1992 to 2099 come out as they are published.
 */
function nepaliStart(sign: number, near: number): string {
  const { date, hour } = sundialAt(siddhanticIngress(sign, near), nepalMeridian);
  if (sign === 4 && hour < 5.4) return addDays(date, -1);
  return sign === 10 && hour > 16.75 ? addDays(date, 1) : date;
}

/**
 * When a month of a solar calendar begins.
 * @param year Gregorian, in which the month begins (each of the twelve begins once in it)
 * @param month 1 = Mesha, as in `SolarDate`
 */
export const solarMonthStart = memoise(
  3000,
  (system: SolarSystem, year: number, month: number) => `${system} ${year} ${month}`,
  (system, year, month): SolarMonthStart => {
    const ingress = ingressInstant(month, year);
    return { date: calendars[system].start(month, ingress, year), ingress };
  },
);

/** January is the month in which Makara (10) is entered: 0. */
const placeInYear = (month: number): number => (month + 2) % 12;

/** The year of a calendar in which a month lies that begins in a Gregorian year. */
function yearOf(system: SolarSystem, gregorian: number, month: number): number {
  const { era, first } = calendars[system];
  return gregorian + era - (placeInYear(month) < placeInYear(first) ? 1 : 0);
}

/** The date in a solar calendar of a civil date (`YYYY-MM-DD`). */
export function solarDateOf(system: SolarSystem, date: string): SolarDate {
  const [gregorian, civilMonth] = date.split('-').map(Number) as [number, number];
  // The month begins in this civil month or in the one before.
  let year = gregorian;
  let month = ((civilMonth + 8) % 12) + 1;
  let start = solarMonthStart(system, year, month).date;
  if (date < start) {
    if (civilMonth === 1) year--;
    month = month === 1 ? 12 : month - 1;
    start = solarMonthStart(system, year, month).date;
  }
  const day = daysBetween(start, date) + 1;
  return { year: system === 'odia' ? salaYear(date) : yearOf(system, year, month), month, day };
}

/**
 * The civil date (`YYYY-MM-DD`) of a date in a solar calendar; null when that month of that year has no such day. Years of
 * Odisha follow the Moon: a day about their beginning may come twice in one, and is then the first.
 */
export function dateOfSolar(system: SolarSystem, { year, month, day }: SolarDate): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 32) return null;
  const about = year - calendars[system].era;
  // A year goes into a second Gregorian one, and that of Odisha begins within a month.
  for (const gregorian of [about, about + 1]) {
    const date = addDays(solarMonthStart(system, gregorian, month).date, day - 1);
    const found = solarDateOf(system, date);
    if (found.year === year && found.month === month && found.day === day) return date;
  }
  return null;
}
