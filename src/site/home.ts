import { setTimeout as sleep } from 'node:timers/promises';
import type { PanchangDay } from '../almanac/model/panchang.ts';
import { panchangDay } from '../almanac/reads.ts';
import { objectsOf } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import type { NewsItem } from '../news/model/news.ts';
import { newsTopics } from '../news/query.ts';
import { newsBreaking, newsList } from '../news/reads.ts';
import { card, cardRows, frontStories, storyPath } from './cards.ts';
import { type Html, html } from './html.ts';
import { withSide } from './lists/columns.ts';
import { mostRead, mostReadPart } from './lists/most-read.ts';
import { rootOf, sectionHead } from './lists/section-head.ts';
import { filledLanguages } from './meta/languages.ts';
import { page } from './page.ts';
import { districtLink } from './reader/district.ts';
import { type PublicSite, paths, type SiteSection } from './site.ts';
import { almanacWord, pageWord } from './words.ts';

/** Below each other on a phone: a lead and two others, the newest, and some of each section. */
const [mostBreaking, mostFront, mostLatest, mostOfSection, mostSections] = [4, 3, 6, 3, 10];
const mostTop = mostFront + mostLatest;

interface Part {
  items: NewsItem[];
  validUntil: number;
}

async function stories(app: App, read: typeof newsList, query: Record<string, unknown>): Promise<Part> {
  const { data, validUntil = Number.POSITIVE_INFINITY } = await read.run(app, read.normalise(app, query));
  return { items: data as NewsItem[], validUntil };
}

/** The front page does not wait longer for the almanac, whose thread may just be starting. */
const almanacMs = 800;
/** A front page without the almanac is made anew after this time. */
const retryMs = 10_000;

/** Today's almanac in one line; null where it is not there in time. */
async function almanacLine(app: App, { lang }: PublicSite): Promise<{ text: string | null; validUntil: number }> {
  const none = { text: null, validUntil: app.now() + retryMs };
  const day = panchangDay.run(app, panchangDay.normalise(app, { lang })).then(
    ({ data, validUntil = Number.POSITIVE_INFINITY }) => ({
      text: (objectsOf(data) as PanchangDay).special,
      validUntil,
    }),
    (err) => {
      app.log.debug({ err }, 'the front page has no line of the almanac');
      return none;
    },
  );
  return Promise.race([day, sleep(almanacMs, none, { ref: false })]);
}

/** The newest of a section, the first with a picture. */
const sectionHtml = (section: SiteSection, items: readonly NewsItem[], site: PublicSite) =>
  items.length > 0 &&
  html`<section>${sectionHead(section, site)}${cardRows(
    items.map((item, i) => card(item, site, 3, i === 0 ? 'row' : 'line')),
    site,
  )}</section>`;

/** The one line of a story that is breaking. */
const ticker = (item: NewsItem, { lang }: PublicSite): Html =>
  html`<p class="ticker"><a href="${storyPath(item)}" lang="${item.lang}"><b>${pageWord('breaking', lang)}</b><span>${item.title}</span></a></p>`;

/** Each story once, in this order, without those that are shown already; what is taken counts as shown. */
function taken(items: readonly NewsItem[], shown: Set<number>, most: number): NewsItem[] {
  const fresh = items.filter(({ id }, i) => !shown.has(id) && items.findIndex((one) => one.id === id) === i);
  const found = fresh.slice(0, most);
  for (const { id } of found) shown.add(id);
  return found;
}

export const home = page({
  name: 'site.home',
  summary: 'Front page of a language: breaking, top and latest stories, sections, the day',
  query: {},
  topics: ({ lang }) => [...new Set([...newsTopics({ lang }), ...panchangDay.topics({ lang })])],
  async make(app, { lang }: { lang: PublicSite['lang'] }, site) {
    const sections = site.sections.slice(0, mostSections);
    const [breaking, featured, latest, almanac, read] = await Promise.all([
      stories(app, newsBreaking, { lang, limit: mostBreaking }),
      stories(app, newsList, { lang, limit: mostTop + mostBreaking, featured: true }),
      stories(app, newsList, { lang, limit: mostTop + mostBreaking }),
      almanacLine(app, site),
      mostRead(app, site),
    ]);
    const candidates = [...featured.items, ...breaking.items.slice(1), ...latest.items];
    const shown = new Set<number>();
    const [urgent] = candidates.some(({ id }) => id !== breaking.items[0]?.id) ? taken(breaking.items, shown, 1) : [];
    const front = taken(candidates, shown, mostFront);
    const newest = taken(candidates, shown, mostLatest);
    const above = [...(urgent ? [urgent] : []), ...front, ...newest];
    const parts = await Promise.all(
      sections.map(({ id, slug }) => {
        const limit = mostOfSection + above.filter((item) => rootOf(site, item.category?.id ?? null) === id).length;
        return stories(app, newsList, { lang, category: slug, limit });
      }),
    );
    const ofSections = parts.map(({ items }) => taken(items, shown, mostOfSection));
    const [lead] = front;
    const filled = await filledLanguages(app, site.languages);
    const content = html`${frontStories(front, site, 2) || html`<p>${pageWord('no_stories', lang)}</p>`}
${
  newest.length > 0 &&
  html`<section><div class="head"><h2>${pageWord('latest', lang)}</h2></div>${cardRows(
    newest.map((item) => card(item, site, 3)),
    site,
  )}</section>`
}
${site.shows.districts && districtLink(site)}
<a class="strip" href="${paths.panchang(lang)}"><strong>${almanacWord('share_app_line', lang)}</strong>${almanac.text && html` · ${almanac.text}`}</a>
<div class="pair">${sections.map((section, i) => sectionHtml(section, ofSections[i] ?? [], site))}</div>`;
    const body = html`<h1 class="skip">${site.basic.app_name}</h1>
${urgent && ticker(urgent, site)}${withSide(content, mostReadPart(read, site, shown))}`;
    const ends = [almanac, read, breaking, featured, latest, ...parts].map(({ validUntil }) => validUntil);
    return {
      title: `${site.basic.app_name}: ${pageWord('latest', lang)}`,
      path: paths.home(lang),
      body,
      feed: `/feeds/${lang}`,
      image: lead?.image_url ?? null,
      alternates: filled.languages.map((other) => ({ lang: other, path: paths.home(other) })),
      data: [organization(site)],
      validUntil: Math.min(filled.validUntil, ...ends),
    };
  },
});

/** The publication for search engines. */
export const organization = ({ basic, url }: PublicSite) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsMediaOrganization',
  name: basic.publisher.name ?? basic.app_name,
  url: `${url}/`,
  ...(basic.logo_url ? { logo: { '@type': 'ImageObject', url: basic.logo_url } } : {}),
  ...(Object.keys(basic.social).length > 0 ? { sameAs: Object.values(basic.social) } : {}),
});
