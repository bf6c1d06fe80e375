import { Type } from 'typebox';
import type { Festival, PanchangDay } from '../../almanac/model/panchang.ts';
import { panchangDay } from '../../almanac/reads.ts';
import { timesLines } from '../../almanac/text/festival-times.ts';
import { type PageCard, pageCard } from '../../cards/address.ts';
import { objectsOf } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { dateInZone } from '../../core/clock.ts';
import { Day, type Lang } from '../../core/model/common.ts';
import { cities, findCity } from '../../places/cities.ts';
import { type Html, html } from '../html.ts';
import { page } from '../page.ts';
import { cardTools } from '../reader/tools.ts';
import { panchangCard, panchangCardName, panchangKind } from '../share/panchang.ts';
import { type PublicSite, paths } from '../site.ts';
import { almanacWord, pageWord } from '../words.ts';
import { boundsOf } from './bounds.ts';

/** The largest cities of India, which the pages of the almanac offer. */
const offered = cities.filter(({ country }) => country === 'IN').slice(0, 60);

export const CityParam = Type.Optional(Type.String({ maxLength: 80 }));

/** A form that shows the same page for another city, without a script. `more` are fields of the page. */
export function cityForm(
  path: string,
  site: PublicSite,
  chosen: string | undefined,
  hidden: Record<string, string> = {},
  more?: Html,
): Html {
  const { lang, basic } = site;
  const current = findCity(chosen ?? basic.default_city);
  const all = current && !offered.includes(current) ? [current, ...offered] : offered;
  const options = all
    .map(({ id, name, names }) => ({ id, name: names[lang] ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
    .map(({ id, name }) => html`<option value="${id}"${id === current?.id && ' selected'}>${name}</option>`);
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form action="${path}"><select name="city" aria-label="${pageWord('city', lang)}">${options}</select>${fields}${more}<button>${pageWord('show', lang)}</button></form>`;
}

/** A path with the parameters that are set. */
export function pathWithQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

/** The city as addresses name it: not at all where it is the default one, so that each page has one address. */
export const cityInPath = (city: string | undefined, { basic }: PublicSite): string | undefined =>
  city !== undefined && findCity(city) === findCity(basic.default_city) ? undefined : city;

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const row = (title: string, text: string | readonly string[] | null): Html | false => {
  const lines = typeof text === 'string' ? [text] : (text ?? []);
  return (
    lines.length > 0 &&
    html`<tr><th scope="row">${title}</th><td>${lines.map((line, i) => [i > 0 && html`<br>`, line])}</td></tr>`
  );
};

const limbs = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const sky = ['sunrise', 'sunset', 'moonrise', 'moonset', 'sun_sign', 'moon_sign'] as const;
const good = ['abhijit', 'brahma_muhurta', 'amrita_kalam'] as const;
const bad = ['rahu_kalam', 'yamagandam', 'gulika_kalam', 'durmuhurtam', 'varjyam'] as const;

function table(day: PanchangDay, { lang }: PublicSite): Html {
  const text = day.text as NonNullable<PanchangDay['text']>;
  const rows = (names: readonly (keyof typeof text)[]) => names.map((name) => row(almanacWord(name, lang), text[name]));
  const part = (title: string, names: readonly (keyof typeof text)[]) =>
    html`<h2>${title}</h2><table><tbody>${rows(names)}</tbody></table>`;
  return html`<table><tbody>${row(almanacWord('samvatsara', lang), text.year)}${row(almanacWord('masa', lang), text.month)}${row(almanacWord('vara', lang), text.weekday)}${rows(limbs)}${rows(sky)}</tbody></table>
${part(almanacWord('good_times', lang), good)}
${part(almanacWord('bad_times', lang), bad)}`;
}

/** When what belongs to a festival is done. */
const times = (festival: Festival, { lang, place }: PanchangDay): Html[] =>
  timesLines(festival, { lang, digits: 'latin', zone: place.tz }).map((line) => html`<br><small>${line}</small>`);

function cardOfDay(app: App, day: PanchangDay, city: string | undefined): PageCard | null {
  const name = panchangCardName(app, day, city);
  return name === null
    ? null
    : pageCard(app, panchangKind, name, panchangCard(app, day, pageWord('panchang', day.lang)));
}

/** Whether a line is in the script of the page: of observances that lack one in its language the API has the English one. */
const isReadable = (text: string | null, lang: Lang): boolean =>
  text !== null && (lang === 'en' || /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text));

interface Wanted {
  lang: Lang;
  date?: string;
  city?: string;
  isToday: boolean;
}

export const panchangPage = page({
  name: 'site.panchang',
  summary: 'A day of the almanac at a city; default: today',
  query: { date: Type.Optional(Day), city: CityParam },
  normalise(app, { lang, date, city }): Wanted {
    const day = panchangDay.normalise(app, { lang, date, city, include: ['text'] });
    return { ...day, lang, isToday: date === undefined } as Wanted;
  },
  topics: ({ lang }) => panchangDay.topics({ lang }),
  rare: (query, app) => panchangDay.rare?.(query as never, app) ?? false,
  effort: 'almanac',
  maxAge: 600,
  async make(app, { isToday, ...query }: Wanted, site) {
    const { lang } = query;
    const city = cityInPath(query.city, site);
    const { data, validUntil } = await panchangDay.run(app, query as never);
    const day = objectsOf(data) as PanchangDay;
    const text = day.text as NonNullable<PanchangDay['text']>;
    const path = paths.panchang(lang);
    const today = dateInZone(app.now(), site.zone);
    const year = today.slice(0, 4);
    const { hasPrevious, hasNext, nofollow, isHidden } = boundsOf(day.date, today);
    const to = (days: number): string => pathWithQuery(path, { date: dayAfter(day.date, days), city });
    const title = `${pageWord('panchang', lang)}: ${text.date}, ${text.place}`;
    const card = cardOfDay(app, day, query.city);
    const body = html`<article class="story"><h1>${pageWord('panchang', lang)}: ${text.date}</h1>
<p class="meta">${text.weekday} · ${text.place}</p>
${cardTools({ path: isToday ? pathWithQuery(path, { city }) : to(0), title }, card, site)}
${cityForm(path, site, city, isToday ? {} : { date: day.date })}
<p class="strip">${day.special}</p>
${day.festivals.length > 0 && html`<h2>${almanacWord('festivals', lang)}</h2><ul>${day.festivals.map((one) => html`<li>${one.name}${isReadable(one.description, lang) && html` – ${one.description}`}${times(one, day)}</li>`)}</ul>`}
<div class="scroll">${table(day, site)}</div>
${day.notes && html`<p>${day.notes}</p>`}
<p class="links boxed">${hasPrevious && html`<a rel="prev${nofollow}" href="${to(-1)}">${pageWord('previous', lang)}</a>`}${hasNext && html`<a rel="next${nofollow}" href="${to(1)}">${pageWord('next', lang)}</a>`}
<a href="${pathWithQuery(paths.month(lang), { month: day.date.slice(0, 7), city })}">${pageWord('month', lang)}</a>
<a href="${pathWithQuery(paths.festivals(lang), { year: day.date.slice(0, 4), city })}">${pageWord('festivals', lang)}</a>
<a href="${pathWithQuery(paths.muhurta(lang), { month: day.date.slice(0, 7), city })}">${pageWord('muhurta', lang)}</a>
<a href="${pathWithQuery(paths.wallCalendar(lang, Number(year)), { city })}">${pageWord('calendar', lang)} ${year}</a></p></article>`;
    return {
      title,
      description: day.special,
      card,
      path: isToday ? pathWithQuery(path, { city }) : to(0),
      body,
      // A city has one page that search engines list: its day of today.
      isHidden: isHidden || (!isToday && city !== undefined),
      alternates: isToday
        ? site.languages.map((other) => ({ lang: other, path: pathWithQuery(paths.panchang(other), { city }) }))
        : [],
      ...(validUntil === undefined ? {} : { validUntil }),
    };
  },
});
