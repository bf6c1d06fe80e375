import type { App } from '../core/app.ts';
import type { Fault } from '../core/error.ts';
import { errorPages } from '../core/error-page.ts';
import type { Lang } from '../core/model/common.ts';
import { cachedSettings } from '../settings/settings.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { paths, siteOf } from './site.ts';
import { pageWord } from './words.ts';

/** The language that an address begins with, else the default one. */
function langOfPath(app: App, path: string): Lang {
  const { languages, default_lang } = cachedSettings(app).basic;
  return languages.find((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`)) ?? default_lang;
}

/** What a reader sees where a page cannot be shown: in the language of the address, with a way on. */
async function errorPage(app: App, fault: Fault, path: string): Promise<string> {
  const lang = langOfPath(app, path);
  const site = await siteOf(app, lang);
  const isMissing = fault.status === 404 || fault.status === 410 || fault.status === 400;
  const title = pageWord(isMissing ? 'page_missing' : 'page_failed', lang);
  const body = html`<article class="story"><h1>${title}</h1>
<form role="search" action="${paths.search(lang)}"><input type="search" name="q" required maxlength="200" aria-label="${pageWord('search', lang)}"><button>${pageWord('search', lang)}</button></form>
<p class="links boxed"><a href="${paths.home(lang)}">${pageWord('home', lang)}</a></p></article>`;
  return layout(site, { title, path: '', body, isHidden: true }).text;
}

export const addErrorPages = (app: App): void => errorPages.add(app, errorPage);
