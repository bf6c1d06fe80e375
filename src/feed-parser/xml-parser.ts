import { decodeHTMLStrict } from 'entities/decode';
import { type Channel, first } from './entry.ts';
import { NotAFeed } from './not-a-feed.ts';
import { apart, apartFromTitle, empty, inline, lines, running } from './xml-elements.ts';
import { FeedFields, fieldsOf, ItemFields, lists, type XmlText } from './xml-fields.ts';
import { NamespaceNames } from './xml-namespaces.ts';
import { type Attributes, type Markup, scan } from './xml-tokenizer.ts';

/** Elements inside each other that are followed; what lies deeper is passed over. */
const deepest = 256;

/** Of one text, what is kept of a document that is nothing else. */
const longestText = 1_000_000;

/** References become characters; only those with a semicolon, so that `?a=1&copy=2` stays what it is. */
const decoded = (raw: string): string => (raw.includes('&') ? decodeHTMLStrict(raw) : raw);

function decodedAll(attributes: Attributes): Attributes {
  const entries = Object.entries(attributes);
  if (!entries.some(([, value]) => value.includes('&'))) return attributes;
  return Object.fromEntries(entries.map(([name, value]) => [name, decoded(value)]));
}

/** A CDATA section around what is one already, or is escaped. */
const wrapped = /^\s*<!\[CDATA\[(.*?)(?:\]\]>\s*)?$/is;

/** Elements of feeds are recognised by their namespace, whatever the default namespace of a document is. */
const structure = /^(rss|feed|channel|item|entry)$/i;

interface Frame {
  /** As it is written. */
  name: string;
  key: string;
  /** The vocabulary of names without a prefix inside it. */
  bare: string;
  base: string | null;
  lang: string | null;
  role: 'feed' | 'item' | 'person' | 'picture' | 'list' | 'media' | 'text' | 'markup' | 'aside';
}

/** A text that is being read. */
interface Reading {
  frame: Frame;
  attributes: Attributes;
  pieces: { text: string; isCdata: boolean; isTag: boolean }[];
  hasTags: boolean;
  length: number;
}

/** Walks through a document and hands each text and tag of the feed and its items to `FeedFields` and `ItemFields`. */
class Walk implements Markup {
  readonly feed = new FeedFields();
  readonly items: ItemFields[] = [];
  /** What the document turned out to be: the first element that can hold a feed. */
  root = '';
  looksLikePage = false;
  /** Items behind the last that is read. */
  more = 0;
  readonly #names = new NamespaceNames();
  readonly #frames: Frame[] = [];
  /** How many of them have a name, in lower case: what closes nothing is not searched for. */
  readonly #open = new Map<string, number>();
  readonly #most: number;
  #tooDeep = 0;
  #item: ItemFields | null = null;
  #reading: Reading | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  open(name: string, attributes: Attributes, isEmpty: boolean, tag: string): void {
    if (this.items.length >= this.#most) {
      if (/^(?:\w{1,20}:)?(?:item|entry)$/i.test(name)) this.more++;
      return;
    }
    const parent = this.#frames.at(-1);
    const own = this.#names.declare(attributes);
    const bare = structure.test(name) ? '' : (own ?? parent?.bare ?? '');
    const key = this.#keyOf(name, bare);
    if (!this.root && !this.#beginsFeed(key)) return;
    const isItem = key === 'item' || key === 'entry';
    if (this.#reading) {
      const inside = this.#reading.frame.key;
      const isApart = isItem || apart.test(key) || (inside.endsWith('title') && apartFromTitle.test(key));
      const isLine = lines.has(inside) || inline.has(inside);
      const inText = !isApart && (running.has(inside) || (isLine && (inline.has(key) || key === 'name')));
      if (inText) this.#nested(name, key, isEmpty, tag, bare);
      else {
        this.#popTo(this.#frames.indexOf(this.#reading.frame)); // it was never closed
        this.open(name, attributes, isEmpty, tag);
      }
      return;
    }
    if (this.#frames.length >= deepest) {
      if (!isEmpty) this.#tooDeep++;
      return;
    }
    const frame: Frame = {
      name,
      key,
      bare,
      base: joined(parent?.base ?? null, attributes['xml:base']),
      lang: attributes['xml:lang'] ?? parent?.lang ?? null,
      role: 'aside',
    };
    if (isItem) this.#beginItem(frame, attributes);
    else this.#place(frame, parent, attributes);
    this.#push(frame);
    if (isEmpty) this.#popTo(this.#frames.length - 1);
  }

