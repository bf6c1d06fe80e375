import { notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { type Html, html } from './html.ts';
import { described } from './meta/describe.ts';
import { page } from './page.ts';
import { withoutFrames } from './player.ts';
import { paths } from './site.ts';
import { pageWord } from './words.ts';

export const about = page({
  name: 'site.about',
  summary: 'About the publication',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    const { app_name, tagline, about_html } = site.basic;
    return {
      title: pageWord('about', lang),
      description: described('about', site),
      path: paths.about(lang),
      body: html`<article class="story"><h1>${pageWord('about', lang)}</h1><p class="summary">${app_name}${tagline && html` – ${tagline}`}</p>
<div class="body">${about_html && withoutFrames(about_html, lang)}</div></article>`,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.about(other) })),
    };
  },
});

export const privacy = page({
  name: 'site.privacy',
  summary: 'The privacy policy',
  query: {},
  topics: () => [],
  async make(_app, { lang }: { lang: Lang }, site) {
    const { privacy_html } = site.texts;
    if (privacy_html === null) throw notFound('page');
    return {
      title: pageWord('privacy', lang),
      description: described('privacy', site),
      path: paths.privacy(lang),
      body: html`<article class="story"><h1>${pageWord('privacy', lang)}</h1><div class="body">${withoutFrames(privacy_html, lang)}</div></article>`,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.privacy(other) })),
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
    const complaints = site.texts.complaints_html;
    const desk = { name: null, address: null, email, phone };
    const body = html`<article class="story"><h1>${pageWord('contact', lang)}</h1>
${!isEmpty(desk) && person(desk, [])}
${!isEmpty(publisher) && html`<h2>${pageWord('publisher', lang)}</h2>${person(publisher, [publisher.legal_name, publisher.registration])}`}
${publisher.editor && html`<h2>${pageWord('editor', lang)}</h2><p>${publisher.editor}</p>`}
<section id="grievance"><h2>${pageWord('grievance', lang)}</h2>${!isEmpty(officer) && person(officer, [officer.designation, officer.hours])}
<h3>${pageWord('complaints', lang)}</h3><div class="body">${complaints ? withoutFrames(complaints, lang) : html`<p>${pageWord('complaints_text', lang)}</p>`}</div>
${publisher.self_regulator && html`<p>${pageWord('self_regulator', lang)}: ${publisher.self_regulator}</p>`}</section></article>`;
    return {
      title: pageWord('contact', lang),
      description: described('contact', site),
      path: paths.contact(lang),
      body,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.contact(other) })),
    };
  },
});
