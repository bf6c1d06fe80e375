import { Type } from 'typebox';
import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import { type Lang, ListQuery } from '../core/model/common.ts';
import type { NewsItem } from '../news/model/news.ts';
import { newsTopics } from '../news/query.ts';
import { newsList } from '../news/reads.ts';
import { nameIn, namesOf, placeAt, placesTopic } from '../places/tree.ts';
import { frontStories, storyCardList } from './cards.ts';
import { type Html, html, trusted } from './html.ts';
import { withSide } from './lists/columns.ts';
import { mostRead, mostReadPart } from './lists/most-read.ts';
import { colorClass } from './lists/section-head.ts';
import { page, type RenderedPage } from './page.ts';
import { districtButton } from './reader/district.ts';
import { type PublicSite, paths, type SiteSection } from './site.ts';
import { pageWord } from './words.ts';

const perPage = 24;
/** Stories above the rows: a lead and two others. */
const mostFront = 3;
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
  /** The category, where it is one. */
  section?: SiteSection;
  /** Below the title. */
  tools?: Html;
}

/** The categories below one, or beside it below the same one, as links; nothing where there are none. */
function subsections(section: SiteSection, { lang, allSections }: PublicSite): Html | false {
  const below = allSections.filter(({ parentId }) => parentId === section.id);
  const parent = allSections.find(({ id }) => id === section.parentId);
  const [whole, shown] =
    below.length > 0 || !parent
      ? [section, below]
      : [parent, allSections.filter(({ parentId }) => parentId === parent.id)];
  if (shown.length === 0) return false;
  const link = (one: SiteSection, name: string): Html =>
    html`<a href="${paths.section(lang, one.slug)}"${one.id === section.id && trusted(' aria-current="page"')}>${name}</a>`;
  return html`<nav class="links boxed chips" aria-label="${whole.name}">${link(whole, pageWord('all', lang))}${shown.map((one) => link(one, one.name))}</nav>`;
}

/** The newest stories of a category or place, and a link to those before them. */
async function listPage(
  app: App,
  site: PublicSite,
  { title, path, filter, feed, section, tools }: Listed,
  cursor?: string,
): Promise<RenderedPage> {
  const { lang } = site;
  const query = { lang, limit: perPage, ...filter, ...(cursor === undefined ? {} : { cursor }) };
  const [{ data, meta, validUntil = Number.POSITIVE_INFINITY }, read] = await Promise.all([
    newsList.run(app, newsList.normalise(app, query)),
    mostRead(app, site),
  ]);
  const items = data as NewsItem[];
  const front = cursor === undefined ? mostFront : 0;
  const next = meta?.next_cursor as string | null;
  const older = next && html`<a rel="next" href="${path}?cursor=${next}">${pageWord('older', lang)}</a>`;
  const newest = cursor !== undefined && html`<a href="${path}">${pageWord('newer', lang)}</a>`;
  return {
    title,
    path: cursor === undefined ? path : `${path}?cursor=${cursor}`,
    body: withSide(
      html`<h1 class="bare${section && colorClass(section)}">${title}</h1>${tools}
${section && subsections(section, site)}
${frontStories(items.slice(0, front), site, 2) || (items.length === 0 && html`<p>${pageWord('no_stories', lang)}</p>`)}
${items.length > front && storyCardList(items.slice(front), site, 2)}
${(newest || older) && html`<p class="links boxed">${newest}${older}</p>`}`,
      mostReadPart(read, site, new Set(items.map(({ id }) => id))),
    ),
    feed,
    image: items[0]?.image_url ?? null,
    isHidden: cursor !== undefined,
    validUntil: Math.min(validUntil, read.validUntil),
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
      section: found,
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
    const named = nameIn({ name: found.name, names: namesOf(found) }, lang);
    const listed = {
      title: named,
      path: paths.place(lang, found.slug),
      filter: { location: String(found.id) },
      feed: `/feeds/${lang}/place/${found.slug}`,
      ...(found.type === 'district' ? { tools: districtButton(found.slug, named, lang) } : {}),
    };
    return listPage(app, site, listed, cursor);
  },
});
