import { escapeHtml } from '../../text/markup/html.ts';

const image = /<img\b[^<>]*>/gi;
const attribute = /\s(src|data-src|data-lazy-src|data-orig-file)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const link = /(<a\b[^<>]*\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const pictureFile = /\.(jpe?g|png|webp|avif|gif)(\?|$)/i;

const plain = (address: string): string => address.replaceAll('&amp;', '&').replaceAll('&#038;', '&').trim();

/** The address of the picture of an element; pages that show pictures by a script have it beside an empty one. */
function sourceOf(tag: string): string | null {
  const found = new Map<string, string>();
  for (const [, name, double, single, bare] of tag.matchAll(attribute))
    found.set((name as string).toLowerCase(), plain(double ?? single ?? bare ?? ''));
  const src = found.get('src');
  return (!src || /^data:/i.test(src) ? (found.get('data-src') ?? found.get('data-lazy-src')) : src) ?? null;
}

/** Addresses of the pictures of a text, each once. */
export function picturesIn(html: string): string[] {
  const found = [...html.matchAll(image)].flatMap(([tag]) => sourceOf(tag) ?? []);
  return [...new Set(found)];
}

/**
 * The text with other addresses of pictures, and of links to them.
 * @param addressOf null: it stays
 */
export function withPictures(html: string, addressOf: (src: string) => string | null): string {
  return html
    .replace(image, (tag) => {
      const address = addressOf(sourceOf(tag) ?? '');
      if (address === null) return tag;
      const bare = tag.replace(attribute, '');
      return bare.replace(/^<img/i, `<img src="${escapeHtml(address)}"`);
    })
    .replace(link, (whole, before: string, double?: string, single?: string) => {
      const href = plain(double ?? single ?? '');
      const address = pictureFile.test(href) ? addressOf(href) : null;
      return address === null ? whole : `${before}"${escapeHtml(address)}"`;
    });
}
