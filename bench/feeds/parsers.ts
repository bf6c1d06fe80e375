/**
 * Readers of feeds, ours first; the others get the bytes as UTF-8, as their documentation shows. `dinam-map` is as far as
 * they go: texts by field, without what Dinam does besides (dates, plain text, NFC, whole addresses, identities, hashes).
 */
export const parserNames = ['dinam', 'dinam-map', 'feedsmith', 'rss-parser', 'htmlparser2'] as const;
export type ParserName = (typeof parserNames)[number];

/** Reads one feed and gives the number of its items; throws for what it cannot read. */
export type Parse = (bytes: Buffer, headers: Record<string, string>) => number | Promise<number>;

/** Each loads its library and nothing else. */
export const parsers: Record<ParserName, () => Promise<Parse>> = {
  async dinam() {
    const { parse } = await import('../../src/feed-parser/parse.ts');
    return (bytes, headers) => parse(bytes, { headers, url: 'https://news.example/feed' }).items.length;
  },
  async 'dinam-map'() {
    const { decode } = await import('../../src/feed-parser/charset.ts');
    const { xmlChannel } = await import('../../src/feed-parser/xml-parser.ts');
    const { jsonChannel } = await import('../../src/feed-parser/json-feed.ts');
    return (bytes, headers) => {
      const text = decode(bytes, headers['content-type']);
      const channel = text.trimStart().startsWith('{') ? jsonChannel(text, 1_000) : xmlChannel(text, 1_000);
      return channel.entries.length;
    };
  },
  async feedsmith() {
    const { parseFeed } = await import('feedsmith');
    return (bytes) => {
      const { feed } = parseFeed(bytes.toString('utf8')) as { feed: { items?: unknown[]; entries?: unknown[] } };
      return (feed.items ?? feed.entries ?? []).length;
    };
  },
  async 'rss-parser'() {
    const { default: Parser } = await import('rss-parser');
    const parser = new Parser();
    return async (bytes) => (await parser.parseString(bytes.toString('utf8'))).items.length;
  },
  async htmlparser2() {
    const { parseFeed } = await import('htmlparser2');
    return (bytes) => {
      const feed = parseFeed(bytes.toString('utf8'));
      if (!feed) throw new Error('no feed');
      return feed.items.length;
    };
  },
};
