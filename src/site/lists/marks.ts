import type { NewsItem } from '../../news/model/news.ts';
import { type IconName, icon } from '../frame/icons.ts';
import { type Html, html } from '../html.ts';
import type { PublicSite } from '../site.ts';
import { type PageWord, pageWord } from '../words.ts';

/** What a story has besides text: film, pictures, sound. */
function mediumOf({
  content_type,
  video_url,
  audio_url,
  images,
}: NewsItem): [IconName, PageWord, number | null] | null {
  if (content_type === 'video' || video_url !== null) return ['play', 'video', null];
  if (content_type === 'gallery') return ['photos', 'photos', images.length > 1 ? images.length : null];
  return audio_url !== null ? ['sound', 'audio', null] : null;
}

/** A mark on the picture of a story that has film, pictures or sound: a symbol, a number, and a word for who hears the page. */
export function mark(item: NewsItem, { lang }: PublicSite): Html | null {
  const medium = mediumOf(item);
  if (medium === null) return null;
  const [symbol, word, count] = medium;
  return html`<span class="mark">${icon(symbol)}${count}<span class="hide">${pageWord(word, lang)}</span></span>`;
}

/** Whether it is a live blog that runs. */
export const isLive = ({ content_type, live_ended_at }: NewsItem): boolean =>
  content_type === 'live' && live_ended_at === null;

/** What is said of a story before its title: that it is breaking, or live. */
export function label(item: NewsItem, { lang }: PublicSite): Html | null {
  if (isLive(item)) return html`<span class="tag live">${pageWord('live', lang)}</span>`;
  return item.is_breaking ? html`<span class="tag">${pageWord('breaking', lang)}</span>` : null;
}

/** The category, in its colour. */
export const categoryName = ({ category }: NewsItem): Html | null =>
  category && html`<span class="cat${category.color !== null && ` c${category.id}`}">${category.name}</span>`;
