import type { App } from '../../core/app.ts';
import { dateInZone, nextMidnight } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import { signNumbers, signView } from '../../horoscope/signs/signs.ts';
import { purposes } from '../../panchang/finder/rules.ts';
import type { SitemapSource } from '../../syndication/sitemap-pages.ts';
import { otherMonth } from '../almanac/calendar.ts';
import { pathWithQuery } from '../almanac/day.ts';
import { paths, siteOf } from '../site.ts';

/** Days and months from today on that the sitemap lists; pages link to others. */
const [days, months, muhurtaMonths] = [31, 13, 3];

const first = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** The pages of the almanac and of signs by the date of today, as their `canonical` names them. */
function almanacPaths(lang: Lang, today: string): string[] {
  const [month, year] = [today.slice(0, 7), Number(today.slice(0, 4))];
  const dayAfter = (n: number): string => Temporal.PlainDate.from(today).add({ days: n }).toString();
  const signs = signNumbers.map((n) => paths.sign(lang, signView(n, lang).slug));
  return [
    paths.panchang(lang),
    ...first(days).map((n) => pathWithQuery(paths.panchang(lang), { date: dayAfter(n + 1) })),
    ...first(months).map((n) => pathWithQuery(paths.month(lang), { month: otherMonth(month, n) })),
    ...[year - 1, year, year + 1].map((one) => pathWithQuery(paths.festivals(lang), { year: String(one) })),
    ...[year, year + 1].map((one) => paths.wallCalendar(lang, one)),
    ...first(muhurtaMonths).flatMap((n) =>
      purposes.map((one) => pathWithQuery(paths.muhurta(lang), { for: one, month: otherMonth(month, n) })),
    ),
    ...[paths.horoscope(lang), ...signs].flatMap((path) => [
      path,
      ...['weekly', 'monthly', 'yearly'].map((period) => pathWithQuery(path, { period })),
    ]),
  ];
}

export const almanacSitemap: SitemapSource = {
  name: 'almanac',
  isOfStories: false,
  async pages(app, lang) {
    const { zone } = await siteOf(app, lang);
    const now = app.now();
    const pages = almanacPaths(lang, dateInZone(now, zone)).map((path) => ({ path }));
    return { pages, validUntil: nextMidnight(now, zone) };
  },
};

/** Pages of the publication, and deals. */
export const siteSitemap: SitemapSource = {
  name: 'site',
  isOfStories: false,
  async pages(app: App, lang) {
    const { hasDeals, texts, reader } = await siteOf(app, lang);
    const all = [paths.about(lang), paths.contact(lang), paths.places(lang)];
    if (reader.short) all.push(paths.short(lang));
    if (texts.privacy_html !== null) all.push(paths.privacy(lang));
    if (hasDeals) all.push(paths.deals(lang));
    return { pages: all.map((path) => ({ path })) };
  },
};
