import { addressWithQuery, isNumber, type PlayerReader } from './player.ts';

/** `/name/status/1`, `/i/web/status/1`, and the frame `/embed/Tweet.html?id=1`. X finds a post by its number alone. */
export const xPost: PlayerReader = (url, given) => {
  // Addresses of 2012 have their path behind the sign: `/#!/name/status/1`.
  const parts = url.hash.startsWith('#!/') ? url.hash.slice(3).split('/').filter(Boolean) : given;
  const at = parts.findIndex((part) => part === 'status' || part === 'statuses');
  const isFrame = parts[0] === 'embed' && parts[1] === 'Tweet.html';
  const isFilm = parts[0] === 'i' && parts[1] === 'videos' && parts[2] === 'tweet';
  const id = isFrame ? url.searchParams.get('id') : isFilm ? parts[3] : at > 0 && at < 3 ? parts[at + 1] : null;
  if (!isNumber(id)) return null;
  const hideThread = isFrame && url.searchParams.get('hideThread') === 'true' ? 'true' : null;
  const frame = addressWithQuery('https://platform.twitter.com/embed/Tweet.html', { id, dnt: 'true', hideThread });
  return { site: 'X', kind: 'post', page: `https://x.com/i/status/${id}`, frame };
};

const code = /^[\w-]{5,60}$|^[\w-]{2,4}$/;
/** What stands in the place of a code, and is none: `/reels/audio/1`. */
const noCodes = new Set(['audio', 'videos']);

/** `/p/code`, `/reel/code`, `/reels/code` and `/tv/code`, also behind the name of an account. Codes of `/share/` are others. */
export const instagram: PlayerReader = (url, parts) => {
  const at = parts.slice(0, 2).findIndex((part) => /^(p|reels?|tv)$/.test(part));
  const found = parts[at + 1] ?? '';
  if (
    at < 0 ||
    (at === 1 && /^(share|stories|explore)$/.test(parts[0] ?? '')) ||
    !code.test(found) ||
    noCodes.has(found)
  )
    return null;
  const page = `https://www.instagram.com/p/${found}/`;
  const index = url.searchParams.get('img_index');
  const img_index = /^[1-9]\d?$/.test(index ?? '') ? index : null;
  const captioned = parts[at + 2] === 'embed' && parts[at + 3] === 'captioned' ? 'captioned/' : '';
  return {
    site: 'Instagram',
    kind: 'post',
    page: addressWithQuery(page, { img_index }),
    frame: addressWithQuery(`${page}embed/${captioned}`, { img_index }),
  };
};
