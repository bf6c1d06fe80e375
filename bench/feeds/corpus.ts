import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../words.ts';

/** The feeds that are read. */
export const corpora = ['corpus', 'big'] as const;
export type Corpus = (typeof corpora)[number];

const folder = join(import.meta.dirname, '../../test/fixtures/feeds');

interface Case {
  file: string;
  headers: Record<string, string>;
  realistic: boolean;
}

/** One RSS item of Telugu text; `more` distinguishes items and versions. */
export function itemOf(i: number, more = '', paragraphs = 1): string {
  const text = words.te as string;
  const title = text
    .split(' ')
    .slice(i % 20, (i % 20) + 8)
    .join(' ');
  const body = Array.from({ length: paragraphs }, () => `&lt;p&gt;${text}&lt;/p&gt;`).join('');
  return `<item><guid isPermaLink="false">item-${i}</guid><title>${title} ${i}${more}</title><link>https://news.example/${i}</link>
<pubDate>Fri, 20 Nov 2026 10:${String(i % 60).padStart(2, '0')}:00 +0530</pubDate><category>వార్తలు</category>
<description>${body}&lt;img src="/i/${i}.jpg" alt=""&gt;</description></item>`;
}

export const channelOf = (items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>ప్రజా వార్తలు</title><link>https://news.example/</link>${items.join('\n')}</channel></rss>`;

/** 1,000 items, which any of the libraries reads whole. */
function bigFeed(): Buffer {
  const one = Buffer.byteLength(itemOf(100, '', 1));
  const paragraph = Buffer.byteLength(itemOf(100, '', 2)) - one;
  const paragraphs = Math.round((23_000 - one) / paragraph) + 1;
  return Buffer.from(channelOf(Array.from({ length: 1_000 }, (_, i) => itemOf(i, '', paragraphs))));
}

/** What there is to read, each with its HTTP headers. */
export function feedsOf(corpus: Corpus): { bytes: Buffer; headers: Record<string, string> }[] {
  if (corpus === 'big') return [{ bytes: bigFeed(), headers: {} }];
  const { cases } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { cases: Case[] };
  return cases
    .filter((c) => c.realistic)
    .map(({ file, headers }) => ({ bytes: readFileSync(join(folder, file)), headers }));
}
