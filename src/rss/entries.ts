import type { AnyFeed, AtomFeed, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith';

/** An item as its format gives it, before anything is resolved or tidied. */
export interface Entry {
  guid: string | null;
  /** Where the guid is the address of the item too. */
  guidIsLink: boolean;
  title: string | null;
  titleIsText: boolean;
  link: string | null;
  /** The first that is there; the rest are tried when it means nothing. */
  dates: string[];
  content: string | null;
  contentIsText: boolean;
  summary: string | null;
  author: string | null;
  /** Addresses of pictures, the best first. */
  images: string[];
  categories: string[];
  base: string | null;
}

export interface Channel {
  title: string | null;
  link: string | null;
  language: string | null;
  image: string | null;
  base: string | null;
  entries: Entry[];
}

type Maybe = string | null | undefined;
type Items<T> = T[] | undefined;

const first = (...texts: Maybe[]): string | null => texts.find((t) => t != null && t.trim() !== '') ?? null;
const present = (...texts: Maybe[]): string[] => texts.filter((t): t is string => t != null && t.trim() !== '');

/** The page among the links of an Atom element: `alternate`, HTML before anything else. */
function alternate(links: Items<AtomFeed.Link<string>>): string | null {
  const pages = (links ?? []).filter((l) => l.href && (l.rel === undefined || l.rel === 'alternate'));
  return first((pages.find((l) => l.type === undefined || l.type.includes('html')) ?? pages[0])?.href);
}

const pictureName = /\.(jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;
const isPicture = ({ type, medium, url }: { type?: string; medium?: string; url?: string }): boolean =>
  medium === 'image' ||
  (type?.startsWith('image/') ?? false) ||
  (medium === undefined && type === undefined && pictureName.test(url ?? ''));

/** Pictures of Media RSS, the widest first: in the item and in its groups. */
function mediaImages(media: MediaNs.ItemOrFeed | undefined): string[] {
  if (!media) return [];
  const all: (MediaNs.ItemOrFeed | MediaNs.Group | MediaNs.Content)[] = [media, ...(media.groups ?? [])];
  const contents = all.flatMap((m) => ('contents' in m ? (m.contents ?? []) : []));
  const pictures = contents.filter(isPicture);
  const thumbnails = [...all, ...contents].flatMap((m) => m.thumbnails ?? []);
  const byWidth = <T extends { width?: number }>(list: T[]): T[] =>
    list.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0));
  return present(...byWidth([...pictures, ...thumbnails]).map((p) => p.url));
}

const enclosed = (list: Items<{ url?: string; type?: string }>): string[] =>
  present(...(list ?? []).filter(isPicture).map((e) => e.url));

const personName = (p: { name?: string; email?: string } | undefined): Maybe => p?.name ?? p?.email;

function ofRss(item: RssFeed.Item<string>): Entry {
  const { guid, atom, dc, dcterms, itunes, content, media, xml } = item;
  return {
    guid: first(guid?.value, atom?.id),
    guidIsLink: guid?.isPermaLink !== false,
    title: first(item.title, media?.title?.value, dc?.titles?.[0], itunes?.title),
    titleIsText: false,
    link: first(item.link, alternate(atom?.links)),
    dates: present(
      item.pubDate,
      dc?.dates?.[0],
      dcterms?.issued?.[0],
      dcterms?.created?.[0],
      atom?.published,
      atom?.updated,
    ),
    content: first(
      content?.encoded,
      item.description,
      atom?.content?.value,
      media?.description?.value,
      itunes?.summary,
    ),
    contentIsText: false,
    summary: first(content?.encoded ? item.description : null, atom?.summary?.value),
    author: first(...(item.authors ?? []).map(personName), dc?.creators?.[0], itunes?.author),
    images: [...mediaImages(media), ...enclosed(item.enclosures), ...present(itunes?.image)],
    categories: present(...(item.categories ?? []).map((c) => c.name), ...(dc?.subjects ?? [])),
    base: first(xml?.base),
  };
}

