import type { PageCard } from '../../cards/address.ts';
import { type Html, html, trusted } from '../html.ts';
import { oncePer, type PublicSite } from '../site.ts';
import { markedAddress } from '../views/address.ts';
import { type PageWord, pageWord } from '../words.ts';
import { symbol } from './icons.ts';

const sizes = [
  ['s', 'text_small'],
  ['m', 'text_normal'],
  ['l', 'text_large'],
] as const satisfies (readonly [string, PageWord])[];

/** The letter that the sizes are shown by: the first of the alphabet. */
const letters = { te: 'అ', ta: 'அ', kn: 'ಅ', ml: 'അ', gu: 'અ', bn: 'অ', or: 'ଅ', pa: 'ਅ', as: 'অ', ur: 'ا', en: 'A' };

const sizeControl = ({ lang }: PublicSite): Html => {
  const letter = letters[lang as keyof typeof letters] ?? 'अ';
  const choice = ([value, word]: (typeof sizes)[number]) =>
    html`<label><input type="radio" name="text-size" value="${value}" aria-label="${pageWord(word, lang)}"${value === 'm' && trusted(' checked')}>${letter}</label>`;
  return html`<fieldset class="size" data-js><legend class="skip">${pageWord('text_size', lang)}</legend>${sizes.map(choice)}</fieldset>`;
};

/** Saves a story on the device, for the page at `path`. */
export const saveButton = (path: string, { lang, reader }: PublicSite, drawn = symbol('save')): Html | false =>
  reader.saved &&
  html`<button type="button" class="tool" data-js data-save="${path}" aria-pressed="false" aria-label="${pageWord('save', lang)}">${drawn}</button>`;

/** Opens the sheet of the system for sharing; `data-file` is a picture that goes along. */
export const shareButton = (site: PublicSite, file?: string): Html => {
  const { lang } = site;
  const title = html`${symbol('share')}<span>${pageWord('share', lang)}</span>`;
  return html`<button type="button" class="tool" data-js data-share${file !== undefined && html` data-file="${file}"`}>${title}</button>`;
};

const copyButton = (site: PublicSite): Html =>
  oncePer(
    site,
    'copy',
    () =>
      html`<button type="button" class="tool" data-js data-copy aria-label="${pageWord('copy_link', site.lang)}">${symbol('copy')}</button>`,
  );

interface Shared {
  /** Of the page, from the root of the site. */
  path: string;
  title: string;
}

const whatsApp = (title: string, address: string): Html =>
  html`<a class="tool" href="https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}" rel="noopener nofollow" aria-label="WhatsApp">${symbol('whatsapp')}</a>`;

/** Shares a page that is no story, with its card: a day of the almanac, a sign. */
export const cardTools = ({ path, title }: Shared, card: PageCard | null, site: PublicSite): Html =>
  html`<div class="tools" role="group" aria-label="${pageWord('share', site.lang)}">${shareButton(site, card?.url.replace(site.url, ''))}${whatsApp(title, site.url + path)}${copyButton(site)}</div>`;

/** Below the title of a story: share, WhatsApp, copy, save, size of the text. Without a script the link to WhatsApp. */
export function storyTools({ path, title }: Shared, site: PublicSite): Html {
  const { lang, url } = site;
  return html`<div class="tools" role="group" aria-label="${pageWord('share', lang)}">${oncePer(site, 'share', () => shareButton(site))}${whatsApp(title, markedAddress(url + path, 'share'))}${copyButton(site)}${saveButton(path, site)}${oncePer(site, 'size', () => sizeControl(site))}</div>`;
}

/** "Report a mistake", at the end of a story. */
export const reportForm = (id: number, { lang, reader }: PublicSite): Html | false =>
  reader.reports &&
  html`<details class="report" data-js><summary>${pageWord('report_mistake', lang)}</summary><form data-report="${id}"><label>${pageWord('report_note', lang)} <textarea name="note" rows="3" maxlength="1000" required></textarea></label><button>${pageWord('send', lang)}</button></form></details>`;
