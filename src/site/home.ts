import { setTimeout as sleep } from 'node:timers/promises';
import type { PanchangDay } from '../almanac/model/panchang.ts';
import { panchangDay } from '../almanac/reads.ts';
import { objectsOf } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import type { NewsItem } from '../news/model/news.ts';
import { newsTopics } from '../news/query.ts';
import { newsBreaking, newsList } from '../news/reads.ts';
import { card, storyCardList, storyPath } from './cards.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import { type PublicSite, paths, type SiteSection } from './site.ts';
import { almanacWord, pageWord } from './words.ts';

const [mostBreaking, mostTop, mostOfSection, mostSections] = [4, 13, 4, 10];

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

const sectionHtml = ({ slug, name }: SiteSection, items: NewsItem[], site: PublicSite) =>
  items.length > 0 &&
  html`<section><h2><a href="${paths.section(site.lang, slug)}">${name}</a></h2>${storyCardList(items, site, 3)}</section>`;

export const home = page({
  name: 'site.home',
  summary: 'Front page of a language: breaking, top and latest stories, sections, the day',
  query: {},
  topics: ({ lang }) => [...new Set([...newsTopics({ lang }), ...panchangDay.topics({ lang })])],
  async make(app, { lang }: { lang: PublicSite['lang'] }, site) {
    const wanted = site.sections.slice(0, mostSections);
    const [breaking, featured, latest, almanac, ...sections] = await Promise.all([
      stories(app, newsBreaking, { lang, limit: mostBreaking }),
      stories(app, newsList, { lang, limit: mostTop, featured: true }),
      stories(app, newsList, { lang, limit: mostTop }),
      almanacLine(app, site),
      ...wanted.map(({ slug }) => stories(app, newsList, { lang, category: slug, limit: mostOfSection })),
    ]);
    const top = [...new Map([...featured.items, ...latest.items].map((item) => [item.id, item])).values()].slice(
      0,
      mostTop,
    );
    const [lead, ...rest] = top;
    const body = html`<h1 class="skip">${site.basic.app_name}</h1>
${breaking.items.length > 0 && html`<ul class="ticker">${breaking.items.map((item) => html`<li><span class="tag">${pageWord('breaking', lang)}</span> <a href="${storyPath(item)}" lang="${item.lang}">${item.title}</a></li>`)}</ul>`}
${lead ? html`<div class="grid">${card(lead, site, 2, true)}${rest.map((item) => card(item, site, 2))}</div>` : html`<p>${pageWord('no_stories', lang)}</p>`}
<a class="strip" href="${paths.panchang(lang)}"><strong>${almanacWord('share_app_line', lang)}</strong>${almanac.text && html` · ${almanac.text}`}</a>
${wanted.map((section, i) => sectionHtml(section, sections[i]?.items ?? [], site))}`;
    return {
      title: site.basic.app_name,
      path: paths.home(lang),
      body,
      feed: `/feeds/${lang}`,
      image: lead?.image_url ?? null,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.home(other) })),
      data: [organization(site)],
      validUntil: Math.min(almanac.validUntil, ...[breaking, featured, latest, ...sections].map((p) => p.validUntil)),
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
