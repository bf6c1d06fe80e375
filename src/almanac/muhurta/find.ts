import { Type } from 'typebox';
import { type Answer, JsonBytes, read, wholeList } from '../../core/api/read.ts';
import { dateInZone } from '../../core/clock.ts';
import { Day } from '../../core/model/common.ts';
import type { Purpose as PurposeKey, School as SchoolKey } from '../../panchang/finder/rules.ts';
import { label } from '../../panchang/names.ts';
import { addDays } from '../../panchang/zone.ts';
import { queryOf } from '../../places/places.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { computed } from '../compute.ts';
import { costOfMuhurtas } from '../cost.ts';
import { MuhurtaFound, MuhurtaFoundMeta, Purpose, School } from '../model/muhurta-find.ts';
import { checkRange, checkYears, isRare, PlaceAndLang, placeOf, readerOf, reckoningOf, validUntil } from '../query.ts';
import { lastDay } from '../years.ts';

const longestSearch = 366;
/** Days of a search without an end. */
const usualSearch = 31;

const schoolOfRegion: Readonly<Record<string, SchoolKey>> = {
  'IN-AP': 'telugu',
  'IN-TS': 'telugu',
  'IN-TG': 'telugu',
  'IN-KA': 'telugu',
  'IN-TN': 'tamil',
  'IN-PY': 'tamil',
  'IN-KL': 'tamil',
  'IN-LD': 'tamil',
};
const schoolOfLang: Readonly<Record<string, SchoolKey>> = { te: 'telugu', kn: 'telugu', ta: 'tamil', ml: 'tamil' };

function schoolOf(region: string | null, lang: string): SchoolKey {
  const of = region?.startsWith('IN-') ? schoolOfRegion[region] : schoolOfLang[lang];
  return of ?? 'north';
}

export const muhurtaFind = read({
  name: 'panchang.muhurta.find',
  summary: 'Days and times for an undertaking, and what speaks for and against each; default: 31 days from today',
  query: Type.Object({
    for: Purpose,
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    school: Type.Optional(School),
    nakshatra: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 27, description: 'Birth nakshatra: tarabala is asked' }),
    ),
    rashi: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 12,
        description: 'Birth Moon sign: chandrabala is asked, chandrashtama left out',
      }),
    ),
    ...PlaceAndLang,
  }),
  reply: Type.Array(MuhurtaFound),
  meta: MuhurtaFoundMeta,
  normalise(app, { for: purpose, from, to, school, nakshatra, rashi, lang, ...where }) {
    checkYears({ from, to });
    const place = placeOf(app, where);
    const inLang = langOrDefault(app, lang);
    const first = from ?? dateInZone(app.now(), place.tz);
    const month = addDays(first, usualSearch - 1);
    const last = to ?? (month > lastDay ? lastDay : month);
    checkRange(first, last, longestSearch);
    return {
      for: purpose,
      from: first,
      to: last,
      school: school ?? schoolOf(place.region, inLang),
      ...(nakshatra === undefined ? {} : { nakshatra }),
      ...(rashi === undefined ? {} : { rashi }),
      lang: inLang,
      ...queryOf(place, where),
    };
  },
  topics: () => ['settings'],
  rare: ({ nakshatra, rashi, ...query }, app) => nakshatra !== undefined || rashi !== undefined || isRare(app, query),
  effort: 'almanac',
  cost: ({ from = '', to = '' }) => costOfMuhurtas(from, to),
  maxAge: 3600,
  async run(app, { for: purpose, from = '', to = '', school, nakshatra, rashi, lang, ...where }): Promise<Answer> {
    const reader = readerOf(app, where, lang);
    const wanted = { purpose: purpose as PurposeKey, school: school as SchoolKey, from, to, nakshatra, rashi };
    const { json, count, excluded, sources } = await computed(
      app,
      'muhurtas',
      { ...wanted, reckoning: reckoningOf(app) },
      reader,
    );
    const about = { key: purpose, name: label(`purpose_${purpose}`, reader.lang) };
    return {
      data: new JsonBytes(json),
      meta: { ...wholeList(reader.lang, count), purpose: about, school, excluded, sources },
      validUntil: validUntil(app, to, reader.place.tz),
    };
  },
});
