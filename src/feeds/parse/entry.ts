/** An item as its format gives it, before anything is resolved or tidied. */
export interface Entry {
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
  entries: Entry[];
}

/** The first that is there and not blank. */
export const first = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((t) => t != null && t.trim() !== '') ?? null;

/** A picture as a feed names it. */
export interface Picture {
  url: string | undefined;
  type?: string | undefined;
  medium?: string | undefined;
  width?: number;
  height?: number;
  /** Its rank: pictures of the story come before mere attachments. */
  rank: number;
}

const pictureName = /\.(jpe?g|png|gif|webp|avif|bmp)(?:[?#]|$)/i;

/** Not all say it as they should: `image`, `jpg`. */
const pictureType = /^\s*(?:image(?:\/|\s*$)|(?:jpe?g|png|gif|webp)\s*$)/i;
/** Tells nothing of what it is. */
const isVague = (type: string | undefined): boolean => !type?.trim() || /\/(?:octet-stream|unknown)/i.test(type);

const isPicture = ({ type, medium, url }: Picture): boolean =>
  medium === 'image' || pictureType.test(type ?? '') || (!medium && isVague(type) && pictureName.test(url ?? ''));

/** Wide enough for a phone: among such pictures the publisher's order counts (Media RSS: in order of importance). */
const wide = 480;

/** Their addresses: by rank, the wide ones first, then those of unknown size, then the largest. */
export function bestFirst(pictures: Picture[]): string[] {
  const area = (p: Picture): number => (p.width ?? 0) * (p.height || p.width || 0);
  const grade = ({ width = 0 }: Picture): number => (width >= wide ? 0 : width === 0 ? 1 : 2);
  const smaller = (a: Picture, b: Picture): number => (grade(a) === 2 ? area(b) - area(a) : 0);
  return pictures
    .filter((p) => p.url?.trim() && isPicture(p))
    .toSorted((a, b) => a.rank - b.rank || grade(a) - grade(b) || smaller(a, b))
    .map((p) => p.url as string);
}
