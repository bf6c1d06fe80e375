// One reader of feeds in a process of its own: `parse.ts dinam corpus`. Prints what it did as JSON.
import { type Corpus, feedsOf } from './corpus.ts';
import { type ParserName, parsers } from './parsers.ts';

/** What one process says. */
export interface Parsed {
  /** Of all rounds but the first, which warms up. */
  megabytesPerSecond: number;
  /** Feeds from which it got at least a title or an item. */
  read: number;
  of: number;
  items: number;
  megabytes: number;
  /** Most resident memory of the process. */
  peakMegabytes: number;
}

const [name, corpus, seconds] = process.argv.slice(2) as [ParserName, Corpus, string];
const parse = await parsers[name]();
const feeds = feedsOf(corpus);
const bytes = feeds.reduce((n, feed) => n + feed.bytes.length, 0);

let read = 0;
let items = 0;
for (const { bytes: given, headers } of feeds) {
  try {
    const found = await parse(given, headers);
    if (found > 0) read++;
    items += Math.max(0, found);
  } catch {}
}
const until = performance.now() + Number(seconds) * 1_000;
let spent = 0;
let rounds = 0;
do {
  const began = performance.now();
  for (const { bytes: given, headers } of feeds) {
    try {
      await parse(given, headers);
    } catch {}
  }
  spent += performance.now() - began;
  rounds++;
} while (performance.now() < until);

const result: Parsed = {
  megabytesPerSecond: (bytes * rounds) / 1e6 / (spent / 1_000),
  read,
  of: feeds.length,
  items,
  megabytes: bytes / 1e6,
  peakMegabytes: process.resourceUsage().maxRSS / 1_024,
};
process.stdout.write(JSON.stringify(result));
