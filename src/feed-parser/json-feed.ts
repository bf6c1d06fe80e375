import { bestFirst, type Channel, type FeedEntry, first, mediaOf } from './entry.ts';
import { NotAFeed } from './not-a-feed.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null =>
  typeof value === 'string' ? first(value) : typeof value === 'number' ? String(value) : null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objects = (value: unknown): Json[] => list(value).filter(isObject);

/** JSON Feed 1.0 and 1.1 (jsonfeed.org/version/1.1), and what has items like one. @throws NotAFeed */
export function jsonChannel(source: string, most: number): Channel {
  const feed = parsed(source);
  if (!isObject(feed) || !Array.isArray(feed.items)) throw new NotAFeed('This is not a feed.');
  const authors = authorsOf(feed);
  const items = objects(feed.items);
  return {
    title: text(feed.title),
    link: text(feed.home_page_url),
    language: text(feed.language),
    image: first(text(feed.icon), text(feed.favicon)),
    base: null,
    hubs: objects(feed.hubs).flatMap((hub) => (/^websub$/i.test(String(hub.type)) ? (text(hub.url) ?? []) : [])),
    self: text(feed.feed_url),
    ttlMinutes: null,
    entries: items.slice(0, most).map((item) => entryOf(item, authors)),
    more: Math.max(0, items.length - most),
  };
}

/** The document, or the part of it before something that is not JSON. */
function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const end = source.lastIndexOf('}');
    if (end > 0 && end < source.trimEnd().length - 1) {
      try {
        return JSON.parse(source.slice(0, end + 1));
      } catch {}
    }
    throw new NotAFeed('The feed is malformed.', error);
  }
}

/** Version 1 has `author`, 1.1 `authors`. */
const authorsOf = (it: Json): string[] =>
  [
    ...objects(it.authors).map((a) => text(a.name)),
    isObject(it.author) ? text(it.author.name) : text(it.author),
  ].filter((name) => name !== null);

function entryOf(item: Json, authors: string[]): FeedEntry {
  const own = authorsOf(item);
  const attached = objects(item.attachments).map((a) => ({
    url: text(a.url) ?? undefined,
    type: text(a.mime_type) ?? undefined,
    rank: 1,
  }));
  const html = text(item.content_html);
  return {
    guid: text(item.id),
    guidIsLink: true,
    title: text(item.title),
    titleIsText: true,
    link: first(text(item.url), text(item.external_url)),
    dates: [text(item.date_published), text(item.date_modified)].filter((d) => d !== null),
    content: first(html, text(item.content_text), text(item.summary)),
    contentIsText: html === null,
    summary: html === null && text(item.content_text) === null ? null : text(item.summary),
    authors: own.length > 0 ? own : authors,
    images: [text(item.image), text(item.banner_image)].filter((i) => i !== null).concat(bestFirst(attached)),
    media: mediaOf(attached),
    categories: list(item.tags).flatMap((tag) => text(tag) ?? []),
    base: null,
    contentBase: null,
  };
}
