import { addressWithQuery, ofHash, type Player, type PlayerReader, seconds } from './player.ts';

const idPattern = /^[\w-]{1,40}$/;
const channelPattern = /^UC[\w-]{22}$/;
/** Lists that only their owner can see. */
const privateList = /^(WL|LL|LM|HL)$/;
/** Addresses of this form name a film by the part that follows. */
const films = new Set(['embed', 'shorts', 'live', 'v', 'e', 'watch']);
/** What stands in the place of a film's id, and is none. */
const noIds = new Set(['videoseries', 'live_stream', 'playlist']);

/** Options of a frame that change what a viewer sees or hears, besides its beginning and end. */
const options: Readonly<Record<string, RegExp>> = {
  playlist: /^[\w-]{1,40}(?:,[\w-]{1,40}){0,99}$/,
  loop: /^1$/,
  cc_load_policy: /^1$/,
  cc_lang_pref: /^[a-z]{2,3}$/i,
  hl: /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i,
};

const base = 'https://www.youtube-nocookie.com/embed';
const film = (page: string, frame: string): Player => ({ site: 'YouTube', kind: 'film', page, frame });

function idOf(url: URL, parts: readonly string[], isShort: boolean): string | null {
  // The plug-in of old pages had options behind the id: `/v/abc&hl=en_US&fs=1`.
  const [first = '', second = ''] = parts.map((part) => part.replace(/&.*/s, ''));
  const named = url.searchParams.get('v');
  const isWatch = parts.length === 0 || ['watch', 'watch_popup', 'ytscreeningroom'].includes(first);
  const id = isShort
    ? first === 'watch'
      ? named
      : first
    : isWatch && named !== null
      ? named
      : films.has(first)
        ? second
        : '';
  return id && idPattern.test(id) && !noIds.has(id) ? id : null;
}

function channelOf(url: URL, [first, second, third]: readonly string[]): string | null {
  const isFrame = first === 'embed' && second === 'live_stream';
  const channel = isFrame ? url.searchParams.get('channel') : first === 'channel' && third === 'live' ? second : null;
  return channelPattern.test(channel ?? '') ? (channel as string) : null;
}

/**
 * Films, lists of films, and what a channel shows live; with beginning, end and list. A channel that is called by a name
 * alone (`/@name/live`) has no frame.
 */
export const youTube: PlayerReader = (url, parts) => {
  const { searchParams: query } = url;
  const isShort = url.hostname === 'youtu.be' || url.hostname.endsWith('.youtu.be');
  if (!isShort && parts[0] === 'attribution_link') {
    const inner = URL.parse(query.get('u') ?? '', 'https://www.youtube.com');
    return inner?.hostname === 'www.youtube.com' && !inner.pathname.startsWith('/attribution_link')
      ? youTube(inner, inner.pathname.split('/').filter(Boolean))
      : null;
  }
  const channel = isShort ? null : channelOf(url, parts);
  if (channel) return film(`https://www.youtube.com/channel/${channel}/live`, `${base}/live_stream?channel=${channel}`);
  const id = idOf(url, parts, isShort);
  const given = query.get('list') ?? '';
  const isSearch = /^(search|user_uploads)$/.test(query.get('listType') ?? '');
  const list = /^[\w-]{2,100}$/.test(given) && !isSearch && !privateList.test(given) ? given : null;
  if (id === null) {
    const [first = '', second] = parts;
    const isList = first === 'playlist' || (first === 'embed' && (second === undefined || noIds.has(second)));
    if (list === null || !(isList || first === 'watch')) return null;
    return film(
      addressWithQuery('https://www.youtube.com/playlist', { list }),
      addressWithQuery(`${base}/videoseries`, { list }),
    );
  }
  const [start = null] = ['start', 't', 'time_continue']
    .flatMap((name) => seconds(query.get(name)) ?? [])
    .concat(seconds(ofHash(url).get('t')) ?? []);
  const last = seconds(query.get('end'));
  const end = last !== null && last > (start ?? 0) ? last : null;
  const others = Object.entries(options).flatMap(([name, pattern]) => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? [[name, value] as const] : [];
  });
  return film(
    addressWithQuery('https://www.youtube.com/watch', { v: id, list, t: start === null ? null : `${start}s` }),
    addressWithQuery(`${base}/${id}`, { start, end, list, ...Object.fromEntries(others) }),
  );
};
