import { type Static, Type } from 'typebox';
import { panchangFestivals } from '../../almanac/calendar.ts';
import { costOfDays, costOfYear } from '../../almanac/cost.ts';
import type { Festival, MonthDay as MonthDaySchema } from '../../almanac/model/panchang.ts';
import { panchangMonth } from '../../almanac/reads.ts';
import { objectsOf } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { dateInZone, nextMidnight } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import { type Html, html, trusted } from '../html.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { type PublicSite, paths } from '../site.ts';
import { pageWord, siteDate } from '../words.ts';
import { boundsOf } from './bounds.ts';
import { CityParam, cityForm, cityInPath, pathWithQuery } from './day.ts';

type MonthDay = Static<typeof MonthDaySchema>;

interface WantedMonth {
  lang: Lang;
  month: string;
  city?: string;
}

export const otherMonth = (month: string, step: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + step)).toISOString().slice(0, 7);

/** `నవంబర్ 2026`. */
const monthName = (month: string, lang: Lang): string => siteDate(`${month}-01`, lang, 'month');

/** `23 నవంబర్`, and `సోమవారం` below it: the year stands in the heading. */
const dayCell = (date: string, lang: Lang): Html =>
  html`${siteDate(date, lang, 'day')}<br><span class="meta">${siteDate(date, lang, 'weekday')}</span>`;

const weekday = (date: string): number => new Date(date).getUTCDay();

function cell(day: MonthDay | undefined, today: string, { lang }: PublicSite, city?: string): Html {
  if (!day) return html`<td></td>`;
  const names = day.festivals.slice(0, 3).map(({ name }) => html`<br><span class="name">${name}</span>`);
  const classes = [day.is_holiday && 'holiday', day.date === today && 'today'].filter(Boolean).join(' ');
  return html`<td class="${classes}"><a href="${pathWithQuery(paths.panchang(lang), { date: day.date, city })}"><b>${Number(day.date.slice(8))}</b></a><br>${day.tithi?.name}${names}</td>`;
}

export const monthPage = page({
  name: 'site.panchang.month',
  summary: 'A month of the almanac as a calendar',
  query: { month: panchangMonth.query.properties.month as ReturnType<typeof Type.Optional>, city: CityParam },
  normalise: (app, { lang, month, city }): WantedMonth =>
    panchangMonth.normalise(app, { lang, month, city }) as unknown as WantedMonth,
  topics: ({ lang }) => panchangMonth.topics({ lang }),
  rare: (query, app) => panchangMonth.rare?.(query as never, app) ?? false,
  effort: 'almanac',
  cost: () => costOfDays(31),
  maxAge: 600,
  async make(app, query: WantedMonth, site) {
    const { lang, month, city: wanted } = query;
    const city = cityInPath(wanted, site);
    const now = app.now();
    const { data, validUntil = Number.POSITIVE_INFINITY } = await panchangMonth.run(app, query as never);
    const days = objectsOf(data) as MonthDay[];
    const today = dateInZone(now, site.zone);
    // The mark of today moves each midnight, and comes into a month that is ahead.
    const marked = month < today.slice(0, 7) ? Number.POSITIVE_INFINITY : nextMidnight(now, site.zone);
    const before = weekday(`${month}-01`);
    const cells = Array.from({ length: Math.ceil((before + days.length) / 7) * 7 }, (_, i) => days[i - before]);
    const weeks = Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
    // The first full week of the month has a name for each column.
    const names = Array.from({ length: 7 }, (_, n) => days.find((day) => weekday(day.date) === n)?.weekday.name ?? '');
    const path = paths.month(lang);
    const to = (step: number): string => pathWithQuery(path, { month: otherMonth(month, step), city });
    const name = monthName(month, lang);
    const { hasPrevious, hasNext, nofollow, isHidden } = boundsOf(`${month}-01`, today);
    const body = html`<h1>${pageWord('panchang', lang)}: ${name}</h1>${cityForm(path, site, city, { month })}
<section class="scroll" tabindex="0" aria-label="${name}"><table class="month"><thead><tr>${names.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>${weeks.map((week) => html`<tr>${week.map((day) => cell(day, today, site, city))}</tr>`)}</tbody></table></section>
<p class="links boxed">${hasPrevious && html`<a rel="prev${nofollow}" href="${to(-1)}">${pageWord('previous', lang)}</a>`}${hasNext && html`<a rel="next${nofollow}" href="${to(1)}">${pageWord('next', lang)}</a>`}</p>`;
    return {
      title: `${pageWord('panchang', lang)}: ${name}`,
      description: described('month', site, name),
      above: [{ name: pageWord('panchang', lang), path: paths.panchang(lang) }],
      path: pathWithQuery(path, { month, city }),
      body,
      isHidden: isHidden || (city !== undefined && month !== today.slice(0, 7)),
      alternates: site.languages.map((other) => ({
        lang: other,
        path: pathWithQuery(paths.month(other), { month, city }),
      })),
      validUntil: Math.min(validUntil, marked),
    };
  },
});

