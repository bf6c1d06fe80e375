import type { App } from '../core/app.ts';
import { hook } from '../core/hook.ts';
import type { Lang } from '../core/model/common.ts';
import { newestLabels, writtenLabels } from '../news/labels/newest.ts';
import { labelSlug } from '../text/slug.ts';

/** A page, from the root of the site, and when (ISO time) it changed, as far as that is known. */
export interface SitemapPage {
  path: string;
  changed?: string;
}

/** A sitemap per language, `/sitemaps/{name}-{lang}.xml`. It follows from stories of the language, places and settings. */
export interface SitemapSource {
  /** Letters only. */
  name: string;
  /** Whether it is of stories: languages without any have none. */
  isOfStories: boolean;
  /** At most `mostPages`, those that matter most first. */
  pages(app: App, lang: Lang): Promise<{ pages: SitemapPage[]; validUntil?: number }>;
}

/** Protocol and search engines take 50,000 addresses in a file. */
export const mostPages = 20_000;

/** Sitemaps of pages that later modules have. */
export const sitemapSources = hook<SitemapSource>();

/** A tag of one story is no page that anybody looks for. */
const leastOfTag = 2;

/** Tags, or authors, of the newest stories. */
const labelled = (name: string, kind: 'tag' | 'author', least: number): SitemapSource => ({
  name,
  isOfStories: true,
  async pages(app, lang) {
    const labels = await newestLabels(app, kind, lang, { least, most: mostPages });
    const written = await writtenLabels(app, kind, labels);
    const pages = labels.flatMap(({ label, at }) => {
      const slug = labelSlug(written.get(label) ?? label);
      return slug === null ? [] : [{ path: `/${lang}/${kind}/${slug}`, changed: at }];
    });
    return { pages };
  },
});

/** Ids of a query. */
const atOnce = 1_000;

/** The slugs of those of these places that readers see. */
async function activeSlugs(app: App, ids: readonly number[]): Promise<Map<number, string>> {
  const slugs = new Map<number, string>();
  for (let i = 0; i < ids.length; i += atOnce) {
    const rows = await app.db.read
      .selectFrom('places')
      .select(['id', 'slug'])
      .where('id', 'in', ids.slice(i, i + atOnce))
      .where('is_active', '=', 1)
      .execute();
    for (const { id, slug } of rows) slugs.set(id, slug);
  }
  return slugs;
}

/** Places of the newest stories, with all that they lie in. */
const places: SitemapSource = {
  name: 'places',
  isOfStories: true,
  async pages(app, lang) {
    const labels = await newestLabels(app, 'place', lang, { least: 1, most: mostPages });
    const ids = labels.map(({ label }) => (/^#\d+$/.test(label) ? Number(label.slice(1)) : 0));
    const slugs = await activeSlugs(app, ids);
    const pages = labels.flatMap(({ at }, i) => {
      const slug = slugs.get(ids[i] as number);
      return slug === undefined ? [] : [{ path: `/${lang}/place/${slug}`, changed: at }];
    });
    return { pages };
  },
};

const own: readonly SitemapSource[] = [places, labelled('tags', 'tag', leastOfTag), labelled('authors', 'author', 1)];

export const sourcesOf = (app: App): readonly SitemapSource[] => [...own, ...sitemapSources(app)];
