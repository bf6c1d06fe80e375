import type { Lang } from '../../core/model/common.ts';
import { languageName } from '../../text/language-name.ts';
import { type Html, html, trusted } from '../html.ts';
import { alertsBell, menuLinks } from '../reader/links.ts';
import { oncePer, type PublicSite, paths } from '../site.ts';
import { type NavLink, navLinks } from '../theme/scope.ts';
import { pageWord } from '../words.ts';
import { icon } from './icons.ts';

/** The first letter of each alphabet: what a reader finds who cannot read the page. */
const letters: Record<Lang, string> = {
  ...{ te: 'అ', hi: 'अ', ta: 'அ', kn: 'ಅ', ml: 'അ', mr: 'अ', gu: 'અ', bn: 'অ', or: 'ଅ', pa: 'ਅ', as: 'অ', ur: 'ا' },
  ...{ ne: 'अ', en: 'A' },
};

/** What the head has to know of a page. */
export interface HeadedPage {
  path: string;
  alternates?: readonly { lang: Lang; path: string }[];
}

/** The path of the link of the head that the page is behind, if any; further pages of a list count too. */
function currentOf(site: PublicSite, path: string): string | null {
  const urls = oncePer(site, 'urls', () =>
    trusted(
      `\n${navLinks(site)
        .map(({ url }) => `${url}\n`)
        .join('')}`,
    ),
  );
  const [own = path] = path.split('?', 1);
  return urls.text.includes(`\n${own}\n`) ? own : null;
}

const links = (all: readonly NavLink[], current: string | null): Html =>
  html`${all.map(({ url, name }) => html`<a href="${url}"${url === current && trusted(' aria-current="page"')}>${name}</a>`)}`;

/** A sheet that a link to its id opens, and that one to an id of nothing closes: it works without a script. */
const drawer = (id: string, title: string, site: PublicSite, content: Html): Html =>
  html`<div class="drawer" id="${id}"><a href="#_" tabindex="-1" aria-hidden="true"></a><div role="dialog" aria-labelledby="${id}-title"><p class="said" id="${id}-title">${title}</p><a class="shut" href="#_" aria-label="${pageWord('close', site.lang)}">${icon('close')}</a>
${content}</div></div>`;

const menuOf = (site: PublicSite, current: string | null): Html => {
  const { lang } = site;
  const districts = site.districts.map(({ name, slug }) => ({ name, url: paths.place(lang, slug) }));
  const content = html`<nav aria-label="${pageWord('menu_all', lang)}">${links(navLinks(site), current)}${menuLinks(site)}</nav>
${districts.length > 0 && html`<p>${pageWord('districts', lang)}</p><nav aria-label="${pageWord('districts', lang)}">${links(districts, current)}</nav>`}`;
  return drawer('menu', pageWord('menu_all', lang), site, content);
};

/** The same page in other languages where there is one, else their front pages. */
function languagesOf(site: PublicSite, alternates: HeadedPage['alternates'] = []): Html {
  const { lang, languages } = site;
  const pathIn = (other: Lang): string => alternates.find((one) => one.lang === other)?.path ?? paths.home(other);
  const all = languages.map(
    (other) =>
      html`<a href="${pathIn(other)}" lang="${other}" hreflang="${other}"${other === lang && trusted(' aria-current="true"')}>${languageName(other)}</a>`,
  );
  return drawer('languages', pageWord('language', lang), site, html`<p class="links boxed">${all}</p>`);
}

/** The sheets that the symbols of the head open: `#menu` and `#languages`. */
export function menuPart(site: PublicSite, page: HeadedPage): Html {
  const current = currentOf(site, page.path);
  const menu = oncePer(site, `menu ${current ?? ''}`, () => menuOf(site, current));
  const others = page.alternates?.length
    ? languagesOf(site, page.alternates)
    : oncePer(site, 'languages', () => languagesOf(site));
  return html`${menu}
${site.languages.length > 1 && others}`;
}

/** The head, 56 pixels high, the bar of sections below it, and the sheets. */
export function builtInHeader(site: PublicSite, page: HeadedPage, menu: Html): Html {
  const { lang, basic, languages } = site;
  const current = currentOf(site, page.path);
  const top = oncePer(site, current === null ? 'top sub' : 'top', () => {
    const logo = basic.logo_url && html`<img src="${basic.logo_url}" alt="" height="40">`;
    const name = `${pageWord('language', lang)}: ${languageName(lang)}`;
    return html`<header class="top${current === null && ' sub'}"><div class="bar slim">
<a href="#menu" aria-label="${pageWord('menu_all', lang)}">${icon('menu')}</a><a class="brand" href="${paths.home(lang)}">${logo}<span>${basic.app_name}</span></a>
<a href="${paths.search(lang)}" aria-label="${pageWord('search', lang)}">${icon('search')}</a>${alertsBell(site)}${languages.length > 1 && html`<a href="#languages" aria-label="${name}"><b aria-hidden="true">${letters[lang]}</b></a>`}
</div></header>`;
  });
  const bar = oncePer(
    site,
    `bar ${current ?? ''}`,
    () =>
      html`<div class="rule"><nav class="sections" aria-label="${pageWord('menu', lang)}">${links(navLinks(site), current)}</nav></div>`,
  );
  return html`${top}
${bar}
${menu}`;
}
