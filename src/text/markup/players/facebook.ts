import { addressWithQuery, isNumber, type Player, type PlayerReader, seconds } from './player.ts';

const site = 'Facebook';
const name = /^[\w.%-]{1,100}$/;
/** Numbers, and the longer ids of posts: `pfbid02...`. */
const postId = /^(\d{5,30}|pfbid\w{20,120})$/;
const home = 'https://www.facebook.com';

const film = (path: string, start: number | null): Player => ({
  site,
  kind: /^\/reel\//.test(path) ? 'post' : 'film',
  page: home + path,
  frame: addressWithQuery(`${home}/plugins/video.php`, { href: home + path, show_text: 'false', t: start }),
});

const post = (path: string): Player => ({
  site,
  kind: 'post',
  page: home + path,
  frame: addressWithQuery(`${home}/plugins/post.php`, { href: home + path, show_text: 'true' }),
});

/** The path of a film: `/name/videos/1`, `/name/videos/title/1`, `/watch/?v=1`, `/reel/1`. */
function filmPath(query: URLSearchParams, [first = '', second = '', ...rest]: readonly string[]): string | null {
  const named = query.get('v');
  if (/^(watch|video\.php)$/.test(first) && isNumber(named)) return `/watch/?v=${named}`;
  if (first === 'video' && second === 'embed' && isNumber(query.get('video_id')))
    return `/watch/?v=${query.get('video_id')}`;
  if (first === 'reel' && isNumber(second)) return `/reel/${second}`;
  const id = rest.findLast(isNumber);
  if (second === 'videos' && name.test(first) && id !== undefined && rest.length <= 3) return `/${first}/videos/${id}`;
  return null;
}

/** The path of a post or picture: `/name/posts/1`, `/permalink.php?story_fbid=1&id=2`, `/photo.php?fbid=1`. */
function postPath(query: URLSearchParams, [first = '', second = '', ...rest]: readonly string[]): string | null {
  const [story, page, photo] = ['story_fbid', 'id', 'fbid'].map((key) => query.get(key) ?? '');
  if (/^(permalink|story)\.php$/.test(first) && postId.test(story ?? '') && isNumber(page))
    return `/permalink.php?story_fbid=${story}&id=${page}`;
  if (/^photo(\.php)?$/.test(first) && isNumber(photo)) return `/photo.php?fbid=${photo}`;
  // In front of the id may stand the words of the post.
  const id = rest.find((part) => postId.test(part));
  return /^(posts|photos)$/.test(second) && name.test(first) && first !== 'groups' && id !== undefined
    ? `/${first}/${second}/${second === 'photos' ? rest.slice(0, 2).join('/') : id}`
    : null;
}

/**
 * Films, reels, posts and pictures, by their pages and by the plug-ins that frame them. Short addresses (`fb.watch`,
 * `/share/v/...`) do not say what they lead to.
 */
export const facebook: PlayerReader = (url, parts) => {
  const { searchParams: query } = url;
  const start = seconds(query.get('t'));
  if (parts[0] === 'plugins') {
    const inner = URL.parse(query.get('href') ?? '', home);
    const isOwn = inner !== null && /^(www\.|m\.|web\.)?facebook\.com$/.test(inner.hostname);
    if (!/^(video|post)\.php$/.test(parts[1] ?? '') || !isOwn || inner.pathname.startsWith('/plugins')) return null;
    if (start !== null) inner.searchParams.set('t', String(start));
    return facebook(inner, inner.pathname.split('/').filter(Boolean));
  }
  const filmed = filmPath(query, parts);
  if (filmed !== null) return film(filmed, start);
  const posted = postPath(query, parts);
  return posted === null ? null : post(posted);
};