export const thisYear = (app: App): number => Number(dateInZone(app.now(), 'Asia/Kolkata').slice(0, 4));
/** Years from this one that pages link to. */
const mostYears = 5;

interface WantedYear {
  lang: Lang;
  year: number;
  city?: string;
}

/** schema.org: what search engines show as an event. */
const eventData = ({ name, date, description }: Festival) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name,
  startDate: date,
  endDate: date,
  ...(description ? { description } : {}),
  location: { '@type': 'Place', name: 'India', address: { '@type': 'PostalAddress', addressCountry: 'IN' } },
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
});

export const festivalsPage = page({
  name: 'site.panchang.festivals',
  summary: 'The festivals of a year that a city keeps, by month',
  query: { year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })), city: CityParam },
  normalise: (app, { lang, year, city }): WantedYear => ({
    lang,
    year: year ?? thisYear(app),
    city: panchangFestivals.normalise(app, { city }).city as string,
  }),
  topics: ({ lang }) => panchangFestivals.topics({ lang }),
  rare: ({ year }, app) => Math.abs(year - thisYear(app)) > 1,
  effort: 'almanac',
  cost: () => costOfYear,
  maxAge: 600,
  async make(app, { lang, year, city: wanted }: WantedYear, site) {
    const city = cityInPath(wanted, site);
    // Without a limit a normalised query gives all of them, and without a region those of the place.
    const range = { from: `${year}-01-01`, to: `${year}-12-31` };
    const query = { ...range, lang, city: wanted, type: 'festival' };
    const { data, validUntil } = await panchangFestivals.run(app, query as never);
    const all = objectsOf(data) as Festival[];
    const months = Map.groupBy(all, ({ date }) => date.slice(0, 7));
    const path = paths.festivals(lang);
    const isFar = Math.abs(year - thisYear(app)) > 1;
    const to = (other: number): Html =>
      html`<a${isFar && trusted(' rel="nofollow"')} href="${pathWithQuery(path, { year: String(other), city })}">${other}</a>`;
    const body = html`<article class="story"><h1>${pageWord('festivals', lang)} ${year}</h1>${cityForm(path, site, city, { year: String(year) })}
${[...months].map(([month, list]) => html`<h2>${monthName(month, lang)}</h2><table><tbody>${list.map((one) => html`<tr${one.is_holiday && ' class="holiday"'}><th scope="row"><a href="${pathWithQuery(paths.panchang(lang), { date: one.date, city })}">${dayCell(one.date, lang)}</a></th><td class="name">${one.name}</td></tr>`)}</tbody></table>`)}
<p class="links boxed">${year > Math.max(1900, thisYear(app) - mostYears) && to(year - 1)}${year < Math.min(2100, thisYear(app) + mostYears) && to(year + 1)}</p></article>`;
    return {
      title: `${pageWord('festivals', lang)} ${year}`,
      description: described('festivals', site, String(year)),
      above: [{ name: pageWord('panchang', lang), path: paths.panchang(lang) }],
      path: pathWithQuery(path, { year: String(year), city }),
      body,
      isHidden: isFar || (city !== undefined && year !== thisYear(app)),
      data: all
        .filter(({ is_holiday }) => is_holiday)
        .slice(0, 40)
        .map(eventData),
      alternates: site.languages.map((other) => ({
        lang: other,
        path: pathWithQuery(paths.festivals(other), { year: String(year), city }),
      })),
      ...(validUntil === undefined ? {} : { validUntil }),
    };
  },
});
