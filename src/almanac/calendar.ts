import { Type } from 'typebox';
import { type Answer, JsonBytes, pageMeta, read, wholeList } from '../core/api/read.ts';
import { dateInZone } from '../core/clock.ts';
import { invalid, invalidField } from '../core/error.ts';
import { fieldError } from '../core/messages/messages.ts';
import { Day, ListQuery } from '../core/model/common.ts';
import { communities } from '../panchang/festivals/communities.ts';
import { addDays } from '../panchang/zone.ts';
import { queryOf } from '../places/places.ts';
import { regionOf } from '../places/states.ts';
import { langOrDefault } from '../settings/settings.ts';
import { computed } from './compute.ts';
import { costOfFestivals, costOfNext, costOfYear } from './cost.ts';
import type { FestivalScope } from './day/engine.ts';
import { type FestivalKind, festivalKinds } from './festivals/kinds.ts';
import { Festival, FestivalType } from './model/panchang.ts';
import {
  checkRange,
  checkYears,
  isRare,
  PlaceAndLang,
  placeOf,
  readerOf,
  reckoningOf,
  topics,
  validUntil,
} from './query.ts';
import { editedFestivals, festivalsOfKey, holidaysOf, movedDays, type StoredFestival } from './store.ts';
import { lastDay } from './years.ts';

const longestFestivalRange = 366;
const festivalsPerPage = 100;

export const Year = Type.Integer({ minimum: 1900, maximum: 2100 });
export const Region = Type.String({
  maxLength: 8,
  description: 'ISO 3166-2 like IN-TS: what is observed there, and in all of India',
});

/** Every festival of every region. */
const everyRegion = 'all';

/** Without one it is that of the place, if the question names a place. */
const RegionOrAll = Type.String({
  maxLength: 8,
  description: 'ISO 3166-2 like IN-TS, or all; absent: that of the place',
});

const Community = Type.Optional(
  Type.Enum([...communities], {
    description: 'The calendar of a community instead of the common list, of all regions',
  }),
);

/** @throws Fault `invalid` */
export function regionCode(region: string | undefined): string | undefined {
  const code = region === undefined ? undefined : regionOf(region);
  if (code === null) throw invalidField('region', 'must be a code of ISO 3166-2 like IN-TS', 'pattern');
  return code;
}

/** @throws Fault `invalid` */
const regionOrAll = (region: string | undefined): string | undefined =>
  region === everyRegion ? everyRegion : regionCode(region);

/** The festivals that a normalised query means; without a region those that are kept at the place. */
const whichOf = (region: string | undefined): FestivalScope =>
  region === undefined ? 'here' : region === everyRegion ? 'all' : { region };

/** A normalised query without a `limit` gives all of them, one without a `region` those that are kept at the place. */
export const panchangFestivals = read({
  name: 'panchang.festivals',
  summary: 'Festivals and vratas of a year or a range at a place; default: this year, and without a place every region',
  query: Type.Object({
    year: Type.Optional(Year),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    region: Type.Optional(RegionOrAll),
    type: Type.Optional(FestivalType),
    calendar: Community,
    page: ListQuery.page,
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: festivalsPerPage, description: `Rows, default ${festivalsPerPage}` }),
    ),
    ...PlaceAndLang,
  }),
  reply: Type.Array(Festival),
  normalise(app, { year, from, to, region, type, calendar, page = 1, limit = festivalsPerPage, lang, ...where }) {
    if (year !== undefined && (from !== undefined || to !== undefined))
      throw invalid([fieldError('year', 'combination', { other: 'from, to' })]);
    const place = placeOf(app, where);
    const start = from ?? to;
    const wanted = year ?? Number((start ?? dateInZone(app.now(), place.tz)).slice(0, 4));
    const first = from ?? `${wanted}-01-01`;
    const last = to ?? `${wanted}-12-31`;
    checkRange(first, last, longestFestivalRange);
    const isNamed = where.city !== undefined || where.lat !== undefined;
    const code = regionOrAll(region ?? (isNamed && !calendar ? undefined : everyRegion));
    return {
      from: first,
      to: last,
      lang: langOrDefault(app, lang),
      ...(code ? { region: code } : {}),
      ...(type ? { type } : {}),
      ...(calendar ? { calendar } : {}),
      page,
      limit,
      ...queryOf(place, where),
    };
  },
  topics,
  rare: (query, app) => isRare(app, query),
  effort: 'almanac',
  cost: ({ from = '', to = '' }) => costOfFestivals(from, to),
  maxAge: 3600,
  async run(app, query): Promise<Answer> {
    const { from = '', to = '', region, type, calendar, page = 1, limit, lang, year: _, ...where } = query;
    const reader = readerOf(app, where, lang);
    const range = { from, to, reader, reckoning: reckoningOf(app), community: calendar };
    const edited = await editedFestivals(app.db.read, from, to, region ?? reader.place.region);
    const { json, count } = await computed(app, 'festivals', edited, whichOf(region), range, {
      type,
      ...(limit === undefined ? {} : { start: (page - 1) * limit, end: page * limit }),
    });
    const meta =
      limit === undefined ? wholeList(reader.lang, count) : { lang: reader.lang, ...pageMeta(page, limit, count) };
    return { data: new JsonBytes(json), meta, validUntil: validUntil(app, to, reader.place.tz) };
  },
});

