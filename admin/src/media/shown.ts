import type { Media } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';

/** Texts name the originals of pictures by addresses that end so. */
const original = /\/(o\/[0-9a-f]{2}\/[0-9a-f]{32}-[0-9a-f]{16}\.[a-z0-9]{3,4})$/;

/** Milliseconds in which the pictures of a text are collected, and how many one request has. */
const [collectMs, most] = [20, 50];

type Shown = Pick<Media, 'url' | 'srcset' | 'original_url'>;

const cache = new Map<string, Shown>();

/** Pictures that are requested together. */
let next: { keys: Set<string>; loaded: Promise<void> } | null = null;

async function ask(keys: ReadonlySet<string>): Promise<void> {
  const query = { original_key: [...keys], limit: most, fields: 'original_url,url,srcset', count: false };
  // Without an answer the originals are shown.
  const { data } = await call<Shown[]>('/api/admin/media', { query }).catch(() => ({ data: [] as Shown[] }));
  // While the variants of a picture are being made there is none to keep.
  for (const one of data) if (one.url) cache.set(original.exec(one.original_url)?.[1] ?? '', one);
}

function askWithOthers(key: string): Promise<void> {
  if (!next || next.keys.size >= most) {
    const keys = new Set<string>();
    const loaded = new Promise((go) => setTimeout(go, collectMs)).then(() => {
      if (next?.keys === keys) next = null;
      return ask(keys);
    });
    next = { keys, loaded };
  }
  next.keys.add(key);
  return next.loaded;
}

/**
 * Loads a variant of the picture that a text names: an original can have many megabytes.
 * @param sizes as of HTML
 */
export async function showPicture(image: HTMLImageElement, src: string, sizes: string): Promise<void> {
  const key = original.exec(src)?.[1];
  if (key && !cache.has(key)) await askWithOthers(key);
  const shown = cache.get(key ?? '');
  image.sizes = sizes;
  if (shown?.srcset) image.srcset = shown.srcset.webp;
  image.src = shown?.url ?? src;
}
