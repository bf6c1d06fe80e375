import { checkYears, reckoningOf } from '../../almanac/query.ts';
import { read } from '../../core/api/read.ts';
import { invalidField } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { resolvePlace } from '../../places/places.ts';
import { placeView, type ResolvedPlace } from '../../places/resolved.ts';
import { langOrDefault, settingsTopic } from '../../settings/settings.ts';
import { birthInstant } from './instant.ts';
import { Birth, BirthQuery } from './model.ts';
import { birthView } from './view.ts';

type Query = Parameters<typeof placeOf>[0];

/**
 * The place of a birth. None is assumed, and a point is not rounded to a cell of the almanac: a hundredth of a degree
 * moves the lagna by an arc minute.
 * @throws Fault `invalid`
 */
function placeOf(query: { city?: string; lat?: number; lon?: number; tz?: string }): ResolvedPlace {
  const { city, lat, lon } = query;
  if (city === undefined && lat === undefined && lon === undefined)
    throw invalidField('city', 'is required, or lat and lon', 'required');
  const place = resolvePlace(query, '');
  return lat === undefined || lon === undefined ? place : { ...place, lat, lon };
}

export const horoscopeBirth = read({
  name: 'horoscope.birth',
  summary: 'Birth chart, dasha and avakahada of a time and place of birth',
  query: BirthQuery,
  reply: Birth,
  isPersonal: true,
  normalise(app, query) {
    checkYears({ date: query.date });
    placeOf(query);
    return { ...query, lang: langOrDefault(app, query.lang) };
  },
  topics: () => [settingsTopic],
  effort: 'almanac',
  async run(app, query) {
    const { date, time } = query;
    const lang = query.lang as Lang;
    const place = placeOf(query as Query);
    const given = { date, time, place: placeView(place), ...birthInstant(date, time, place.tz) };
    const data = birthView(given, { lang, reckoning: reckoningOf(app), now: app.now() / 1000 });
    if (!data) throw invalidField('lat', 'must not be a pole, where no sign rises', 'range');
    return { data, meta: { lang } };
  },
});
