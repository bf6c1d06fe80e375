import { addressWithQuery, isNumber, type Player, type PlayerReader, seconds } from './player.ts';

const spotifyId = /^[\da-z]{22}$/i;
const spotifyKinds = new Set(['track', 'album', 'playlist', 'artist', 'episode', 'show']);
const open = 'https://open.spotify.com';

/** `spotify:episode:1`, as old frames have it. */
const ofUri = (uri: string | null): string[] => (uri?.startsWith('spotify:') ? uri.split(':').slice(1) : []);

/** Songs, albums, lists, episodes and shows, by page and by frames of today and of earlier days. */
export const spotify: PlayerReader = (url, given) => {
  const { searchParams: query } = url;
  const named = ofUri(query.get('uri'));
  const [first = ''] = given;
  const parts =
    named.length > 0 ? named : /^(intl-[a-z]{2,5}|embed|embed-podcast)$/.test(first) ? given.slice(1) : given;
  // Lists stood below their owner: `/user/name/playlist/1`.
  const [kind = '', id = '', last = ''] = parts[0] === 'user' ? parts.slice(2) : parts;
  if (!spotifyKinds.has(kind) || !spotifyId.test(id)) return null;
  const theme = query.get('theme') === '0' ? '0' : null;
  const film = kind === 'episode' && last === 'video' ? '/video' : '';
  return {
    site: 'Spotify',
    kind: 'sound',
    page: `${open}/${kind}/${id}`,
    frame: addressWithQuery(`${open}/embed/${kind}/${id}${film}`, { theme, t: seconds(query.get('t')) }),
  };
};

/** First parts of addresses that name no account. */
const notAccounts = new Set([
  ...['charts', 'discover', 'feed', 'go', 'imprint', 'jobs', 'logout', 'messages', 'mobile', 'notifications', 'oembed'],
  ...['pages', 'people', 'player', 'pro', 'search', 'settings', 'signin', 'stations', 'stream', 'tags', 'terms-of-use'],
  ...['upload', 'you'],
]);
/** What stands behind an account in the place of a recording. */
const notRecordings = new Set([
  ...['albums', 'comments', 'followers', 'following', 'likes', 'popular-tracks', 'reposts', 'spotlight', 'toptracks'],
  'tracks',
]);
const soundName = /^[\w-]{1,255}$/;
const secret = /^s-\w{4,40}$/;
const answers = /^(true|false)$/;
/** Options of a frame that change what a listener sees. */
const soundOptions: Readonly<Record<string, RegExp>> = {
  color: /^#?[\da-f]{3,8}$/i,
  ...Object.fromEntries(
    ['visual', 'hide_related', 'show_comments', 'show_user', 'show_reposts', 'show_teaser', 'show_artwork'].map(
      (name) => [name, answers],
    ),
  ),
  start_track: /^\d{1,4}$/,
};

/** The address of a recording or list as the frame names it: that of its page, or its number. */
function soundOf(url: URL, parts: readonly string[]): string | null {
  if (url.hostname === 'api.soundcloud.com') {
    // `tracks/1`, or `tracks/soundcloud:tracks:1`.
    const [kind = '', named = ''] = parts;
    const id = named.split(/:|%3A/i).at(-1);
    const token = url.searchParams.get('secret_token');
    if (!/^(tracks|playlists)$/.test(kind) || !isNumber(id)) return null;
    return addressWithQuery(`https://api.soundcloud.com/${kind}/${id}`, {
      secret_token: secret.test(token ?? '') ? token : null,
    });
  }
  const [user = '', ...rest] = parts;
  const [first = '', second = '', third = ''] = rest;
  if (notAccounts.has(user) || !soundName.test(user)) return null;
  const isList = first === 'sets';
  const name = isList ? second : first;
  const token = isList ? third : second;
  if (!soundName.test(name) || (!isList && notRecordings.has(name))) return null;
  const hidden = secret.test(token) ? `/${token}` : '';
  return `https://soundcloud.com/${user}/${isList ? 'sets/' : ''}${name}${hidden}`;
}

/** Recordings and lists, by page, number and frame. Short addresses (`on.soundcloud.com`) do not say what they lead to. */
export const soundCloud: PlayerReader = (url, parts) => {
  const base = 'https://w.soundcloud.com/player/';
  const isFrame = url.hostname === 'w.soundcloud.com';
  const inner = isFrame ? URL.parse(url.searchParams.get('url') ?? '') : url;
  if (!inner || !/^((www|m|api)\.)?soundcloud\.com$/.test(inner.hostname)) return null;
  if (isFrame && parts[0] !== 'player') return null;
  const named = soundOf(inner, inner.pathname.split('/').filter(Boolean));
  if (named === null) return null;
  const options = Object.entries(soundOptions).flatMap(([name, pattern]) => {
    const value = isFrame ? url.searchParams.get(name) : null;
    return value !== null && pattern.test(value) ? [[name, value] as const] : [];
  });
  const frame = addressWithQuery(base, { url: named, ...Object.fromEntries(options) });
  const isPage = named.startsWith('https://soundcloud.com/');
  const made: Player = {
    site: 'SoundCloud',
    kind: 'sound',
    page: isPage ? named : addressWithQuery(base, { url: named }),
    frame,
  };
  return made;
};

/** Shows and episodes: the country and the name of the show may be missing. */
export const applePodcasts: PlayerReader = (url, parts) => {
  const at = parts.indexOf('podcast');
  const id = parts.slice(at + 1).findLast((part) => /^id\d{5,20}$/.test(part));
  const country = at === 1 && /^[a-z]{2}$/.test(parts[0] ?? '') ? `${parts[0]}/` : '';
  if (id === undefined || at < 0 || at > 1 || (at === 1 && country === '')) return null;
  const name = parts[at + 1] === id ? '' : `${parts[at + 1]}/`;
  const episode = url.searchParams.get('i');
  const theme = /^(light|dark|auto)$/.exec(url.searchParams.get('theme') ?? '')?.[0] ?? null;
  const path = `${country}podcast/${name}${id}`;
  const i = isNumber(episode) ? episode : null;
  return {
    site: 'Apple Podcasts',
    kind: 'sound',
    page: addressWithQuery(`https://podcasts.apple.com/${path}`, { i }),
    frame: addressWithQuery(`https://embed.podcasts.apple.com/${path}`, { i, theme }),
  };
};
