import { authorName } from '../text/author-name.ts';
import { cutBytes, cutGraphemes, cutWords } from '../text/graphemes.ts';
import { nfcOfHtml } from '../text/markup/address.ts';
import { stripHtml, textToHtml } from '../text/markup/html.ts';
import { isPlaceholder, picturesOf, withFallbacks } from '../text/markup/pictures.ts';
import { filmPage } from '../text/markup/players/players.ts';
import { cleanText, tidyLine } from '../text/normalise.ts';
import { mediaIn, type Surplus, SurplusCounter } from './attached.ts';
import { decode, windows1252 } from './charset.ts';
import type { ItemTexts } from './content.ts';
import { parseDate } from './dates/dates.ts';
import type { Channel, FeedEntry } from './entry.ts';
import { jsonChannel } from './json-feed.ts';
import { identities, identitiesOf, type Keys, ownKeys } from './keys/item-keys.ts';
import { NotAFeed } from './not-a-feed.ts';
import { packSeen, Seen, type SeenKeys, writtenKey } from './seen-facts.ts';
import { xmlChannel } from './xml-parser.ts';

export interface ParsedItem {
  guid: string | null;
  /** The key that identifies it within the feed. */
  key: number;
  /** All keys that may identify it, see `identities`. */
  keys: Keys;
  /** Changes with anything that a reader sees, but not with the date alone. */
  hash: string;
  /** Plain text; without one, the beginning of the content. */
  title: string;
  link: string | null;
  /** ISO time; null when the feed gives none that makes sense. */
  published_at: string | null;
  date_raw: string | null;
  /** HTML as the feed has it: not sanitised, its addresses relative to `base`. */
  content: string;
  /** Plain text. */
  summary: string;
  author: string | null;
  image_url: string | null;
  /** The first sound and the first film that are attached; further ones are links in the content. */
  audio_url: string | null;
  video_url: string | null;
  categories: string[];
  base: string;
  /** What `textsOf` gives, where it was made with the reading. */
  texts?: ItemTexts;
}

export interface ParsedFeed {
  title: string | null;
  link: string | null;
  /** BCP 47: `te-IN`. */
  language: string | null;
  image_url: string | null;
  /** WebSub hubs, and the address under which they know the feed. */
  hubs: string[];
  self: string | null;
  /** Minutes between two fetches that the feed declares. */
  ttl_minutes: number | null;
  /** What is left out because the feed has too much; items that were seen before are not reported again. */
  left_out: Surplus[];
  /** As many as there are: two that mean one have the same `key`. */
  items: ParsedItem[];
}

export interface ParseOptions {
  /** Of the answer, by lower-case name. */
  headers?: Record<string, string>;
  /** Where it came from; relative addresses start there. */
  url: string;
  /** IANA zone of dates that name none; default UTC. */
  zone?: string;
  /** Names of parameters of links that the feed writes anew at each visit. */
  varying?: readonly string[];
}

const mostItems = 1_000;
const mostCategories = 20;
const longestUrl = 2_000;
const longestContent = 200_000;

/** A feed of which the items that it had before to the letter are there by their keys alone. */
export interface ParsedAgain extends Omit<ParsedFeed, 'items'> {
  items: (ParsedItem | SeenKeys)[];
  /** For the next reading. */
  seen: Uint8Array;
}

/**
 * What a feed says: RSS 0.9x to 2.0, Atom, RDF or JSON Feed. Pure; the same bytes give the same answer.
 * @throws NotAFeed
 */
export function parse(bytes: Uint8Array, options: ParseOptions): ParsedFeed {
  const { zone = 'UTC', varying } = options;
  const { entries, base, surplus, ...feed } = channelOf(bytes, options);
  const bare = entries.map((entry) => itemOf(entry, base, zone, surplus));
  const keys = identities(bare, new Set(varying));
  return {
    ...feed,
    left_out: surplus.list,
    items: bare.map((item, i) => ({ ...item, ...(keys[i] as (typeof keys)[number]) })),
  };
}

/**
 * The same of a feed that was read before. An item without a link is never among those that are there by their keys alone.
 * @param seen what the last reading gave, whatever it was read from; null for none
 * @throws NotAFeed
 */
