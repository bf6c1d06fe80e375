import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Lang } from '../core/model/common.ts';
import type { NewsItem } from '../news/model/news.ts';
import type { AdminBasicSettings, BasicSettings } from '../settings/model/settings.ts';
import { textToHtml } from '../text/markup/html.ts';
import { printable } from '../text/markup/xml.ts';

/** A file that a story names. */
export interface FeedMedia {
  url: string;
  kind: 'image' | 'audio' | 'video';
  /** As its name says; null when it says nothing. */
  type: string | null;
  alt: string | null;
}

/** A story as every format of our feeds shows it: clean text, absolute addresses. */
export interface SyndicationItem {
  /** A tag URI (RFC 4151): the same whatever becomes of title and address. */
  id: string;
  url: string;
  title: string;
  /** Plain text; null when the feed carries titles alone. */
  summary: string | null;
  /** HTML; null unless the feed carries whole stories. */
  content: string | null;
  /** ISO times. */
  published: string;
  updated: string;
  author: string | null;
  category: { name: string; slug: string } | null;
  tags: string[];
  media: FeedMedia[];
}

export interface SyndicationFeed {
  id: string;
  lang: Lang;
  title: string;
  description: string;
  /** Where it lies itself. */
  url: string;
  /** The WebSub hub that notifies subscribers of news; null: there is none. */
  hub: string | null;
  /** The publisher's own website where there is one, else our page with the same stories. */
  home: string;
  /** ISO time of the newest change. */
  updated: string;
  logo: string | null;
  /** The author of stories that name none. */
  publisher: string;
  copyright: string | null;
  editor: { name: string | null; email: string } | null;
  webmaster: string | null;
  items: SyndicationItem[];
}

/** What a feed is of, in an address and in its title. */
export interface FeedTopic {
  /** `te`, `te/category/politics`. */
  path: string;
  /** Of the web page with the same stories: `te`, `te/politics`. */
  page: string;
  name: string | null;
}

const types: Record<string, [FeedMedia['kind'], string]> = {
  jpg: ['image', 'image/jpeg'],
  jpeg: ['image', 'image/jpeg'],
  png: ['image', 'image/png'],
  gif: ['image', 'image/gif'],
  webp: ['image', 'image/webp'],
  avif: ['image', 'image/avif'],
  mp3: ['audio', 'audio/mpeg'],
  m4a: ['audio', 'audio/mp4'],
  aac: ['audio', 'audio/aac'],
  ogg: ['audio', 'audio/ogg'],
  opus: ['audio', 'audio/ogg'],
  mp4: ['video', 'video/mp4'],
  webm: ['video', 'video/webm'],
};

/** What the name of a file says that it is. */
function typeOf(url: string): [FeedMedia['kind'], string] | undefined {
  const extension = URL.parse(url)?.pathname.match(/\.(\w{3,4})$/)?.[1];
  return extension === undefined ? undefined : types[extension.toLowerCase()];
}

/** Pictures, then sound and film where the address is that of a file and not of a page that plays it. */
function mediaOf(item: NewsItem): FeedMedia[] {
  const pictures = new Map(item.images.map(({ url, alt }) => [url, alt ? printable(alt) : null]));
  const urls = new Set([...(item.image_url === null ? [] : [item.image_url]), ...pictures.keys()]);
  const media = [...urls].map((url): FeedMedia => {
    const [kind, type] = typeOf(url) ?? [];
    return { url, kind: 'image', type: kind === 'image' ? (type ?? null) : null, alt: pictures.get(url) ?? null };
  });
  for (const url of [item.audio_url, item.video_url]) {
    const [kind, type] = (url === null ? undefined : typeOf(url)) ?? [];
    if (url !== null && type !== undefined && kind !== undefined) media.push({ url, kind, type, alt: null });
  }
  return media;
}

/** Sanitised HTML with every address whole: a feed is read on other sites. */
function withWholeAddresses(html: string, base: string): string {
  return html.replace(/<[a-z][^<>]*>/g, (tag) =>
    tag.replace(/(\s(?:href|src|poster)=")([^"]*)"/g, (all, before: string, address: string) => {
      const whole = URL.parse(address.replaceAll('&amp;', '&'), base);
      return whole ? `${before}${whole.href.replaceAll('&', '&amp;').replaceAll('"', '%22')}"` : all;
    }),
  );
}

/** Names a thing of ours for ever. */
function tagUri(app: App, specific: string): string {
  const authority = new URL(app.config.publicUrl).hostname.replace(/[^a-z\d.-]/g, '');
  return `tag:${authority},2026:${specific}`;
}

/** Characters of all stories of a feed: those that find no room in it have their summary alone. */
const mostContent = 1_500_000;

/** The contents of a feed that carries whole stories, by id. */
function contentsOf(app: App, items: readonly NewsItem[]): Map<number, string> {
  const contents = new Map<number, string>();
  let left = mostContent;
  for (const { id, content, content_format } of items) {
    if (content.length > left) continue;
    const html = content_format === 'html' ? content : textToHtml(content);
    const shown = printable(withWholeAddresses(html, `${app.config.publicUrl}/`));
    if (shown.length > left) continue;
    left -= shown.length;
    contents.set(id, shown);
  }
  return contents;
}

function feedItemOf(app: App, item: NewsItem, hasSummary: boolean, content: string | null): SyndicationItem {
  const published = item.published_at ?? item.updated_at;
  return {
    id: tagUri(app, `news/${item.id}`),
    url: item.share_url ?? item.url,
    title: printable(item.title),
    summary: hasSummary ? printable(item.summary) : null,
    content,
    published,
    // A story that was planned before it appeared was not changed before it was there.
    updated: item.updated_at > published ? item.updated_at : published,
    author: item.author ?? item.source.name,
    category: item.category && { name: item.category.name, slug: item.category.slug },
    tags: item.tags,
    media: mediaOf(item),
  };
}

/** A feed of these items, newest first, in a language. */
export function syndicationFeed(
  app: App,
  items: NewsItem[],
  { basic, amount, hub }: { basic: BasicSettings; amount: AdminBasicSettings['feed_content']; hub: string | null },
  topic: FeedTopic & { lang: Lang; extension: string },
): SyndicationFeed {
  const { publicUrl } = app.config;
  const { publisher } = basic;
  const contents = amount === 'full' ? contentsOf(app, items) : null;
  const shown = items.map((item) => feedItemOf(app, item, amount !== 'title', contents?.get(item.id) ?? null));
  const owner = publisher.legal_name ?? publisher.name;
  return {
    id: tagUri(app, `feeds/${topic.path}`),
    lang: topic.lang,
    title: printable(topic.name === null ? basic.app_name : `${topic.name} – ${basic.app_name}`),
    description: printable(basic.tagline ?? basic.app_name),
    url: `${publicUrl}/feeds/${topic.path}.${topic.extension}`,
    hub,
    home: basic.website_url ?? `${publicUrl}/${topic.page}`,
    // Of an empty feed as early as can be: Atom wants a time, and the clock would make every answer another one.
    updated: shown.map((item) => item.updated).reduce((a, b) => (a > b ? a : b), isoTime(0)),
    logo: basic.logo_url,
    publisher: publisher.name ?? basic.app_name,
    copyright: owner === null ? null : `© ${owner}`,
    editor: publisher.email === null ? null : { name: publisher.editor, email: publisher.email },
    webmaster: basic.support_email,
    items: shown,
  };
}
