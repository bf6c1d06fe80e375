import { type Static, Type } from 'typebox';
import type { SyndicationFeed, SyndicationItem } from './feed-model.ts';

const Author = Type.Object({ name: Type.String() });
const JsonFeedItem = Type.Object({
  id: Type.String(),
  url: Type.String(),
  title: Type.String(),
  content_html: Type.Optional(Type.String({ description: 'Where feeds carry whole stories' })),
  content_text: Type.Optional(Type.String({ description: 'Where they do not: the summary, or the title' })),
  summary: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  date_published: Type.String(),
  date_modified: Type.String(),
  authors: Type.Optional(Type.Array(Author)),
  tags: Type.Array(Type.String()),
  language: Type.String(),
  attachments: Type.Optional(Type.Array(Type.Object({ url: Type.String(), mime_type: Type.String() }))),
});

/** A document of JSON Feed 1.1: what we write of it. */
export const JsonFeed = Type.Object({
  version: Type.Literal('https://jsonfeed.org/version/1.1'),
  title: Type.String(),
  description: Type.String(),
  home_page_url: Type.String(),
  feed_url: Type.String(),
  language: Type.String(),
  icon: Type.Optional(Type.String()),
  authors: Type.Array(Author),
  hubs: Type.Optional(Type.Array(Type.Object({ type: Type.String(), url: Type.String() }))),
  items: Type.Array(JsonFeedItem),
});

function itemOf(item: SyndicationItem, lang: string): Static<typeof JsonFeedItem> {
  const { content, summary, author, category } = item;
  const image = item.media.find(({ kind }) => kind === 'image')?.url;
  const attachments = item.media.flatMap(({ url, kind, type }) =>
    kind === 'image' || type === null ? [] : [{ url, mime_type: type }],
  );
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    // One of the two has to be there.
    ...(content === null ? { content_text: summary || item.title } : { content_html: content }),
    ...(summary ? { summary } : {}),
    ...(image === undefined ? {} : { image }),
    date_published: item.published,
    date_modified: item.updated,
    ...(author === null ? {} : { authors: [{ name: author }] }),
    tags: [...(category ? [category.name] : []), ...item.tags],
    language: lang,
    ...(attachments.length ? { attachments } : {}),
  };
}

/** JSON Feed 1.1. */
export function jsonText(feed: SyndicationFeed): string {
  const document: Static<typeof JsonFeed> = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.url,
    language: feed.lang,
    ...(feed.logo === null ? {} : { icon: feed.logo }),
    authors: [{ name: feed.publisher }],
    ...(feed.hub === null ? {} : { hubs: [{ type: 'WebSub', url: feed.hub }] }),
    items: feed.items.map((item) => itemOf(item, feed.lang)),
  };
  return `${JSON.stringify(document)}\n`;
}
