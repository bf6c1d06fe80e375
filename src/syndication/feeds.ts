import { type TObject, type TSchema, Type } from 'typebox';
import { cachedCategories, viewOf } from '../categories/categories.ts';
import { encodeCursor } from '../core/api/cursor.ts';
import { type Answer, type Read, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import type { NewsItem } from '../news/model/news.ts';
import { newsList } from '../news/reads.ts';
import { nameIn, namesOf, placeAt } from '../places/tree.ts';
import { basicIn } from '../settings/reads.ts';
import { cachedSettings, currentSettings } from '../settings/settings.ts';
import { atomText } from './atom.ts';
import { type FeedTopic, type SyndicationFeed, syndicationFeed } from './feed-model.ts';
import { JsonFeed, jsonText } from './json-feed.ts';
import { rssText } from './rss.ts';

interface Format {
  name: string;
  media: string;
  reply: TSchema;
  text(feed: SyndicationFeed): string;
}

const formats = {
  rss: { name: 'RSS 2.0', media: 'application/rss+xml; charset=utf-8', reply: Type.String(), text: rssText },
  atom: { name: 'Atom', media: 'application/atom+xml; charset=utf-8', reply: Type.String(), text: atomText },
  json: { name: 'JSON Feed', media: 'application/feed+json; charset=utf-8', reply: JsonFeed, text: jsonText },
} satisfies Record<string, Format>;
export type FeedFormat = keyof typeof formats;
export const feedFormats = Object.keys(formats) as FeedFormat[];

const mostItems = 50;

/** What a feed may be of besides a language. */
type Query = {
  lang: string;
  category?: string;
  place?: string;
};

/** Part of an address: what is empty or unknown is no bad parameter but an address at which nothing is. */
export const LangOfPath = Type.Optional(Type.String());

/** A language that the publisher writes in. @throws Fault `not_found` for any other text */
export function publishedLang(app: App, lang: string | undefined, what: string): Lang {
  const found = cachedSettings(app).basic.languages.find((l) => l === lang);
  if (!found) throw notFound(what);
  return found;
}

/** A cursor before all stories: a page from a cursor has no total, and counting costs more than the page. */
const newest = encodeCursor({ time: '9999-12-31T23:59:59.999Z', id: Number.MAX_SAFE_INTEGER });

/** The question to the list of news that a feed is the answer to. A place goes by its id: other places share its name. */
const listed = (app: App, { lang, category }: Query, { placeId }: Found) =>
  newsList.normalise(app, {
    lang,
    category,
    limit: mostItems,
    cursor: newest,
    ...(placeId === null ? {} : { location: String(placeId) }),
  });

/** What a feed turned out to be of. */
type Found = FeedTopic & { placeId: number | null };

/** @throws Fault `not_found` for a category that readers do not see, a place that is not there */
async function topicOf(app: App, lang: Lang, { category, place }: Query): Promise<Found> {
  if (category !== undefined) {
    const found = [...(await cachedCategories(app)).values()].find(
      ({ row }) => row.slug === category && row.is_active === 1,
    );
    if (!found) throw notFound('category');
    return {
      path: `${lang}/category/${category}`,
      page: `${lang}/${category}`,
      name: viewOf(found, lang).name,
      placeId: null,
    };
  }
  if (place !== undefined) {
    const found = await placeAt(app.db.read, place);
    if (found?.slug !== place || found.is_active !== 1) throw notFound('place');
    const name = nameIn({ name: found.name, names: namesOf(found) }, lang);
    return { path: `${lang}/place/${place}`, page: `${lang}/place/${place}`, name, placeId: found.id };
  }
  return { path: lang, page: lang, name: null, placeId: null };
}

function feedRead(format: FeedFormat, of: 'lang' | 'category' | 'place'): Read {
  const { name, media, reply, text } = formats[format];
  const about = of === 'lang' ? 'a language' : `a ${of}`;
  return read({
    name: `feeds.${of}.${format}`,
    summary: `${name}: the ${mostItems} newest stories of ${about}`,
    media,
    reply,
    query: Type.Object({
      lang: LangOfPath,
      ...(of === 'lang' ? {} : { [of]: Type.Optional(Type.String({ maxLength: 200 })) }),
    }) as TObject,
    normalise(app, query) {
      const lang = publishedLang(app, query.lang as string | undefined, 'feed');
      if (query[of] === undefined) throw notFound(of);
      return { ...query, lang };
    },
    topics: ({ lang }) => newsList.topics({ lang }),
    maxAge: 120,
    // Places are many, and each has its feed in every language.
    rare: () => of === 'place',
    effort: 'heavy',
    async run(app, normalised): Promise<Answer> {
      const query = normalised as Query;
      const lang = query.lang as Lang;
      const topic = await topicOf(app, lang, query);
      const settings = await currentSettings(app);
      const list = await newsList.run(app, listed(app, query, topic));
      const { feed_content: amount, websub_hub: hub } = settings.basic;
      const shown = { basic: basicIn(settings, lang), amount, hub };
      const feed = syndicationFeed(app, list.data as NewsItem[], shown, { ...topic, lang, extension: format });
      return { ...list, data: text(feed), meta: {} };
    },
  });
}

/** The reads by what they are of and by format. */
export const syndicationReads = {
  lang: feedsOf('lang'),
  category: feedsOf('category'),
  place: feedsOf('place'),
};

function feedsOf(of: 'lang' | 'category' | 'place'): Record<FeedFormat, Read> {
  return Object.fromEntries(feedFormats.map((format) => [format, feedRead(format, of)])) as Record<FeedFormat, Read>;
}
