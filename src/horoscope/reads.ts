import { type Static, type TObject, Type } from 'typebox';
import { pageMeta, read, wholeList } from '../core/api/read.ts';
import { checkFields, Fields, picked } from '../core/api/select-fields.ts';
import { notFound } from '../core/error.ts';
import { DateOnly, Day, Id, type Lang, ListQuery } from '../model/common.ts';
import { Horoscope, HoroscopeMeta, horoscopeFields, Period, Sign } from '../model/horoscope.ts';
import { langOf, settingsTopic } from '../settings/settings.ts';
import { rangeOf } from './period.ts';
import { numberOf, SignParam } from './signs/sign-param.ts';
import { fullSign, signNumbers } from './signs/signs.ts';
import * as store from './store.ts';
import { today } from './today.ts';

const { lang, page, limit } = ListQuery;

/**
 * `until` is set for "today": the answer is then valid until that instant (ms). The answer for the same day by its date
 * never ends, so the two have different cache keys.
 */
type Dated<Q extends TObject> = Static<Q> & { until?: number };

const predictionTopics = (q: { lang?: Lang }): string[] => [store.topicOf(q.lang as string), settingsTopic];

const HoroscopeQuery = Type.Object({
  lang,
  page,
  limit,
  sign: Type.Optional(SignParam),
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
    const lang = langOf(app, q.lang);
    const day = date === undefined ? today(app) : undefined;
    return {
      ...q,
      lang,
      page: q.page ?? 1,
      limit: q.limit ?? 20,
      period,
      date: rangeOf(period, date ?? (day?.date as string), lang).start,
      ...(sign === undefined ? {} : { sign: numberOf(sign) }),
      ...(day ? { until: day.until } : {}),
    };
  },
  topics: predictionTopics,
  rare: (q) => q.fields !== undefined,
  async run(app, q) {
    const {
      lang,
      period = 'daily',
      date,
      sign,
      page = 1,
      limit = 20,
      fields,
      until,
    } = q as Dated<typeof HoroscopeQuery>;
    const { rows, next } = await store.predictions(
      { db: app.db.read, now: app.now() },
      { lang: lang as Lang, period, start: date as string, sign: sign as number | undefined },
    );
    const shown = rows.slice((page - 1) * limit, page * limit);
    return {
      data: shown.map((row) => picked(store.nounOf(row), fields)),
      meta: {
        lang: q.lang,
        ...pageMeta(page, limit, rows.length),
        period,
        range: rangeOf(period, date as string, lang as Lang),
      },
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
  topics: () => [store.topic],
  rare: (q) => q.fields !== undefined,
  async run(app, { id, fields }) {
    const row = await store.byId(app.db.read, id);
    if (!row || store.publicFrom(row) > app.now()) throw notFound('prediction');
    return { data: picked(store.nounOf(row), fields), meta: { lang: row.lang } };
  },
});

const TodayQuery = Type.Object({ lang, fields: Fields });
type TodayQuery = Dated<typeof TodayQuery> & { date?: string };

/** All twelve, also those of which nothing was written: an app that shows twelve tiles need not know the signs. */
export const horoscopeToday = read({
  name: 'horoscope.today',
  summary: 'The twelve signs today; `prediction` is null where none was written',
  query: TodayQuery,
  reply: Type.Array(Horoscope),
  meta: Type.Object({ date: DateOnly }),
  normalise(app, q): TodayQuery {
    checkFields(q.fields, horoscopeFields);
    const { date, until } = today(app);
    return { ...q, lang: langOf(app, q.lang), date, until };
  },
  topics: predictionTopics,
  rare: (q) => q.fields !== undefined,
  async run(app, q) {
    const { lang, date, until, fields } = q as TodayQuery & { lang: Lang; date: string; until: number };
    const { rows, next } = await store.predictions(
      { db: app.db.read, now: app.now() },
      { lang, period: 'daily', start: date },
    );
    const bySign = new Map(rows.map((row) => [row.sign, row]));
    const data = signNumbers.map((n) => {
      const row = bySign.get(n);
      return picked(row ? store.nounOf(row) : store.unwritten(n, lang, date), fields);
    });
    return { data, meta: { ...wholeList(q.lang as string, data.length), date }, validUntil: Math.min(next, until) };
  },
});

export const horoscopeSigns = read({
  name: 'horoscope.signs',
  summary: 'The twelve signs with their names in every language',
  query: Type.Object({ lang }),
  reply: Type.Array(Sign),
  normalise: (app, q) => ({ lang: langOf(app, q.lang) }),
  topics: () => [settingsTopic],
  maxAge: 3_600,
  async run(_app, q) {
    const data = signNumbers.map((n) => fullSign(n, q.lang as Lang));
    return { data, meta: wholeList(q.lang as string, data.length) };
  },
});
