// Rest: it reads hundreds of damaged feeds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { parse } from '../../src/feed-parser/parse.ts';
import { isCleanText, tidyLine } from '../../src/text/normalise.ts';
import { home } from '../support/feed-facts.ts';
import { readMutants } from '../support/feed-mutants.ts';

test('2,000 damaged feeds: each is read, or refused with the typed error', (t) => {
  const { read, refused } = readMutants(2_000, 20_261_121);
  t.diagnostic(`${read} read, ${refused} refused`);
  assert.ok(read > 500 && refused > 20, 'the mutants are worth reading, and some are beyond it');
});

const words = ['వార్త', 'हिंदी', 'செய்தி', 'খবর', 'خبریں', 'news', 'క్\u200dష', '5', '«', 'AT&T', '<3', 'R&D', '“”'];
const line = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => tidyLine(parts.join(' ')))
  .filter((text) => text !== '' && isCleanText(text));
/** A title as it is kept: what would be markup in HTML is none in the feeds that are written here. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const written = fc.record({
  title: line,
  path: fc.webPath(),
  date: fc.integer({ min: 0, max: 4_000_000_000 }).map((s) => new Date(s * 1_000)),
  content: line.map((text) => `<p>${escaped(text)}</p>`),
  guid: fc.uuid(),
});
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

const link = (path: string): string => new URL(`https://news.example/s${path}`).href;
const sample = { title: 'తెలుగు', link: 'https://news.example/' };

const writers: Record<string, (items: Written[]) => string> = {
  rss: (items) =>
    generateRssFeed({
      ...sample,
      description: 'x',
      items: items.map((i) => ({
        title: escaped(i.title),
        link: link(i.path),
        pubDate: i.date,
        guid: { value: i.guid, isPermaLink: false },
        content: { encoded: i.content },
      })),
    }) as string,
  atom: (items) =>
    generateAtomFeed({
      id: 'urn:x',
      title: { value: 'తెలుగు' },
      updated: new Date(0),
      entries: items.map((i) => ({
        id: i.guid,
        title: { value: escaped(i.title), type: 'html' },
        updated: i.date,
        published: i.date,
        links: [{ href: link(i.path), rel: 'alternate' }],
        content: { value: i.content, type: 'html' },
      })),
    }) as string,
  json: (items) =>
    JSON.stringify(
      generateJsonFeed({
        title: 'తెలుగు',
        items: items.map((i) => ({
          id: i.guid,
          title: i.title,
          url: link(i.path),
          date_published: i.date,
          content_html: i.content,
        })),
      }),
    ),
};

for (const [format, write] of Object.entries(writers))
  test(`what is written as ${format} is read back`, () => {
    fc.assert(
      fc.property(fc.uniqueArray(written, { minLength: 1, maxLength: 5, selector: (i) => i.guid }), (items) => {
        const got = parse(Buffer.from(write(items)), { url: home }).items;
        assert.deepEqual(
          got.map((i) => [i.title, i.link, i.guid, i.published_at, i.content]),
          items.map((i) => [i.title, link(i.path), i.guid, i.date.toISOString(), i.content.normalize('NFC')]),
        );
      }),
      { numRuns: 200 },
    );
  });
