import { notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { type Html, html } from '../html.ts';
import { page } from '../page.ts';
import { type PublicSite, paths } from '../site.ts';
import { pageWord } from '../words.ts';

const savedPart = ({ lang }: PublicSite): Html =>
  html`<noscript><p>${pageWord('needs_script', lang)}</p></noscript><div data-saved-list></div>`;

/** Stories that a reader saved: the script fills it in from the device, so it is the same page for all. */
export const savedPage = page({
  name: 'site.saved',
  summary: 'Stories that are saved on the device',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    if (!site.reader.saved) throw notFound('page');
    return {
      title: pageWord('saved', lang),
      path: paths.saved(lang),
      body: html`<article class="story"><h1>${pageWord('saved', lang)}</h1>${savedPart(site)}</article>`,
      isHidden: true,
    };
  },
});

/** What the service worker shows where there is no network: what the device has. */
export const offlinePage = page({
  name: 'site.offline',
  summary: 'What the service worker shows without network',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    if (!site.reader.offline) throw notFound('page');
    const saved = site.reader.saved && html`<h2>${pageWord('saved', lang)}</h2>${savedPart(site)}`;
    return {
      title: pageWord('offline_title', lang),
      path: paths.offline(lang),
      body: html`<article class="story"><h1>${pageWord('offline_title', lang)}</h1>
<p>${pageWord('offline_text', lang)}</p>
<p class="links boxed"><a href="">${pageWord('try_again', lang)}</a></p>
${saved}
<h2>${pageWord('on_device', lang)}</h2><div data-kept-list></div></article>`,
      isHidden: true,
    };
  },
});