export function parseAgain(bytes: Uint8Array, options: ParseOptions, seen: Uint8Array | null): ParsedAgain {
  const { zone = 'UTC', varying = [] } = options;
  const { entries, base, surplus, ...feed } = channelOf(bytes, options);
  const [facts, names] = [new Seen(seen), new Set(varying)];
  const read = entries.map((entry) => {
    const written = writtenKey(entry, base, zone, varying);
    const seen = facts.of(written);
    const link = seen && linkOf(entry, absolute(entry.base, base) ?? base);
    if (seen && link !== null) return { written, ...seen, link, item: null };
    const item = itemOf(entry, base, zone, surplus);
    return { written, own: ownKeys(item, names), published_at: item.published_at, link: null, item };
  });
  const keys = identitiesOf(read.map(({ own }) => own));
  const items = read.map(({ item, link, published_at }, i) => {
    const own = keys[i] as (typeof keys)[number];
    return item ? { ...item, ...own } : { ...own, link, published_at };
  });
  return { ...feed, left_out: surplus.list, items, seen: packSeen(read) };
}

/** The feed itself, its entries as they are written, and where their addresses start. */
function channelOf(bytes: Uint8Array, { headers = {}, url }: ParseOptions) {
  const channel = read(decode(bytes, headers['content-type']));
  const document = absolute(headers['content-location'] ?? null, url) ?? url;
  const base = absolute(channel.base, document) ?? absolute(channel.link, document) ?? document;
  const surplus = new SurplusCounter();
  surplus.add('items', channel.more);
  return {
    title: plain(channel.title ?? '', 300) || null,
    link: absolute(channel.link, absolute(channel.base, document) ?? document),
    language: languageOf(channel),
    image_url: absolute(channel.image, base),
    hubs: channel.hubs.flatMap((hub) => absolute(hub, url) ?? []).slice(0, 5),
    self: absolute(channel.self, url),
    ttl_minutes: channel.ttlMinutes,
    entries: channel.entries,
    base,
    surplus,
  };
}

function read(source: string): Channel {
  const begin = source.search(/[<{]/);
  if (source.trim() === '') throw new NotAFeed('The answer is empty.');
  if (begin < 0) throw new NotAFeed('This is not a feed.');
  // Text around the document, and what XML does not allow inside it, is dropped.
  const text = source.slice(begin).replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]+/g, '');
  return text.startsWith('{') ? jsonChannel(text, mostItems) : xmlChannel(text, mostItems);
}

function itemOf(entry: FeedEntry, feedBase: string, zone: string, surplus: SurplusCounter) {
  const base = absolute(entry.base, feedBase) ?? feedBase;
  const contentBase = absolute(entry.contentBase, feedBase) ?? feedBase;
  const written = (entry.content ?? '').trim();
  surplus.add('content', +(written.length > longestContent));
  const raw = wholeAddresses(nfcOfHtml(written.slice(0, longestContent)));
  const link = linkOf(entry, base);
  const { audio, video, others } = mediaIn(entry, (url) => absolute(url, base), surplus);
  const content = (entry.contentIsText ? textToHtml(raw) : raw) + others;
  const date = entry.dates.find((d) => parseDate(d, zone) !== null) ?? entry.dates[0] ?? null;
  const at = date === null ? null : parseDate(date, zone);
  const summary = plain(entry.summary ?? '', 1_500);
  const title = entry.titleIsText
    ? cutGraphemes(tidyLine(clean(entry.title ?? '')), 300)
    : plain(entry.title ?? '', 300);
  return {
    guid: entry.guid === null ? null : cutBytes(tidyLine(clean(entry.guid)), longestUrl),
    title: title || tidyLine(clean(cutWords(stripHtml(content.slice(0, 5_000)), 12))) || summary,
    link,
    published_at: at === null ? null : new Date(at - (at % 1_000)).toISOString(),
    date_raw: date === null ? null : cutGraphemes(tidyLine(clean(date)), 100),
    content: clean(content),
    summary,
    author: authorOf(entry),
    audio_url: audio,
    // What has the page of a film for its own is that film.
    video_url: video ?? (link && filmPage(link)),
    image_url: imageOf(entry, [content, entry.summary ?? ''], base, contentBase),
    categories: surplus.first(
      [...new Set(entry.categories.map((c) => plain(c, 60)).filter(Boolean))],
      mostCategories,
      'categories',
    ),
    base: contentBase,
  };
}

