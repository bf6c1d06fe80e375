import { Type } from 'typebox';
import { JsonBytes, read } from '../../core/api/read.ts';
import { dateInZone } from '../../core/clock.ts';
import { invalid, invalidField } from '../../core/error.ts';
import { fieldError } from '../../core/messages/messages.ts';
import { queryOf } from '../../places/places.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { computed } from '../compute.ts';
import { type CalendarKey, Conversion, calendarKeys } from '../model/convert.ts';
import { PlaceAndLang, placeOf, readerOf, reckoningOf, validUntil } from '../query.ts';
import { monthsOf } from './convert.ts';

const everyCalendar = 'all';

export const panchangConvert = read({
  name: 'panchang.convert',
  summary: 'A date of one calendar in the others; default: today',
  query: Type.Object({
    date: Type.Optional(
      Type.String({
        pattern: '^\\d{1,4}-\\d{1,2}-\\d{1,2}$',
        description:
          'Year, month and day of `from`; solar months from that of Mesha, days of lunar ones are tithis 1 to 30',
      }),
    ),
    from: Type.Optional(Type.Enum([...calendarKeys], { description: 'Default gregorian' })),
    to: Type.Optional(Type.Enum([...calendarKeys, everyCalendar], { description: 'Default all' })),
    adhika: Type.Optional(Type.Boolean({ description: 'The month is an adhika one' })),
    months: Type.Optional(
      Type.Enum(['amanta', 'purnimanta'], { description: 'Default purnimanta of vikram, amanta of the others' }),
    ),
    ...PlaceAndLang,
  }),
  reply: Conversion,
  normalise(app, { date, from = 'gregorian', to = everyCalendar, adhika = false, months, lang, ...where }) {
    if (date === undefined && from !== 'gregorian') throw invalid([fieldError('date', 'required')]);
    const place = placeOf(app, where);
    return {
      date: (date ?? dateInZone(app.now(), place.tz)).split('-').map(Number).join('-'),
      from,
      to,
      adhika,
      months: months ?? monthsOf(from),
      lang: langOrDefault(app, lang),
      ...queryOf(place, where),
    };
  },
  topics: () => ['settings'],
  // Dates may be written in endless ways.
  rare: () => true,
  effort: 'almanac',
  maxAge: 3600,
  async run(app, { date = '', from = 'gregorian', to, adhika = false, months = 'amanta', lang, ...where }) {
    const reader = readerOf(app, where, lang);
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const given = { calendar: from, year, month, day, isLeap: adhika, months };
    const wanted: readonly CalendarKey[] = to === undefined || to === everyCalendar ? calendarKeys : [to];
    const found = await computed(app, 'conversion', given, wanted, reader, reckoningOf(app));
    if (found === 'range') throw invalidField('date', 'must lie in the years 1900 to 2100', 'range');
    if (found === 'none') throw invalidField('date', `is no day of the calendar ${from}`);
    const { date: civil } = found;
    const until = validUntil(app, civil, reader.place.tz);
    return { data: new JsonBytes(found.json), meta: { lang: reader.lang }, validUntil: until };
  },
});
