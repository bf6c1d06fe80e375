import type { Lang } from '../model/common.ts';
import type { NewsItem } from '../model/news/news.ts';
import { type Html, html } from './html.ts';
import type { Site } from './site.ts';
import { timeText, word } from './words.ts';

/** The page of a story. */
export const storyPath = ({ slug }: Pick<NewsItem, 'slug'>): string => `/n/${slug}`;

/** `lang` of an element whose text is in another language than its page. */
export const langOfText = (lang: Lang, site: Site): Lang | false => lang !== site.lang && lang;

const picture = (item: NewsItem, isLead: boolean): Html | null | '' =>
  item.thumbnail_url &&
  html`<img class="picture" src="${isLead ? (item.image_url ?? item.thumbnail_url) : item.thumbnail_url}" alt="" width="640" height="360" loading="${isLead ? 'eager' : 'lazy'}">`;

/** Of the titles in a list: 2 below the heading of the page, 3 below that of a part of it. */
export type Level = 2 | 3;

export const heading = (level: Level, content: Html): Html =>
  level === 2 ? html`<h2 class="title">${content}</h2>` : html`<h3 class="title">${content}</h3>`;

/** A story in a list. */
export function card(item: NewsItem, site: Site, level: Level, isLead = false): Html {
  const { lang } = site;
  const label = item.is_breaking ? word('breaking', lang) : item.content_type === 'live' ? word('live', lang) : null;
  return html`<article class="card${isLead && ' lead'}" lang="${item.lang}">${picture(item, isLead)}<div class="text">
${label && html`<span class="tag">${label}</span>`}
${heading(level, html`<a href="${storyPath(item)}">${item.title}</a>`)}
${item.summary && html`<p>${item.summary}</p>`}
<span class="meta">${item.category_name}${item.category_name && ' · '}${item.published_at && time(item.published_at, site)}</span>
</div></article>`;
}

/** An instant as a machine and a reader read it. */
export const time = (iso: string, { lang, zone }: Site): Html =>
  html`<time datetime="${iso}">${timeText(iso, lang, zone)}</time>`;

export const cards = (items: readonly NewsItem[], site: Site, level: Level): Html =>
  html`<div class="grid">${items.map((item) => card(item, site, level))}</div>`;