const linkOf = ({ link, guid, guidIsLink }: FeedEntry, base: string): string | null =>
  absolute(link ?? (guidIsLink && /^https?:\/\//i.test(guid ?? '') ? guid : null), base);

/** The first that has a name. */
function authorOf({ authors }: FeedEntry): string | null {
  for (const author of authors) {
    const name = authorName(plain(author, 400));
    if (name) return cutGraphemes(name, 120);
  }
  return null;
}

/** The picture that the feed names, else the first of its texts that is more than a counting pixel. */
function imageOf(entry: FeedEntry, texts: string[], base: string, contentBase: string): string | null {
  for (const image of entry.images) {
    const found = isPlaceholder(image) ? null : absolute(image, base);
    if (found) return found;
  }
  for (const text of texts)
    for (const { address } of picturesOf(withFallbacks(text.slice(0, 50_000)))) {
      const found = isPlaceholder(address) ? null : absolute(address, contentBase);
      if (found) return found;
    }
  return null;
}

/** Text that any database takes and no reader is harmed by. */
const clean = (text: string): string => cleanText(windows1252(text.toWellFormed()));

/** HTML takes `&copy=3` and `&notes` for signs; no title means them. */
const strayAmpersand = /&(?![a-z][a-z0-9]{1,30};|#\d{1,7};|#x[\da-f]{1,6};)/gi;

/** Elements that a title speaks of: stripped as HTML, one that is not closed would take all the rest with it. */
const spokenOf = /<\/?(?:title|textarea|option|button|template|xmp)(?=[\s/>])[^<>]*>/gi;

const plain = (html: string, max: number): string =>
  cutGraphemes(
    tidyLine(clean(stripHtml(html.slice(0, 20_000).replace(spokenOf, ' ').replace(strayAmpersand, '&amp;')))),
    max,
  );

/** References that are left in an address; some programs add one more at each visit. */
const leftAmpersand = /&(?:(?:amp|#0*38|#x0*26);)+/gi;

/** An http(s) address, made absolute; null for anything else. */
function absolute(written: string | null, base: string): string | null {
  if (written === null || written.length > 2 * longestUrl) return null;
  const address = written.trim().replace(leftAmpersand, '&');
  if (address === '' || address.length > longestUrl) return null;
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > longestUrl) return null;
  // What is whole already stays as the publisher writes it.
  return /^https?:\/\/[^\0-\x20"<>\\^`{|}\x7f-\uffff]+$/i.test(address) ? address : url.href;
}

/** Attributes of content that are addresses, with more than one reference to an ampersand in a row. */
const addressAttribute = /\s(?:href|src|data-src|data-lazy-src|poster)\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/gi;
const wholeAddresses = (html: string): string =>
  /&amp;(?:amp|#0*38|#x0*26);/i.test(html)
    ? html.replace(addressAttribute, (a) => a.replace(leftAmpersand, '&amp;'))
    : html;

/** A tag of BCP 47, also where the feed writes a locale of POSIX (`te_in.UTF-8`); null for what cannot be one. */
function languageOf({ language }: Channel): string | null {
  const tag = language?.trim().match(/^([a-z]{2,3}(?:[-_][a-z0-9]{1,8})*)(?:[.@][\w@-]+)?$/i)?.[1];
  if (tag === undefined) return null;
  const cased = (part: string, i: number): string =>
    i > 0 && part.length === 2
      ? part.toUpperCase()
      : i > 0 && part.length === 4
        ? capitalised(part)
        : part.toLowerCase();
  return tag.split(/[-_]/).map(cased).join('-');
}

const capitalised = (part: string): string => (part[0] as string).toUpperCase() + part.slice(1).toLowerCase();
