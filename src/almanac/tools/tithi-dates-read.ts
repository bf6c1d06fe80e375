import { JsonBytes, read } from '../../core/api/read.ts';
import { dateInZone } from '../../core/clock.ts';
import { queryOf } from '../../places/places.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { computed } from '../compute.ts';
import { costOfTithiDates } from '../cost.ts';
import { TithiDates, TithiDatesQuery } from '../model/tithi-dates.ts';
import { checkYears, placeOf, readerOf, reckoningOf } from '../query.ts';

export const panchangTithiDates = read({
  name: 'panchang.tithi_dates',
  summary: 'The days of the next years that a birth or a death is kept on; default: from today',
  query: TithiDatesQuery,
  reply: TithiDates,
  // A date and a time of birth are personal data.
  isPersonal: true,
  normalise(app, { date, time, kind = 'birthday', calendar, from, years = 5, lang, ...where }) {
    checkYears({ date, from });
    const place = placeOf(app, where);
    const reads = langOrDefault(app, lang);
    return {
      date,
      ...(time === undefined ? {} : { time }),
      kind,
      calendar: calendar ?? (reads === 'ml' ? 'malayalam' : 'tamil'),
      from: from ?? dateInZone(app.now(), place.tz),
      years,
      lang: reads,
      ...queryOf(place, where),
    };
  },
  topics: () => ['settings'],
  effort: 'almanac',
  cost: ({ years = 5 }) => costOfTithiDates(years),
  async run(app, query) {
    const {
      date,
      time = null,
      kind = 'birthday',
      calendar = 'tamil',
      from = '',
      years: count = 5,
      lang,
      ...where
    } = query;
    const reader = readerOf(app, where, lang);
    const input = { date, time, kind, calendar, from, count };
    const { json } = await computed(app, 'tithiDates', input, reader, reckoningOf(app));
    return { data: new JsonBytes(json), meta: { lang: reader.lang } };
  },
});
