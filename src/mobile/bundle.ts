import { type Static, Type } from 'typebox';
import { panchangFestivals } from '../almanac/calendar.ts';
import { Festival, PanchangDay } from '../almanac/model/panchang.ts';
import { checkYears, placeOf } from '../almanac/query.ts';
import { panchangDay } from '../almanac/reads.ts';
import { Category } from '../categories/model.ts';
import { type Answer, objectsOf, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { dateInZone, isoTime } from '../core/clock.ts';
import { DateOnly, Day, Lang, Nullable, timestamp } from '../core/model/common.ts';
import { Horoscope } from '../horoscope/model.ts';
import { horoscopeToday } from '../horoscope/reads.ts';
import { NewsItem } from '../news/model/news.ts';
import { Fallback, newsTopics } from '../news/query.ts';
import { newsBreaking, newsCategories, newsList } from '../news/reads.ts';
import { PlaceQuery } from '../places/model.ts';
import { queryOf } from '../places/places.ts';
import { dayEnd } from '../places/zones/zone-time.ts';
import { Platform } from '../settings/model/settings.ts';
import { config } from './config.ts';
import { fitted } from './fit-size.ts';

const mostStories = 30;
/** Breaking and featured stories come first; the newest fill up. */
const [mostBreaking, mostFeatured] = [6, 9];

const dayMs = 86_400_000;
/** Days after the bundle's own whose festivals it lists. */
const festivalDays = 14;
const lastDay = '2100-12-31';

/** Bytes that the answer may have in brotli. The envelope of the response stays under the rest of 100,000. */
const budget = 98_000;

const BundleQuery = Type.Object({
  lang: Type.Optional(Lang),
  date: Type.Optional(Day),
  ...PlaceQuery,
  platform: Type.Optional(Platform),
  fallback: Fallback,
});
type BundleRequest = Static<typeof BundleQuery> & { fallback_lang?: Lang };

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Breaking, featured and newest stories, each once. */
async function stories(app: App, q: BundleRequest): Promise<{ items: NewsItem[]; validUntil: number }> {
  const { lang, fallback } = q;
  const wanted = { lang, ...(fallback === undefined ? {} : { fallback }) };
  const parts = await Promise.all([
    newsBreaking.run(app, newsBreaking.normalise(app, { ...wanted, limit: mostBreaking })),
    newsList.run(app, newsList.normalise(app, { ...wanted, limit: mostFeatured, featured: true })),
    newsList.run(app, newsList.normalise(app, { ...wanted, limit: mostStories })),
  ]);
  const all = parts.flatMap(({ data }) => data as NewsItem[]);
  const items = [...new Map(all.map((item) => [item.id, item])).values()].slice(0, mostStories);
  return { items, validUntil: earliest(parts) };
}

const earliest = (parts: Answer[]): number =>
  Math.min(...parts.map(({ validUntil = Number.POSITIVE_INFINITY }) => validUntil));

async function bundle(app: App, q: BundleRequest): Promise<Answer> {
  const { lang, date = '', platform, fallback: _, fallback_lang: __, ...where } = q;
  const place = placeOf(app, where);
  const until = date < dateInZone(app.now(), place.tz) ? Number.POSITIVE_INFINITY : dayEnd(date, place.tz);
  const [from, to] = [dateAfter(date, 1), dateAfter(date, festivalDays)];
  const region = place.region?.startsWith('IN') ? place.region : 'IN';
  const [settings, categories, news, almanac, festivals, horoscope] = await Promise.all([
    config.run(app, config.normalise(app, { lang, platform })),
    newsCategories.run(app, { lang }),
    stories(app, q),
    panchangDay.run(app, { date, lang, ...where }),
    date === lastDay
      ? { data: [] }
      : panchangFestivals.run(app, { from, to: to < lastDay ? to : lastDay, region, lang, ...where }),
    // As `normalise` of that read leaves it, but for the day of the bundle.
    horoscopeToday.run(app, { lang, date, until }),
  ]);
  const valid = earliest([
    settings,
    categories,
    news as Answer & typeof news,
    almanac,
    festivals,
    horoscope,
    { data: null, validUntil: until },
  ]);
  const whole = (shown: unknown) => ({
    config: settings.data,
    categories: categories.data,
    news: shown,
    almanac: objectsOf(almanac.data),
    festivals: objectsOf(festivals.data),
    horoscope: horoscope.data,
    valid_until: valid === Number.POSITIVE_INFINITY ? null : isoTime(valid),
  });
  const shown = await fitted(news.items, budget, whole);
  return {
    data: whole(shown),
    meta: { lang, date, news: shown.length, truncated: shown.filter((item) => item.content_truncated).length },
    validUntil: valid,
  };
}

/** Everything that a phone shows while it has no network, in one answer that a weak one carries. */
export const readerBundle = read({
  name: 'reader.bundle',
  summary: 'Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today',
  query: BundleQuery,
  reply: Type.Object({
    config: config.reply,
    categories: Type.Array(Category),
    news: Type.Array(
      Type.Object(
        {
          ...NewsItem.properties,
          content_truncated: Type.Boolean({ description: 'The content was cut; the whole is under the item itself' }),
        },
        { $id: 'BundleItem' },
      ),
    ),
    almanac: PanchangDay,
    festivals: Type.Array(Festival, { description: `Of the ${festivalDays} days after this one` }),
    horoscope: Type.Array(Horoscope),
    valid_until: Nullable(timestamp('When a part of it changes by itself')),
  }),
  meta: Type.Object({
    date: DateOnly,
    news: Type.Integer({ description: 'Stories in the bundle' }),
    truncated: Type.Integer({ description: 'Stories of which the content was cut' }),
  }),
  normalise(app, { lang, date, platform = 'android', fallback, ...where }): BundleRequest {
    checkYears({ date });
    const place = placeOf(app, where);
    const news = newsList.normalise(app, { lang, ...(fallback === undefined ? {} : { fallback }) }) as BundleRequest;
    const other = news.fallback_lang;
    return {
      lang: news.lang as Lang,
      date: date ?? dateInZone(app.now(), place.tz),
      platform,
      ...(other === undefined ? {} : { fallback: true, fallback_lang: other }),
      ...queryOf(place, where),
    };
  },
  topics(q) {
    const parts = [newsTopics(q), config.topics({}), panchangDay.topics({}), horoscopeToday.topics(q)];
    return [...new Set(parts.flat())];
  },
  // A bundle is large, and few phones request a point of the map or another day than today.
  rare: ({ lat, date = '' }, app) => lat !== undefined || Math.abs(Date.parse(date) - app.now()) > 2 * dayMs,
  effort: 'heavy',
  brotliAtOnce: true,
  run: bundle,
});
