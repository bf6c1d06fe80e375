import { type Static, Type } from 'typebox';
import { cardSides } from '../../cards/card.ts';
import { type Answer, read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { Poll } from '../../engagement/model.ts';
import { votesTopic } from '../../engagement/poll-view.ts';
import { pollsOfStory } from '../../engagement/polls.ts';
import { liveTopic } from '../../liveblog/reads.ts';
import type { NewsItemWhole } from '../../news/model/news.ts';
import { newsItem } from '../../news/reads.ts';
import { lastChange } from '../../news/revisions/revisions.ts';
import { pollsTopic } from '../../news/view.ts';
import { cachedPlaces, nameIn } from '../../places/tree.ts';
import { languageName } from '../../text/language-name.ts';
import { textToHtml } from '../../text/markup/html.ts';
import { labelSlug } from '../../text/slug.ts';
import { storyPath, timeElement } from '../cards.ts';
import { type Html, html } from '../html.ts';
import { layout } from '../layout.ts';
import { withSide } from '../lists/columns.ts';
import { pageMedia } from '../page.ts';
import { withoutFrames } from '../player.ts';
import { reportForm, storyTools } from '../reader/tools.ts';
import { type PublicSite, paths, siteOf, siteTopics } from '../site.ts';
import { themedUntil, themeKey } from '../theme/current.ts';
import { siteScope, storyScope } from '../theme/scope.ts';
import { markedAddress } from '../views/address.ts';
import { pageWord } from '../words.ts';
import { type Around, aroundStory } from './around.ts';
import { authorPathOf, storyData } from './data.ts';
import { keyMoments, type LiveBlog, liveBlogOf, livePart } from './live.ts';
import { filmOf, gallery, headPicture, storyMedia } from './media.ts';
import { mostPolls, placedPolls, pollPart } from './poll.ts';

export type PageStory = Static<typeof NewsItemWhole>;

/** A browser without scripts loads a running live blog again this often. */
const liveSeconds = 60;

function share(story: PageStory, { lang, url }: PublicSite): Html {
  const address = encodeURIComponent(markedAddress(url + storyPath(story), 'share'));
  const text = encodeURIComponent(story.title);
  const links = [
    ['WhatsApp', `https://wa.me/?text=${text}%0A${address}`],
    ['Telegram', `https://t.me/share/url?url=${address}&text=${text}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?url=${address}&text=${text}`],
  ] as const;
  return html`<p class="links boxed share"><span>${pageWord('share', lang)}</span>${links.map(
    ([name, to]) => html`<a href="${to}" rel="noopener nofollow">${name}</a>`,
  )}</p>`;
}

/** What is changed within so long after a story went out is part of it. */
const settledMs = 60_000;

const isLate = (at: string | null, { published_at }: PageStory): at is string =>
  at !== null && published_at !== null && Date.parse(at) - Date.parse(published_at) > settledMs;

/** When readers got another text than the one that went out; null where they did not. */
async function changedAt(app: App, story: PageStory): Promise<string | null> {
  const { id, updated_at, corrections, content_type } = story;
  if (!isLate(updated_at, story)) return null;
  if (content_type === 'live') return updated_at; // of its entries too
  const changes = [await lastChange(app.db.read, id), ...corrections.map(({ at }) => at)];
  return (
    changes
      .filter((at) => isLate(at, story))
      .sort()
      .at(-1) ?? null
  );
}

function byline(story: PageStory, site: PublicSite, { changed, around }: Parts): Html {
  const { lang } = site;
  const { byline: line, author, source, published_at } = story;
  const from =
    source.name &&
    source.name !== author &&
    (source.url ? html`<a href="${source.url}" rel="noopener">${source.name}</a>` : source.name);
  const name = line ?? author;
  // A preview may be of an author's first story.
  const path = around && authorPathOf(story);
  return html`<p class="meta by">${name && html`<b>${path ? html`<a rel="author" href="${path}">${name}</a>` : name}</b> · `}${published_at && html`${pageWord('published', lang)}: ${timeElement(published_at, site)}`}
${changed && html` · ${pageWord('updated', lang)}: ${timeElement(changed, site)}`}
${from && html` · ${pageWord('source', lang)}: ${from}`}${story.read_minutes > 1 && html` · ${pageWord('read_minutes', lang, { n: String(story.read_minutes) })}`}</p>`;
}

/** Characters of a summary that are looked for, and of markup that mostly hold so many of a text. */
const lead = { text: 50, markup: 600 } as const;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The characters of sanitised HTML, without white space: enough to compare, and far cheaper than to read it as HTML. */
const charactersOf = (content: string): string =>
  content
    .replace(/<[^>]*(>|$)|\s+/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] as string);

