import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedFeed, parse } from '../../src/feed-parser/parse.ts';
import { stripHtml } from '../../src/text/markup/html.ts';

const folder = join(import.meta.dirname, '../fixtures/feeds');

interface Facts {
  title: string | null;
  link: string | null;
  language: string | null;
  item_count: number;
  item_count_max?: number;
  first: {
    title: string | null;
    link: string | null;
    guid: string | null;
    date: string | null;
    has_content: boolean;
    image: string | null;
  } | null;
}

export interface Case {
  file: string;
  format: string;
  exercises: string[];
  headers: Record<string, string>;
  realistic: boolean;
  oracle: string;
  expect: Facts;
}

/** The feeds of `fixtures/feeds` with what an independent reader says of them. */
export const cases = (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { cases: Case[] }).cases;

export const bytesOf = (file: string): Buffer => readFileSync(join(folder, file));

/** The facts name no address that a feed came from; relative ones are compared on top of this. */
export const home = 'https://feed.example/feed.xml';

export const read = (c: Case): ParsedFeed => parse(bytesOf(c.file), { headers: c.headers, url: home });

const plain = (text: string | null | undefined): string | null =>
  text == null ? null : stripHtml(text).normalize('NFC').replace(/\s+/g, ' ').trim();
const whole = (address: string | null | undefined, base: string | null): string | null =>
  address == null ? null : (URL.parse(address, base ?? home)?.href ?? address);

/** What of a feed differs from the facts, and what was compared: `title: wanted ... got ...`. */
export function compare(c: Case, feed: ParsedFeed): { fact: string; isRight: boolean; message: string }[] {
  const { expect } = c;
  const first = feed.items[0];
  const facts = expect.first;
  const most = expect.item_count_max ?? expect.item_count;
  const base = whole(c.headers['content-location'], null);
  const pairs: [string, unknown, unknown][] = [
    ['feed title', plain(expect.title), plain(feed.title)],
    ['feed link', whole(expect.link, base), whole(feed.link, base)],
    ['language', expect.language?.toLowerCase() ?? null, feed.language?.toLowerCase() ?? null],
    ['items', true, feed.items.length >= expect.item_count && feed.items.length <= most],
    ['title', plain(facts?.title), plain(first?.title)],
    ['link', whole(facts?.link, base), whole(first?.link, base)],
    ['guid', facts?.guid ?? null, first?.guid ?? null],
    ['date', facts?.date ?? null, first?.published_at?.replace('.000Z', 'Z') ?? null],
    ['content', facts?.has_content || null, first === undefined ? null : first.content !== '' || first.summary !== ''],
    ['image', facts?.image ?? null, first?.image_url ?? null],
  ];
  return pairs
    .filter(([, wanted]) => wanted !== null && wanted !== undefined)
    .map(([fact, wanted, got]) => ({
      fact,
      isRight: wanted === got,
      message: `${c.file} ${fact}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`,
    }));
}
