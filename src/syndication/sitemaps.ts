import { Type } from 'typebox';
import { cachedCategories } from '../categories/categories.ts';
import { type Answer, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import { notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { monthTopic, newsTopic, shareUrl } from '../news/view.ts';
import { placesTopic } from '../places/tree.ts';
import { basicIn } from '../settings/reads.ts';
import { currentSettings, settingsTopic } from '../settings/settings.ts';
import { element, type Xml, xmlDocument } from '../text/markup/xml.ts';
import { LangOfPath, publishedLang } from './feeds.ts';
import { mostPages, type SitemapSource, sourcesOf } from './sitemap-pages.ts';
import { latest, month, months, storiesOfMonth } from './sitemap-store.ts';

const media = 'application/xml; charset=utf-8';
const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const newsSpace = 'http://www.google.com/schemas/sitemap-news/0.9';
const maxAge = 600;
const LangParam = Type.Object({ lang: LangOfPath });

/** Stories of a file. Google takes 50,000; smaller files keep memory small and are read again sooner. */
const mostStories = 5_000;
/** What Google News looks at. */
const newsHours = 48;
const mostNews = 1_000;

const url = (loc: string, more: Xml[] = []): Xml => element('url', [element('loc', loc), ...more]);
const urlset = (urls: Xml[], spaces: Record<string, string> = {}): string =>
  xmlDocument(element('urlset', urls, { xmlns: sitemapSpace, ...spaces }));

/** The front page of a language: an address that is always there, for a sitemap must have one. */
const frontPage = (app: App, lang: string): string => `${app.config.publicUrl}/${lang}`;

/** `te-2026-11`, and from the second file of the month on `te-2026-11-2`. */
const partName = (lang: string, { month: of }: { month: string }, part: number): string =>
  `${lang}-${of}${part === 1 ? '' : `-${part}`}`;

export const sitemapIndex = read({
  name: 'sitemap.index',
  summary: 'The index of all sitemaps',
  media,
  query: Type.Object({}),
  reply: Type.String(),
  normalise: () => ({}),
  // Of every language: which of them are published follows from the settings, and they are a topic too.
  topics: () => ['news', 'categories', settingsTopic],
  maxAge,
  async run(app): Promise<Answer> {
    const { languages, default_lang } = (await currentSettings(app)).basic;
    const at = (name: string, changed = 0): Xml =>
      element('sitemap', [
        element('loc', `${app.config.publicUrl}/sitemaps/${name}.xml`),
        ...(changed === 0 ? [] : [element('lastmod', isoTime(changed))]),
      ]);
    const sitemaps: Xml[] = [];
    const sources = sourcesOf(app);
    for (const lang of languages) {
      const all = await months(app, lang);
      for (const { name, isOfStories } of sources)
        if (!isOfStories || all.length > 0) sitemaps.push(at(`${name}-${lang}`));
      if (all.length === 0 && lang !== default_lang) continue;
      sitemaps.push(at(`sections-${lang}`));
      if (all.length > 0) sitemaps.push(at(`google-news-${lang}`));
      for (const one of all)
        for (let part = 1; (part - 1) * mostStories < one.stories; part++)
          sitemaps.push(at(`news-${partName(lang, one, part)}`, app.versions.changedAt(monthTopic(lang, one.month))));
    }
    return { data: xmlDocument(element('sitemapindex', sitemaps, { xmlns: sitemapSpace })) };
  },
});

const namePattern = /^([a-z]{2})-(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,4}))?$/;

/** @throws Fault `not_found` for what is no name of a file */
function partOf(app: App, name: string): { lang: Lang; month: string; part: number } {
  const [, lang = '', of = '', part = '1'] = name.match(namePattern) ?? [];
  return { lang: publishedLang(app, lang, 'sitemap'), month: of, part: Number(part) };
}

