import { cutGraphemes } from '../text/graphemes.ts';
import { escapeHtml } from '../text/markup/escape.ts';
import { percentDecoded } from '../text/percent.ts';
import type { FeedEntry } from './entry.ts';

/** What a feed has more of than is read, and how much more. */
export interface Surplus {
  what: 'items' | 'content' | 'media' | 'categories';
  count: number;
}

type What = Surplus['what'];

/** Counts what a feed sends beyond what is ingested, for editors who look at its fetches. */
export class SurplusCounter {
  readonly #counts = new Map<What, number>();

  add(what: What, count: number): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  /** The first `most`; the others are counted. */
  first<T>(list: readonly T[], most: number, what: What): T[] {
    this.add(what, list.length - most);
    return list.slice(0, most);
  }

  get list(): Surplus[] {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}

/** Attachments of a kind that an item has: the first of the feed is its sound or film, the others are links. */
const mostMedia = 20;

/**
 * The first sound and the first film of an item, and links to the others, in the order of the feed.
 * @param whole makes an address absolute
 */
export function mediaIn({ media, content }: FeedEntry, whole: (url: string) => string | null, surplus: SurplusCounter) {
  const of = (list: readonly string[]): string[] =>
    surplus.first([...new Set(list.flatMap((url) => whole(url) ?? []))], mostMedia, 'media');
  const [[audio = null, ...sounds], [video = null, ...films]] = [of(media.audio), of(media.video)];
  const others = [...sounds, ...films].filter((url) => !content?.includes(url));
  return {
    audio,
    video,
    others: others.map((url) => `<p><a href="${escapeHtml(url)}">${nameIn(url)}</a></p>`).join(''),
  };
}

/** The name of a file, as a reader sees it. */
const nameIn = (url: string): string => {
  const { host, pathname } = new URL(url);
  return escapeHtml(cutGraphemes(percentDecoded(pathname.slice(pathname.lastIndexOf('/') + 1)) || host, 100));
};
