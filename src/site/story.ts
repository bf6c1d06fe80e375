import { type Static, Type } from 'typebox';
import { type Answer, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { liveTopic, newsLive } from '../liveblog/reads.ts';
import type { LiveEntry } from '../model/news/live.ts';
import type { NewsItem, NewsItemWhole } from '../model/news/news.ts';
import { newsItem } from '../news/reads.ts';
import { newsRelated } from '../news/related/related.ts';
import { stripHtml, textToHtml } from '../text/html.ts';
import { cards, storyPath, time } from './cards.ts';
import { organization } from './home.ts';
import { type Html, html, trusted } from './html.ts';
import { layout } from './layout.ts';
import { pageMedia } from './page.ts';
import { paths, type Site, siteOf } from './site.ts';
import { languageName, word } from './words.ts';

type Story = Static<typeof NewsItemWhole>;

const [mostRelated, mostEntries] = [4, 50];
/** A running live blog is loaded again this often: no script is needed for it. */
const liveSeconds = 60;

const fileOf = (url: string | null, ending: RegExp): string | null =>
  url !== null && ending.test(URL.parse(url)?.pathname ?? '') ? url : null;

/** Film and sound that are files; a page that plays a film is linked. */
function media({ video_url, audio_url, image_url }: Story, { lang }: Site): Html {
  const film = fileOf(video_url, /\.(mp4|webm)$/i);
  const sound = fileOf(audio_url, /\.(mp3|m4a|aac|ogg|opus)$/i);
  return html`${film && html`<video controls preload="none" src="${film}"${image_url && html` poster="${image_url}"`}></video>`}
${video_url && !film && html`<p class="links boxed"><a href="${video_url}" rel="noopener">▶ ${word('video', lang)}</a></p>`}
${sound && html`<audio controls preload="none" src="${sound}"></audio>`}`;
}

const figure = ({ url, alt, width, height }: Story['images'][number], isFirst: boolean): Html =>
  html`<figure><img src="${url}" alt="${alt ?? ''}" width="${width ?? 1280}" height="${height ?? 720}" loading="${isFirst ? 'eager' : 'lazy'}"${isFirst && trusted(' fetchpriority="high"')}>${alt && html`<figcaption>${alt}</figcaption>`}</figure>`;

function entry({ title, content, image_url, at, is_key_event }: LiveEntry, site: Site): Html {
  return html`<div class="entry${is_key_event && ' key'}"><span class="meta">${time(at, site)}</span>
${title && html`<h2 class="title">${title}</h2>`}<div class="body">${trusted(content)}</div>
${image_url && html`<img src="${image_url}" alt="" loading="lazy" width="640" height="360">`}</div>`;
}

async function liveEntries(app: App, id: number): Promise<LiveEntry[]> {
  const { data } = await newsLive.run(app, newsLive.normalise(app, { id, limit: mostEntries }));
  return (data as LiveEntry[]).filter((one) => !('deleted' in one));
}

function share(story: Story, { lang, url }: Site): Html {
  const address = encodeURIComponent(url + storyPath(story));
  const text = encodeURIComponent(story.title);
  const links = [
    ['WhatsApp', `https://wa.me/?text=${text}%0A${address}`],
    ['Telegram', `https://t.me/share/url?url=${address}&text=${text}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?url=${address}&text=${text}`],
  ] as const;
  return html`<p class="links boxed share"><span>${word('share', lang)}</span>${links.map(
    ([name, to]) => html`<a href="${to}" rel="noopener nofollow">${name}</a>`,
  )}</p>`;
}

function byline(story: Story, site: Site): Html {
  const { lang } = site;
  const { byline: line, author, source, published_at, updated_at } = story;
  const isChanged = published_at !== null && Date.parse(updated_at) - Date.parse(published_at) > 60_000;
  const from =
    source.name &&
    source.name !== author &&
    (source.url ? html`<a href="${source.url}" rel="noopener">${source.name}</a>` : source.name);
  return html`<p class="meta">${line ?? author}${(line ?? author) && ' · '}${published_at && html`${word('published', lang)}: ${time(published_at, site)}`}
${isChanged && html` · ${word('updated', lang)}: ${time(updated_at, site)}`}
${from && html` · ${word('source', lang)}: ${from}`}</p>`;
}

/** schema.org, as Google's documentation of articles asks for it. */
function articleData(story: Story, site: Site): object[] {
  const { url, basic, lang } = site;
  const pictures = [...new Set([story.image_url, ...story.images.map((image) => image.url)])].filter(
    (one) => one !== null,
  );
  const { '@context': _, ...publisher } = organization(site);
  const sections = story.category
    ? [{ name: story.category.name, item: url + paths.section(lang, story.category.slug) }]
    : [];
  const crumbs = [
    { name: word('home', lang), item: url + paths.home(lang) },
    ...sections,
    { name: story.title, item: url + storyPath(story) },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': story.content_type === 'live' ? 'LiveBlogPosting' : 'NewsArticle',
      headline: story.title,
      description: story.summary,
      inLanguage: story.lang,
      mainEntityOfPage: url + storyPath(story),
      datePublished: story.published_at,
      dateModified: story.updated_at,
      ...(pictures.length > 0 ? { image: pictures } : {}),
      author: story.author
        ? { '@type': 'Person', name: story.author }
        : { '@type': 'Organization', name: basic.app_name },
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
    },
  ];
}

