/** A film or post of another host: a frame would contact that host before the reader has asked for it. */
export interface Player {
  /** Name of the host, for readers. */
  site: string;
  /** The page of the film or post, for readers without a script. */
  page: string;
  /** What the frame shows once the reader has asked for it. */
  frame: string;
  /** A post of a social network: upright, and without a fixed height. */
  isPost: boolean;
}

const idPattern = /^[\w-]{1,40}$/;
const digits = /^\d{1,20}$/;

function vimeo(parts: string[]): Player | null {
  const id = parts.at(-1) ?? '';
  if (!digits.test(id)) return null;
  const frame = `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`;
  return { site: 'Vimeo', page: `https://vimeo.com/${id}`, frame, isPost: false };
}

function youTube(parts: string[], url: URL, isShort: boolean): Player | null {
  const isFilm = isShort || ['embed', 'shorts', 'live', 'v', 'e'].includes(parts[0] ?? '');
  // The plug-in of old pages had options behind the number: `/v/abc&hl=en_US&fs=1`.
  const last = (parts.at(-1) ?? '').replace(/&.*/s, '');
  const id = parts[0] === 'watch' ? url.searchParams.get('v') : isFilm ? last : null;
  if (id === null || !idPattern.test(id)) return null;
  const frame = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  return { site: 'YouTube', page: `https://www.youtube.com/watch?v=${id}`, frame, isPost: false };
}

/** `/name/status/1`, `/i/web/status/1`, and the frame `/embed/Tweet.html?id=1`. X finds a post by its number alone. */
function xPost(parts: string[], url: URL): Player | null {
  const at = parts.indexOf('status');
  const id = parts[1] === 'Tweet.html' ? (url.searchParams.get('id') ?? '') : at > 0 ? (parts[at + 1] ?? '') : '';
  if (!digits.test(id)) return null;
  const frame = `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`;
  return { site: 'X', page: `https://x.com/i/status/${id}`, frame, isPost: true };
}

/** `/p/code`, `/reel/code` and `/tv/code`, also behind the name of an account. */
function instagram(parts: string[]): Player | null {
  const at = parts.findIndex((part) => part === 'p' || part === 'reel' || part === 'tv');
  const code = at === 0 || at === 1 ? (parts[at + 1] ?? '') : '';
  if (!idPattern.test(code)) return null;
  const page = `https://www.instagram.com/p/${code}/`;
  return { site: 'Instagram', page, frame: `${page}embed/`, isPost: true };
}

/** The player of an address of YouTube, Vimeo, X or Instagram, as pages and frames have it; null for any other. */
export function playerOf(address: string): Player | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(parts);
  if (host === 'youtu.be') return youTube(parts, url, true);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') return youTube(parts, url, false);
  if (host === 'x.com' || host === 'twitter.com' || host === 'platform.twitter.com') return xPost(parts, url);
  return host === 'instagram.com' ? instagram(parts) : null;
}

const framed = new Set(['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']);

/** Whether a text may have a frame of this address: a page of a player, or a post; a page of posts cannot be framed. */
export function mayFrame(address: string): boolean {
  return playerOf(address)?.isPost === true || framed.has(URL.parse(address)?.hostname ?? '');
}