  close(name: string): void {
    const lower = name.toLowerCase();
    const isOpen = this.#open.has(lower);
    let at = isOpen ? this.#frames.findLastIndex((f) => f.name === name) : -1;
    // <pubDate>...</pubdate>
    if (isOpen && at < 0) at = this.#frames.findLastIndex((f) => f.name.toLowerCase() === lower);
    const found = this.#frames[at];
    if (this.#tooDeep > 0 && found?.role !== 'feed' && found?.role !== 'item') {
      this.#tooDeep--;
      return;
    }
    if (found) this.#popTo(at);
  }

  text(raw: string, isCdata: boolean): void {
    if (this.#reading) this.#add(raw, isCdata, false);
    else {
      const role = this.#frames.at(-1)?.role;
      if (role !== 'person' && role !== 'picture' && role !== 'list') return;
      const text = isCdata ? raw : decoded(raw);
      if (role === 'person') this.#fields().person('', text);
      else if (role === 'list') this.#fields().listed(text, false);
      else this.#fields().picture('', text);
    }
  }

  /** After the last tag. An item that was cut off does not count as a whole one, unless there is no other. */
  end(): void {
    const isCut = this.#item !== null && this.#frames.length > 0;
    this.#popTo(0);
    if (isCut && this.items.length > 1) this.items.pop();
  }

  #keyOf(name: string, bare: string): string {
    const { vocabulary, local } = this.#names.of(name, bare === 'atom' || bare === 'rdf' ? '' : bare);
    if (vocabulary === '' || (vocabulary === 'atom' && (this.root === 'feed' || this.root === ''))) return local;
    return `${vocabulary}:${local}`;
  }