/** Whether a story begins with its summary, as where that was taken from it: it is then not shown twice. */
const startsWith = (content: string, summary: string): boolean =>
  summary === '' || stripHtml(content).replace(/\s+/g, ' ').startsWith(summary.replace(/\s+/g, ' ').slice(0, 60));

function bodyOf(story: Story, site: Site, entries: readonly LiveEntry[], related: readonly NewsItem[]): Html {
  const { lang } = site;
  const { category, images, corrections, translations } = story;
  const pictures = images.length > 0 ? images : story.image_url ? [{ url: story.image_url }] : [];
  const [first, ...gallery] = pictures;
  const content = story.content_format === 'html' ? story.content : textToHtml(story.content);
  const label = story.is_breaking ? word('breaking', lang) : story.content_type === 'live' ? word('live', lang) : null;
  return html`<article class="story">
<p class="meta">${category && html`<a href="${paths.section(lang, category.slug)}">${category.name}</a>`} ${label && html`<span class="tag">${label}</span>`}</p>
<h1>${story.title}</h1>
${byline(story, site)}
${first && figure(first, true)}
${!startsWith(content, story.summary) && html`<p class="summary">${story.summary}</p>`}
${media(story, site)}
<div class="body">${trusted(content)}</div>
${entries.map((one) => entry(one, site))}
${gallery.map((one) => figure(one, false))}
${corrections.length > 0 && html`<h2>${word('corrections', lang)}</h2><ul>${corrections.map((one) => html`<li>${time(one.at, site)}: ${one.text}</li>`)}</ul>`}
${story.places.length > 0 && html`<p class="meta">${story.places.map(({ name }) => name).join(' · ')}</p>`}
${share(story, site)}
${translations.length > 0 && html`<p class="links boxed"><span>${word('other_languages', lang)}</span>${translations.map((one) => html`<a href="${storyPath(one)}" lang="${one.lang}" hreflang="${one.lang}" title="${one.title}">${languageName(one.lang)}</a>`)}</p>`}
</article>
${related.length > 0 && html`<section class="related"><h2>${word('related', lang)}</h2>${cards(related, site, 3)}</section>`}`;
}

/** A story by its slug; the number at its end decides, so that a link outlives a new title. */
export const story = read({
  name: 'site.story',
  summary: 'A story as a page',
  media: pageMedia,
  query: Type.Object({ slug: Type.Optional(Type.String({ maxLength: 500 })) }),
  reply: Type.String(),
  normalise: (app, { slug }) => newsItem.normalise(app, { slug }) as { slug?: string },
  // Entries raise the topic of their blog alone, and whether a story is a blog is not known before it is read.
  topics: (query) => [...newsItem.topics(query), liveTopic((query as { id: number }).id)],
  effort: 'heavy',
  maxAge: 60,
  async run(app, query): Promise<Answer> {
    const { id } = query as { id: number };
    const [{ data, validUntil = Number.POSITIVE_INFINITY }, near] = await Promise.all([
      newsItem.run(app, query),
      newsRelated.run(app, newsRelated.normalise(app, { id, limit: mostRelated })),
    ]);
    const item = data as Story;
    const isLive = item.content_type === 'live';
    const [site, entries] = await Promise.all([siteOf(app, item.lang), isLive ? liveEntries(app, id) : []]);
    const own = { lang: item.lang, path: storyPath(item) };
    const others = item.translations.map((one) => ({ lang: one.lang, path: storyPath(one) }));
    const made = layout(site, {
      title: item.title,
      description: item.summary,
      path: own.path,
      body: bodyOf(item, site, entries, near.data as NewsItem[]),
      type: 'article',
      image: item.image_url,
      data: articleData(item, site),
      alternates: others.length > 0 ? [own, ...others] : [],
      ...(isLive && item.live_ended_at === null ? { refreshSeconds: liveSeconds } : {}),
    });
    return { data: made.text, validUntil: Math.min(validUntil, near.validUntil ?? Number.POSITIVE_INFINITY) };
  },
});
