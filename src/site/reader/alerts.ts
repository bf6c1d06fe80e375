import { notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { languageName } from '../../text/language-name.ts';
import { type Html, html, trusted } from '../html.ts';
import { page } from '../page.ts';
import { type PublicSite, paths } from '../site.ts';
import { pageWord } from '../words.ts';

/** A device takes so many categories. */
const mostCategories = 30;

const box = (name: string, value: string, text: Html | string, isOn = true): Html =>
  html`<label><input type="checkbox" name="${name}" value="${value}"${isOn && trusted(' checked')}>${text}</label>`;

function form({ lang, languages, sections }: PublicSite): Html {
  const word = (key: Parameters<typeof pageWord>[0]): string => pageWord(key, lang);
  const langs = languages.map(
    (one) =>
      html`<label lang="${one}"><input type="radio" name="lang" value="${one}"${one === lang && trusted(' checked')}>${languageName(one)}</label>`,
  );
  const categories = sections.slice(0, mostCategories).map(({ slug, name }) => box('category', slug, name));
  const district = html`<label data-district-label hidden><input type="checkbox" name="district" value="1" checked><span>${word('my_district')}: <b></b></span></label>`;
  const time = (name: 'from' | 'to', value: string): Html =>
    html`<label>${word(name === 'from' ? 'time_from' : 'time_to')} <input type="time" name="${name}" value="${value}"></label>`;
  return html`<form class="ask" data-js data-alerts>
<fieldset><legend>${word('language')}</legend><div class="picks">${langs}</div></fieldset>
<fieldset><legend>${word('alerts_topics')}</legend><div class="picks">${box('breaking', '1', word('breaking'))}${district}${categories}</div></fieldset>
<fieldset><legend>${word('quiet_hours')}</legend><div class="picks">${time('from', '22:00')}${time('to', '06:00')}</div><p class="meta">${word('quiet_note')}</p></fieldset>
<p class="end"><button data-on="${word('alerts_change')}" data-off="${word('alerts_start')}">${word('alerts_start')}</button><button type="button" data-stop hidden>${word('alerts_stop')}</button></p>
<p role="status"></p></form>`;
}

/** The sheet of alerts, which is a page of its own: a browser asks for permission only after its button. */
export const alertsPage = page({
  name: 'site.alerts',
  summary: 'Alerts by Web Push: languages, categories, district, quiet hours',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    if (!site.reader.alerts) throw notFound('page');
    return {
      title: pageWord('alerts', lang),
      path: paths.alerts(lang),
      body: html`<article class="story"><h1>${pageWord('alerts', lang)}</h1>
<p>${pageWord('alerts_intro', lang)}</p><noscript><p>${pageWord('needs_script', lang)}</p></noscript>
${form(site)}</article>`,
      isHidden: true,
    };
  },
});