/** Whether a story begins with its summary, as where the summary was copied from it: it is then not shown twice. */
function startsWith(content: string, summary: string): boolean {
  // Mostly it was copied from the first paragraph: text without markup is then the same as it stands.
  const first = summary.slice(0, 2 * lead.text);
  if (!/[<&]/.test(first) && content.startsWith(first, content.startsWith('<p>') ? 3 : 0)) return true;
  const wanted = first.replace(/\s+/g, '').slice(0, lead.text);
  const start = charactersOf(content.slice(0, lead.markup));
  // An entity that is cut, a character of some more, is behind what is compared.
  const isEnough = content.length <= lead.markup || start.length >= lead.text + 10;
  return (isEnough ? start : charactersOf(content)).startsWith(wanted);
}

/** The places of a story that have a page, with its name in the language. */
async function placesOf(app: App, { places }: PageStory, { lang }: PublicSite): Promise<Parts['places']> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const nodes = await cachedPlaces(app, ids);
  return ids.flatMap((id) => {
    const place = nodes.get(id);
    return place ? [{ name: nameIn(place, lang), slug: place.slug }] : [];
  });
}

/** What a story has besides its own text. */
interface Parts {
  blog: LiveBlog | null;
  polls: readonly Poll[];
  /** What stands below and beside it; null in a preview. */
  around: Around | null;
  /** Its places that have a page. */
  places: readonly { name: string; slug: string }[];
  /** When its text was changed since it went out. */
  changed: string | null;
}

/** Places and tags as links: what else there is of them. */
function labels(story: PageStory, places: Parts['places'], { lang }: PublicSite): Html | null {
  const links = [
    ...places.map(({ name, slug }) => ({ name, url: paths.place(lang, slug) })),
    ...story.tags.flatMap((tag) => (labelSlug(tag) === null ? [] : [{ name: tag, url: paths.tag(lang, tag) }])),
  ];
  if (links.length === 0) return null;
  return html`<nav class="links boxed" aria-label="${pageWord('tags', lang)}">${links.map(({ name, url }) => html`<a href="${url}">${name}</a>`)}</nav>`;
}

const contentOf = ({ content, content_format }: PageStory): string =>
  content_format === 'html' ? content : textToHtml(content);

export function bodyOf(story: PageStory, site: PublicSite, given: Parts): Html {
  const { blog, polls, around, places } = given;
  const { lang } = site;
  const { category, images, corrections, translations } = story;
  const pictures = images.length > 0 ? images : story.image_url ? [{ url: story.image_url }] : [];
  const [first, ...more] = pictures;
  const content = contentOf(story);
  const hasHead = first !== undefined && !filmOf(story);
  const isRunning = blog?.hasEnded === false;
  const { content: text, others } = placedPolls(withoutFrames(content, lang), polls, site);
  const parts = {
    labels:
      story.is_breaking || isRunning
        ? html`${story.is_breaking && html`<span class="tag">${pageWord('breaking', lang)}</span>`} ${isRunning && html`<span class="tag live">${pageWord('live', lang)}</span>`}`
        : null,
    byline: byline(story, site, given),
    picture: hasHead ? headPicture(first, pictures.length, site) : null,
    summary: startsWith(content, story.summary) ? null : html`<p class="summary">${story.summary}</p>`,
    media: storyMedia(story, site),
    content: html`<div class="body">${text}</div>`,
    live: blog && livePart(blog, story.slug, site),
    key_moments: blog && keyMoments(blog, site),
    gallery: gallery(filmOf(story) ? more : pictures, hasHead, site),
    polls: others.length > 0 ? html`${others.map((one) => pollPart(one, site))}` : null,
    corrections:
      corrections.length > 0
        ? html`<h2>${pageWord('corrections', lang)}</h2><ul>${corrections.map((one) => html`<li>${timeElement(one.at, site)}: ${one.text}</li>`)}</ul>`
        : null,
    tools: storyTools({ path: storyPath(story), title: story.title }, site),
    report: reportForm(story.id, site) || null,
    share: share(story, site),
    translations:
      translations.length > 0
        ? html`<p class="links boxed"><span>${pageWord('other_languages', lang)}</span>${translations.map((one) => html`<a href="${storyPath(one)}" lang="${one.lang}" hreflang="${one.lang}" title="${one.title}">${languageName(one.lang)}</a>`)}</p>`
        : null,
    tags: labels(story, places, site),
    related:
      around?.related &&
      html`<section class="related"><div class="head"><h2>${pageWord('related', lang)}</h2></div>${around.related}</section>`,
    next: around?.next ?? null,
    more: around?.more ?? null,
    most_read: around?.mostRead ?? null,
  };
  const scope = () => ({ ...siteScope(site, storyPath(story)), ...parts, story: storyScope(story, site) });
  const section = category && {
    path: paths.section(lang, category.slug),
    color: category.color === null ? '' : ` c${category.id}`,
  };
  // The newest of a live blog comes before what was written when it began.
  const texts = blog ? [parts.live, parts.content] : [parts.content];
  const article = html`<article class="story">
${(section || parts.labels) && html`<p class="crumb">${section && html`<a class="cat${section.color}" href="${section.path}">${category.name}</a>`}${parts.labels}</p>`}
<h1>${story.title}</h1>
${parts.summary}
${parts.byline}
${parts.tools}
${parts.key_moments}
${parts.picture}
${parts.media}
${texts}
${parts.gallery}
${parts.polls}
${parts.corrections}
${parts.tags}
${parts.translations}
${parts.share}
${parts.report}
</article>
${around && html`<div class="after">${parts.next}${parts.more}${parts.related}</div>`}`;
  return site.theme.render('story', scope) ?? withSide(article, parts.most_read, 'reading');
}

