import { addressWithQuery, type Player, type PlayerReader, seconds } from './player.ts';

const idPattern = /^[xk][\da-z]{3,30}$/i;
/** A publisher's own player: `player/x1a2b.html`. */
const ownPlayer = /^x[\da-z]{2,20}\.html$/i;

/** Films and lists, by page, short address, and old and new frames. A page may have its title behind the id: `x8abcd_title`. */
export const dailymotion: PlayerReader = (url, parts) => {
  const { searchParams: query } = url;
  const isShort = url.hostname.endsWith('dai.ly');
  const [first = '', second = '', third = ''] = /^(embed|swf)$/.test(parts[0] ?? '') ? parts.slice(1) : parts;
  const isFrame = url.hostname === 'geo.dailymotion.com' && (first === 'player.html' || first === 'player');
  const clean = (text: string | null): string | null => {
    const id = text?.split('_')[0] ?? '';
    return idPattern.test(id) ? id : null;
  };
  const named = isShort ? first : first === 'video' || first === 'playlist' ? second : '';
  const video = isFrame ? clean(query.get('video')) : first === 'playlist' ? null : clean(named);
  const playlist = first === 'playlist' ? clean(named) : clean(query.get('playlist'));
  if (third !== '' || (video === null && (playlist === null || !(isFrame || first === 'playlist')))) return null;
  const start = seconds(query.get('startTime') ?? query.get('start'));
  const own = isFrame && first === 'player' && ownPlayer.test(second) ? `player/${second}` : 'player.html';
  const page = video ? `video/${video}` : `playlist/${playlist}`;
  const made: Player = {
    site: 'Dailymotion',
    kind: 'film',
    page: addressWithQuery(`https://www.dailymotion.com/${page}`, video ? { playlist, start } : {}),
    frame: addressWithQuery(`https://geo.dailymotion.com/${own}`, { video, playlist, startTime: start }),
  };
  return made;
};
