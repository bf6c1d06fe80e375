import { decodeXML } from 'entities/decode';
import { cutGraphemes } from '../text/graphemes.ts';
import { type Attributes, scan } from './xml-tokenizer.ts';

/** A feed that a page points at. */
export interface Pointed {
  url: string;
  title: string | null;
  /** What the page calls it; null for what merely looks like a feed. */
  format: string | null;
  source: 'link' | 'anchor';
}

const formats: Record<string, string> = {
  'application/rss+xml': 'RSS',
  'application/atom+xml': 'Atom',
  'application/rdf+xml': 'RDF',
  'application/feed+json': 'JSON Feed',
};
/** Types that feeds have and others too: with `rel=alternate` they mean one if the address looks like it. */
const vague = new Set(['application/xml', 'text/xml', 'application/json', 'application/x-rss+xml', 'text/rss+xml']);

const feedAddress =
  /(?:^|[/?&=._-])(?:feeds?|rss2?|atom|rdf)(?:[/?&=._-]|$)|\.(?:rss|atom|rdf)$|feedburner|\/index\.xml$/i;
/** Hosts that have nothing but feeds; what stands at their root is none. */
const feedHost =
  /^(?:https?:)?\/\/(?:(?:rss|feeds?)\d?\.[^/?#]+|feedproxy\.google\.com|(?:[\w-]+\.)*feedburner\.com)\/[^?#]/i;
const feedWords = /^(?:rss(?: feeds?)?|atom(?: feed)?|feed|xml|subscribe(?: via rss)?|आरएसएस|ఆర్‌ఎస్‌ఎస్|آر ایس ایس)$/iu;
const most = 30;

/** Elements whose content is no markup. */
const opaque = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg']);

const attribute = (attributes: Attributes, name: string): string => decodeXML(attributes[name] ?? '').trim();

/** The feeds that a web page points at: first what it calls its feeds, then links that look like one. Pure. */
export function feedsOfPage(html: string, url: string): Pointed[] {
  const links: Pointed[] = [];
  const anchors: Pointed[] = [];
  let base = url;
  let hasBase = false;
  let inside: string | null = null;
  let open: { href: string; text: string } | null = null;

  const add = (list: Pointed[], href: string, rest: Omit<Pointed, 'url'>): void => {
    const address = URL.parse(href.replace(/^feed:(?:\/\/)?(?=https?:)/i, '').replace(/^feed:/i, 'http:'), base);
    if (!address || !/^https?:$/.test(address.protocol) || list.length >= most) return;
    address.hash = '';
    if (![...links, ...anchors].some((link) => link.url === address.href)) list.push({ url: address.href, ...rest });
  };
  const closeAnchor = (): void => {
    if (!open) return;
    const { href, text } = open;
    open = null;
    const words = decodeXML(text).replace(/\s+/g, ' ').trim();
    const path = href.replace(/^https?:\/\/[^/]*/i, '');
    if (feedAddress.test(path) || feedHost.test(href) || feedWords.test(words))
      add(anchors, href, { title: cutGraphemes(words, 200) || null, format: null, source: 'anchor' });
  };

  scan(html, {
    open(name, attributes, isEmpty) {
      const tag = name.toLowerCase();
      if (inside !== null) return;
      if (opaque.has(tag) && !isEmpty) inside = tag;
      else if (tag === 'base' && !hasBase) {
        const address = URL.parse(attribute(attributes, 'href'), url);
        if (address && /^https?:$/.test(address.protocol)) [base, hasBase] = [address.href, true];
      } else if (tag === 'link') {
        const rel = attribute(attributes, 'rel').toLowerCase().split(/\s+/);
        const href = attribute(attributes, 'href');
        const type = attribute(attributes, 'type').toLowerCase().split(';')[0]?.trim() ?? '';
        const isFeed =
          Object.hasOwn(formats, type) || (vague.has(type) && (feedAddress.test(href) || feedHost.test(href)));
        // `rel=feed` is an older word for the same.
        if (href === '' || !(rel.includes('feed') || (rel.includes('alternate') && isFeed))) return;
        const title = attribute(attributes, 'title').slice(0, 200) || null;
        add(links, href, { title, format: formats[type] ?? null, source: 'link' });
      } else if (tag === 'a') {
        closeAnchor();
        const href = attribute(attributes, 'href');
        if (href !== '' && !href.startsWith('#')) open = { href, text: '' };
      } else if (open && tag === 'img') open.text += ` ${attributes.alt ?? ''}`;
    },
    close(name) {
      const tag = name.toLowerCase();
      if (inside !== null) {
        if (tag === inside) inside = null;
      } else if (tag === 'a') closeAnchor();
    },
    text(raw) {
      if (inside === null && open && open.text.length < 500) open.text += raw;
    },
  });
  closeAnchor();
  return [...links, ...anchors];
}

const youtube = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const youtubeFeed = 'https://www.youtube.com/feeds/videos.xml';

/** Feeds whose address follows from that of a page, or from what it says of itself: channels and lists of YouTube. */
export function feedsByPattern(url: string, html: string): string[] {
  const { hostname, pathname, searchParams } = new URL(url);
  if (!youtube.test(hostname)) return [];
  const list = searchParams.get('list');
  if (list && /^[\w-]{2,60}$/.test(list)) return [`${youtubeFeed}?playlist_id=${list}`];
  const channel =
    pathname.match(/^\/channel\/(UC[\w-]{22})(?:\/|$)/)?.[1] ??
    html.match(/<meta\s+itemprop="(?:identifier|channelId)"\s+content="(UC[\w-]{22})"/)?.[1] ??
    html.match(/"(?:externalId|channelId)":"(UC[\w-]{22})"/)?.[1];
  return channel === undefined ? [] : [`${youtubeFeed}?channel_id=${channel}`];
}
