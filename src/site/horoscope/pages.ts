import { Type } from 'typebox';
import { type PageCard, pageCard } from '../../cards/address.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import type { Horoscope } from '../../horoscope/model.ts';
import { writtenTitle } from '../../horoscope/predictions/overlay.ts';
import { horoscopeList } from '../../horoscope/reads.ts';
import { signOf } from '../../horoscope/signs/signs.ts';
import { cutWords } from '../../text/graphemes.ts';
import { type Html, html } from '../html.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { horoscopeKind, signCard, signCardName } from '../share/horoscope.ts';
import { type PublicSite, paths } from '../site.ts';
import { pageWord, siteDate } from '../words.ts';
import {
  PeriodParams,
  type Periods,
  periodsOf,
  periodText,
  predictionsOf,
  type WantedPeriod,
  wantedPeriod,
} from './period.ts';

const tile = (one: Horoscope, site: PublicSite, { at }: Periods): Html =>
  html`<article class="card"><div class="text"><h2 class="title"><a href="${at(paths.sign(site.lang, one.sign.slug))}">${one.sign.symbol} ${one.sign.name}</a></h2>
<p>${writtenTitle(one) ?? one.prediction ?? pageWord('no_prediction', site.lang)}</p></div></article>`;

/** The same page in the other languages, where search engines list it. */
const alternatesOf = (
  site: PublicSite,
  isHidden: boolean,
  at: (lang: Lang) => string,
): { lang: Lang; path: string }[] => (isHidden ? [] : site.languages.map((lang) => ({ lang, path: at(lang) })));

/** `Horoscope` on the page of today, `Horoscope: Week` on that of the week. */
const heading = ({ lang, period }: WantedPeriod): string =>
  period === 'daily' ? pageWord('horoscope', lang) : `${pageWord('horoscope', lang)}: ${pageWord(period, lang)}`;

export const horoscopePage = page({
  name: 'site.horoscope',
  summary: 'The predictions of a period for the twelve signs; default: today',
  query: PeriodParams,
  normalise: wantedPeriod,
  topics: ({ lang }) => horoscopeList.topics({ lang }),
  rare: (wanted, app) => horoscopeList.rare?.(wanted as never, app) ?? false,
  effort: 'almanac',
  async make(app, wanted: WantedPeriod, site) {
    const { lang } = wanted;
    const { all, ...valid } = await predictionsOf(app, wanted);
    const periods = periodsOf(app, wanted, paths.horoscope(lang));
    const { isHidden, links, at } = periods;
    const days = periodText(wanted);
    return {
      title: `${heading(wanted)}, ${days}`,
      description: described('horoscope', site, days),
      path: at(paths.horoscope(lang)),
      isHidden,
      body: html`<h1>${heading(wanted)}</h1><p class="meta">${days}</p>
${links}
<div class="grid">${all.map((one) => tile(one, site, periods))}</div>`,
      alternates: alternatesOf(site, isHidden, (other) => at(paths.horoscope(other))),
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

interface WantedSign extends WantedPeriod {
  sign: number;
}

export const signPage = page({
  name: 'site.sign',
  summary: 'The prediction of a period for a sign; default: today',
  query: { sign: Type.Optional(Type.String({ maxLength: 40 })), ...PeriodParams },
  // Whatever a reader calls it, it is one page, with one entry in the cache and one address for search engines.
  normalise(app, { sign = '', ...period }): WantedSign {
    const n = signOf(sign);
    if (n === null) throw notFound('page');
    return { ...wantedPeriod(app, period), sign: n };
  },
  topics: ({ lang }) => horoscopeList.topics({ lang }),
  rare: ({ sign: _, ...wanted }, app) => horoscopeList.rare?.(wanted as never, app) ?? false,
  effort: 'almanac',
  async make(app, { sign, ...wanted }: WantedSign, site) {
    const { lang } = wanted;
    const { all, ...valid } = await predictionsOf(app, wanted);
    const found = all[sign - 1] as Horoscope;
    const { prediction, love, career, health, finance, rating, lucky_number, lucky_color, lucky_time, basis } = found;
    const title = writtenTitle(found);
    const days = periodText(wanted);
    const { isHidden, links, at } = periodsOf(app, wanted, paths.sign(lang, found.sign.slug));
    const body = html`<article class="story"><p class="meta"><a href="${at(paths.horoscope(lang))}">${heading(wanted)}</a></p>
<h1>${found.sign.symbol} ${found.sign.name}</h1>
<p class="meta">${days}</p>
${links}
${title && html`<p class="summary">${title}</p>`}
<p class="body">${prediction ?? pageWord('no_prediction', lang)}</p>
${rating !== null && html`<p role="img" aria-label="${rating} / 5">${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</p>`}
${part(pageWord('love', lang), love)}${part(pageWord('career', lang), career)}${part(pageWord('health', lang), health)}${part(pageWord('finance', lang), finance)}
<table><tbody>${row(pageWord('do', lang), found.do)}${row(pageWord('avoid', lang), found.avoid)}${row(pageWord('lucky_number', lang), lucky_number)}${row(pageWord('lucky_color', lang), lucky_color?.name)}${row(pageWord('lucky_time', lang), lucky_time)}</tbody></table>
${basis !== null && html`<p>${basis}</p>`}
${found.factors.length > 0 && html`<ul>${found.factors.map((one) => html`<li>${factorLine(one)}</li>`)}</ul>`}
${found.disclaimer !== null && html`<p class="meta">${found.disclaimer}</p>`}
<p class="links boxed">${all.map((one) => one !== found && html`<a href="${at(paths.sign(lang, one.sign.slug))}">${one.sign.symbol} ${one.sign.name}</a>`)}</p></article>`;
    return {
      title: `${found.sign.name} – ${heading(wanted)}, ${days}`,
      description: prediction === null ? `${found.sign.name}: ${days}` : cutWords(prediction, 200),
      above: [{ name: pageWord('horoscope', lang), path: paths.horoscope(lang) }],
      card: wanted.period === 'daily' && !isHidden ? cardOfSign(app, found) : null,
      path: at(paths.sign(lang, found.sign.slug)),
      body,
      isHidden,
      alternates: alternatesOf(site, isHidden, (other) => at(paths.sign(other, found.sign.slug))),
      ...valid,
    };
  },
});
