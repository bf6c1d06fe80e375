import { filmPage } from '../text/markup/players/players.ts';

/** An item as its format gives it, before anything is resolved or tidied. */
export interface FeedEntry {
  guid: string | null;
  /** Where the guid is the address of the item too. */
  guidIsLink: boolean;
  title: string | null;
  titleIsText: boolean;
  link: string | null;
  /** The first that means an instant counts. */
  dates: string[];
  content: string | null;
  contentIsText: boolean;
  summary: string | null;
  /** Those that it names, the likeliest first; each may be a name, markup, or an e-mail address with or without one. */
  authors: string[];
  /** Addresses of pictures, the best first. */
  images: string[];
  /** Addresses of sound and of films, in the order of the feed. */
  media: EntryMedia;
  categories: string[];
  /** Where the addresses of the item start, and those inside its content. */
  base: string | null;
  contentBase: string | null;
}

export interface Channel {
  title: string | null;
  link: string | null;
  language: string | null;
  image: string | null;
  base: string | null;
  /** WebSub hubs, and the address under which they know the feed. */
  hubs: string[];
  self: string | null;
  /** Minutes between two fetches that the feed declares: the longest of `ttl` and `sy:*`. */
  ttlMinutes: number | null;
  entries: FeedEntry[];
  /** Items beyond the most that are read. */
  more: number;
}

/** The first that is there and not blank. */
export const first = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((t) => t != null && t.trim() !== '') ?? null;

/** A picture as a feed names it. */
export interface FeedPicture {
  url: string | undefined;
  type?: string | undefined;
  medium?: string | undefined;
  width?: number;
  height?: number;
  /** Its rank: pictures of the story come before mere attachments. */
  rank: number;
  /** In a group of Media RSS: the same thing in other sizes or formats, the best first. */
  isVersion?: boolean;
  /** The version that the feed calls its default. */
  isDefault?: boolean;
}

/** What can be heard and seen besides pictures. */
export interface EntryMedia {
  audio: string[];
  video: string[];
}

const soundName = /\.(?:mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba)(?:[?#]|$)/i;
const filmName = /\.(?:mp4|m4v|mov|webm|ogv|mkv|m3u8|3gp)(?:[?#]|$)/i;

/** What an attachment is, by its type or medium, else by the ending of its name. */
function kindOf({ type, medium, url }: FeedPicture): keyof EntryMedia | null {
  const said = /^\s*(audio|video)(?:\/|\s*$)/i.exec(medium || type || '')?.[1]?.toLowerCase();
  if (said === 'audio' || said === 'video') return said;
  if (/^\s*application\/(?:vnd\.apple\.mpegurl|x-mpegurl|dash\+xml)/i.test(type ?? '')) return 'video';
  // `application/ogg` and `binary/octet-stream` say nothing that the name does not say better; some write `mp3` as the type.
  if (medium || /^\s*(?:image|text)\b/i.test(type ?? '')) return null;
  const names = [url ?? '', `.${type?.trim()}`];
  if (names.some((name) => soundName.test(name))) return 'audio';
  return names.some((name) => filmName.test(name)) ? 'video' : null;
}

/**
 * Of attachments those that are sound or film, each address once; of the versions of one thing that which the feed calls
 * its default, else the first. A player of another site is the film that it plays: YouTube calls it Flash.
 * @param youTubeId the film of an entry of YouTube
 */
export function mediaOf(attachments: readonly FeedPicture[], youTubeId: string | null = null): EntryMedia {
  const all = attachments.flatMap((a) => {
    const url = a.url?.trim();
    const film = url ? filmPage(url) : null;
    return url ? [{ ...a, url: film ?? url, kind: film === null ? kindOf(a) : ('video' as const) }] : [];
  });
  const of = (kind: keyof EntryMedia): string[] => {
    const own = all.filter((a) => a.kind === kind);
    const versions = own.filter((a) => a.isVersion);
    const version = versions.find((a) => a.isDefault) ?? versions[0];
    return [...new Set(own.filter((a) => !a.isVersion || a === version).map(({ url }) => url))];
  };
  const named = filmPage(`https://www.youtube.com/watch?v=${youTubeId?.trim()}`);
  return { audio: of('audio'), video: [...new Set([...(youTubeId && named ? [named] : []), ...of('video')])] };
}

const pictureName = /\.(jpe?g|png|gif|webp|avif|bmp)(?:[?#]|$)/i;

/** Not all say it as they should: `image`, `jpg`. */
const pictureType = /^\s*(?:image(?:\/|\s*$)|(?:jpe?g|png|gif|webp)\s*$)/i;
/** Tells nothing of what it is. */
const isVague = (type: string | undefined): boolean => !type?.trim() || /\/(?:octet-stream|unknown)/i.test(type);

const isPicture = ({ type, medium, url }: FeedPicture): boolean =>
  medium === 'image' || pictureType.test(type ?? '') || (!medium && isVague(type) && pictureName.test(url ?? ''));

/** Wide enough for a phone: among such pictures the publisher's order counts (Media RSS: in order of importance). */
const wide = 480;

/** Their addresses: by rank, the wide ones first, then those of unknown size, then the largest. */
export function bestFirst(pictures: FeedPicture[]): string[] {
  const area = (p: FeedPicture): number => (p.width ?? 0) * (p.height || p.width || 0);
  const grade = ({ width = 0 }: FeedPicture): number => (width >= wide ? 0 : width === 0 ? 1 : 2);
  const smaller = (a: FeedPicture, b: FeedPicture): number => (grade(a) === 2 ? area(b) - area(a) : 0);
  return pictures
    .filter((p) => p.url?.trim() && isPicture(p))
    .toSorted((a, b) => a.rank - b.rank || grade(a) - grade(b) || smaller(a, b))
    .map((p) => p.url as string);
}
