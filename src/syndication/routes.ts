import { Type } from 'typebox';
import { type Answer, read } from '../core/api/read.ts';
import { get, type ReadRoute, type Route } from '../core/api/route.ts';
import { type FeedFormat, feedFormats, syndicationReads } from './feeds.ts';
import { sitemapIndex, sitemapMonth, sitemapNews, sitemapPages, sitemapSections } from './sitemaps.ts';

const each = (path: string, reads: (typeof syndicationReads)[keyof typeof syndicationReads]): ReadRoute[] =>
  feedFormats.map((format: FeedFormat) => get(`${path}.${format}`, 'Feeds', reads[format]));

const named = (...args: Parameters<typeof each>): Route[] =>
  each(...args).map((route) => ({ ...route, followsRenames: true }));

/** For crawlers: what is not theirs, and where to begin. */
const robots = read({
  name: 'robots',
  summary: 'robots.txt with the URL of the sitemap index',
  media: 'text/plain; charset=utf-8',
  query: Type.Object({}),
  reply: Type.String(),
  normalise: () => ({}),
  topics: () => [],
  maxAge: 3600,
  async run({ config }): Promise<Answer> {
    const refused = ['/api/admin', '/api/auth', '/*/search?'].map((path) => `Disallow: ${path}\n`).join('');
    return { data: `User-agent: *\n${refused}\nSitemap: ${config.publicUrl}/sitemap.xml\n` };
  },
});

/** What is read by other programs than the app: our own feeds, sitemaps, `robots.txt`. */
export const syndicationRoutes: Route[] = [
  ...each('/feeds/:lang', syndicationReads.lang),
  ...named('/feeds/:lang/category/:category', syndicationReads.category),
  ...named('/feeds/:lang/place/:place', syndicationReads.place),
  get('/sitemap.xml', 'Feeds', sitemapIndex),
  get('/sitemaps/news-:month.xml', 'Feeds', sitemapMonth),
  get('/sitemaps/google-news-:lang.xml', 'Feeds', sitemapNews),
  get('/sitemaps/sections-:lang.xml', 'Feeds', sitemapSections),
  get('/sitemaps/:name.xml', 'Feeds', sitemapPages),
  get('/robots.txt', 'Feeds', robots),
];
