import type { Festival, PanchangDay } from '../../almanac/model/panchang.ts';
import { topics } from '../../almanac/query.ts';
import { panchangDay } from '../../almanac/reads.ts';
import { brandOf } from '../../cards/address.ts';
import type { CardSpec } from '../../cards/card.ts';
import type { CardSource, FoundCard } from '../../cards/cards.ts';
import { objectsOf } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { label } from '../../panchang/names.ts';
import { findCity } from '../../places/cities.ts';
import { cachedSettings } from '../../settings/settings.ts';
import greetings from './greetings.json' with { type: 'json' };

/** Colours: of the almanac, and of festivals. */
const [maroon, saffron] = ['#7a1f2b', '#c2410c'];
/** Days from today of which there are cards. */
const [daysBefore, panchangDays, festivalDays] = [7, 60, 400];
const dayMs = 86_400_000;

/** Days that are kept in silence: their cards name them and wish nothing. */
const silent = new Set(['martyrs_day']);
const wished: readonly string[] = ['festival', 'jayanti', 'national'];

export const panchangKind = 'panchang';
const festivalKind = 'festival';

/** The part of a card's name that says language and date. */
const dated = /^([a-z]{2})-(\d{4}-\d{2}-\d{2})-([0-9a-z_]{1,80})$/;

interface Named {
  lang: Lang;
  date: string;
  rest: string;
}

/** Reads the name of a card of a day; null where it is none, or its day too far away. */
export function parseDated(app: App, name: string, mostDays: number): Named | null {
  const [, lang, date = '', rest = ''] = dated.exec(name) ?? [];
  const found = languages.find((one) => one === lang);
  const days = (Date.parse(date) - Date.parse(isoTime(app.now()).slice(0, 10))) / dayMs;
  if (!found || !cachedSettings(app).basic.languages.includes(found)) return null;
  if (Number.isNaN(days) || new Date(date).toISOString().slice(0, 10) !== date) return null;
  return days >= -daysBefore && days <= mostDays ? { lang: found, date, rest } : null;
}

async function dayOf(app: App, lang: Lang, date: string, city?: string): Promise<PanchangDay> {
  const query = panchangDay.normalise(app, { lang, date, city, include: ['text'] } as never);
  return objectsOf((await panchangDay.run(app, query)).data) as PanchangDay;
}

const lines = (text: string | readonly string[] | null): string =>
  typeof text === 'string' ? text : (text ?? []).join(', ');

/** What the card of a day shows. */
export function panchangCard(app: App, day: PanchangDay, heading: string): CardSpec {
  const text = day.text as NonNullable<PanchangDay['text']>;
  const row = (name: Parameters<typeof label>[0] & keyof typeof text) =>
    [label(name, day.lang), lines(text[name])] as const;
  const festivals = day.festivals.map(({ name }) => name).slice(0, 3);
  return {
    layout: 'table',
    ...brandOf(app, day.lang),
    color: maroon,
    label: `${heading} · ${text.place}`,
    title: `${text.weekday}, ${text.date}`,
    text: null,
    rows: [
      row('tithi'),
      row('nakshatra'),
      row('sunrise'),
      row('rahu_kalam'),
      ...(festivals.length > 0 ? [[label('festivals', day.lang), festivals.join(', ')] as const] : []),
    ],
    picture: null,
  };
}

/** The name of the card of a day at a city; null where there is none. */
export function panchangCardName(app: App, { lang, date }: PanchangDay, city: string | undefined): string | null {
  const found = findCity(city ?? cachedSettings(app).basic.default_city);
  const name = `${lang}-${date}-${found?.id}`;
  return found && parseDated(app, name, panchangDays) ? name : null;
}

export const panchangSource = (heading: (lang: Lang) => string): CardSource => ({
  kind: panchangKind,
  topics: topics(),
  async find(app, name): Promise<FoundCard | null> {
    const named = parseDated(app, name, panchangDays);
    if (!named || !/^[1-9]\d*$/.test(named.rest) || findCity(named.rest)?.id !== Number(named.rest)) return null;
    const day = await dayOf(app, named.lang, named.date, named.rest);
    return { spec: panchangCard(app, day, heading(named.lang)) };
  },
});

/** What the greeting of a festival shows. */
function festivalCard(app: App, { name, key, type, image_url }: Festival, day: PanchangDay): CardSpec {
  const text = day.text as NonNullable<PanchangDay['text']>;
  const isWished = wished.includes(type) && !silent.has(key);
  return {
    layout: 'greeting',
    ...brandOf(app, day.lang),
    color: saffron,
    label: text.date,
    title: name,
    text: isWished ? greetings[day.lang] : null,
    rows: [],
    picture: image_url === null ? null : { url: image_url, focal: null },
  };
}

export const festivalSource: CardSource = {
  kind: festivalKind,
  topics: topics(),
  async find(app, name): Promise<FoundCard | null> {
    const named = parseDated(app, name, festivalDays);
    if (!named) return null;
    const day = await dayOf(app, named.lang, named.date);
    const festival = day.festivals.find(({ key }) => key === named.rest);
    return festival ? { spec: festivalCard(app, festival, day) } : null;
  },
};
