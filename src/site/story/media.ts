import type { NewsItem } from '../../news/model/news.ts';
import { playerOf } from '../../text/markup/players/players.ts';
import { icon } from '../frame/icons.ts';
import { type Html, html } from '../html.ts';
import { picture } from '../picture.ts';
import { playerLink } from '../player.ts';
import type { PublicSite } from '../site.ts';
import { directionOf, pageWord } from '../words.ts';

type Image = NewsItem['images'][number];

const fileOf = (url: string | null, ending: RegExp): string | null =>
  url !== null && ending.test(URL.parse(url)?.pathname ?? '') ? url : null;

/** The address of a film that is a file: it has a player, and the picture of the story is its poster. */
export const filmOf = ({ video_url }: Pick<NewsItem, 'video_url'>): string | null =>
  fileOf(video_url, /\.(mp4|webm)$/i);

/** Film and sound. Nothing of them is fetched before the reader starts them. */
export function storyMedia(story: NewsItem, { lang }: PublicSite): Html {
  const { video_url, audio_url, image_url, title } = story;
  const film = filmOf(story);
  const player = video_url !== null && film === null ? playerOf(video_url) : null;
  const sound = fileOf(audio_url, /\.(mp3|m4a|aac|ogg|opus)$/i);
  const heard = audio_url !== null && sound === null ? playerOf(audio_url) : null;
  return html`${film && html`<video controls playsinline preload="none" src="${film}"${image_url && html` poster="${image_url}"`} aria-label="${title}" width="1280" height="720"></video>`}
${player && html`<p>${playerLink(player, lang)}</p>`}
${video_url && !film && !player && html`<p class="links boxed"><a href="${video_url}" rel="noopener">▶ ${pageWord('video', lang)}</a></p>`}
${heard && html`<p>${playerLink(heard, lang)}</p>`}
${sound && html`<audio controls preload="none" src="${sound}" aria-label="${title}"></audio>`}`;
}

/** What is printed below a picture: its own words, and who made it. What `alt` says is there already. */
function captionOf({ alt, caption, credit }: Image): Html | null {
  const words = caption && caption !== alt ? caption : null;
  if (!words && !credit) return null;
  return html`<figcaption>${words}${words && credit && ' '}${credit && html`<span class="credit">© ${credit}</span>`}</figcaption>`;
}

const nameOf = (n: number, total: number, { lang }: PublicSite): string =>
  pageWord('photo_of', lang, { n: String(n), total: String(total) });

/** A link that shows a picture as large as the window; it has the alternative text of the picture as its name, if there is one. */
const opening = (image: Image, n: number, total: number, shown: Html, site: PublicSite): Html =>
  html`<a href="#photo-${n}"${!image.alt && html` aria-label="${nameOf(n, total, site)}"`}>${shown}</a>`;

/** The picture at the head of a story; with others it opens them all, as large as the window. @param total of them */
export function headPicture(image: Image, total: number, site: PublicSite): Html {
  const shown = picture(image, { sizes: '(min-width: 48rem) 42rem, 100vw', alt: image.alt ?? '', isFirst: true });
  return html`<figure class="hero">${total > 1 ? opening(image, 1, total, shown, site) : shown}${captionOf(image)}</figure>`;
}

const small = ({ url, thumbnail_url, alt }: Image): Html =>
  picture({ url: thumbnail_url ?? url, width: 320, height: 240 }, { sizes: '', alt: alt ?? '' });

/** A picture that fills the window while the address names it, and the way to those beside it. */
function wholePicture(image: Image, n: number, total: number, site: PublicSite): Html {
  const { lang } = site;
  const to = (other: number, key: 'left' | 'right', word: 'previous' | 'next', symbol: 'back' | 'on'): Html =>
    html`<a href="#photo-${((other + total - 1) % total) + 1}" data-key="${key}" aria-label="${pageWord(word, lang)}">${icon(symbol)}</a>`;
  // In both directions of writing the arrow points to where the picture comes from.
  const [left, right] = directionOf(lang) === 'rtl' ? [n + 1, n - 1] : [n - 1, n + 1];
  const [first, last] = directionOf(lang) === 'rtl' ? (['next', 'previous'] as const) : (['previous', 'next'] as const);
  return html`<div class="whole" id="photo-${n}" role="dialog" aria-label="${nameOf(n, total, site)}"><figure>${picture(image, { sizes: '100vw', alt: image.alt ?? '' })}${captionOf(image)}</figure>
<p dir="ltr">${to(left, 'left', first, 'back')}<span>${n} / ${total}</span>${to(right, 'right', last, 'on')}<a href="#_" aria-label="${pageWord('close', lang)}">${icon('close')}</a></p></div>`;
}

/** The pictures of a story besides that at its head, small, and each of all of them as large as the window. */
export function gallery(images: readonly Image[], hasHead: boolean, site: PublicSite): Html | null {
  const first = hasHead ? 1 : 0;
  const total = images.length;
  if (total <= first) return null;
  const rest = images
    .slice(first)
    .map(
      (image, i) =>
        html`<figure>${opening(image, first + i + 1, total, small(image), site)}${captionOf(image)}</figure>`,
    );
  return html`<h2>${pageWord('photos', site.lang)}</h2><div class="photos">${rest}</div>
${images.map((image, i) => wholePicture(image, i + 1, total, site))}`;
}
