import { Type } from 'typebox';
import type { App } from '../core/app.ts';
import { dateInZone } from '../core/clock.ts';
import type { Db } from '../core/db.ts';
import { type FieldError, invalid, notFound } from '../core/error.ts';
import { type Answer, read, wholeList } from '../core/read.ts';
import { Day, Lang } from '../model/common.ts';
import { type Festival, PanchangDay } from '../model/panchang.ts';
import { PlaceQuery } from '../model/places.ts';
import { type KnownPlace, queryOf, resolvePlace } from '../places/places.ts';
import { dayEnd } from '../places/zones.ts';
import { known as knownSettings } from '../settings/settings.ts';
import type { Facts, Layer } from './facts.ts';
import { type FestivalFacts, factsOfRow, festivalOf, festivalsTopic, isKeptIn } from './festivals.ts';
import { dayOf, type Reader } from './shape.ts';
import { daysAt, festivalsOf, type StoredDayRow, type StoredFestival } from './store.ts';

export const panchangTopic = 'panchang';
export const topics = (): string[] => [panchangTopic, festivalsTopic, 'settings'];

const longestRange = 62;
const dayMs = 86_400_000;

/** The place that a query means; without one the setting `default_city`. @throws Fault `invalid` */
export const placeOf = (app: App, query: PlaceQuery): KnownPlace =>
  resolvePlace(query, knownSettings(app).basic.default_city);

export const langOf = (app: App, lang: Lang | undefined): Lang => lang ?? knownSettings(app).basic.default_lang;

/**
 * When an answer about days up to `to` changes by itself: at the end of that day in the zone, if it is not past. Such
 * an answer may be what a question without dates means today, or on a day to come, and then stops being it.
 */
export function validUntil(app: App, to: string, zone: string): number {
  return to < dateInZone(app.now(), zone) ? Number.POSITIVE_INFINITY : dayEnd(to, zone);
}

const PlaceAndLang = { ...PlaceQuery, lang: Type.Optional(Lang) };

export const panchangDay = read({
  name: 'panchang.day',
  summary: 'One day of the almanac at a place; today unless told',
  query: Type.Object({ date: Type.Optional(Day), ...PlaceAndLang }),
  reply: PanchangDay,
  normalise(app, { date, lang, ...where }) {
    const place = placeOf(app, where);
    return {
      date: date ?? dateInZone(app.now(), place.tz),
      lang: langOf(app, lang),
      ...queryOf(place, where),
    };
  },
  topics,
  rare: ({ lat }) => lat !== undefined,
  maxAge: 3600,
  async run(app, { date = '', lang, ...where }) {
    const reader = readerOf(app, where, lang);
    const data = await shownDay(app.db.read, date, reader);
    if (!data) throw notFound('day in the almanac');
    return { data, meta: { lang: reader.lang }, validUntil: validUntil(app, date, reader.place.tz) };
  },
});

export function readerOf(app: App, where: PlaceQuery, lang: Lang | undefined): Reader {
  const { default_lang } = knownSettings(app).basic;
  return { place: placeOf(app, where), lang: lang ?? default_lang, defaultLang: default_lang };
}

/** A day as a reader gets it; null for one of which nothing is known. */
export async function shownDay(db: Db, date: string, reader: Reader): Promise<PanchangDay | null> {
  const [day] = await shownDays(db, date, date, reader);
  return day ?? null;
}

async function shownDays(db: Db, from: string, to: string, reader: Reader): Promise<PanchangDay[]> {
  const { id, region } = reader.place;
  const [days, festivals] = await Promise.all([daysAt(db, from, to, id), festivalsOf(db, from, to)]);
  const here = festivals.filter(
    (row) => isKeptIn(JSON.parse(row.regions) as string[], region ?? 'IN') || abroad(row, region),
  );
  const byDate = Map.groupBy(here, (row) => row.date);
  return [...Map.groupBy(days, (row) => row.date)].map(([date, rows]) => {
    const layers: Layer[] = rows.map((row) => ({ source: 'manual', facts: JSON.parse(row.facts) as Facts }));
    return dayOf(date, layers, festivalsOfDay(date, rows, byDate.get(date) ?? [], reader), reader);
  });
}

/** Readers abroad keep what all of India keeps. */
const abroad = (row: StoredFestival, region: string | null): boolean =>
  region !== null && !region.startsWith('IN') && (JSON.parse(row.regions) as string[]).includes('IN');

/** Those of the day itself, the city's first, then those that stand by themselves; each key once. */
function festivalsOfDay(date: string, days: StoredDayRow[], own: StoredFestival[], reader: Reader): Festival[] {
  const inDays = days.toReversed().flatMap((row) => JSON.parse(row.festivals) as FestivalFacts[]);
  const all = [
    ...inDays.map((facts) => festivalOf(facts, date, null, reader)),
    ...own.map((row) => festivalOf(factsOfRow(row), date, row.id, reader)),
  ];
  return [...new Map(all.toReversed().map((f) => [f.key, f])).values()].toReversed();
}

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
const lastOfMonth = (date: string): string => isoOf(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));

/** @throws Fault `invalid` for a range that runs backwards or is too long */
export function checkRange(from: string, to: string, longest: number): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const errors: FieldError[] = [];
  if (days < 1) errors.push({ field: 'to', message: 'must not be before from' });
  if (days > longest) errors.push({ field: 'to', message: `must be within ${longest} days from from` });
  if (errors.length) throw invalid(errors);
}

export const panchangRange = read({
  name: 'panchang.range',
  summary: 'Days of the almanac at a place, 1 to 62 of them; this month unless told',
  query: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    date: Type.Optional(Day),
    ...PlaceAndLang,
  }),
  reply: Type.Array(PanchangDay),
  normalise(app, { from, to, date, lang, ...where }) {
    const place = placeOf(app, where);
    const known = date ?? from ?? to ?? dateInZone(app.now(), place.tz);
    const first = from ?? date ?? firstOfMonth(known);
    const last = to ?? date ?? lastOfMonth(known);
    checkRange(first, last, longestRange);
    return { from: first, to: last, lang: langOf(app, lang), ...queryOf(place, where) };
  },
  topics,
  rare: ({ lat }) => lat !== undefined,
  maxAge: 3600,
  async run(app, { from = '', to = '', lang, date: _, ...where }): Promise<Answer> {
    const reader = readerOf(app, where, lang);
    const data = await shownDays(app.db.read, from, to, reader);
    return { data, meta: wholeList(reader.lang, data.length), validUntil: validUntil(app, to, reader.place.tz) };
  },
});
