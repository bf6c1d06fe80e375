import type { NewsItem } from '../../news/model/news.ts';
import { languageName } from '../../text/language-name.ts';
import { type PublicSite, paths } from '../site.ts';
import { directionOf, pageWord } from '../words.ts';
import type { TemplateScope } from './theme.ts';

/** A link as templates show it. */
export interface NavLink {
  name: string;
  url: string;
}

/** The links of the head of every page: front page, categories, almanac, horoscope, deals. */
export function navLinks({ lang, sections, hasDeals, reader }: PublicSite): NavLink[] {
  return [
    { url: paths.home(lang), name: pageWord('home', lang) },
    ...sections.map(({ slug, name }) => ({ url: paths.section(lang, slug), name })),
    { url: paths.panchang(lang), name: pageWord('panchang', lang) },
    { url: paths.horoscope(lang), name: pageWord('horoscope', lang) },
    ...(reader.short ? [{ url: paths.short(lang), name: pageWord('short_news', lang) }] : []),
    ...(hasDeals ? [{ url: paths.deals(lang), name: pageWord('deals', lang) }] : []),
  ];
}

/** The links of the foot of every page: about, contact, complaints, privacy, terms. */
export function footLinks({ lang, basic, texts, reader }: PublicSite): NavLink[] {
  const { privacy_policy_url, terms_url } = basic;
  const privacy = texts.privacy_html === null ? privacy_policy_url : paths.privacy(lang);
  return [
    ...(reader.saved ? [{ url: paths.saved(lang), name: pageWord('saved', lang) }] : []),
    ...(reader.alerts ? [{ url: paths.alerts(lang), name: pageWord('alerts', lang) }] : []),
    { url: paths.places(lang), name: pageWord('districts', lang) },
    { url: paths.about(lang), name: pageWord('about', lang) },
    { url: paths.contact(lang), name: pageWord('contact', lang) },
    { url: `${paths.contact(lang)}#grievance`, name: pageWord('grievance', lang) },
    ...(privacy ? [{ url: privacy, name: pageWord('privacy', lang) }] : []),
    ...(terms_url ? [{ url: terms_url, name: pageWord('terms', lang) }] : []),
  ];
}

/** Who stands behind the site, as the foot of a page names him. */
export const siteOwner = ({ basic: { publisher, app_name } }: PublicSite): string =>
  publisher.legal_name ?? publisher.name ?? app_name;

/** The variable `site`, which every template has. @param current path of the page */
export function siteScope(site: PublicSite, current: string): TemplateScope {
  const { lang, basic, sections, languages, url, zone } = site;
  return {
    site: {
      lang,
      dir: directionOf(lang),
      time_zone: zone,
      name: basic.app_name,
      tagline: basic.tagline,
      logo_url: basic.logo_url,
      url,
      home_url: paths.home(lang),
      search_url: paths.search(lang),
      owner: siteOwner(site),
      social: basic.social,
      languages: languages.map((one) => ({
        lang: one,
        name: languageName(one),
        url: paths.home(one),
        is_current: one === lang,
      })),
      sections: sections.map(({ slug, name, color }) => ({ slug, name, color, url: paths.section(lang, slug) })),
      nav: navLinks(site).map((link) => ({ ...link, is_current: link.url === current })),
      links: footLinks(site),
    },
  };
}

/** The variable `story`: the fields of the API. The content is a part of its own, as sanitised HTML. */
export function storyScope(story: NewsItem, { lang }: PublicSite): Record<string, unknown> {
  const { content: _, category, slug, ...fields } = story;
  return {
    ...fields,
    slug,
    url: `/n/${slug}`,
    category: category && { ...category, url: paths.section(lang, category.slug) },
  };
}
