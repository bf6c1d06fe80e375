import { Type } from 'typebox';
import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import { type Lang, ListQuery } from '../core/model/common.ts';
import type { NewsItem } from '../news/model/news.ts';
import { newsTopics } from '../news/query.ts';
import { newsList } from '../news/reads.ts';
import { nameIn, namesOf, placeAt, placesTopic } from '../places/tree.ts';
import { storyCardList } from './cards.ts';
import { html } from './html.ts';
import { page, type RenderedPage } from './page.ts';
import { type PublicSite, paths } from './site.ts';
import { pageWord } from './words.ts';

const perPage = 24;
const Slug = Type.Optional(Type.String({ maxLength: 200 }));

interface Listing {
  lang: Lang;
  cursor?: string;
}

interface Listed {
  title: string;
  path: string;
  /** Of the list of news. */
  filter: Record<string, unknown>;
  feed: string;
}

/** The newest stories of a category or place, and a link to those before them. */
async function listPage(
  app: App,
  site: PublicSite,
  { title, path, filter, feed }: Listed,
  cursor?: string,
): Promise<RenderedPage> {
  const { lang } = site;
  const query = { lang, limit: perPage, ...filter, ...(cursor === undefined ? {} : { cursor }) };
  const { data, meta, validUntil } = await newsList.run(app, newsList.normalise(app, query));
  const items = data as NewsItem[];
  const next = meta?.next_cursor as string | null;
  const older = next && html`<a rel="next" href="${path}?cursor=${next}">${pageWord('older', lang)}</a>`;
  const newest = cursor !== undefined && html`<a href="${path}">${pageWord('newer', lang)}</a>`;
  return {
    title,
    path: cursor === undefined ? path : `${path}?cursor=${cursor}`,
    body: html`<h1>${title}</h1>
${items.length > 0 ? storyCardList(items, site, 2) : html`<p>${pageWord('no_stories', lang)}</p>`}
<p class="links boxed">${newest}${older}</p>`,
    feed,
    image: items[0]?.image_url ?? null,
    isHidden: cursor !== undefined,
    ...(validUntil === undefined ? {} : { validUntil }),
  };
}

export const section = page({
  name: 'site.section',
  summary: 'The newest stories of a category',
  query: { category: Slug, cursor: ListQuery.cursor },
  topics: ({ lang }) => newsTopics({ lang }),
  rare: ({ cursor }: Listing) => cursor !== undefined,
  async make(app, { lang, category, cursor }: Listing & { category?: string }, site) {
    const found = site.allSections.find(({ slug }) => slug === category);
    if (!found) throw notFound('page');
    const listed = {
      title: found.name,
      path: paths.section(lang, found.slug),
      filter: { category: found.slug },
      feed: `/feeds/${lang}/category/${found.slug}`,
    };
    return listPage(app, site, listed, cursor);
  },
});

export const placePage = page({
  name: 'site.place',
  summary: 'The newest stories of a place',
  query: { place: Slug, cursor: ListQuery.cursor },
  topics: ({ lang }) => [...newsTopics({ lang }), placesTopic],
  rare: () => true,
  async make(app, { lang, place, cursor }: Listing & { place?: string }, site) {
    const found = place === undefined ? undefined : await placeAt(app.db.read, place);
    if (found?.slug !== place || !found || found.is_active !== 1) throw notFound('page');
    const listed = {
      title: nameIn({ name: found.name, names: namesOf(found) }, lang),
      path: paths.place(lang, found.slug),
      filter: { location: String(found.id) },
      feed: `/feeds/${lang}/place/${found.slug}`,
    };
    return listPage(app, site, listed, cursor);
  },
});
