import { Type } from 'typebox';
import { type Answer, JsonBytes, read, wholeList } from '../core/api/read.ts';
import { dateInZone } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { Day } from '../core/model/common.ts';
import { daysBetween } from '../panchang/zone.ts';
import { queryOf } from '../places/places.ts';
import { langOrDefault } from '../settings/settings.ts';
import { computed } from './compute.ts';
import { costOfDays } from './cost.ts';
import { MonthDay, MuhurtaDay, PanchangDay } from './model/panchang.ts';
import {
  checkRange,
  checkYears,
  DayOptions,
  firstOfMonth,
  isRare,
  lastOfMonth,
  Month,
  normalOptions,
  PlaceAndLang,
  placeOf,
  readerOf,
  reckoningOf,
  topics,
  validUntil,
} from './query.ts';
import { editedDays, nothingEdited } from './store.ts';

const longestRange = 62;

export const panchangDay = read({
  name: 'panchang.day',
  summary: 'One day of the almanac at a place; default: today',
  query: Type.Object({
    date: Type.Optional(Day),
    ...PlaceAndLang,
    ...DayOptions,
    source: Type.Optional(Type.Enum(['computed'], { description: 'computed: without what editors have given' })),
  }),
  reply: PanchangDay,
  normalise(app, { date, lang, include, digits, birth_star, birth_sign, source, ...where }) {
    checkYears({ date });
    const place = placeOf(app, where);
    return {
      date: date ?? dateInZone(app.now(), place.tz),
      lang: langOrDefault(app, lang),
      ...normalOptions({ include, digits, birth_star, birth_sign }),
      ...(source ? { source } : {}),
      ...queryOf(place, where),
    };
  },
  topics,
  rare: (query, app) => query.source !== undefined || isRare(app, query),
  effort: 'almanac',
  maxAge: 3600,
  async run(app, { date = '', lang, include, digits, birth_star, birth_sign, source, ...where }) {
    const reader = readerOf(app, where, lang, digits);
    const options = { include, digits, birth_star, birth_sign };
    const edited = source ? nothingEdited : await editedDays(app.db.read, date, date, reader.place);
    const { json } = await computed(app, 'day', edited, date, { reader, reckoning: reckoningOf(app), options });
    const data = new JsonBytes(json);
    return { data, meta: { lang: reader.lang }, validUntil: validUntil(app, date, reader.place.tz) };
  },
});

export const panchangRange = read({
  name: 'panchang.range',
  summary: 'Days of the almanac at a place, 1 to 62; default: this month',
  query: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    date: Type.Optional(Day),
    ...PlaceAndLang,
    ...DayOptions,
  }),
  reply: Type.Array(PanchangDay),
  normalise(app, { from, to, date, lang, include, digits, birth_star, birth_sign, ...where }) {
    const place = placeOf(app, where);
    const anchor = date ?? from ?? to ?? dateInZone(app.now(), place.tz);
    const first = from ?? date ?? firstOfMonth(anchor);
    const last = to ?? date ?? lastOfMonth(anchor);
    checkRange(first, last, longestRange);
    const options = normalOptions({ include, digits, birth_star, birth_sign });
    return { from: first, to: last, lang: langOrDefault(app, lang), ...options, ...queryOf(place, where) };
  },
  topics,
  rare: (query, app) => isRare(app, query),
  effort: 'almanac',
  cost: ({ from = '', to = '', include }) => costOfDays(daysBetween(from, to) + 1, include),
  maxAge: 3600,
  async run(app, { from = '', to = '', lang, date: _, include, digits, birth_star, birth_sign, ...where }) {
    const reader = readerOf(app, where, lang, digits);
    const options = { include, digits, birth_star, birth_sign };
    const edited = await editedDays(app.db.read, from, to, reader.place);
    const wanted = { reader, reckoning: reckoningOf(app), options };
    const { json, count } = await computed(app, 'days', edited, from, to, wanted);
    const meta = wholeList(reader.lang, count);
    return { data: new JsonBytes(json), meta, validUntil: validUntil(app, to, reader.place.tz) };
  },
});

export const panchangMonth = read({
  name: 'panchang.month',
  summary: 'A month of the almanac at a place, in short; default: this month',
  query: Type.Object({
    month: Type.Optional(Month),
    ...PlaceAndLang,
  }),
  reply: Type.Array(MonthDay),
  normalise(app, { month, lang, ...where }) {
    const place = placeOf(app, where);
    const wanted = month ?? dateInZone(app.now(), place.tz).slice(0, 7);
    if (wanted < '1900' || wanted > '2101') throw invalidField('month', 'must lie in the years 1900 to 2100', 'range');
    return { month: wanted, lang: langOrDefault(app, lang), ...queryOf(place, where) };
  },
  topics,
  rare: (query, app) => isRare(app, query),
  effort: 'almanac',
  cost: () => costOfDays(31),
  maxAge: 3600,
  async run(app, { month = '', lang, ...where }): Promise<Answer> {
    const reader = readerOf(app, where, lang);
    const [from, to] = [`${month}-01`, lastOfMonth(month)];
    const edited = await editedDays(app.db.read, from, to, reader.place);
    const { json, count } = await computed(app, 'month', edited, from, to, { reader, reckoning: reckoningOf(app) });
    const meta = wholeList(reader.lang, count);
    return { data: new JsonBytes(json), meta, validUntil: validUntil(app, to, reader.place.tz) };
  },
});

export const panchangMuhurta = read({
  name: 'panchang.muhurta',
  summary: 'Good and bad times of a day at a place; default: today',
  query: Type.Object({
    date: Type.Optional(Day),
    ...PlaceAndLang,
    birth_star: DayOptions.birth_star,
    birth_sign: DayOptions.birth_sign,
  }),
  reply: MuhurtaDay,
  normalise(app, { date, lang, birth_star, birth_sign, ...where }) {
    checkYears({ date });
    const place = placeOf(app, where);
    const { include: _, ...birth } = normalOptions({ birth_star, birth_sign });
    return {
      date: date ?? dateInZone(app.now(), place.tz),
      lang: langOrDefault(app, lang),
      ...birth,
      ...queryOf(place, where),
    };
  },
  topics,
  rare: (query, app) => isRare(app, query),
  effort: 'almanac',
  maxAge: 3600,
  async run(app, { date = '', lang, birth_star, birth_sign, ...where }) {
    const reader = readerOf(app, where, lang);
    const options = normalOptions({ include: ['muhurta', 'choghadiya', 'hora', 'gowri'], birth_star, birth_sign });
    const edited = await editedDays(app.db.read, date, date, reader.place);
    const { json } = await computed(app, 'muhurta', edited, date, { reader, reckoning: reckoningOf(app), options });
    const data = new JsonBytes(json);
    return { data, meta: { lang: reader.lang }, validUntil: validUntil(app, date, reader.place.tz) };
  },
});