  /** Before the root there may be anything that a broken program printed. */
  #beginsFeed(key: string): boolean {
    if (key === 'html' || key === 'head') this.looksLikePage = true;
    if (!/^(rss|rdf:rdf|feed|channel|item|entry)$/.test(key)) return false;
    if (this.looksLikePage && !/^(rss|rdf:rdf|feed)$/.test(key)) return false;
    this.root = key;
    return true;
  }

  #fields(): FeedFields | ItemFields {
    return this.#item ?? this.feed;
  }

  #beginItem(frame: Frame, attributes: Attributes): void {
    this.#endItem(); // items inside items are items
    frame.role = 'item';
    this.#item = new ItemFields(frame.base, frame.lang, attributes);
  }

  #endItem(): void {
    if (this.#item) this.items.push(this.#item);
    this.#item = null;
  }

  /** Finds out what an element is to the feed or the item that it stands in. */
  #place(frame: Frame, parent: Frame | undefined, attributes: Attributes): void {
    const { key } = frame;
    const fields = this.#fields();
    if (/^(rss|rdf:rdf|feed|channel)$/.test(key)) {
      frame.role = 'feed';
      this.feed.begins(frame.base, frame.lang, attributes);
    } else if (parent?.role === 'person') this.#read(frame, attributes);
    else if (parent?.role === 'picture' || parent?.role === 'list') this.#read(frame, attributes);
    else if (parent !== undefined && !['feed', 'item', 'media'].includes(parent.role)) return;
    else if (key === 'author' || key === 'atom:author') {
      frame.role = 'person';
      fields.beginPerson();
    } else if (key === 'authors') frame.role = 'media';
    else if (lists.has(key)) frame.role = 'list';
    else if (/^(?:itunes:)?image$|^cover_?images?$/.test(key)) {
      frame.role = 'picture';
      fields.picture('', decoded(attributes.href ?? attributes.url ?? attributes['rdf:resource'] ?? ''));
    } else if (fields.takes(key)) this.#read(frame, attributes);
    else if (key.startsWith('media:')) frame.role = 'media';
    if (frame.role === 'feed') return;
    const read = decodedAll(attributes);
    const isMoved = attributes['xml:base'] !== undefined && read.href !== undefined;
    fields.tag(key, isMoved ? { ...read, href: joined(frame.base, read.href) ?? '' } : read, parent?.key ?? '');
  }

  #read(frame: Frame, attributes: Attributes): void {
    frame.role = 'text';
    this.#reading = { frame, attributes, pieces: [], hasTags: false, length: 0 };
  }

  #add(text: string, isCdata: boolean, isTag: boolean): void {
    const reading = this.#reading;
    if (!reading || reading.length > longestText) return;
    reading.length += text.length;
    reading.pieces.push({ text, isCdata, isTag });
  }

  /** A tag of a text's own. */
  #nested(name: string, key: string, isEmpty: boolean, tag: string, bare: string): void {
    const reading = this.#reading as Reading;
    const local = key.slice(key.indexOf(':') + 1);
    reading.hasTags = true;
    const plain = name.includes(':') ? tag.replace(name, local) : tag;
    const isVoid = empty.has(local);
    const text = isEmpty && !isVoid ? `${plain.replace(/\s*\/>$/, '>')}</${local}>` : plain;
    this.#add(text, false, true);
    if (isEmpty || isVoid) return;
    if (this.#frames.length >= deepest) this.#tooDeep++;
    else this.#push({ name, key: local, bare, base: null, lang: null, role: 'markup' });
  }

  #push(frame: Frame): void {
    this.#frames.push(frame);
    const lower = frame.name.toLowerCase();
    this.#open.set(lower, (this.#open.get(lower) ?? 0) + 1);
  }

  /** Closes all frames from `at` on. */
  #popTo(at: number): void {
    while (this.#frames.length > Math.max(0, at)) {
      const frame = this.#frames.pop() as Frame;
      const lower = frame.name.toLowerCase();
      const others = (this.#open.get(lower) ?? 1) - 1;
      if (others > 0) this.#open.set(lower, others);
      else this.#open.delete(lower);
      this.#tooDeep = 0;
      if (frame.role === 'markup') this.#add(`</${frame.key}>`, false, true);
      else if (frame.role === 'item') this.#endItem();
      else if (frame === this.#reading?.frame) this.#endText(this.#reading);
    }
  }

  /** A label of an item in an element of its own; what else programs write there (numbers, slugs) is none. */
  #listed(key: string, written: XmlText): void {
    const { label, term } = written.attributes;
    if (/^(?:category|tag|keyword|name|title|value|label|string|li)$/.test(key))
      this.#fields().listed(first(label, written.text, term) ?? '', true);
  }

  #endText({ frame, attributes, pieces, hasTags }: Reading): void {
    this.#reading = null;
    // Beside tags, text is HTML already; unless tags stand in it escaped, and those that do not are strays.
    const isHtml = hasTags && !pieces.some((p) => !p.isTag && !p.isCdata && /&lt;\/?[a-z]/i.test(p.text));
    const whole = pieces
      .map((p) => (p.isCdata || p.isTag || isHtml ? p.text : decoded(p.text)))
      .join('')
      .replace(wrapped, '$1');
    const isMoved = frame.key === 'link' && attributes['xml:base'] !== undefined && whole.trim() !== '';
    const text = isMoved ? (joined(frame.base, whole) ?? '') : whole;
    const parent = this.#frames.at(-1);
    const written: XmlText = { text, hasTags, attributes, base: frame.base, lang: frame.lang };
    if (parent?.role === 'person') this.#fields().person(inline.has(frame.key) ? '' : frame.key, text);
    else if (parent?.role === 'list') this.#listed(frame.key, written);
    else if (parent?.role === 'picture') this.#fields().picture(frame.key, text);
    else this.#fields().text(frame.key, written, parent?.key ?? '');
  }
}

/** An address on top of another; as it is where neither is absolute. */
function joined(parent: string | null, own: string | undefined): string | null {
  if (own === undefined || own.trim() === '') return parent;
  return URL.parse(own.trim(), parent ?? undefined)?.href ?? own.trim();
}

/** RSS of any version, RDF, Atom and CDF, at most `most` items. @throws NotAFeed */
export function xmlChannel(source: string, most: number): Channel {
  const walk = new Walk(most);
  scan(source, walk);
  walk.end();
  const isPage = walk.looksLikePage || /^\s*<(!doctype html|html|head|body)\b/i.test(source);
  // A page may have elements of such names; it is a feed only where they contain items.
  if (!walk.root || (walk.looksLikePage && walk.items.length === 0))
    throw new NotAFeed(isPage ? 'This is a web page, not a feed.' : 'This is not a feed.');
  return fieldsOf(walk.feed, walk.items, walk.more);
}
