import { element, optional, type Xml, xmlDocument } from '../text/markup/xml.ts';
import type { SyndicationFeed, SyndicationItem } from './feed-model.ts';

const person = (name: string, email?: string | null): Xml =>
  element('author', [element('name', name), ...optional('email', email)]);

function entry(item: SyndicationItem): Xml {
  const { category, author } = item;
  return element('entry', [
    element('id', item.id),
    element('title', item.title, { type: 'text' }),
    element('link', null, { rel: 'alternate', href: item.url }),
    element('published', item.published),
    element('updated', item.updated),
    ...(author === null ? [] : [person(author)]),
    ...(category ? [element('category', null, { term: category.slug, label: category.name })] : []),
    ...item.tags.map((tag) => element('category', null, { term: tag })),
    ...item.media.map(({ url, type }) => element('link', null, { rel: 'enclosure', href: url, type })),
    ...optional('summary', item.summary, { type: 'text' }),
    ...optional('content', item.content, { type: 'html' }),
  ]);
}

/** Atom 1.0 (RFC 4287). */
export function atomText(feed: SyndicationFeed): string {
  const { editor } = feed;
  const parts = [
    element('id', feed.id),
    element('title', feed.title, { type: 'text' }),
    element('subtitle', feed.description, { type: 'text' }),
    element('updated', feed.updated),
    element('link', null, { rel: 'self', href: feed.url, type: 'application/atom+xml' }),
    ...(feed.hub === null ? [] : [element('link', null, { rel: 'hub', href: feed.hub })]),
    element('link', null, { rel: 'alternate', href: feed.home }),
    person(feed.publisher, editor?.email),
    ...optional('rights', feed.copyright, { type: 'text' }),
    ...optional('logo', feed.logo),
    element('generator', 'Dinam'),
    ...feed.items.map(entry),
  ];
  return xmlDocument(element('feed', parts, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.lang }));
}
