import { type Static, Type } from 'typebox';
import { costOfMuhurtas } from '../../almanac/cost.ts';
import type { MuhurtaFound, MuhurtaFoundMeta } from '../../almanac/model/muhurta-find.ts';
import { muhurtaFind } from '../../almanac/muhurta/find.ts';
import { lastOfMonth, placeOf } from '../../almanac/query.ts';
import { panchangMonth } from '../../almanac/reads.ts';
import { clockText, listText } from '../../almanac/text/clock-text.ts';
import { objectsOf } from '../../core/api/read.ts';
import { dateInZone } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import { type Purpose, purposes } from '../../panchang/finder/rules.ts';
import { type Html, html } from '../html.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { paths } from '../site.ts';
import { almanacWord, pageWord, siteDate } from '../words.ts';
import { boundsOf } from './bounds.ts';
import { otherMonth } from './calendar.ts';
import { CityParam, cityForm, cityInPath, pathWithQuery } from './day.ts';

type Day = Static<typeof MuhurtaFound>;
type Meta = Static<typeof MuhurtaFoundMeta>;

interface Wanted {
  lang: Lang;
  for: Purpose;
  from: string;
  to: string;
  city?: string;
  [more: string]: unknown;
}

const nameOf = (purpose: Purpose, lang: Lang): string => almanacWord(`purpose_${purpose}`, lang);

/** What the form of the city asks besides: what is to be done, and the month. */
function fields(wanted: Purpose, month: string, lang: Lang): Html {
  const options = purposes.map(
    (purpose) => html`<option value="${purpose}"${purpose === wanted && ' selected'}>${nameOf(purpose, lang)}</option>`,
  );
  return html`<select name="for" aria-label="${pageWord('muhurta', lang)}">${options}</select><input type="month" name="month" value="${month}" pattern="\\d{4}-\\d{2}" min="1900-01" max="2100-12" aria-label="${pageWord('month', lang)}">`;
}

/** Windows of one day that follow each other without a gap are one line. */
function windowLines({ windows }: Day, lang: Lang, zone: string): Html[] {
  const joined: { start: number; end: number }[] = [];
  for (const window of windows) {
    const [start, end] = [Date.parse(window.start ?? ''), Date.parse(window.end ?? '')];
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = end;
    else joined.push({ start, end });
  }
  const clock = (ms: number): string => clockText(ms, { lang, digits: 'latin', zone });
  return joined.map(({ start, end }, i) => html`${i > 0 && html`<br>`}${clock(start)} – ${clock(end)}`);
}

const textsOf = (reasons: Day['for'], lang: Lang): string =>
  listText(
    reasons.map(({ text }) => text),
    lang,
  );

/** A day as a card: a table of four columns does not fit a phone. */
function dayCard(day: Day, lang: Lang, zone: string, city: string | undefined): Html {
  const href = pathWithQuery(paths.panchang(lang), { date: day.date, city });
  const part = (label: 'good_times' | 'good' | 'bad', text: Html[] | string): Html | false =>
    text.length > 0 && html`<dt>${almanacWord(label, lang)}</dt><dd>${text}</dd>`;
  return html`<article class="card"><div class="text"><h2 class="title"><a href="${href}">${siteDate(day.date, lang, 'day')}</a></h2>
<p class="meta">${day.weekday.name}</p>
<dl>${part('good_times', windowLines(day, lang, zone))}${part('good', textsOf(day.for, lang))}${part('bad', textsOf(day.against, lang))}</dl></div></article>`;
}

export const muhurtaPage = page({
  name: 'site.panchang.muhurta',
  summary: 'Days of a month for an undertaking, at a city',
  query: {
    for: Type.Optional(muhurtaFind.query.properties.for as ReturnType<typeof Type.String>),
    month: Type.Optional(panchangMonth.query.properties.month as ReturnType<typeof Type.String>),
    city: CityParam,
  },
  normalise(app, { lang, for: purpose = 'marriage', month, city }): Wanted {
    const zone = placeOf(app, { city }).tz;
    const wanted = month ?? dateInZone(app.now(), zone).slice(0, 7);
    const range = { from: `${wanted}-01`, to: lastOfMonth(wanted) };
    return muhurtaFind.normalise(app, { for: purpose, ...range, lang, city }) as unknown as Wanted;
  },
  topics: ({ lang }) => muhurtaFind.topics({ lang }),
  rare: (query, app) => muhurtaFind.rare?.(query as never, app) ?? false,
  effort: 'almanac',
  cost: ({ from, to }) => costOfMuhurtas(from, to),
  maxAge: 600,
  async make(app, query: Wanted, site) {
    const { lang, for: purpose } = query;
    const month = query.from.slice(0, 7);
    const city = cityInPath(query.city, site);
    const { data, meta, validUntil } = await muhurtaFind.run(app, query as never);
    const days = objectsOf(data) as Day[];
    const { excluded } = meta as unknown as Meta;
    const zone = placeOf(app, { city: query.city }).tz;
    const path = paths.muhurta(lang);
    const to = (step: number): string => pathWithQuery(path, { for: purpose, month: otherMonth(month, step), city });
    const { hasPrevious, hasNext, nofollow, isHidden } = boundsOf(`${month}-01`, dateInZone(app.now(), site.zone));
    const title = `${nameOf(purpose, lang)}: ${siteDate(query.from, lang, 'month')}`;
    const seasons = excluded.map(
      ({ text, start, end }) =>
        html`<li>${text}: ${siteDate(Date.parse(start ?? ''), lang, 'date', zone)} – ${siteDate(Date.parse(end ?? ''), lang, 'date', zone)}</li>`,
    );
    const body = html`<h1>${pageWord('muhurta', lang)}: ${title}</h1>${cityForm(path, site, city, {}, fields(purpose, month, lang))}
${
  days.length > 0
    ? html`<div class="grid">${days.map((day) => dayCard(day, lang, zone, city))}</div>`
    : html`<p>${pageWord('no_muhurta', lang)}</p>`
}
${seasons.length > 0 && html`<h2>${pageWord('avoid', lang)}</h2><ul>${seasons}</ul>`}
<p class="links boxed">${hasPrevious && html`<a rel="prev${nofollow}" href="${to(-1)}">${pageWord('previous', lang)}</a>`}${hasNext && html`<a rel="next${nofollow}" href="${to(1)}">${pageWord('next', lang)}</a>`}</p>`;
    return {
      title: `${pageWord('muhurta', lang)}: ${title}`,
      description: described('muhurta', site, title),
      above: [{ name: pageWord('panchang', lang), path: paths.panchang(lang) }],
      path: pathWithQuery(path, { for: purpose, month, city }),
      body,
      isHidden: isHidden || city !== undefined,
      alternates: site.languages.map((other) => ({
        lang: other,
        path: pathWithQuery(paths.muhurta(other), { for: purpose, month, city }),
      })),
      ...(validUntil === undefined ? {} : { validUntil }),
    };
  },
});
