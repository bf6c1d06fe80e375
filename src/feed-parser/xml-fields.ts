import { bestFirst, type Channel, type FeedEntry, type FeedPicture, first, mediaOf } from './entry.ts';
import type { Attributes } from './xml-tokenizer.ts';

/** A text of a feed, as an element holds it. */
export interface XmlText {
  text: string;
  /** Its markup is tags, not escaped text. */
  hasTags: boolean;
  attributes: Attributes;
  base: string | null;
  lang: string | null;
}

interface Link {
  rel: string | undefined;
  type: string | undefined;
  href: string;
}

/** Relations have a name and, the same in long, an address. */
const longRelation = /^https?:\/\/www\.iana\.org\/assignments\/relation\//i;

const isPage = (rel: string | undefined): boolean => rel === undefined || /^(alternate|)$/i.test(rel);

/** The page among links: `alternate`, HTML before anything else. */
function alternate(links: Link[]): string | null {
  const pages = links.filter((l) => isPage(l.rel));
  return (pages.find((l) => l.type === undefined || /html/i.test(l.type)) ?? pages[0])?.href ?? null;
}

const relation = ({ rel }: Attributes): string | undefined => rel?.trim().replace(longRelation, '');

const pixels = (text: string | undefined): number => {
  const n = Number.parseInt(text ?? '', 10);
  return n > 0 && n < 100_000 ? n : 0;
};

/** Pictures of one element, people of one item: one of them is shown. */
const most = 20;
/** Inside an element of pictures, where an address stands; '': in the element itself. */
const pictureParts = new Set(['', 'url', 'image', 'img', 'src', 'coverimage', 'original', 'large', 'full']);
const creditKeys = ['dc:creator', 'creator', 'dc:author', 'authorname', 'author_name', 'itunes:author', 'media:credit'];

/** Elements that hold labels of an item, as elements or as words between commas. */
export const lists = new Set(['categories', 'tags', 'keywords']);

/** What feeds and items have in common: texts by their key, links, and pictures. */
class Fields {
  readonly texts = new Map<string, XmlText>();
  readonly links: Link[] = [];
  readonly pictures: FeedPicture[] = [];
  readonly people: { name?: string; email?: string; text?: string }[] = [];
  readonly base: string | null;
  readonly lang: string | null;
  readonly #keys: ReadonlySet<string>;

  constructor(keys: ReadonlySet<string>, base: string | null, lang: string | null) {
    this.#keys = keys;
    this.base = base;
    this.lang = lang;
  }

  takes(key: string): boolean {
    return this.#keys.has(key);
  }

  /** The first of each kind counts. */
  text(key: string, written: XmlText, parent: string): void {
    const name = parent.startsWith('media:') && parent !== 'media:group' ? `${parent}/${key}` : key;
    if (written.text.trim() === '' || this.texts.has(name) || (key === 'link' && !isPage(relation(written.attributes))))
      return;
    this.texts.set(name, { ...written, text: readable(written, contentKeys.includes(key)) });
  }

  tag(key: string, attributes: Attributes, _parent: string): void {
    const { href, type } = attributes;
    if ((key === 'link' || key === 'atom:link') && href?.trim())
      this.links.push({ rel: relation(attributes), type, href: href.trim() });
  }

  picture(key: string, text: string): void {
    if (!pictureParts.has(key)) return;
    // One element may list several.
    for (const url of text.trim().split(/[\s,]+(?=https?:\/\/)/, most))
      if (url !== '') this.pictures.push({ url, medium: 'image', rank: 2 });
  }

  beginPerson(): void {
    if (this.people.length < most) this.people.push({});
  }

  /** A part of the person that began last: text without an element of its own may come in pieces. */
  person(key: string, text: string): void {
    const person = this.people.at(-1);
    const part = key.endsWith('name') ? 'name' : key.endsWith('email') ? 'email' : key === '' ? 'text' : null;
    if (!person || part === null || text.trim() === '') return;
    if (part === 'text') person.text = (person.text ?? '') + text;
    else person[part] ??= text;
  }

  /** What stands in a list of labels, see `lists`. */
  listed(_text: string, _isElement: boolean): void {}

  /** Whoever is named as the author, the likeliest first. */
  authors(): string[] {
    const people = this.people.flatMap(({ name, text, email }) => first(name, text, email) ?? []);
    return [...people, ...this.all(...creditKeys)];
  }

  of(...keys: string[]): string | null {
    return first(...keys.map((key) => this.texts.get(key)?.text));
  }

  /** Those that are there, in this order. */
  all(...keys: string[]): string[] {
    return keys.flatMap((key) => this.texts.get(key)?.text.trim() || []);
  }

