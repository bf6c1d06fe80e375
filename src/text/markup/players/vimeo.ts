import { addressWithQuery, isNumber, ofHash, type Player, type PlayerReader, seconds } from './player.ts';

const hashPattern = /^[\da-z]{4,40}$/i;
const site = 'Vimeo';

/** An unlisted film is found by its number together with its hash. */
function film(id: string, given: string | null | undefined, start: number | null): Player {
  const hash = hashPattern.test(given ?? '') ? given : null;
  const time = start === null ? '' : `#t=${start}s`;
  return {
    site,
    kind: 'film',
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${time}`,
    frame: `${addressWithQuery(`https://player.vimeo.com/video/${id}`, { h: hash, dnt: 1 })}${time}`,
  };
}

/** Films behind what they stand in: `/channels/name/1`, `/groups/name/videos/1`, `/showcase/1/video/2`. */
function filmIn([place = '', , third = '', fourth = '']: readonly string[]): string | null {
  if (place === 'channels') return isNumber(third) ? third : third === 'videos' && isNumber(fourth) ? fourth : null;
  const isOne = /^(groups|album|showcase)$/.test(place) && /^videos?$/.test(third);
  return isOne && isNumber(fourth) ? fourth : null;
}

/** Films, events and showcases. Each has its own numbers: that of an event is another's film. */
export const vimeo: PlayerReader = (url, parts) => {
  const { searchParams: query } = url;
  const [first = '', second = '', third = '', fourth = ''] = parts;
  const start = seconds(ofHash(url).get('t')) ?? seconds(query.get('t'));
  if (url.hostname === 'player.vimeo.com')
    return first === 'video' && isNumber(second) ? film(second, query.get('h') ?? third, start) : null;
  if (isNumber(first)) return film(first, second || query.get('h'), start);
  if (/^videos?$/.test(first) && isNumber(second)) return film(second, third || query.get('h'), start);
  if (first === 'manage' && second === 'videos' && isNumber(third)) return film(third, fourth, start);
  if (first === 'moogaloop.swf' && isNumber(query.get('clip_id'))) return film(query.get('clip_id') ?? '', null, start);
  const inner = filmIn(parts);
  if (inner !== null) return film(inner, parts[parts.indexOf(inner, 2) + 1] ?? query.get('h'), start);
  if (first === 'event' && isNumber(second)) {
    const given = third === 'embed' ? fourth : third;
    const hash = hashPattern.test(given) && !/^(chat|interaction)$/.test(given) ? `/${given}` : '';
    const page = `https://vimeo.com/event/${second}`;
    return { site, kind: 'film', page: `${page}${hash}`, frame: `${page}/embed${hash}` };
  }
  if (/^(showcase|album)$/.test(first) && isNumber(second) && (third === '' || third === 'embed')) {
    const page = `https://vimeo.com/showcase/${second}`;
    return { site, kind: 'film', page, frame: `${page}/embed` };
  }
  return null;
};
