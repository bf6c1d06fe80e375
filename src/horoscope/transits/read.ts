import { type Static, Type } from 'typebox';
import { checkYears, isRare } from '../../almanac/query.ts';
import { read } from '../../core/api/read.ts';
import { isoTime } from '../../core/clock.ts';
import { Day, type Lang, ListQuery } from '../../core/model/common.ts';
import { langOrDefault, settingsTopic } from '../../settings/settings.ts';
import { Transits } from '../model.ts';
import { NakshatraParam } from '../nakshatras/nakshatra-param.ts';
import { numberOf, SignParam } from '../signs/sign-param.ts';
import { signView } from '../signs/signs.ts';
import { today } from '../today.ts';
import { transitsOfDay } from './day.ts';
import { starOf } from './star.ts';
import { factorsInWords } from './view.ts';

const TransitsQuery = Type.Object({
  sign: SignParam,
  date: Type.Optional(Day),
  nakshatra: Type.Optional(NakshatraParam),
  lang: ListQuery.lang,
});
/** `until` is set for "today": the answer is then valid until that instant (ms). */
type Query = Static<typeof TransitsQuery> & { until?: number };

export const horoscopeTransits = read({
  name: 'horoscope.transits',
  summary: 'What the grahas of a day, of today by default, are to a moon sign',
  query: TransitsQuery,
  reply: Transits,
  normalise(app, q): Query {
    checkYears({ date: q.date });
    const sign = numberOf(q.sign);
    const day = q.date === undefined ? today(app) : undefined;
    return {
      sign,
      ...(q.nakshatra === undefined ? {} : { nakshatra: starOf(q.nakshatra, sign) }),
      ...(day ? { date: day.date, until: day.until } : { date: q.date as string }),
      lang: langOrDefault(app, q.lang),
    };
  },
  topics: () => [settingsTopic],
  effort: 'almanac',
  rare: ({ nakshatra, date }, app) => nakshatra !== undefined || isRare(app, { date: date as string }),
  async run(_app, q) {
    const { sign, date, nakshatra, lang, until } = q as Query & { sign: number; nakshatra?: number; lang: Lang };
    const { start, end } = transitsOfDay(date as string);
    const data: Transits = {
      sign: signView(sign, lang),
      date: date as string,
      from: isoTime(start * 1000),
      until: isoTime(end * 1000),
      factors: await factorsInWords(date as string, sign, lang, nakshatra),
    };
    return { data, meta: { lang }, ...(until === undefined ? {} : { validUntil: until }) };
  },
});