const mostTimes = 20;

export const panchangNext = read({
  name: 'panchang.next',
  summary: 'The next days of a festival or vrata at a place; default: from today',
  query: Type.Object({
    festival: Type.String({
      minLength: 1,
      maxLength: 120,
      description: 'Its key (`ugadi`), or its name in any language',
    }),
    from: Type.Optional(Day),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTimes, description: 'Days, default 1' })),
    ...PlaceAndLang,
  }),
  reply: Type.Array(Festival),
  normalise(app, { festival, from, count = 1, lang, ...where }) {
    checkYears({ from });
    const place = placeOf(app, where);
    return {
      festival: festival.trim(),
      from: from ?? dateInZone(app.now(), place.tz),
      count,
      lang: langOrDefault(app, lang),
      ...queryOf(place, where),
    };
  },
  topics,
  // A name may be written in endless ways.
  rare: () => true,
  effort: 'almanac',
  cost: ({ count = 1 }) => costOfNext(count),
  maxAge: 3600,
  async run(app, { festival, from = '', count = 1, lang, ...where }): Promise<Answer> {
    const reader = readerOf(app, where, lang);
    let { key, otherwise } = await computed(app, 'resolveFestival', festival);
    const announced = (): Promise<StoredFestival[]> => festivalsOfKey(app.db.read, key, addDays(from, -movedDays));
    let rows = await announced();
    if (otherwise && rows.length === 0) {
      if (otherwise.key === null) throw invalidField('festival', otherwise.hint);
      key = otherwise.key;
      rows = await announced();
    }
    const holidays = await holidaysOf(app.db.read, reader.place.region, from, lastDay);
    const edited = { rows, holidays };
    const { json, count: found } = await computed(app, 'nextDays', edited, key, from, count, reader, reckoningOf(app));
    const meta = wholeList(reader.lang, found);
    return { data: new JsonBytes(json), meta, validUntil: validUntil(app, from, reader.place.tz) };
  },
});

export const panchangCalendar = read({
  name: 'panchang.calendar',
  summary: 'iCalendar of festivals at a place, by default for this year and the next',
  media: 'text/calendar; charset=utf-8',
  query: Type.Object({
    kind: Type.Optional(
      Type.Enum(Object.keys(festivalKinds) as FestivalKind[], {
        description: 'Default festivals; all with `calendar`',
      }),
    ),
    calendar: Community,
    year: Type.Optional(Year),
    region: Type.Optional(RegionOrAll),
    ...PlaceAndLang,
  }),
  reply: Type.String(),
  normalise(app, { calendar, kind = calendar ? 'all' : 'festivals', year, region, lang, ...where }) {
    const place = placeOf(app, where);
    const code = regionOrAll(region ?? (calendar ? everyRegion : undefined));
    return {
      kind,
      ...(calendar ? { calendar } : {}),
      ...(year === undefined ? {} : { year }),
      lang: langOrDefault(app, lang),
      ...(code ? { region: code } : {}),
      ...queryOf(place, where),
    };
  },
  topics,
  rare: (query, app) => isRare(app, query),
  effort: 'almanac',
  cost: ({ year }) => (year === undefined ? 2 : 1) * costOfYear,
  maxAge: 3600,
  async run(app, { kind = 'festivals', calendar, year, region, lang, ...where }): Promise<Answer> {
    const reader = readerOf(app, where, lang);
    const first = year ?? Number(dateInZone(app.now(), reader.place.tz).slice(0, 4));
    const last = year ?? Math.min(first + 1, 2100);
    const [from, to] = [`${first}-01-01`, `${last}-12-31`];
    const range = { from, to, reader, reckoning: reckoningOf(app), community: calendar };
    const edited = await editedFestivals(app.db.read, from, to, region ?? reader.place.region);
    const about = {
      kind,
      community: calendar,
      region: region === everyRegion ? 'IN' : region,
      publicUrl: app.config.publicUrl,
    };
    const data = await computed(app, 'calendar', edited, whichOf(region), range, about);
    return { data, validUntil: validUntil(app, year === undefined ? `${first}-12-31` : to, reader.place.tz) };
  },
});
