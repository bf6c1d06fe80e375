import { escapeHtml } from '../text/markup/escape.ts';
import { element, optional, type Xml, xmlDocument } from '../text/markup/xml.ts';
import type { FeedMedia, SyndicationFeed, SyndicationItem } from './feed-model.ts';

/** RFC 822 with a year of four digits, as RSS requires. */
const rfc822 = (time: string): string => new Date(time).toUTCString();

/** The picture as RSS itself knows it. Its length is unknown; the RSS Board advises 0 then. */
function enclosure(media: FeedMedia[]): Xml[] {
  const first = media.find(({ type }) => type !== null);
  return first ? [element('enclosure', null, { url: first.url, length: 0, type: first.type })] : [];
}

function itemElement(item: SyndicationItem, feed: SyndicationFeed): Xml {
  const { category } = item;
  return element('item', [
    element('title', item.title),
    element('link', item.url),
    element('guid', item.id, { isPermaLink: 'false' }),
    element('pubDate', rfc822(item.published)),
    element('dc:creator', item.author ?? feed.publisher),
    ...(category ? [element('category', category.name)] : []),
    ...item.tags.map((tag) => element('category', tag)),
    // Readers take it for HTML.
    ...(item.summary === null ? [] : [element('description', escapeHtml(item.summary))]),
    ...optional('content:encoded', item.content),
    ...enclosure(item.media),
    ...item.media.map(({ url, kind, type, alt }) =>
      element('media:content', optional('media:description', alt), { url, medium: kind, type }),
    ),
  ]);
}

/** RSS 2.0, with what Atom, Dublin Core, Content and Media RSS add to it. */
export function rssText(feed: SyndicationFeed): string {
  const { editor, logo, lang } = feed;
  const channel = [
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('atom:link', null, { href: feed.url, rel: 'self', type: 'application/rss+xml' }),
    ...(feed.hub === null ? [] : [element('atom:link', null, { href: feed.hub, rel: 'hub' })]),
    element('language', lang),
    ...optional('copyright', feed.copyright),
    ...(editor ? [element('managingEditor', editor.name ? `${editor.email} (${editor.name})` : editor.email)] : []),
    ...optional('webMaster', feed.webmaster),
    element('lastBuildDate', rfc822(feed.updated)),
    element('generator', 'Dinam'),
    ...(logo === null
      ? []
      : [element('image', [element('url', logo), element('title', feed.title), element('link', feed.home)])]),
    ...feed.items.map((item) => itemElement(item, feed)),
  ];
  return xmlDocument(
    element('rss', [element('channel', channel)], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    }),
  );
}
