import { type Static, type TObject, Type } from 'typebox';
import { isRare } from '../almanac/query.ts';
import { pageMeta, read, wholeList } from '../core/api/read.ts';
import { checkFields, Fields, picked } from '../core/api/select-fields.ts';
import { notFound } from '../core/error.ts';
import { DateOnly, Day, defaultPageSize, Id, type Lang, ListQuery } from '../core/model/common.ts';
import { langOrDefault, settingsTopic } from '../settings/settings.ts';
import { Horoscope, HoroscopeMeta, horoscopeFields, Period, Sign } from './model.ts';
import { NakshatraParam } from './nakshatras/nakshatra-param.ts';
import { periodRange } from './period.ts';
import { shownPredictions, shownRow } from './shown.ts';
import { numberOf, SignParam } from './signs/sign-param.ts';
import { fullSign, signNumbers } from './signs/signs.ts';
import * as store from './store.ts';
import { today } from './today.ts';
import { starOfReader, withStar } from './transits/star.ts';

const { lang, page, limit } = ListQuery;

/**
 * `until` is set for "today": the answer is then valid until that instant (ms). The answer for the same day by its date
 * never ends, so the two have different cache keys.
 */
type Dated<Q extends TObject> = Static<Q> & { until?: number };

const predictionTopics = (q: { lang?: Lang }): string[] => [store.horoscopeTopic(q.lang as string), settingsTopic];

const HoroscopeQuery = Type.Object({
  lang,
  page,
  limit,
  sign: Type.Optional(SignParam),
  nakshatra: Type.Optional(NakshatraParam),
  period: Type.Optional(Period),
  date: Type.Optional(Day),
  fields: Fields,
});

export const horoscopeList = read({
  name: 'horoscope.list',
  summary: 'Predictions of a period, by sign; default: daily, today',
  query: HoroscopeQuery,
  reply: Type.Array(Horoscope),
  meta: HoroscopeMeta,
  normalise(app, q): Dated<typeof HoroscopeQuery> {
    checkFields(q.fields, horoscopeFields);
    const { period = 'daily', sign, date } = q;
    const lang = langOrDefault(app, q.lang);
    const day = date === undefined ? today(app) : undefined;
    return {
      ...q,
      lang,
      page: q.page ?? 1,
      limit: q.limit ?? 20,
      period,
      date: periodRange(period, date ?? (day?.date as string), lang).start,
      ...(sign === undefined ? {} : { sign: numberOf(sign) }),
      ...(q.nakshatra === undefined ? {} : { nakshatra: starOfReader(q.nakshatra, sign, period) }),
      ...(day ? { until: day.until } : {}),
    };
  },
  topics: predictionTopics,
  effort: 'almanac',
  rare: ({ fields, nakshatra, date }, app) =>
    fields !== undefined || nakshatra !== undefined || isRare(app, { date: date as string }),
  async run(app, q) {
    const {
      lang,
      period = 'daily',
      date,
      sign,
      nakshatra,
      page = 1,
      limit = defaultPageSize,
      fields,
      until,
    } = q as Dated<typeof HoroscopeQuery>;
    const { predictions, next } = await shownPredictions(app, {
      lang: lang as Lang,
      period,
      date: date as string,
      sign: sign as number | undefined,
    });
    const rows = predictions.slice((page - 1) * limit, page * limit);
    const star = nakshatra as number | undefined;
    const shown = star === undefined ? rows : await Promise.all(rows.map((one) => withStar(one, star)));
    const range = periodRange(period, date as string, lang as Lang);
    return {
      data: shown.map((one) => picked(one, fields)),
      meta: { lang: q.lang, ...pageMeta(page, limit, predictions.length), period, range },
      validUntil: Math.min(next, until ?? Number.POSITIVE_INFINITY),
    };
  },
});

export const horoscopeItem = read({
  name: 'horoscope.item',
  summary: 'One prediction, by id',
  query: Type.Object({ id: Id, fields: Fields }),
  reply: Horoscope,
  normalise(_app, q) {
    checkFields(q.fields, horoscopeFields);
    return q;
  },
  topics: () => [store.topic, settingsTopic],
  effort: 'almanac',
  rare: (q) => q.fields !== undefined,
  async run(app, { id, fields }) {
    const row = await store.byId(app.db.read, id);
    if (!row || store.publicFrom(row) > app.now()) throw notFound('prediction');
    return { data: picked(await shownRow(app, row), fields), meta: { lang: row.lang } };
  },
});

const TodayQuery = Type.Object({ lang, fields: Fields });
type TodayQuery = Dated<typeof TodayQuery> & { date?: string };

/** All twelve, also where the settings turn computed ones off and nothing was written: an app that shows twelve tiles need not know the signs. */
export const horoscopeToday = read({
  name: 'horoscope.today',
  summary: 'The twelve signs today',
  query: TodayQuery,
  reply: Type.Array(Horoscope),
  meta: Type.Object({ date: DateOnly }),
  normalise(app, q): TodayQuery {
    checkFields(q.fields, horoscopeFields);
    const { date, until } = today(app);
    return { ...q, lang: langOrDefault(app, q.lang), date, until };
  },
  topics: predictionTopics,
  effort: 'almanac',
  rare: (q) => q.fields !== undefined,
  async run(app, q) {
    const { lang, date, until, fields } = q as TodayQuery & { lang: Lang; date: string; until: number };
    const { predictions, next } = await shownPredictions(app, { lang, period: 'daily', date });
    const bySign = new Map(predictions.map((one) => [one.sign.id, one]));
    const data = signNumbers.map((n) => picked(bySign.get(n) ?? store.unwritten(n, lang, date), fields));
    return { data, meta: { ...wholeList(q.lang as string, data.length), date }, validUntil: Math.min(next, until) };
  },
});

export const horoscopeSigns = read({
  name: 'horoscope.signs',
  summary: 'The twelve signs with their names in every language',
  query: Type.Object({ lang }),
  reply: Type.Array(Sign),
  normalise: (app, q) => ({ lang: langOrDefault(app, q.lang) }),
  topics: () => [settingsTopic],
  maxAge: 3_600,
  async run(_app, q) {
    const data = signNumbers.map((n) => fullSign(n, q.lang as Lang));
    return { data, meta: wholeList(q.lang as string, data.length) };
  },
});
