import { nfc } from '../../text/normalise.ts';
import { percentDecoded } from '../../text/percent.ts';

/** Of a path; an index of PostgreSQL takes no more than 2,700 bytes. */
const longestPath = 500;

/**
 * The form in which a path is stored and looked up: decoded, NFC, in lower case, without empty parts and without a
 * slash at its end, so that `/2024/05/%E0%B0%B5…/` and `/2024/05/వ…` are the same. Null for one that is too long, or
 * the root.
 */
export function pathKey(path: string): string | null {
  const parts = path.split('/').flatMap((part) => (part === '' ? [] : nfc(percentDecoded(part)).toLowerCase()));
  const key = `/${parts.join('/')}`;
  return parts.length === 0 || key.length > longestPath || /\p{Cc}/u.test(key) ? null : key;
}

/** The form of `/?p=12`, the short address of a WordPress post. @param base path of the site, `` or `/blog` */
export const shortKey = (base: string, id: string): string => `${base.toLowerCase()}/?p=${id}`;

/** The form of a whole address; null for one that has none. */
export function addressPathKey(address: string): string | null {
  const url = URL.parse(address, 'http://x.invalid');
  if (!url) return null;
  const id = shortId(url.searchParams);
  if (id !== null) return shortKey(url.pathname.replace(/\/+$/, ''), id);
  return url.search === '' ? pathKey(url.pathname) : null;
}

/** The post that a query names. */
function shortId(query: URLSearchParams): string | null {
  const id = query.get('p') ?? query.get('page_id');
  return id !== null && /^\d{1,15}$/.test(id) ? id : null;
}

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

/** The keys under which an address that nothing answers may be stored, the best first. */
export function lookupKeys(address: string): string[] {
  const url = URL.parse(address, 'http://x.invalid');
  if (!url) return [];
  const path = pathKey(url.pathname);
  const id = shortId(url.searchParams);
  const short = id === null ? [] : [shortKey(path ?? '', id)];
  const story = path?.replace(/\/(amp|feed|embed)$/, '');
  return [...new Set([...short, ...(path ? [path, ...sizesOf(path)] : []), ...(story ? [story] : [])])];
}
