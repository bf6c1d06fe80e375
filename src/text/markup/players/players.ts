import { dailymotion } from './dailymotion.ts';
import { facebook } from './facebook.ts';
import { googleMaps } from './maps.ts';
import type { Player, PlayerReader } from './player.ts';
import { instagram, xPost } from './posts.ts';
import { applePodcasts, soundCloud, spotify } from './sound.ts';
import { vimeo } from './vimeo.ts';
import { youTube } from './youtube.ts';

/** Hosts that have players, without `www.` and the letters of phones. */
const readers: Readonly<Record<string, PlayerReader>> = {
  'youtube.com': youTube,
  'music.youtube.com': youTube,
  'youtube-nocookie.com': youTube,
  'youtu.be': youTube,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'dailymotion.com': dailymotion,
  'touch.dailymotion.com': dailymotion,
  'geo.dailymotion.com': dailymotion,
  'dai.ly': dailymotion,
  'facebook.com': facebook,
  'web.facebook.com': facebook,
  'mbasic.facebook.com': facebook,
  'fb.com': facebook,
  'x.com': xPost,
  'twitter.com': xPost,
  'platform.twitter.com': xPost,
  'platform.x.com': xPost,
  'instagram.com': instagram,
  'instagr.am': instagram,
  'open.spotify.com': spotify,
  'embed.spotify.com': spotify,
  'play.spotify.com': spotify,
  'soundcloud.com': soundCloud,
  'w.soundcloud.com': soundCloud,
  'api.soundcloud.com': soundCloud,
  'podcasts.apple.com': applePodcasts,
  'embed.podcasts.apple.com': applePodcasts,
  'itunes.apple.com': applePodcasts,
};

