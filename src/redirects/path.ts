import { composed } from '../text/normalise.ts';
import { percentDecoded } from '../text/percent.ts';

/** Of a path; an index of PostgreSQL takes no more than 2,700 bytes. */
const longestPath = 500;

/**
 * The form in which a path is stored and looked up: decoded, NFC, in lower case, without empty parts and without a
 * slash at its end, so that `/2024/05/%E0%B0%B5…/` and `/2024/05/వ…` are the same. Null for one that is too long, or
 * the root.
 */
export function pathKey(path: string, decode = percentDecoded): string | null {
  const parts = path.split('/').flatMap((part) => (part === '' ? [] : composed(decode(part)).toLowerCase()));
  const key = `/${parts.join('/')}`;
  return parts.length === 0 || key.length > longestPath || /\p{Cc}/u.test(key) ? null : key;
}

/** The form of `/?p=12`, the short address of a WordPress post. @param base path of the site, `` or `/blog` */
export const shortKey = (base: string, id: string): string => `${base.toLowerCase()}/?p=${id}`;

/** The form of `/?cat=12`, the short address of a WordPress category. */
export const shortCategoryKey = (base: string, id: string): string => `${base.toLowerCase()}/?cat=${id}`;

/** Also of a path that begins with two slashes, which names no server here. */
const parsed = (address: string): URL | null =>
  URL.parse(address.startsWith('/') ? `http://x.invalid${address}` : address, 'http://x.invalid');

/** The form of a whole address; null for one that has none. */
export function addressPathKey(address: string): string | null {
  const url = address.length > longestAddress ? null : parsed(address);
  if (!url) return null;
  const path = url.pathname.toLowerCase();
  const isShort = !script.test(path) || (front.test(path) && url.searchParams.size === 1);
  const short = isShort ? shortOf(url.searchParams, url.pathname.replace(front, '').replace(/\/+$/, '')) : null;
  if (short !== null) return short;
  return url.search === '' ? pathKey(url.pathname) : scriptKey(url);
}

/** Longer ones are looked at by no browser. */
const longestAddress = 2_000;
/** Where WordPress answers as well as at the root: `/index.php?p=12`. */
const front = /\/index\.php$/i;

/** Programs whose query says which page is meant: `/news.php?id=5`, `/index.php?page=story&id=5`. */
const script = /\.(?:php|aspx?|jsp|cfm|cgi|pl)$/;
/** Parameters of which a key has some, and those of an address that are looked at. */
const mostNamed = 2;
const mostLookedAt = 8;

const parameters = (url: URL): string[] =>
  [...new URLSearchParams(url.search)].flatMap(([name, value]) =>
    value === '' ? [] : `${composed(name)}=${composed(value)}`.toLowerCase(),
  );

const withQuery = (path: string, some: readonly string[]): string => `${path}?${some.toSorted().join('&')}`;

/** The form of the address of such a program; null for another one, or one with more parameters. */
function scriptKey(url: URL): string | null {
  const path = pathKey(url.pathname);
  const given = parameters(url);
  if (path === null || !script.test(path) || given.length === 0 || given.length > mostNamed) return null;
  const key = withQuery(path, given);
  return isKey(key) ? key : null;
}

const isKey = (key: string): boolean => key.length <= longestPath && !/\p{Cc}/u.test(key);

/** Keys of such an address, whatever else is in its query: mails and networks add what they count by. */
function scriptKeys(path: string, url: URL): string[] {
  if (!script.test(path)) return [];
  const given = parameters(url).slice(0, mostLookedAt);
  const pairs = given.flatMap((one, n) => given.slice(n + 1).map((other) => withQuery(path, [one, other])));
  return [...pairs, ...given.map((one) => withQuery(path, [one]))].filter(isKey);
}

/** The form of the post or category that a query names. */
function shortOf(query: URLSearchParams, base: string): string | null {
  const post = query.get('p') ?? query.get('page_id');
  if (isId(post)) return shortKey(base, post);
  const category = query.get('cat');
  return isId(category) ? shortCategoryKey(base, category) : null;
}

const isId = (text: string | null): text is string => text !== null && /^\d{1,15}$/.test(text);

const pictureFile = /\.(jpe?g|png|webp|avif|gif)$/;

/** The form of the address of a picture, whatever its query; null for what has no name of a picture file. */
export function picturePathKey(address: string): string | null {
  const path = pathKey(URL.parse(address, 'http://x.invalid')?.pathname ?? '');
  return path !== null && pictureFile.test(path) ? path : null;
}

/**
 * Where the picture may be stored of which this is the address of a size: WordPress makes `a-300x200.jpg` and
 * `a-scaled.jpg` of `a.jpg`, Ghost `/content/images/size/w600/a.jpg` of `/content/images/a.jpg`.
 */
function sizesOf(path: string): string[] {
  if (!pictureFile.test(path)) return [];
  const plain = path
    .replace(/-(\d{1,5}x\d{1,5}|scaled|rotated)(?=\.\w{3,4}$)/, '')
    .replace(/^(.*\/content\/images)\/size\/w\d{1,5}(h\d{1,5})?(\/format\/\w{3,4})?\//, '$1/');
  const made = ['scaled', 'rotated'].map((name) => plain.replace(/(?=\.\w{3,4}$)/, `-${name}`));
  return [plain, ...made];
}

/** What old systems put behind the address of a story or a list for another view of it. */
const view =
  /\/(?:amp|embed|print|trackback|feed(?:\/(?:rss2?|atom|rdf|json))?|(?:page|comment-page-)\/?\d{1,6}|\d{1,4})$/;

/** Views within views that are looked for: `/story/comment-page-2/amp`. */
const deepestView = 3;

/** The page that an address shows a view of, and that without what a server without short addresses puts before it. */
function viewed(path: string): string[] {
  const plain = path.replace(/\/index\.php(?=\/)/, '');
  const found = [path, plain];
  for (let n = 0, at = plain; n < deepestView && view.test(at); n++) {
    at = at.replace(view, '');
    found.push(at);
  }
  return found.flatMap((one) => (one.startsWith('/amp/') ? [one, one.slice('/amp'.length)] : [one]));
}

/** A part that is no UTF-8 was once stored as it is; it comes with its percent signs encoded. */
function asItIs(part: string): string {
  const plain = part.replaceAll('%25', '%');
  return percentDecoded(plain).includes('%') ? plain : percentDecoded(part);
}

/** The keys under which an address that nothing answers may be stored, the best first. */
export function lookupKeys(address: string): string[] {
  const url = parsed(address);
  if (!url) return [];
  const path = pathKey(url.pathname);
  // Messengers encode what is encoded already.
  const forms = path === null ? [] : [path, pathKey(path), pathKey(url.pathname, asItIs)].filter((one) => one !== null);
  const isShort = path === null || !script.test(path) || front.test(path);
  const short = isShort ? shortOf(url.searchParams, (path ?? '').replace(front, '')) : null;
  const scripts = path === null ? [] : scriptKeys(path, url);
  const keys = [
    ...scripts,
    ...(short === null ? [] : [short]),
    ...forms.flatMap((one) => [...viewed(one), ...sizesOf(one)]),
  ];
  return [...new Set(keys)].filter(Boolean);
}