  linked(rel: RegExp): Link[] {
    return this.links.filter((l) => l.rel !== undefined && rel.test(l.rel));
  }

  page(): string | null {
    return first(this.of('link')?.trim(), alternate(this.links));
  }
}

const feedKeys = new Set([
  ...['title', 'link', 'id', 'language', 'logo', 'icon', 'ttl', 'name', 'url', 'email', 'uri'],
  ...['dc:creator', 'dc:author', 'itunes:author'],
  ...['dc:title', 'dc:language', 'sy:updateperiod', 'sy:updatefrequency', 'atom:id', 'atom:title', 'atom:logo'],
]);

const periods: Record<string, number> = { hourly: 60, daily: 1_440, weekly: 10_080, monthly: 43_200, yearly: 525_600 };

/** What a feed says of itself. */
export class FeedFields extends Fields {
  #base: string | null = null;
  #lang: string | null = null;
  #href: string | null = null;

  constructor() {
    super(feedKeys, null, null);
  }

  /** `rss`, `channel` or `feed` opens: the innermost says where addresses start. */
  begins(base: string | null, lang: string | null, attributes: Attributes): void {
    this.#base = base ?? this.#base;
    this.#lang ??= lang;
    this.#href ??= attributes.href ?? null;
  }

  channel(entries: FeedEntry[], lang: string | null, more: number): Channel {
    const period = periods[this.of('sy:updateperiod')?.trim().toLowerCase() ?? ''];
    const frequency = Math.max(1, Number.parseInt(this.of('sy:updatefrequency') ?? '1', 10) || 1);
    const hints = [Number.parseInt(this.of('ttl') ?? '', 10), period === undefined ? Number.NaN : period / frequency];
    return {
      title: this.of('title', 'dc:title', 'atom:title'),
      link: first(
        this.page(),
        this.#href,
        this.of('id')
          ?.match(/^\s*https?:\S+\s*$/i)?.[0]
          .trim(),
      ),
      language: first(this.of('language', 'dc:language'), this.#lang, lang),
      image: first(...bestFirst(this.pictures), this.of('logo', 'icon', 'atom:logo')),
      base: this.#base,
      hubs: this.linked(/^hub$/i).map((l) => l.href),
      self: this.linked(/^self$/i)[0]?.href ?? null,
      ttlMinutes: Math.max(...hints.filter((n) => n > 0)) > 0 ? Math.max(...hints.filter((n) => n > 0)) : null,
      entries,
      more,
    };
  }
}

const contentKeys = ['content:encoded', 'content', 'xhtml:body', 'body', 'xhtml:div', 'fullitem', 'atom:content'];
const summaryKeys = ['description', 'summary', 'dc:description', 'atom:summary', 'itunes:summary', 'itunes:subtitle'];
const pictureKeys = ['thumbnail', 'thumb', 'thumbimage', 'fullimage', 'storyimage', 'featuredimage', 'imageurl', 'img'];
const dateKeys = [
  ...['pubdate', 'published', 'issued', 'dcterms:issued', 'dc:date', 'date', 'created', 'dcterms:created'],
  ...['atom:published', 'updated', 'modified', 'dcterms:modified', 'atom:updated', 'lastmod', 'dcterms:date'],
];
const keywordKeys = ['media:keywords', 'itunes:keywords', 'news:keywords'];
const labelKeys = ['category', 'dc:subject', 'tag', 'keyword'];
const mostKeywords = 1_000;
const itemKeys = new Set([
  ...keywordKeys,
  ...labelKeys,
  ...creditKeys,
  ...['feedburner:origlink', 'pheedo:origlink'],
  ...['title', 'dc:title', 'media:title', 'itunes:title', 'atom:title', 'link', 'guid', 'id', 'atom:id'],
  ...['media:description', 'media:thumbnail', 'name', 'email', 'uri'],
  ...['abstract', 'url', 'dc:language', 'atom:name', 'atom:email', 'yt:videoid'],
  ...contentKeys,
  ...summaryKeys,
  ...pictureKeys,
  ...dateKeys,
]);

/** What an item says. */
export class ItemFields extends Fields {
  readonly #attributes: Attributes;
  readonly #categories: string[] = [];
  /** They come after the categories: there are often many of them. */
  readonly #keywords: string[] = [];

  constructor(base: string | null, lang: string | null, attributes: Attributes) {
    super(itemKeys, base, lang);
    this.#attributes = attributes;
  }

  override text(key: string, written: XmlText, parent: string): void {
    if (labelKeys.includes(key)) {
      const { label, term } = written.attributes;
      this.#categories.push(first(label, written.text, term) ?? '');
    } else if (keywordKeys.includes(key)) this.listed(written.text, false);
    else super.text(key, written, parent);
  }

