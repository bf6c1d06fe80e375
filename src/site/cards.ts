import { clockText, listText } from '../almanac/text/clock-text.ts';
import type { NewsItem } from '../news/model/news.ts';
import { type Html, html, trusted } from './html.ts';
import { categoryName, label, mark } from './lists/marks.ts';
import { imageOf, picture } from './picture.ts';
import type { PublicSite } from './site.ts';
import { siteScope, storyScope } from './theme/scope.ts';
import { siteDate, timeText } from './words.ts';

/** The page of a story. */
export const storyPath = ({ slug }: Pick<NewsItem, 'slug'>): string => `/n/${slug}`;

/** About as wide as a column of the grid of cards. */
export const cardSizes = '(min-width: 40rem) 20rem, 100vw';

/**
 * How a story stands in a list: the lead of a page; one of those below it; a row with a small picture at its side; the same
 * without one; the story that is to be read next.
 */
export type CardForm = 'lead' | 'second' | 'row' | 'line' | 'next';

const formSizes = { lead: '(min-width: 64rem) 36rem, 100vw', second: '(min-width: 64rem) 18rem, 50vw' } as const;

/** The picture of a card of a theme, as wide as its card. */
function themedPicture(item: NewsItem, isLead: boolean): Html | false {
  const { image_url, thumbnail_url } = item;
  const image = imageOf(item, image_url ?? '');
  const url = isLead || image.srcset ? (image_url ?? thumbnail_url) : thumbnail_url;
  const sizes = isLead ? '(min-width: 44rem) 38rem, 100vw' : cardSizes;
  return (
    url !== null &&
    picture({ ...image, url, width: 640, height: 360 }, { sizes, alt: '', isFirst: isLead, className: 'picture' })
  );
}

function formPicture(item: NewsItem, form: CardForm, isFirst: boolean): Html | null {
  const { image_url, thumbnail_url } = item;
  if (form === 'line') return null;
  if (form === 'lead' || form === 'second') {
    const image = imageOf(item, image_url ?? '');
    const url = image_url ?? thumbnail_url;
    const shown = { ...image, url: url ?? '', width: 640, height: 360 };
    return url === null ? null : picture(shown, { sizes: formSizes[form], alt: '', isFirst, className: 'picture' });
  }
  // One address: at this size other formats would save less than their names take.
  const url = thumbnail_url ?? image_url;
  return url === null ? null : picture({ url, width: 320, height: 240 }, { sizes: '', alt: '', className: 'picture' });
}

/** Of the titles in a list: 2 below the heading of the page, 3 below that of a part of it. */
export type HeadingLevel = 2 | 3;

export const heading = (level: HeadingLevel, content: Html): Html =>
  level === 2 ? html`<h2 class="title">${content}</h2>` : html`<h3 class="title">${content}</h3>`;

/** A story in a list. */
export function card(item: NewsItem, site: PublicSite, level: HeadingLevel, form: CardForm = 'row'): Html {
  const isLead = form === 'lead';
  const themed = site.theme.render('card', () => ({
    ...siteScope(site, ''),
    story: storyScope(item, site),
    picture: themedPicture(item, isLead) || null,
    is_lead: isLead,
    level,
  }));
  if (themed) return themed;
  const image = formPicture(item, form, isLead);
  const said = [label(item, site), categoryName(item), item.published_at && shortTime(item.published_at, site)];
  const medium = mark(item, site);
  const facts = said.filter((one) => one).flatMap((one, i) => (i === 0 ? [one] : [' · ', one]));
  return html`<article class="card tap ${form === 'line' ? 'row' : form}" lang="${item.lang}">${image && html`<div class="seen">${image}${medium}</div>`}<div class="text">
${heading(level, html`<a href="${storyPath(item)}">${item.title}</a>`)}
${isLead && item.summary && html`<p>${item.summary}</p>`}
<span class="meta">${facts}${!image && medium && html` ${medium}`}</span>
</div></article>`;
}

/** An instant as a machine and a reader read it. */
export const timeElement = (iso: string, { lang, zone }: PublicSite): Html =>
  html`<time datetime="${iso}">${timeText(iso, lang, zone)}</time>`;

/** The same as short as in a list; the script of the page says how long ago it was, while that is less than a day. */
export function shortTime(iso: string, { lang, zone, year, shows }: PublicSite): Html {
  const ms = Date.parse(iso);
  const date = siteDate(ms, lang, 'day', zone);
  const text = siteDate(ms, lang, 'date', zone).includes(String(year))
    ? listText([date, clockText(ms, { lang, digits: 'latin', zone })], lang)
    : siteDate(ms, lang, 'date', zone);
  return html`<time datetime="${iso}"${shows.short_times && trusted(' data-ago')}>${text}</time>`;
}

/** Whether stories in lists are as a template of the theme has them. */
export const hasOwnCards = ({ theme }: PublicSite): boolean => theme.templates.includes('card');

/** Cards below each other on phones, in columns on wider windows. */
export const cardRows = (cards: readonly Html[], site: PublicSite): Html =>
  html`<div class="${hasOwnCards(site) ? 'grid' : 'rows'}">${cards}</div>`;

export const storyCardList = (
  items: readonly NewsItem[],
  site: PublicSite,
  level: HeadingLevel,
  form: CardForm = 'row',
): Html =>
  cardRows(
    items.map((item) => card(item, site, level, form)),
    site,
  );

/** The stories that a page begins with: a lead, and two or three beside or below it. */
export function frontStories(items: readonly NewsItem[], site: PublicSite, level: HeadingLevel): Html | false {
  const [lead, ...seconds] = items;
  if (!lead) return false;
  const [first, others] = [card(lead, site, level, 'lead'), seconds.map((item) => card(item, site, level, 'second'))];
  if (hasOwnCards(site)) return html`<div class="grid">${first}${others}</div>`;
  return html`<div class="front">${first}${others.length > 0 && html`<div class="seconds">${others}</div>`}</div>`;
}
