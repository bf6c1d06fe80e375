import { listText } from '../almanac/text/clock-text.ts';
import type { PageCard } from '../cards/address.ts';
import type { Lang } from '../core/model/common.ts';
import { languageName } from '../text/language-name.ts';
import { androidBanner, iosBanner, storeLinks } from './apps/banner.ts';
import { builtInHeader, menuPart } from './frame/header.ts';
import { type Html, html, trusted } from './html.ts';
import { installLinks } from './install/head.ts';
import { sizePath } from './reader/size.ts';
import { oncePer, type PublicSite, paths } from './site.ts';
import { footLinks, siteOwner, siteScope } from './theme/scope.ts';
import { viewAddress } from './views/address.ts';
import { directionOf, pageWord } from './words.ts';

/** Another address of the same content: another language, or another format. */
interface Alternate {
  lang: Lang;
  path: string;
}

/** A page without what surrounds it. */
export interface Page {
  title: string;
  description?: string | null;
  /** Its one address, from the root of the site. */
  path: string;
  body: Html;
  /** Address of a picture that a shared link shows, where there is no card. */
  image?: string | null;
  /** The share card. */
  card?: PageCard | null;
  type?: 'website' | 'article';
  /** JSON-LD. */
  data?: readonly object[];
  alternates?: readonly Alternate[];
  /** Our own feed of what the page lists, without its extension. */
  feed?: string;
  /** Search results are not to be found by search engines. */
  isHidden?: boolean;
  /** The story that is counted as opened when the page is seen. */
  countedId?: number;
  /** Seconds after which a browser without scripts loads it again. */
  refreshSeconds?: number;
}

/** JSON within a script element: no text in it can end the element. */
const jsonLd = (data: object): Html =>
  html`<script type="application/ld+json">${trusted(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

const meta = (name: 'name' | 'property', key: string, content: string | null | undefined): Html | null =>
  content ? html`<meta ${trusted(name)}="${key}" content="${content}">` : null;

/** What the site is about, while no tagline says it: its name and its sections. */
const summaryOf = ({ basic, sections, lang }: PublicSite): string => {
  const names = sections.map(({ name }) => name);
  return names.length > 0 ? `${basic.app_name}: ${listText(names, lang)}` : basic.app_name;
};

function scriptOf({ assets, shows }: PublicSite, { countedId }: Page): Html {
  const view = shows.views && countedId !== undefined && html` data-view="${viewAddress(countedId)}"`;
  return html`<script src="${assets.script}" defer${view}></script>`;
}

function head(site: PublicSite, page: Page): Html {
  const { lang, basic, url } = site;
  const address = url + page.path;
  const title = page.title === basic.app_name ? page.title : `${page.title} – ${basic.app_name}`;
  const description = page.description ?? basic.tagline ?? summaryOf(site);
  const { card } = page;
  const image = card?.url ?? page.image ?? basic.logo_url;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${meta('name', 'description', description)}
<link rel="canonical" href="${address}">
<link rel="stylesheet" href="${site.assets.style}">
${page.type === 'article' && html`<script src="${sizePath}"></script>`}${installLinks(site)}
${scriptOf(site, page)}
${page.alternates?.map(({ lang: other, path }) => html`<link rel="alternate" hreflang="${other}" href="${url + path}">`)}
${page.feed && html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${url}${page.feed}.rss">`}
${iosBanner(site, page.path)}
${page.isHidden && html`<meta name="robots" content="noindex">`}
${page.refreshSeconds !== undefined && html`<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}"></noscript>`}
${meta('property', 'og:type', page.type ?? 'website')}
${meta('property', 'og:site_name', basic.app_name)}
${meta('property', 'og:title', page.title)}
${meta('property', 'og:description', description)}
${meta('property', 'og:url', address)}
${meta('property', 'og:locale', `${lang}_IN`)}
${meta('property', 'og:image', image)}
${card && [meta('property', 'og:image:width', String(card.width)), meta('property', 'og:image:height', String(card.height)), meta('property', 'og:image:alt', card.alt)]}
${meta('name', 'twitter:card', card || page.image ? 'summary_large_image' : 'summary')}
${meta('name', 'twitter:image', image)}
${page.data?.map(jsonLd)}
${site.theme.render('head', () => scopeOf(site, page))}`;
}

/** The variables of the templates around a page. */
const scopeOf = (site: PublicSite, page: Page) => {
  const { title, description, path, type = 'website', image } = page;
  return {
    ...siteScope(site, path),
    page: {
      title,
      description: description ?? site.basic.tagline ?? summaryOf(site),
      url: path,
      type,
      image_url: image ?? null,
    },
  };
};

const searchForm = (lang: PublicSite['lang']): Html =>
  html`<form role="search" action="${paths.search(lang)}"><input type="search" name="q" required maxlength="200" placeholder="${pageWord('search', lang)}" aria-label="${pageWord('search', lang)}"><button>${pageWord('search', lang)}</button></form>`;

function header(site: PublicSite, page: Page): Html {
  const menu = menuPart(site, page);
  const parts = () => ({ search_form: searchForm(site.lang), app_link: androidBanner(site, page.path) || null, menu });
  return site.theme.render('header', () => ({ ...scopeOf(site, page), ...parts() })) ?? builtInHeader(site, page, menu);
}

function footer(site: PublicSite, page: Page): Html {
  const store_links = storeLinks(site) || null;
  const themed = site.theme.render('footer', () => ({ ...scopeOf(site, page), store_links }));
  return themed ?? footerOf(site, page, store_links);
}

function footerOf(site: PublicSite, page: Page, store_links: Html | null): Html {
  const app = androidBanner(site, page.path);
  const rest = oncePer(site, 'footer', () => {
    const { lang, languages } = site;
    const others = languages.filter((other) => other !== lang);
    const languageLinks = others.map(
      (other) => html`<a href="${paths.home(other)}" lang="${other}" hreflang="${other}">${languageName(other)}</a>`,
    );
    return html`${others.length > 0 && html`<div><h2>${pageWord('language', lang)}</h2><p class="links">${languageLinks}</p></div>`}
<div><h2>${siteOwner(site)}</h2><p class="links">${footLinks(site).map(({ url, name }) => html`<a href="${url}">${name}</a>\n`)}</p>
${store_links}
<p>© ${siteOwner(site)}</p></div>`;
  });
  return html`<footer class="foot"><div>${app && html`<p>${app}</p>`}${rest}</div></footer>`;
}

/** A whole document. */
export function layout(site: PublicSite, page: Page): Html {
  const parts = {
    head: head(site, page),
    skip_link: html`<a class="skip" href="#main">${pageWord('skip', site.lang)}</a>`,
    header: header(site, page),
    content: html`<main id="main">${page.body}</main>`,
    footer: footer(site, page),
  };
  return (
    site.theme.render('layout', () => ({ ...scopeOf(site, page), ...parts })) ??
    html`<!doctype html>
<html lang="${site.lang}" dir="${directionOf(site.lang)}"><head>${parts.head}</head>
<body>${parts.skip_link}
${parts.header}
${parts.content}
${parts.footer}
</body></html>
`
  );
}