function ofRdf(item: RdfFeed.Item<string>): Entry {
  const { dc, dcterms, content, media, rdf, xml } = item;
  return {
    guid: first(rdf?.about),
    guidIsLink: true,
    title: first(item.title, dc?.titles?.[0]),
    titleIsText: false,
    link: first(item.link),
    dates: present(dc?.dates?.[0], dcterms?.issued?.[0], dcterms?.created?.[0]),
    content: first(content?.encoded, item.description, dc?.descriptions?.[0]),
    contentIsText: false,
    summary: first(content?.encoded ? item.description : null),
    author: first(dc?.creators?.[0]),
    images: mediaImages(media),
    categories: present(...(dc?.subjects ?? [])),
    base: first(xml?.base),
  };
}

function ofAtom(entry: AtomFeed.Entry<string>): Entry {
  const { content, summary, title, dc, media, itunes, links } = entry;
  const pictures = (links ?? []).filter((l) => l.rel === 'enclosure').map((l) => ({ url: l.href, type: l.type }));
  return {
    guid: first(entry.id),
    guidIsLink: false,
    title: first(title?.value, media?.title?.value),
    titleIsText: title?.type === 'text',
    link: alternate(links),
    dates: present(entry.published, entry.updated, dc?.dates?.[0]),
    content: first(content?.value, summary?.value, media?.description?.value, media?.groups?.[0]?.description?.value),
    contentIsText: content?.value ? content.type === 'text' : summary?.type === 'text',
    summary: first(content?.value ? summary?.value : null),
    author: first(...(entry.authors ?? []).map(personName), dc?.creators?.[0]),
    images: [
      ...mediaImages(media),
      ...enclosed(pictures as { url?: string; type?: string }[]),
      ...present(itunes?.image),
    ],
    categories: present(...(entry.categories ?? []).map((c) => c.label ?? c.term)),
    base: first(entry.xml?.base),
  };
}

function ofJson(item: JsonFeed.Item<string>, authors: Items<JsonFeed.Author>): Entry {
  const attached = (item.attachments ?? []).map((a) => ({ url: a.url, type: a.mime_type }));
  return {
    guid: first(item.id),
    guidIsLink: true,
    title: first(item.title),
    titleIsText: true,
    link: first(item.url, item.external_url),
    dates: present(item.date_published, item.date_modified),
    content: first(item.content_html, item.content_text, item.summary),
    contentIsText: !item.content_html,
    summary: first(item.summary),
    author: first(...(item.authors ?? authors ?? []).map((a) => a.name)),
    images: [...present(item.image, item.banner_image), ...enclosed(attached as { url?: string; type?: string }[])],
    categories: present(...(item.tags ?? [])),
    base: null,
  };
}

/** The four formats in one shape. At most `most` entries. */
export function channelOf({ format, feed }: AnyFeed, most: number): Channel {
  if (format === 'json')
    return {
      title: first(feed.title),
      link: first(feed.home_page_url),
      language: first(feed.language),
      image: first(feed.icon, feed.favicon),
      base: null,
      entries: (feed.items ?? []).slice(0, most).map((item) => ofJson(item, feed.authors)),
    };
  if (format === 'atom')
    return {
      title: first(feed.title?.value),
      link: alternate(feed.links),
      language: first(feed.xml?.lang, feed.dc?.languages?.[0]),
      image: first(feed.icon, feed.logo),
      base: first(feed.xml?.base),
      entries: (feed.entries ?? []).slice(0, most).map(ofAtom),
    };
  const itunesImage = format === 'rss' ? feed.itunes?.image : undefined;
  return {
    title: first(feed.title, feed.dc?.titles?.[0]),
    link: first(feed.link, alternate(feed.atom?.links)),
    language: first(format === 'rss' ? feed.language : null, feed.dc?.languages?.[0], feed.xml?.lang),
    image: first(feed.image?.url, itunesImage),
    base: first(feed.xml?.base),
    entries:
      format === 'rss' ? (feed.items ?? []).slice(0, most).map(ofRss) : (feed.items ?? []).slice(0, most).map(ofRdf),
  };
}