/** A story by its slug; the number at its end decides, so that a link outlives a new title. */
export const story = read({
  name: 'site.story',
  summary: 'A story as a page',
  media: pageMedia,
  query: Type.Object({ slug: Type.Optional(Type.String({ maxLength: 500 })) }),
  reply: Type.String(),
  normalise: (app, { slug }) => ({ ...newsItem.normalise(app, { slug }), ...themeKey(app) }) as { slug?: string },
  // Entries raise the topic of their blog alone, and whether a story is a blog is unknown before it is read.
  topics(query) {
    const { id } = query as { id: number };
    return [...newsItem.topics(query), liveTopic(id), pollsTopic, votesTopic(id), ...siteTopics];
  },
  // What goes with it reads many rows, and sees to that itself: see `news/related/pool.ts`.
  effort: 'light',
  maxAge: 60,
  async run(app, given): Promise<Answer> {
    const { theme, ...query } = given as { id: number; theme?: string };
    const { id } = query;
    const { data, validUntil = Number.POSITIVE_INFINITY } = await newsItem.run(app, query as never);
    const item = data as PageStory;
    const site = await siteOf(app, item.lang);
    const [changed, blog, { polls, validUntil: pollsUntil }, around, places] = await Promise.all([
      changedAt(app, item),
      item.content_type === 'live' ? liveBlogOf(app, id) : null,
      pollsOfStory(app, id, item.lang, mostPolls),
      aroundStory(app, item, site),
      placesOf(app, item, site),
    ]);
    const own = { lang: item.lang, path: storyPath(item) };
    const others = item.translations.map((one) => ({ lang: one.lang, path: storyPath(one) }));
    const isRunning = blog?.hasEnded === false;
    const authorPath = authorPathOf(item);
    const made = layout(site, {
      title: item.seo_title ?? item.title,
      description: item.seo_description ?? (item.summary || item.title),
      path: own.path,
      body: bodyOf(item, site, { blog, polls, around, places, changed }),
      type: 'article',
      image: item.image_url,
      card: item.share_card_url === null ? null : { url: item.share_card_url, ...cardSides.og, alt: item.title },
      data: storyData(item, site, changed, blog),
      above: item.category ? [{ name: item.category.name, path: paths.section(item.lang, item.category.slug) }] : [],
      article: {
        published: item.published_at,
        modified: changed ?? item.published_at,
        section: item.category_name,
        tags: item.tags,
        author: authorPath === null ? null : site.url + authorPath,
      },
      alternates: others.length > 0 ? [own, ...others] : [],
      countedId: id,
      ...(isRunning ? { refreshSeconds: liveSeconds } : {}),
    });
    const ends = [validUntil, pollsUntil, around.validUntil, site.validUntil, themedUntil(app, site.theme, theme)];
    return { data: made.text, validUntil: Math.min(...ends) };
  },
});