  override tag(key: string, attributes: Attributes, parent: string): void {
    super.tag(key, attributes, parent);
    const { url, type, medium } = attributes;
    const size = { width: pixels(attributes.width), height: pixels(attributes.height) };
    const version = { isVersion: parent === 'media:group', isDefault: attributes.isdefault === 'true' };
    if (/^media:(?:content|player)$/.test(key)) this.pictures.push({ url, type, medium, ...size, rank: 0, ...version });
    else if (key === 'media:thumbnail') this.pictures.push({ url, medium: 'image', ...size, rank: 0 });
    else if (key === 'enclosure') this.pictures.push({ url, type, rank: 1 });
    else if (/^(atom:)?link$/.test(key) && /^enclosure$/i.test(attributes.rel ?? ''))
      this.pictures.push({ url: attributes.href, type, rank: 1 });
    else if (key === 'category' && attributes.term) this.#categories.push(attributes.label || attributes.term);
  }

  override listed(text: string, isElement: boolean): void {
    if (isElement) this.#categories.push(text);
    else this.#keywords.push(...text.split(/[,;|\u060c\u061b]/, mostKeywords));
  }

  entry(): FeedEntry {
    const title = this.texts.get('title');
    const guid = this.texts.get('guid') ?? this.texts.get('id') ?? this.texts.get('atom:id');
    const full = contentKeys.map((key) => this.texts.get(key)).find((w) => w !== undefined);
    const short = summaryKeys.map((key) => this.texts.get(key)).find((w) => w !== undefined);
    const loose = this.texts.get('media:description') ?? this.texts.get('abstract');
    const body = full ?? short ?? loose ?? this.texts.get('media:content/media:description');
    const about = this.#attributes['rdf:about'] ?? null;
    return {
      guid: first(guid?.text, about),
      // An id of Atom is a name, but where nothing else is linked its address is all that there is of the page.
      guidIsLink: guid ? !/^false$/i.test(guid.attributes.ispermalink ?? '') : about !== null,
      title: this.of('title', 'dc:title', 'media:title', 'atom:title', 'itunes:title', 'media:content/media:title'),
      titleIsText: title !== undefined && !title.hasTags && /^text(\/plain)?$/i.test(title.attributes.type ?? ''),
      // FeedBurner counts clicks: its own address stands in `link`, that of the page beside it.
      link: first(
        this.of('feedburner:origlink', 'pheedo:origlink')?.trim(),
        this.page(),
        this.#attributes.href,
        this.of('url'),
      ),
      dates: this.all(...dateKeys).concat(this.#attributes.lastmod ?? []),
      content: body?.text ?? null,
      contentIsText: body !== undefined && !body.hasTags && /^text(\/plain)?$/i.test(body.attributes.type ?? ''),
      summary: full && short ? short.text : null,
      authors: this.authors(),
      images: [...this.#pictures()],
      media: mediaOf(this.pictures, this.of('yt:videoid')),
      categories: [...new Set([...this.#categories, ...this.#keywords].map((c) => c.trim()).filter(Boolean))],
      base: this.base,
      contentBase: body?.base ?? this.base,
    };
  }

  #pictures(): string[] {
    const written = this.all('media:thumbnail', ...pictureKeys).map((url) => ({ url, medium: 'image', rank: 2 }));
    return bestFirst([...this.pictures, ...written]).map((url) => url.trim());
  }
}

/**
 * HTML, or text. Atom 0.3 may write any of its texts in base64 and says so (`mode`); by its type alone RFC 4287 has only
 * content in it (4.1.3.3), of which text can be read.
 */
function readable({ text, hasTags, attributes }: XmlText, isContent: boolean): string {
  const { mode, type = '' } = attributes;
  // The bytes of a picture are no text, in base64 or not.
  if (isContent && /^(?:image|audio|video|font)\//i.test(type)) return '';
  const encoded = mode === 'base64' || (isContent && type.includes('/') && !/^text|xml/i.test(type));
  if (hasTags || !encoded || !/^[\sA-Za-z0-9+/]+={0,2}\s*$/.test(text)) return text;
  return text.replace(/\s+/g, '').length % 4 === 0 ? Buffer.from(text, 'base64').toString() : text;
}

export function fieldsOf(feed: FeedFields, items: ItemFields[], more: number): Channel {
  const authors = feed.authors();
  const entries = items.map((item) => {
    const entry = item.entry();
    return entry.authors.length > 0 ? entry : { ...entry, authors }; // RFC 4287, 4.2.1
  });
  return feed.channel(entries, items.find((i) => i.lang !== null)?.lang ?? null, more);
}
