import { Type } from 'typebox';
import { computed } from '../../almanac/compute.ts';
import { costOfDays } from '../../almanac/cost.ts';
import { lastOfMonth, placeOf, readerOf, reckoningOf, topics } from '../../almanac/query.ts';
import { editedDays } from '../../almanac/store.ts';
import type { MoonPhase, SheetDay } from '../../almanac/text/sheet.ts';
import { notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { queryOf } from '../../places/places.ts';
import { type Html, html } from '../html.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { type PublicSite, paths } from '../site.ts';
import { almanacWord, pageWord, siteDate } from '../words.ts';
import { thisYear } from './calendar.ts';
import { CityParam, cityForm, cityInPath, pathWithQuery } from './day.ts';

/** A year takes the almanac a second, and nobody hangs up one that is long past: other years are no pages. */
const [yearsBefore, yearsAhead] = [1, 5];

/** Festivals of one square of the paper. */
const mostNames = 4;

const moons: Readonly<Record<MoonPhase, string>> = { new: '●', first: '◐', full: '○', last: '◑' };

const weekdayOf = (date: string): number => new Date(date).getUTCDay();

function square(day: SheetDay | undefined, lang: Lang): Html {
  if (!day) return html`<td></td>`;
  const { rahu_kalam, moon } = day;
  const names = day.festivals
    .slice(0, mostNames)
    .map(({ name, is_holiday }) => html`<br><span${is_holiday && html` class="red"`}>${name}</span>`);
  return html`<td${day.is_holiday && html` class="holiday"`}><b>${Number(day.date.slice(8))}</b>${moon && html` <span class="moon" aria-hidden="true">${moons[moon]}</span>`}<br>${day.tithi}<br>${day.nakshatra}${rahu_kalam && html`<br><small>${almanacWord('rahu_kalam', lang)} ${rahu_kalam}</small>`}${names}</td>`;
}

/** The first and the last month of readers that a month of the year has a part in: `ఆశ్వయుజం – కార్తీకం`. */
function monthsText(days: readonly SheetDay[]): string {
  const names = days.map(({ month }) => month.replace(/ \p{Nd}+$/u, ''));
  return [...new Set(names)].join(' – ');
}

function sheet(days: readonly SheetDay[], place: string, { lang, basic }: PublicSite): Html {
  const first = days[0] as SheetDay;
  const before = weekdayOf(first.date);
  const squares = Array.from({ length: Math.ceil((before + days.length) / 7) * 7 }, (_, i) => days[i - before]);
  const weeks = Array.from({ length: squares.length / 7 }, (_, i) => squares.slice(i * 7, i * 7 + 7));
  const names = Array.from({ length: 7 }, (_, n) => days.find(({ date }) => weekdayOf(date) === n)?.weekday ?? '');
  const name = siteDate(first.date, lang, 'month');
  const sun = [first, days.at(-1) as SheetDay].map(
    ({ date, sunrise, sunset }) => `${siteDate(date, lang, 'day')}: ${[sunrise, sunset].filter(Boolean).join(' – ')}`,
  );
  return html`<section class="sheet scroll" tabindex="0" aria-label="${name}"><h2>${basic.logo_url && html`<img src="${basic.logo_url}" alt="" height="32" loading="lazy"> `}<span>${name}</span> <span class="meta">${monthsText(days)} · ${place} · ${basic.app_name}</span></h2>
<table class="month"><thead><tr>${names.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>${weeks.map((week) => html`<tr>${week.map((day) => square(day, lang))}</tr>`)}</tbody></table>
<p class="meta">${almanacWord('sunrise', lang)} – ${almanacWord('sunset', lang)}: ${sun.join('; ')}</p></section>`;
}

interface Wanted {
  lang: Lang;
  year: number;
  city?: string;
}

export const wallCalendarPage = page({
  name: 'site.panchang.wall',
  summary: 'A year as a calendar to print, a month on each sheet',
  query: { year: Type.Integer({ minimum: 1900, maximum: 2100 }), city: CityParam },
  normalise(app, { lang, year, city }): Wanted {
    const from = thisYear(app);
    if (year < from - yearsBefore || year > from + yearsAhead) throw notFound('page');
    const where = city === undefined ? {} : { city };
    return { lang, year, ...queryOf(placeOf(app, where), where) } as Wanted;
  },
  topics,
  rare: ({ year, city }, app) => city !== undefined || year !== thisYear(app),
  effort: 'almanac',
  cost: () => costOfDays(366),
  maxAge: 3_600,
  async make(app, { lang, year, city: wanted }: Wanted, site) {
    const city = cityInPath(wanted, site);
    const reader = readerOf(app, wanted === undefined ? {} : { city: wanted }, lang);
    const { placeName: place } = reader;
    const months: SheetDay[][] = [];
    // One by one: other questions to the almanac come in between.
    for (let month = 1; month <= 12; month++) {
      const from = `${year}-${String(month).padStart(2, '0')}-01`;
      const to = lastOfMonth(from);
      const edited = await editedDays(app.db.read, from, to, reader.place);
      const { json } = await computed(app, 'sheet', edited, from, to, { reader, reckoning: reckoningOf(app) });
      months.push(JSON.parse(Buffer.from(json).toString()) as SheetDay[]);
    }
    const now = thisYear(app);
    const path = paths.wallCalendar(lang, year);
    const to = (other: number): Html | false =>
      other >= now - yearsBefore &&
      other <= now + yearsAhead &&
      html`<a href="${pathWithQuery(paths.wallCalendar(lang, other), { city })}">${other}</a>`;
    const title = `${pageWord('calendar', lang)} ${year}`;
    const body = html`<h1>${title}: ${place}</h1>
${cityForm(path, site, city)}
<p class="links boxed">${to(year - 1)}${to(year + 1)}<a href="${pathWithQuery(paths.panchang(lang), { city })}">${pageWord('panchang', lang)}</a></p>
${months.map((days) => sheet(days, place, site))}`;
    return {
      title: `${title}, ${place}`,
      description: described('calendar', site, `${title}, ${place}`),
      above: [{ name: pageWord('panchang', lang), path: paths.panchang(lang) }],
      path: pathWithQuery(path, { city }),
      body,
      isHidden: city !== undefined,
      alternates: site.languages.map((other) => ({
        lang: other,
        path: pathWithQuery(paths.wallCalendar(other, year), { city }),
      })),
    };
  },
});
