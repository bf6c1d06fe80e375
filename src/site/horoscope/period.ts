import { type Static, Type } from 'typebox';
import type { App } from '../../core/app.ts';
import { Day, type Lang } from '../../core/model/common.ts';
import { type Horoscope, Period } from '../../horoscope/model.ts';
import { periodRange } from '../../horoscope/period.ts';
import { horoscopeList } from '../../horoscope/reads.ts';
import { signNumbers } from '../../horoscope/signs/signs.ts';
import { unwritten } from '../../horoscope/store.ts';
import { today } from '../../horoscope/today.ts';
import { boundsOf } from '../almanac/bounds.ts';
import { pathWithQuery } from '../almanac/day.ts';
import { type Html, html } from '../html.ts';
import { pageWord, siteDate } from '../words.ts';

/** Parameters of the pages of predictions. */
export const PeriodParams = { period: Type.Optional(Period), date: Type.Optional(Day) };

/** A page of predictions as it is asked for. `until` is set where no date was given: the page then changes at midnight. */
export interface WantedPeriod {
  lang: Lang;
  period: Period;
  /** First day of the period. */
  date: string;
  until?: number;
}

/** What the API makes of the same parameters. */
export function wantedPeriod(
  app: App,
  { lang, period, date }: { lang: Lang } & Partial<Pick<WantedPeriod, 'period' | 'date'>>,
): WantedPeriod {
  return horoscopeList.normalise(app, { lang, period, date } as Static<
    typeof horoscopeList.query
  >) as unknown as WantedPeriod;
}

/** The predictions of a period for all twelve signs, by their order. Those that are missing have no text. */
export async function predictionsOf(
  app: App,
  wanted: WantedPeriod,
): Promise<{ all: Horoscope[]; validUntil?: number }> {
  const query = { ...wanted, limit: signNumbers.length };
  const { data, validUntil } = await horoscopeList.run(app, query as Static<typeof horoscopeList.query>);
  const { lang, period, date } = wanted;
  const range = periodRange(period, date, lang);
  const found = new Map((data as Horoscope[]).map((one) => [one.sign.id, one]));
  const all = signNumbers.map((n) => found.get(n) ?? { ...unwritten(n, lang, date), period, range });
  return { all, ...(validUntil === undefined ? {} : { validUntil }) };
}

const dayMs = 86_400_000;
const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The days of a period, as a reader writes them: `1 డిసెంబర్, 2026`; `30 నవంబర్ – 6 డిసెంబర్, 2026`; `డిసెంబర్ 2026`. */
export function periodText({ period, date, lang }: WantedPeriod): string {
  const { start, end } = periodRange(period, date, lang);
  if (period === 'daily') return siteDate(date, lang);
  if (period === 'monthly') return siteDate(date, lang, 'month');
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${siteDate(start, lang, isOneYear ? 'day' : 'date')} – ${siteDate(end, lang)}`;
}

const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** Where a page of predictions stands in time, and the links to the pages beside it. */
export interface Periods {
  /** Search engines list the current day, week, month and year alone. */
  isHidden: boolean;
  /** Links to the current periods, and to the one before and after this. */
  links: Html;
  /** The address of the same period on another page, given by its address of today. */
  at(page: string): string;
}

/** @param page the address of the page of today */
export function periodsOf(app: App, { lang, period, date }: WantedPeriod, page: string): Periods {
  const now = today(app).date;
  const startOf = (day: string): string => periodRange(period, day, lang).start;
  const current = startOf(now);
  const address = (base: string, one: Period, start = current): string =>
    pathWithQuery(base, {
      period: one === 'daily' ? undefined : one,
      date: start === current ? undefined : start,
    });
  const names: Record<string, 'yesterday' | 'today' | 'tomorrow' | undefined> =
    period === 'daily' ? { [daysAfter(now, -1)]: 'yesterday', [now]: 'today', [daysAfter(now, 1)]: 'tomorrow' } : {};
  const beside = (rel: 'prev' | 'next', start: string): Html =>
    html`<a rel="${rel}${boundsOf(start, now).nofollow}" href="${address(page, period, start)}">${pageWord(names[start] ?? (rel === 'next' ? 'next' : 'previous'), lang)}</a>`;
  const { hasPrevious, hasNext } = boundsOf(date, now);
  const { end } = periodRange(period, date, lang);
  const tabs = periods.map(
    (one) =>
      html`<a href="${address(page, one)}"${one === period && html` aria-current="true"`}>${pageWord(one, lang)}</a>`,
  );
  return {
    isHidden: date !== current,
    links: html`<nav class="links boxed" aria-label="${pageWord('horoscope', lang)}">${tabs}</nav>
<p class="links boxed">${hasPrevious && beside('prev', startOf(daysAfter(date, -1)))}${hasNext && beside('next', startOf(daysAfter(end, 1)))}</p>`,
    at: (base) => address(base, period, date),
  };
}
