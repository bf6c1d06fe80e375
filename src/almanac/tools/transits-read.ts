import { Type } from 'typebox';
import { JsonBytes, read } from '../../core/api/read.ts';
import { dateInZone } from '../../core/clock.ts';
import { grahas } from '../../panchang/grahas/grahas.ts';
import { queryOf } from '../../places/places.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { computed } from '../compute.ts';
import { costOfTransits } from '../cost.ts';
import { YearTransits } from '../model/transits.ts';
import { isRare, PlaceAndLang, placeOf, readerOf, reckoningOf, validUntil } from '../query.ts';

/** The Moon enters a sign every other day: it is included on request. */
const slow = grahas.filter((graha) => graha !== 'moon');

export const panchangTransits = read({
  name: 'panchang.transits',
  summary:
    'Signs that the grahas enter in a year, their stations and combustions; default: this year, all but the Moon',
  query: Type.Object({
    year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
    graha: Type.Optional(Type.Enum([...grahas])),
    ...PlaceAndLang,
  }),
  reply: YearTransits,
  normalise(app, { year, graha, lang, ...where }) {
    const place = placeOf(app, where);
    return {
      year: year ?? Number(dateInZone(app.now(), place.tz).slice(0, 4)),
      ...(graha ? { graha } : {}),
      lang: langOrDefault(app, lang),
      ...queryOf(place, where),
    };
  },
  topics: () => ['settings'],
  rare: ({ year, ...where }, app) => isRare(app, { ...where, from: `${year}-01-01` }),
  effort: 'almanac',
  cost: ({ graha }) => costOfTransits(graha),
  maxAge: 3600,
  async run(app, { year = 0, graha, lang, ...where }) {
    const reader = readerOf(app, where, lang);
    const { json } = await computed(app, 'yearTransits', year, graha ? [graha] : slow, reader, reckoningOf(app));
    const until = validUntil(app, `${year}-12-31`, reader.place.tz);
    return { data: new JsonBytes(json), meta: { lang: reader.lang }, validUntil: until };
  },
});