/** `google.co.in`, `maps.google.com`: a country each. */
const googleHost = /^(maps\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/;

const readerOf = (host: string): PlayerReader | undefined =>
  Object.hasOwn(readers, host) ? readers[host] : googleHost.test(host) ? googleMaps : undefined;

/** The player of an address, in any form that its host has for pages and frames; null for any other, which is a link. */
export function playerOf(address: string): Player | null {
  if (address.length > 4_000) return null;
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const read = readerOf(url.hostname.replace(/^(www|m|mobile)\./, ''));
  return read?.(url, url.pathname.split('/').filter(Boolean)) ?? null;
}

/** The page of the film that an address plays or shows; null for what is none. */
export function filmPage(address: string): string | null {
  const player = playerHosts.test(address) ? playerOf(address) : null;
  return player?.kind === 'film' ? player.page : null;
}

/** Addresses of hosts that have players, of which `playerOf` knows more. */
export const playerHosts = new RegExp(
  `//(?:(?:www|m|mobile|maps)\\.)?(?:${Object.keys(readers).join('|').replaceAll('.', '\\.')}|google\\.[a-z.]{2,6})/`,
  'i',
);

interface FrameForm {
  /** How an address of this form begins. */
  begins: string;
  /** The address in the page of a reader. */
  asked?: string;
  site: Player['site'];
  kind: Player['kind'];
  /** What makes it start by itself. */
  start?: string;
  /** The page of a frame: what is matched behind the beginning, and the address with its groups; else the frame itself. */
  pages?: readonly (readonly [matched: string, page: string])[];
}

/** Addresses that can be framed: what a policy has to allow, and what a script knows of a frame that it is given. */
export const frameForms: readonly FrameForm[] = [
  ...['www.youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'youtube-nocookie.com', 'm.youtube.com'].map(
    (host): FrameForm => ({
      begins: `https://${host}/embed/`,
      asked: 'https://www.youtube-nocookie.com/embed/',
      site: 'YouTube',
      kind: 'film',
      start: 'autoplay=1',
      pages: [['(?!videoseries|live_stream)([\\w-]+)', 'https://www.youtube.com/watch?v=$1']],
    }),
  ),
  {
    begins: 'https://player.vimeo.com/video/',
    site: 'Vimeo',
    kind: 'film',
    start: 'dnt=1&autoplay=1',
    pages: [
      ['(\\d+)\\?(?:[^#]*&)?h=(\\w+)', 'https://vimeo.com/$1/$2'],
      ['(\\d+)', 'https://vimeo.com/$1'],
    ],
  },
  {
    begins: 'https://vimeo.com/event/',
    site: 'Vimeo',
    kind: 'film',
    start: 'autoplay=1',
    pages: [['(\\d+)', 'https://vimeo.com/event/$1']],
  },
  {
    begins: 'https://vimeo.com/showcase/',
    site: 'Vimeo',
    kind: 'film',
    start: 'autoplay=1',
    pages: [['(\\d+)', 'https://vimeo.com/showcase/$1']],
  },
  {
    begins: 'https://geo.dailymotion.com/player',
    site: 'Dailymotion',
    kind: 'film',
    start: 'autoplay=1',
    pages: [['[^#]*[?&]video=(\\w+)', 'https://www.dailymotion.com/video/$1']],
  },
  {
    begins: 'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Freel%2F',
    site: 'Facebook',
    kind: 'post',
    start: 'autoplay=true',
  },
  { begins: 'https://www.facebook.com/plugins/video.php', site: 'Facebook', kind: 'film', start: 'autoplay=true' },
  { begins: 'https://www.facebook.com/plugins/post.php', site: 'Facebook', kind: 'post' },
  {
    begins: 'https://platform.twitter.com/embed/Tweet.html',
    site: 'X',
    kind: 'post',
    pages: [['[^#]*[?&]id=(\\d+)', 'https://x.com/i/status/$1']],
  },
  {
    begins: 'https://www.instagram.com/p/',
    site: 'Instagram',
    kind: 'post',
    pages: [['([\\w-]+)/', 'https://www.instagram.com/p/$1/']],
  },
  {
    begins: 'https://open.spotify.com/embed/',
    site: 'Spotify',
    kind: 'sound',
    pages: [['(\\w+/\\w+)', 'https://open.spotify.com/$1']],
  },
  { begins: 'https://w.soundcloud.com/player/', site: 'SoundCloud', kind: 'sound', start: 'auto_play=true' },
  {
    begins: 'https://embed.podcasts.apple.com/',
    site: 'Apple Podcasts',
    kind: 'sound',
    pages: [['([^?#]+(?:\\?i=\\d+)?)', 'https://podcasts.apple.com/$1']],
  },
  { begins: 'https://www.google.com/maps/embed', site: 'Google Maps', kind: 'map' },
  { begins: 'https://www.google.com/maps/d/embed', site: 'Google Maps', kind: 'map' },
  { begins: 'https://www.google.com/maps?', site: 'Google Maps', kind: 'map' },
];

/** Origins of all frames, for the policy of a page. */
export const frameOrigins: readonly string[] = [...new Set(frameForms.map(({ begins }) => new URL(begins).origin))];

const formOf = (address: string): FrameForm | undefined => frameForms.find(({ begins }) => address.startsWith(begins));

/** The frame of a player once the reader has requested it: it starts by itself where the host can do that. */
export function playing({ frame }: Pick<Player, 'frame'>): string {
  const [address = '', ...time] = frame.split('#');
  const missing =
    formOf(frame)
      ?.start?.split('&')
      .filter((one) => !address.includes(one)) ?? [];
  if (missing.length === 0) return frame;
  return [`${address}${address.includes('?') ? '&' : '?'}${missing.join('&')}`, ...time].join('#');
}

/** Frames with options of which `playerOf` keeps a part. */
const ownForm = /^https:\/\/((www\.)?youtube(-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/;

/**
 * The address of a frame as a text has it: one that its author could frame keeps its host and options, for another one
 * (a page, a post, an old plug-in) the frame of its player stands.
 * @returns null for an address without a player
 */
export function frameOf(address: string): string | null {
  const player = playerOf(address);
  if (player === null) return null;
  const given = address.trim().replace(/^http:/i, 'https:');
  return ownForm.test(given) ? given : player.frame;
}

/**
 * The page of a frame without a player, to which a reader is led: what it is about where a plug-in says that, else the
 * frame itself. null for what is no address of the web.
 */
export function pageOfFrame(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const href =
    /(^|\.)facebook\.com$/.test(url.hostname) && url.pathname.startsWith('/plugins/') && url.searchParams.get('href');
  const inner = href ? URL.parse(href) : null;
  return inner && /^https?:$/.test(inner.protocol) && inner.username === '' ? inner.href : url.href;
}
