import { listText } from '../almanac/text/clock-text.ts';
import type { PageCard } from '../cards/address.ts';
import type { Lang } from '../core/model/common.ts';
import { languageName } from '../text/language-name.ts';
import { androidBanner, iosBanner, storeLinks } from './apps/banner.ts';
import { builtInHeader, menuPart } from './frame/header.ts';
import { type Html, type HtmlChild, html, trusted } from './html.ts';
import { installLinks } from './install/head.ts';
import { breadcrumbs, type Crumb } from './meta/crumbs.ts';
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

/** Times as ISO 8601. */
interface ArticleMeta {
  published: string | null;
  modified: string | null;
  section: string | null;
  tags: readonly string[];
  /** Address of the page of its author. */
  author: string | null;
}

/** A page without what surrounds it. */
export interface Page {
  title: string;
  description?: string | null;
  /** Its one address, from the root of the site; empty for what has none, such as an error. */
  path: string;
  body: Html;
  /** Address of a picture that a shared link shows, where there is no card. */
  image?: string | null;
  /** The share card. */
  card?: PageCard | null;
  type?: 'website' | 'article';
  /** What search engines and social networks are told of a story. */
  article?: ArticleMeta;
  /** JSON-LD, besides where the page stands. */
  data?: readonly object[];
  /** Pages above this one, below the front page. */
  above?: readonly Crumb[];
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
  const about = `${basic.app_name}: ${pageWord('latest', lang)}`;
  return names.length > 0 ? `${about} – ${listText(names, lang)}` : about;
};

function scriptOf({ assets, shows }: PublicSite, { countedId }: Page): Html {
  const view = shows.views && countedId !== undefined && html` data-view="${viewAddress(countedId)}"`;
  return html`<script src="${assets.script}" defer${view}></script>`;
}

/** `x-default` is the redirect to the reader's language, or the page in the language of the publisher. */
function alternateLinks({ url, basic, lang }: PublicSite, { alternates = [], path }: Page): HtmlChild {
  if (alternates.length < 2) return null;
  const fallback = alternates.find((one) => one.lang === basic.default_lang) ?? alternates[0];
  const otherwise = path === paths.home(lang) ? '/' : fallback?.path;
  const links = [...alternates.map((one) => [one.lang, one.path]), ['x-default', otherwise]];
  return links.map(([of, to]) => html`<link rel="alternate" hreflang="${of}" href="${url}${to}">`);
}

const articleTags = ({ published, modified, section, tags, author }: ArticleMeta): HtmlChild => [
  meta('property', 'article:published_time', published),
  meta('property', 'article:modified_time', modified),
  meta('property', 'article:section', section),
  meta('property', 'article:author', author),
  tags.map((tag) => meta('property', 'article:tag', tag)),
];

/** JSON-LD of a page, and where it stands: of what search engines list. */
function linkedData(site: PublicSite, { data = [], above = [], title, path, isHidden }: Page): HtmlChild {
  const isBelow = path !== '' && path !== paths.home(site.lang) && !isHidden;
  return [...data, ...(isBelow ? [breadcrumbs(site, above, { name: title, path })] : [])].map(jsonLd);
}

function head(site: PublicSite, page: Page): Html {
  const { lang, basic, url } = site;
  const address = page.path === '' ? null : url + page.path;
  const title = page.path === paths.home(lang) ? page.title : `${page.title} – ${basic.app_name}`;
  const description = page.description ?? basic.tagline ?? summaryOf(site);
  const { card } = page;
  const image = card?.url ?? page.image ?? basic.logo_url;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${meta('name', 'description', description)}
${address !== null && html`<link rel="canonical" href="${address}">`}
<link rel="stylesheet" href="${site.assets.style}">
${page.type === 'article' && html`<script src="${sizePath}"></script>`}${installLinks(site)}
${scriptOf(site, page)}
${alternateLinks(site, page)}
${page.feed && html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${url}${page.feed}.rss">`}
${iosBanner(site, page.path)}
<meta name="robots" content="${page.isHidden ? 'noindex' : 'max-image-preview:large'}">
${page.refreshSeconds !== undefined && html`<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}"></noscript>`}
${meta('property', 'og:type', page.type ?? 'website')}
${meta('property', 'og:site_name', basic.app_name)}
${meta('property', 'og:title', page.title)}
${meta('property', 'og:description', description)}
${meta('property', 'og:url', address)}
${meta('property', 'og:locale', `${lang}_IN`)}
${page.alternates?.map((one) => one.lang !== lang && meta('property', 'og:locale:alternate', `${one.lang}_IN`))}
${page.article && articleTags(page.article)}
${meta('property', 'og:image', image)}
${card && [meta('property', 'og:image:width', String(card.width)), meta('property', 'og:image:height', String(card.height)), meta('property', 'og:image:alt', card.alt)]}
${meta('name', 'twitter:card', card || page.image ? 'summary_large_image' : 'summary')}
${meta('name', 'twitter:image', image)}
${linkedData(site, page)}
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
  // An error has the address of the front page, but is not it.
  const isError = page.isHidden && page.path === paths.home(site.lang);
  const headed = isError ? { path: '' } : page;
  const menu = menuPart(site, headed);
  const parts = () => ({ search_form: searchForm(site.lang), app_link: androidBanner(site, page.path) || null, menu });
  return (
    site.theme.render('header', () => ({ ...scopeOf(site, page), ...parts() })) ?? builtInHeader(site, headed, menu)
  );
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
