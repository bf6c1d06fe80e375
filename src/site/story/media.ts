import type { NewsItem } from '../../news/model/news.ts';
import { playerOf } from '../../text/markup/players/players.ts';
import { type Html, html } from '../html.ts';
import { picture } from '../picture.ts';
import { playerLink } from '../player.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';

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

/** A picture with its caption. */
const figure = (image: Image, sizes: string, isFirst = false): Html =>
  html`<figure>${picture(image, { sizes, alt: image.alt ?? '', isFirst })}${captionOf(image)}</figure>`;

/** The picture at the head of a story. */
export const headPicture = (image: Image): Html => figure(image, '(min-width: 46rem) 42rem, 100vw', true);

/** The other pictures of a story, in a row that is scrolled sideways. */
export const gallery = (images: readonly Image[], { lang }: PublicSite): Html | false =>
  images.length > 0 &&
  html`<h2>${pageWord('photos', lang)}</h2><div class="gallery" role="group" tabindex="0" aria-label="${pageWord('photos', lang)}">${images.map((image) => figure(image, '(min-width: 46rem) 30rem, 85vw'))}</div>`;
