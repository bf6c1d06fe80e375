import { Type } from 'typebox';
import { type Answer, JsonBytes, read, wholeList } from '../core/api/read.ts';
import { dateInZone } from '../core/clock.ts';
import { queryOf } from '../places/places.ts';
import { langOrDefault } from '../settings/settings.ts';
import { Region, regionCode, Year } from './calendar.ts';
import { computed } from './compute.ts';
import { costOfYear } from './cost.ts';
import { Holiday, HolidayKind } from './model/holiday.ts';
import { isRare, PlaceAndLang, placeOf, readerOf, reckoningOf, topics, validUntil } from './query.ts';
import { editedFestivals } from './store.ts';

export const panchangHolidays = read({
  name: 'panchang.holidays',
  summary: 'Holidays of a state in a year: official lists, else a guess; default: this year, the state of the place',
  query: Type.Object({
    year: Type.Optional(Year),
    region: Type.Optional(Region),
    kind: Type.Optional(HolidayKind),
    ...PlaceAndLang,
  }),
  reply: Type.Array(Holiday),
  normalise(app, { year, region, kind, lang, ...where }) {
    const place = placeOf(app, where);
    const code = regionCode(region);
    return {
      year: year ?? Number(dateInZone(app.now(), place.tz).slice(0, 4)),
      ...(code ? { region: code } : {}),
      ...(kind ? { kind } : {}),
      lang: langOrDefault(app, lang),
      ...queryOf(place, where),
    };
  },
  topics,
  rare: ({ year, ...query }, app) => isRare(app, { ...query, from: `${year}-01-01` }),
  effort: 'almanac',
  cost: () => costOfYear,
  maxAge: 3600,
  async run(app, { year = 0, region, kind, lang, ...where }): Promise<Answer> {
    const reader = readerOf(app, where, lang);
    const own = reader.place.region;
    const code = region ?? (own?.startsWith('IN-') ? own : 'IN');
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    const edited = await editedFestivals(app.db.read, from, to, code);
    const range = { from, to, reader, reckoning: reckoningOf(app) };
    const { json, count } = await computed(app, 'holidays', edited, code, kind, range);
    const data = new JsonBytes(json);
    return { data, meta: wholeList(reader.lang, count), validUntil: validUntil(app, to, reader.place.tz) };
  },
});
