import { Type } from 'typebox';
import type { App } from '../core/app.ts';
import { dateInZone } from '../core/clock.ts';
import { type FieldError, invalid } from '../core/error.ts';
import { Lang } from '../core/model/common.ts';
import type { Reckoning } from '../panchang/reckoning.ts';
import { PlaceQuery } from '../places/model.ts';
import { placeName, resolvePlace } from '../places/places.ts';
import type { ResolvedPlace } from '../places/resolved.ts';
import { dayEnd } from '../places/zones/zone-time.ts';
import { cachedSettings } from '../settings/settings.ts';
import { festivalsTopic } from './festivals/festivals.ts';
import { Include } from './model/panchang-parts.ts';
import { type PartName, partNames } from './model/part-names.ts';
import type { Digits } from './text/clock-text.ts';
import type { AlmanacReader } from './text/reader.ts';
import { firstDay, lastDay } from './years.ts';

const dayMs = 86_400_000;

export const panchangTopic = 'panchang';
export const topics = (): string[] => [panchangTopic, festivalsTopic, 'settings'];

/** The place that a query means; without one the setting `default_city`. @throws Fault `invalid` */
export const placeOf = (app: App, query: PlaceQuery): ResolvedPlace =>
  resolvePlace(query, cachedSettings(app).basic.default_city);

/** How the publisher has the almanac reckoned. */
export function reckoningOf(app: App): Reckoning {
  const { ayanamsha, sunrise } = cachedSettings(app).basic.almanac;
  return { ayanamsha, horizon: sunrise };
}

export function readerOf(app: App, where: PlaceQuery, lang: Lang | undefined, digits: Digits = 'latin'): AlmanacReader {
  const { default_lang } = cachedSettings(app).basic;
  const place = placeOf(app, where);
  const own = lang ?? default_lang;
  return { place, placeName: placeName(place, own), lang: own, defaultLang: default_lang, digits };
}

export const PlaceAndLang = { ...PlaceQuery, lang: Type.Optional(Lang) };

export const Month = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
  description: 'YYYY-MM, from 1900-01 to 2100-12',
});

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: string): string =>
  isoOf(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));

/** What a reader may request of a day besides its date and place. */
export const DayOptions = {
  include: Type.Optional(Include),
  digits: Type.Optional(
    Type.Enum(['latin', 'native'], { description: 'Digits of the times in `text`; native includes `text`' }),
  ),
  birth_star: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 27, description: 'Birth nakshatra for tarabala; includes `bala`' }),
  ),
  birth_sign: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 12,
      description: 'Birth Moon sign for chandrabala; includes `bala`',
    }),
  ),
};

/** Days from today that everybody may request; what is farther away only a few do. */
const commonDays = 400;

/**
 * Whether few readers request the same: points of a map, births, far years, long parts. Of a range the ends count.
 * There are endlessly many of them, and they shall not push out what everybody reads.
 */
export function isRare(app: App, query: Rarity): boolean {
  const { lat, birth_star, birth_sign, include = [], date, from, to, month } = query;
  if (lat !== undefined || birth_star !== undefined || birth_sign !== undefined || include.length > 3) return true;
  if (from !== undefined && !from.endsWith('-01')) return true; // neither a month nor a year
  return [date, from, to, month].some((text) => text !== undefined && isFar(app, text));
}

interface Rarity extends Pick<DayOptions, 'birth_star' | 'birth_sign'> {
  lat?: number;
  include?: readonly string[];
  date?: string;
  from?: string;
  to?: string;
  month?: string;
}

const isFar = (app: App, date: string): boolean => Math.abs(Date.parse(date) - app.now()) > commonDays * dayMs;

export interface DayOptions {
  include?: (PartName | 'all')[];
  digits?: Digits;
  birth_star?: number;
  birth_sign?: number;
}

/** The same options written in one way, so that equal questions have one answer in the cache. @throws Fault `invalid` */
export function normalOptions({ include = [], digits, birth_star, birth_sign }: DayOptions): DayOptions {
  const hasBirth = birth_star !== undefined || birth_sign !== undefined;
  if (include.includes('bala') && !hasBirth)
    throw invalid([{ field: 'birth_star', message: 'is required with include=bala, or birth_sign', code: 'required' }]);
  const wanted = new Set<string>(include);
  if (hasBirth) wanted.add('bala');
  if (digits === 'native') wanted.add('text');
  const all = include.includes('all');
  const names = partNames.filter((name) => wanted.has(name) || (all && (name !== 'bala' || hasBirth)));
  return {
    ...(names.length ? { include: names } : {}),
    ...(digits === 'native' ? { digits } : {}),
    ...(birth_star === undefined ? {} : { birth_star }),
    ...(birth_sign === undefined ? {} : { birth_sign }),
  };
}

/**
 * When an answer about days up to `to` changes by itself: at the end of that day in the zone, if it is not past. Such
 * an answer may be what a question without dates means today, or on a day to come, and then stops being it.
 */
export function validUntil(app: App, to: string, zone: string): number {
  return to < dateInZone(app.now(), zone) ? Number.POSITIVE_INFINITY : dayEnd(to, zone);
}

/** Each date that lies outside the years that are computed. */
export const yearErrors = (dates: Record<string, string | undefined>): FieldError[] =>
  Object.entries(dates).flatMap(([field, date]) =>
    date !== undefined && (date < firstDay || date > lastDay)
      ? [{ field, message: 'must lie in the years 1900 to 2100', code: 'range' }]
      : [],
  );

/** @throws Fault `invalid` naming each date that lies outside the years that are computed */
export function checkYears(dates: Record<string, string | undefined>): void {
  const errors = yearErrors(dates);
  if (errors.length) throw invalid(errors);
}

/** @throws Fault `invalid` for a range that runs backwards, is too long, or leaves the years that are computed */
export function checkRange(from: string, to: string, longest: number): void {
  checkYears({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const errors: FieldError[] = [];
  if (days < 1) errors.push({ field: 'to', message: 'must not be before from' });
  if (days > longest) errors.push({ field: 'to', message: `must be within ${longest} days from from`, code: 'range' });
  if (errors.length) throw invalid(errors);
}
