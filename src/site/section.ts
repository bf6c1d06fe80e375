import { Type } from 'typebox';
import { notFound } from '../core/error.ts';
import { type Lang, ListQuery } from '../core/model/common.ts';
import { newsTopics } from '../news/query.ts';
import { nameIn, namesOf, placeAt, placesTopic } from '../places/tree.ts';
import { type Html, html, trusted } from './html.ts';
import { listPage } from './lists/list-page.ts';
import { colorClass } from './lists/section-head.ts';
import { described } from './meta/describe.ts';
import { page } from './page.ts';
import { districtButton } from './reader/district.ts';
import { type PublicSite, paths, type SiteSection } from './site.ts';
import { pageWord } from './words.ts';

const Slug = Type.Optional(Type.String({ maxLength: 200 }));

interface Listing {
  lang: Lang;
  cursor?: string;
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

export const section = page({
  name: 'site.section',
  summary: 'The newest stories of a category',
  query: { category: Slug, cursor: ListQuery.cursor },
  topics: ({ lang }) => newsTopics({ lang }),
  rare: ({ cursor }: Listing) => cursor !== undefined,
  async make(app, { lang, category, cursor }: Listing & { category?: string }, site) {
    const found = site.allSections.find(({ slug }) => slug === category);
    if (!found) throw notFound('page');
    const above = site.allSections.find(({ id }) => id === found.parentId);
    return listPage(app, site, { filter: { category: found.slug }, cursor }, () => ({
      title: found.name,
      description: described('stories', site, found.name),
      above: above ? [{ name: above.name, path: paths.section(lang, above.slug) }] : [],
      path: paths.section(lang, found.slug),
      feed: `/feeds/${lang}/category/${found.slug}`,
      color: colorClass(found),
      links: subsections(found, site),
    }));
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
    const title = nameIn({ name: found.name, names: namesOf(found) }, lang);
    return listPage(app, site, { filter: { location: String(found.id) }, cursor }, () => ({
      title,
      description: described('stories', site, title),
      path: paths.place(lang, found.slug),
      feed: `/feeds/${lang}/place/${found.slug}`,
      ...(found.type === 'district' ? { tools: districtButton(found.slug, title, lang) } : {}),
    }));
  },
});
