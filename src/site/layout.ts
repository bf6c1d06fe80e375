import type { Lang } from '../model/common.ts';
import { type Html, html, trusted } from './html.ts';
import type { Page } from './page.ts';
import { paths, type Site } from './site.ts';
import { languageName, word } from './words.ts';

export const directionOf = (lang: Lang): 'rtl' | 'ltr' => (lang === 'ur' ? 'rtl' : 'ltr');

/** JSON within a script element: no text in it can end the element. */
const jsonLd = (data: object): Html =>
  html`<script type="application/ld+json">${trusted(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

const meta = (name: 'name' | 'property', key: string, content: string | null | undefined): Html | null =>
  content ? html`<meta ${trusted(name)}="${key}" content="${content}">` : null;

function head(site: Site, page: Page): Html {
  const { lang, basic, url } = site;
  const address = url + page.path;
  const title = page.title === basic.app_name ? page.title : `${page.title} – ${basic.app_name}`;
  const description = page.description ?? basic.tagline;
  const image = page.image ?? basic.logo_url;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${meta('name', 'description', description)}
<link rel="canonical" href="${address}">
<link rel="stylesheet" href="${paths.style}">
${page.alternates?.map(({ lang: other, path }) => html`<link rel="alternate" hreflang="${other}" href="${url + path}">`)}
${page.feed && html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${url}${page.feed}.rss">`}
${page.isHidden && html`<meta name="robots" content="noindex">`}
${page.refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${page.refreshSeconds}">`}
${meta('property', 'og:type', page.type ?? 'website')}
${meta('property', 'og:site_name', basic.app_name)}
${meta('property', 'og:title', page.title)}
${meta('property', 'og:description', description)}
${meta('property', 'og:url', address)}
${meta('property', 'og:locale', `${lang}_IN`)}
${meta('property', 'og:image', image)}
${meta('name', 'twitter:card', page.image ? 'summary_large_image' : 'summary')}
${page.data?.map(jsonLd)}`;
}

function header({ lang, basic, sections, hasDeals }: Site, current: string): Html {
  const links: [path: string, name: string][] = [
    [paths.home(lang), word('home', lang)],
    ...sections.map(({ slug, name }): [string, string] => [paths.section(lang, slug), name]),
    [paths.panchang(lang), word('panchang', lang)],
    [paths.horoscope(lang), word('horoscope', lang)],
    ...(hasDeals ? [[paths.deals(lang), word('deals', lang)] as [string, string]] : []),
  ];
  const logo = basic.logo_url && html`<img src="${basic.logo_url}" alt="" height="40">`;
  return html`<header class="top"><div class="bar">
<a class="brand" href="${paths.home(lang)}">${logo}<span>${basic.app_name}</span></a>
<form role="search" action="${paths.search(lang)}"><input type="search" name="q" required maxlength="200" placeholder="${word('search', lang)}" aria-label="${word('search', lang)}"><button>${word('search', lang)}</button></form>
</div><nav aria-label="${word('menu', lang)}">${links.map(
    ([path, name]) => html`<a href="${path}"${path === current && trusted(' aria-current="page"')}>${name}</a>`,
  )}</nav></header>`;
}

function footer({ lang, basic, languages }: Site): Html {
  const { publisher, privacy_policy_url, terms_url, app_name } = basic;
  const owner = publisher.legal_name ?? publisher.name ?? app_name;
  const others = languages.filter((other) => other !== lang);
  const languageLinks = others.map(
    (other) => html`<a href="${paths.home(other)}" lang="${other}" hreflang="${other}">${languageName(other)}</a>`,
  );
  return html`<footer>
${others.length > 0 && html`<p class="links">${languageLinks}</p>`}
<p class="links"><a href="${paths.about(lang)}">${word('about', lang)}</a>
<a href="${paths.contact(lang)}">${word('contact', lang)}</a>
${privacy_policy_url && html`<a href="${privacy_policy_url}">${word('privacy', lang)}</a>`}
${terms_url && html`<a href="${terms_url}">${word('terms', lang)}</a>`}</p>
<p>© ${owner}</p></footer>`;
}

/** A whole document. */
export const layout = (site: Site, page: Page): Html => html`<!doctype html>
<html lang="${site.lang}" dir="${directionOf(site.lang)}"><head>${head(site, page)}</head>
<body><a class="skip" href="#main">${word('skip', site.lang)}</a>
${header(site, page.path)}
<main id="main">${page.body}</main>
${footer(site)}
</body></html>
`;