export const sitemapMonth = read({
  name: 'sitemap.month',
  summary: `Sitemap of the stories of a month, such as te-2026-11; from ${mostStories} on there is te-2026-11-2`,
  media,
  query: Type.Object({ month: Type.Optional(Type.String()) }),
  reply: Type.String(),
  normalise(app, { month: name = '' }) {
    partOf(app, name);
    return { month: name };
  },
  topics: ({ month: name = '' }) => [monthTopic(name.slice(0, 2), name.slice(3))],
  maxAge,
  rare: () => true,
  effort: 'heavy',
  async run(app, { month: name = '' }): Promise<Answer> {
    const { lang, month: of, part } = partOf(app, name);
    const offset = (part - 1) * mostStories;
    if (offset >= (await month(app, lang, of)).stories) throw notFound('sitemap');
    const urls: Xml[] = [];
    for await (const stories of storiesOfMonth(app, lang, of, { offset, limit: mostStories }))
      for (const story of stories) urls.push(url(shareUrl(app, story), [element('lastmod', story.updated_at)]));
    return { data: urlset(urls) };
  },
});

export const sitemapNews = read({
  name: 'sitemap.news',
  summary: `Sitemap for Google News: stories of the last ${newsHours} hours`,
  media,
  query: LangParam,
  reply: Type.String(),
  normalise: (app, { lang }) => ({ lang: publishedLang(app, lang, 'sitemap') }),
  topics: ({ lang = '' }) => [newsTopic(lang), settingsTopic],
  maxAge: 120,
  effort: 'heavy',
  async run(app, { lang = '' }): Promise<Answer> {
    const span = newsHours * 3_600_000;
    const stories = await latest(app, lang, { since: isoTime(app.now() - span), limit: mostNews });
    const { publisher, app_name } = basicIn(await currentSettings(app), lang as Lang);
    const publication = element('news:publication', [
      element('news:name', publisher.name ?? app_name),
      element('news:language', lang),
    ]);
    const urls = stories.map((story) => {
      const date = element('news:publication_date', story.published_at as string);
      const news = element('news:news', [publication, date, element('news:title', story.title)]);
      return url(shareUrl(app, story), [news]);
    });
    const oldest = stories.at(-1);
    return {
      data: urlset(urls.length ? urls : [url(frontPage(app, lang))], { 'xmlns:news': newsSpace }),
      ...(oldest ? { validUntil: instant(oldest.published_at as string) + span } : {}),
    };
  },
});

export const sitemapSections = read({
  name: 'sitemap.sections',
  summary: 'Sitemap of the list of a language and of its categories',
  media,
  query: LangParam,
  reply: Type.String(),
  normalise: (app, { lang }) => ({ lang: publishedLang(app, lang, 'sitemap') }),
  topics: () => ['categories', settingsTopic],
  maxAge,
  async run(app, { lang = '' }): Promise<Answer> {
    const active = [...(await cachedCategories(app)).values()].filter(({ row }) => row.is_active === 1);
    const front = frontPage(app, lang);
    return { data: urlset([url(front), ...active.map(({ row }) => url(`${front}/${row.slug}`))]) };
  },
});

/** @throws Fault `not_found` for what is no name of a file */
function sourceOf(app: App, name: string): { source: SitemapSource; lang: Lang } {
  const [, of, lang = ''] = name.match(/^([a-z]+)-([a-z]{2})$/) ?? [];
  const source = sourcesOf(app).find((one) => one.name === of);
  if (!source) throw notFound('sitemap');
  return { source, lang: publishedLang(app, lang, 'sitemap') };
}

export const sitemapPages = read({
  name: 'sitemap.pages',
  summary: 'Sitemap of pages of a language: `almanac-te`, `places-te`, `tags-te`, `authors-te`',
  media,
  query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 40 })) }),
  reply: Type.String(),
  normalise(app, { name = '' }) {
    sourceOf(app, name);
    return { name };
  },
  topics: ({ name = '' }) => [newsTopic(name.slice(-2)), placesTopic, settingsTopic],
  maxAge,
  rare: () => true,
  effort: 'heavy',
  async run(app, { name = '' }): Promise<Answer> {
    const { source, lang } = sourceOf(app, name);
    const { pages, validUntil } = await source.pages(app, lang);
    const urls = pages
      .slice(0, mostPages)
      .map(({ path, changed }) =>
        url(app.config.publicUrl + path, changed === undefined ? [] : [element('lastmod', changed)]),
      );
    return {
      data: urlset(urls.length > 0 ? urls : [url(frontPage(app, lang))]),
      ...(validUntil === undefined ? {} : { validUntil }),
    };
  },
});
