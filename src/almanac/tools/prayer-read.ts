import { Type } from 'typebox';
import { JsonBytes, read } from '../../core/api/read.ts';
import { dateInZone } from '../../core/clock.ts';
import { invalid } from '../../core/error.ts';
import { fieldError } from '../../core/messages/messages.ts';
import { Day, type Lang } from '../../core/model/common.ts';
import { queryOf } from '../../places/places.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { computed } from '../compute.ts';
import { costOfPrayers } from '../cost.ts';
import { AsrSchool, PrayerMethod, PrayerTimes } from '../model/prayer.ts';
import {
  checkRange,
  checkYears,
  firstOfMonth,
  isRare,
  lastOfMonth,
  Month,
  PlaceAndLang,
  placeOf,
  readerOf,
  validUntil,
} from '../query.ts';

const longestRange = 62;

/** Languages whose readers mostly follow the Shafi school; the others have asr by the Hanafi one. */
const shafi = new Set<Lang>(['ml']);

export const panchangPrayerTimes = read({
  name: 'panchang.prayer_times',
  summary: 'Times of prayer, sehri and iftar at a place, 1 to 62 days; default: this month',
  query: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    month: Type.Optional(Month),
    method: Type.Optional(PrayerMethod),
    asr: Type.Optional(AsrSchool),
    ...PlaceAndLang,
  }),
  reply: PrayerTimes,
  normalise(app, { from, to, month, method = 'karachi', lang, asr, ...where }) {
    if (month !== undefined && (from !== undefined || to !== undefined))
      throw invalid([fieldError('month', 'combination', { other: 'from, to' })]);
    if (month !== undefined) checkYears({ month: `${month}-01` });
    const place = placeOf(app, where);
    const anchor = from ?? to ?? `${month ?? dateInZone(app.now(), place.tz).slice(0, 7)}-01`;
    const [first, last] = [from ?? firstOfMonth(anchor), to ?? lastOfMonth(anchor)];
    checkRange(first, last, longestRange);
    const reads = langOrDefault(app, lang);
    const school = asr ?? (shafi.has(reads) ? 'shafi' : 'hanafi');
    return { from: first, to: last, method, asr: school, lang: reads, ...queryOf(place, where) };
  },
  topics: () => ['settings'],
  rare: (query, app) => isRare(app, query),
  effort: 'almanac',
  cost: ({ from = '', to = '' }) => costOfPrayers(from, to),
  maxAge: 3600,
  async run(app, { from = '', to = '', method = 'karachi', asr = 'hanafi', lang, month: _, ...where }) {
    const reader = readerOf(app, where, lang);
    const { json } = await computed(app, 'prayerTimes', from, to, reader, method, asr);
    const { tz } = reader.place;
    return { data: new JsonBytes(json), meta: { lang: reader.lang }, validUntil: validUntil(app, to, tz) };
  },
});
