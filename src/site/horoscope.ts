import { Type } from 'typebox';
import { type PageCard, pageCard } from '../cards/address.ts';
import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import type { Horoscope } from '../horoscope/model.ts';
import { writtenTitle } from '../horoscope/predictions/overlay.ts';
import { horoscopeToday } from '../horoscope/reads.ts';
import { signOf } from '../horoscope/signs/signs.ts';
import { cutWords } from '../text/graphemes.ts';
import { type Html, html } from './html.ts';
import { page } from './page.ts';
import { horoscopeKind, signCard, signCardName } from './share/horoscope.ts';
import { type PublicSite, paths } from './site.ts';
import { pageWord, siteDate } from './words.ts';

async function today(app: App, lang: Lang) {
  const { data, validUntil } = await horoscopeToday.run(app, horoscopeToday.normalise(app, { lang }));
  return { all: data as Horoscope[], ...(validUntil === undefined ? {} : { validUntil }) };
}

const tile = (one: Horoscope, { lang }: PublicSite): Html =>
  html`<article class="card"><div class="text"><h2 class="title"><a href="${paths.sign(lang, one.sign.slug)}">${one.sign.symbol} ${one.sign.name}</a></h2>
<p>${writtenTitle(one) ?? one.prediction ?? pageWord('no_prediction', lang)}</p></div></article>`;

export const horoscopePage = page({
  name: 'site.horoscope',
  summary: 'The predictions of today for the twelve signs',
  query: {},
  topics: ({ lang }) => horoscopeToday.topics({ lang }),
  async make(app, { lang }: { lang: Lang }, site) {
    const { all, ...valid } = await today(app, lang);
    return {
      title: pageWord('horoscope', lang),
      path: paths.horoscope(lang),
      body: html`<h1>${pageWord('horoscope', lang)}</h1><div class="grid">${all.map((one) => tile(one, site))}</div>`,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.horoscope(other) })),
      ...valid,
    };
  },
});

function cardOfSign(app: App, sign: Horoscope): PageCard | null {
  const { lang, date } = sign;
  const card = signCard(app, sign, pageWord('horoscope', lang), siteDate(date, lang));
  return card && pageCard(app, horoscopeKind, signCardName(sign, date), card);
}

const part = (title: string, text: string | null): Html | false =>
  text !== null && html`<h2>${title}</h2><p>${text}</p>`;
const row = (title: string, text: string | number | null | undefined): Html | false =>
  text !== null && text !== undefined && html`<tr><th scope="row">${title}</th><td>${text}</td></tr>`;

/** Computed texts mostly begin with the name. */
const factorLine = ({ name, text }: Horoscope['factors'][number]): string =>
  text?.startsWith(name) ? text : [name, text].filter(Boolean).join(': ');

export const signPage = page({
  name: 'site.sign',
  summary: 'The prediction of today for a sign',
  query: { sign: Type.Optional(Type.String({ maxLength: 40 })) },
  // Whatever a reader calls it, it is one page, with one entry in the cache and one address for search engines.
  normalise(_app, { lang, sign = '' }) {
    const n = signOf(sign);
    if (n === null) throw notFound('page');
    return { lang, sign: n };
  },
  topics: ({ lang }) => horoscopeToday.topics({ lang }),
  async make(app, { lang, sign }: { lang: Lang; sign: number }, site) {
    const { all, ...valid } = await today(app, lang);
    const found = all[sign - 1] as Horoscope;
    const { prediction, love, career, health, finance, rating, lucky_number, lucky_color, lucky_time, basis } = found;
    const title = writtenTitle(found);
    const body = html`<article class="story"><p class="meta"><a href="${paths.horoscope(lang)}">${pageWord('horoscope', lang)}</a></p>
<h1>${found.sign.symbol} ${found.sign.name}</h1>
${title && html`<p class="summary">${title}</p>`}
<p class="body">${prediction ?? pageWord('no_prediction', lang)}</p>
${rating !== null && html`<p role="img" aria-label="${rating} / 5">${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</p>`}
${part(pageWord('love', lang), love)}${part(pageWord('career', lang), career)}${part(pageWord('health', lang), health)}${part(pageWord('finance', lang), finance)}
<table><tbody>${row(pageWord('do', lang), found.do)}${row(pageWord('avoid', lang), found.avoid)}${row(pageWord('lucky_number', lang), lucky_number)}${row(pageWord('lucky_color', lang), lucky_color?.name)}${row(pageWord('lucky_time', lang), lucky_time)}</tbody></table>
${basis !== null && html`<p>${basis}</p>`}
${found.factors.length > 0 && html`<ul>${found.factors.map((one) => html`<li>${factorLine(one)}</li>`)}</ul>`}
${found.disclaimer !== null && html`<p class="meta">${found.disclaimer}</p>`}
<p class="links boxed">${all.map((one) => one !== found && html`<a href="${paths.sign(lang, one.sign.slug)}">${one.sign.symbol} ${one.sign.name}</a>`)}</p></article>`;
    return {
      title: `${found.sign.name} – ${pageWord('horoscope', lang)}`,
      description: prediction === null ? null : cutWords(prediction, 200),
      card: cardOfSign(app, found),
      path: paths.sign(lang, found.sign.slug),
      body,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.sign(other, found.sign.slug) })),
      ...valid,
    };
  },
});
