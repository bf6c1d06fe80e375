import { type Html, html } from '../html.ts';
import { type PublicSite, paths } from '../site.ts';
import { pageWord } from '../words.ts';
import { symbol } from './icons.ts';

/** The bell of the head; its page opens above the one that is read. */
export const alertsBell = ({ lang, reader }: PublicSite): Html | false =>
  reader.alerts &&
  html`<a href="${paths.alerts(lang)}" data-pop aria-label="${pageWord('alerts', lang)}">${symbol('bell')}</a>`;

/** What the menu has for readers who come back: saved stories, their district. */
export const menuLinks = ({ lang, reader, shows }: PublicSite): Html =>
  html`${reader.saved && html`<a href="${paths.saved(lang)}">${pageWord('saved', lang)}</a>`}${shows.districts && html`<a href="${paths.places(lang)}" data-my-district>${pageWord('my_district', lang)}: <b>${pageWord('choose_district', lang)}</b></a>`}`;
