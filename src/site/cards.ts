import type { NewsItem } from '../news/model/news.ts';
import { type Html, html } from './html.ts';
import { imageOf, picture } from './picture.ts';
import type { PublicSite } from './site.ts';
import { siteScope, storyScope } from './theme/scope.ts';
import { pageWord, timeText } from './words.ts';

/** The page of a story. */
export const storyPath = ({ slug }: Pick<NewsItem, 'slug'>): string => `/n/${slug}`;

/** About as wide as a column of the grid of cards. */
export const cardSizes = '(min-width: 40rem) 20rem, 100vw';

function cardPicture(item: NewsItem, isLead: boolean): Html | false {
  const { image_url, thumbnail_url } = item;
  const image = imageOf(item, image_url ?? '');
  const url = isLead || image.srcset ? (image_url ?? thumbnail_url) : thumbnail_url;
  const sizes = isLead ? '(min-width: 44rem) 38rem, 100vw' : cardSizes;
  return (
    url !== null &&
    picture({ ...image, url, width: 640, height: 360 }, { sizes, alt: '', isFirst: isLead, className: 'picture' })
  );
}

/** Of the titles in a list: 2 below the heading of the page, 3 below that of a part of it. */
export type HeadingLevel = 2 | 3;

export const heading = (level: HeadingLevel, content: Html): Html =>
  level === 2 ? html`<h2 class="title">${content}</h2>` : html`<h3 class="title">${content}</h3>`;

/** A story in a list. */
export function card(item: NewsItem, site: PublicSite, level: HeadingLevel, isLead = false): Html {
  const { lang } = site;
  const image = cardPicture(item, isLead);
  const themed = site.theme.render('card', () => ({
    ...siteScope(site, ''),
    story: storyScope(item, site),
    picture: image || null,
    is_lead: isLead,
    level,
  }));
  if (themed) return themed;
  const label = item.is_breaking
    ? pageWord('breaking', lang)
    : item.content_type === 'live'
      ? pageWord('live', lang)
      : null;
  return html`<article class="card${isLead && ' lead'}" lang="${item.lang}">${image}<div class="text">
${label && html`<span class="tag">${label}</span>`}
${heading(level, html`<a href="${storyPath(item)}">${item.title}</a>`)}
${item.summary && html`<p>${item.summary}</p>`}
<span class="meta">${item.category_name}${item.category_name && ' · '}${item.published_at && timeElement(item.published_at, site)}</span>
</div></article>`;
}

/** An instant as a machine and a reader read it. */
export const timeElement = (iso: string, { lang, zone }: PublicSite): Html =>
  html`<time datetime="${iso}">${timeText(iso, lang, zone)}</time>`;

export const storyCardList = (items: readonly NewsItem[], site: PublicSite, level: HeadingLevel): Html =>
  html`<div class="grid">${items.map((item) => card(item, site, level))}</div>`;
