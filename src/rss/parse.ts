import { type AnyFeed, DetectError, parseFeed } from 'feedsmith';
import { cutBytes, cutGraphemes, cutWords } from '../text/graphemes.ts';
import { stripHtml, textToHtml } from '../text/html.ts';
import { nfc, tidyLine } from '../text/normalise.ts';
import { parseDate } from './dates.ts';
import { closed, decode, repair } from './decode.ts';
import { type Channel, channelOf, type Entry } from './entries.ts';
import { identities } from './identity.ts';
import { NotAFeed } from './not-a-feed.ts';

export interface ParsedItem {
  guid: string | null;
  /** What tells it from all other items of the feed. */
  key: string;
  /** A second key that it may be known under, see `identities`. */
  otherKey: string | null;
  /** Changes with anything that a reader sees. */
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
  categories: string[];
  base: string;
}

export interface ParsedFeed {
  title: string | null;
  link: string | null;
  language: string | null;
  image_url: string | null;
  items: ParsedItem[];
}

export interface ParseOptions {
  /** Of the answer, by lower-case name. */
  headers?: Record<string, string>;
  /** Where it came from; relative addresses start there. */
  url: string;
  /** IANA zone of dates that name none; UTC unless told. */
  zone?: string;
}

const mostItems = 1_000;
const mostCategories = 20;
const longestUrl = 2_000;
const longestContent = 200_000;

/**
 * What a feed says: RSS 0.9x to 2.0, Atom, RDF or JSON Feed. Pure; the same bytes give the same answer.
 * @throws NotAFeed
 */
export function parse(bytes: Uint8Array, { headers = {}, url, zone = 'UTC' }: ParseOptions): ParsedFeed {
  const channel = channelOf(read(decode(bytes, headers['content-type'])), mostItems);
  const base = absolute(channel.base, url) ?? absolute(channel.link, url) ?? url;
  const bare = channel.entries.map((entry) => itemOf(entry, base, zone));
  const known = identities(bare);
  const items = bare.map((item, i) => ({ ...item, ...(known[i] as (typeof known)[number]) }));
  // A feed that lists an item twice means one; the first is the newer by custom.
  const distinct = [...new Map(items.toReversed().map((item) => [item.key, item])).values()].reverse();
  return {
    title: plain(channel.title ?? '', 300) || null,
    link: absolute(channel.link, channel.base ?? url),
    language: languageOf(channel),
    image_url: absolute(channel.image, base),
    items: distinct,
  };
}

function read(raw: string): AnyFeed {
  const text = repair(raw);
  if (raw.trim() === '') throw new NotAFeed('The answer is empty.');
  try {
    return parseFeed(text.startsWith('{') ? JSON.parse(text) : text);
  } catch (error) {
    if (/^\s*(<!doctype html|<html|<head|<body)/i.test(raw))
      throw new NotAFeed('This is a web page, not a feed.', error);
    if (error instanceof DetectError) throw new NotAFeed('This is not a feed.', error);
    const cut = text.startsWith('{') ? null : closed(text);
    if (cut !== null && cut !== text) {
      try {
        return parseFeed(cut);
      } catch {}
    }
    throw new NotAFeed('The feed is malformed.', error);
  }
}

function itemOf(entry: Entry, feedBase: string, zone: string) {
  const base = absolute(entry.base, feedBase) ?? feedBase;
  const ownLink = entry.link ?? (entry.guidIsLink && /^https?:\/\//i.test(entry.guid ?? '') ? entry.guid : null);
  const raw = nfc(entry.content ?? '').slice(0, longestContent);
  const content = entry.contentIsText ? textToHtml(raw) : raw;
  const date = entry.dates.find((d) => parseDate(d, zone) !== null) ?? entry.dates[0] ?? null;
  const at = date === null ? null : parseDate(date, zone);
  const summary = plain(entry.summary ?? '', 1_500);
  const title = entry.titleIsText
    ? cutGraphemes(tidyLine(clean(entry.title ?? '')), 300)
    : plain(entry.title ?? '', 300);
  return {
    guid: entry.guid === null ? null : cutBytes(tidyLine(clean(entry.guid)), longestUrl),
    title: title || cutWords(stripHtml(content.slice(0, 5_000)), 12) || summary,
    link: absolute(ownLink, base),
    published_at: at === null ? null : new Date(at).toISOString(),
    date_raw: date === null ? null : cutGraphemes(tidyLine(clean(date)), 100),
    content: clean(content),
    summary,
    author: plain(entry.author ?? '', 120) || null,
    image_url: imageOf(entry, content, base),
    categories: [...new Set(entry.categories.map((c) => plain(c, 60)).filter(Boolean))].slice(0, mostCategories),
    base,
  };
}

/** The picture that the feed names, else the first of the content that is more than a counting pixel. */
function imageOf(entry: Entry, content: string, base: string): string | null {
  for (const image of entry.images) {
    const found = absolute(image, base);
    if (found) return found;
  }
  for (const [tag] of content.slice(0, 50_000).matchAll(/<img\s[^>]{1,2000}>/gi)) {
    if (/\s(width|height)\s*=\s*["']?[01]\b/i.test(tag)) continue;
    const source = tag.match(/\s(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i);
    const address = (source?.[1] ?? source?.[2] ?? source?.[3])?.replaceAll('&amp;', '&');
    const found = absolute(address ?? null, base);
    if (found) return found;
  }
  return null;
}

/** Text that any database takes: no controls, no halves of characters. */
const clean = (text: string): string =>
  text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\p{Noncharacter_Code_Point}]/gu, '');

const plain = (html: string, max: number): string =>
  cutGraphemes(tidyLine(clean(stripHtml(html.slice(0, 20_000)))), max);

/** An http(s) address, made absolute; null for anything else. */
function absolute(address: string | null, base: string): string | null {
  if (address === null || address.trim() === '' || address.length > longestUrl) return null;
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > longestUrl) return null;
  // What is whole already stays as the publisher writes it.
  return /^https?:\/\/[^\s"<>\\^`{|}\x7f-\uffff]+$/i.test(address.trim()) ? address.trim() : url.href;
}

const languageOf = ({ language }: Channel): string | null =>
  language === null
    ? null
    : (language
        .trim()
        .toLowerCase()
        .match(/^[a-z]{2,3}(?=$|[-_])/)?.[0] ?? null);
