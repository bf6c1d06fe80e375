import type { Lang } from '../model/common.ts';
import { type Html, html, trusted } from './html.ts';
import { page } from './page.ts';
import { paths } from './site.ts';
import { word } from './words.ts';

export const about = page({
  name: 'site.about',
  summary: 'About the publication',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    const { app_name, tagline, about_html } = site.basic;
    return {
      title: word('about', lang),
      path: paths.about(lang),
      body: html`<article class="story"><h1>${word('about', lang)}</h1><p class="summary">${app_name}${tagline && html` – ${tagline}`}</p>
<div class="body">${about_html && trusted(about_html)}</div></article>`,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.about(other) })),
    };
  },
});

interface Reachable {
  name: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
}

const person = ({ name, address, email, phone }: Reachable, more: readonly (string | null)[]): Html =>
  html`<p>${name && html`<strong>${name}</strong><br>`}${more.map((line) => line && html`${line}<br>`)}
${address && html`${address}<br>`}${email && html`<a href="mailto:${email}">${email}</a><br>`}${phone && html`<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`}</p>`;

const isEmpty = (of: Reachable): boolean => [of.name, of.address, of.email, of.phone].every((text) => text === null);

/** Publisher, editor and grievance officer, as the IT Rules 2021 ask of news publishers. */
export const contact = page({
  name: 'site.contact',
  summary: 'Publisher, editor, grievance officer and how to reach them',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    const { publisher, grievance_officer: officer, support_email: email, support_phone: phone } = site.basic;
    const desk = { name: null, address: null, email, phone };
    const body = html`<article class="story"><h1>${word('contact', lang)}</h1>
${!isEmpty(desk) && person(desk, [])}
${!isEmpty(publisher) && html`<h2>${word('publisher', lang)}</h2>${person(publisher, [publisher.legal_name, publisher.registration])}`}
${publisher.editor && html`<h2>${word('editor', lang)}</h2><p>${publisher.editor}</p>`}
${!isEmpty(officer) && html`<h2>${word('grievance', lang)}</h2>${person(officer, [officer.designation, officer.hours])}`}</article>`;
    return {
      title: word('contact', lang),
      path: paths.contact(lang),
      body,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.contact(other) })),
    };
  },
});
