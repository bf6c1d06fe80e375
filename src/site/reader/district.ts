import type { Lang } from '../../core/model/common.ts';
import { type Html, html } from '../html.ts';
import { oncePer, type PublicSite, paths } from '../site.ts';
import { pageWord } from '../words.ts';

/** On the page of a district: it becomes the reader's, on his device. */
export const districtButton = (slug: string, name: string, lang: Lang): Html =>
  html`<p class="tools"><button type="button" class="tool" data-js data-district="${slug}" data-name="${name}" aria-pressed="false">${pageWord('make_mine', lang)}</button></p>`;

/** Leads to the stories of the reader's district, which the script knows, else to the choice of one. It takes one line. */
export const districtLink = (site: PublicSite): Html =>
  oncePer(site, 'my district', () => {
    const { lang } = site;
    return html`<a class="strip" href="${paths.places(lang)}" data-my-district><strong>${pageWord('my_district', lang)}</strong> · <b>${pageWord('choose_district', lang)}</b></a>`;
  });
