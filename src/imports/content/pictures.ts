import { escapeHtml } from '../../text/markup/escape.ts';
import { picturesOf, withFallbacks } from '../../text/markup/pictures.ts';

const link = /(<a\b[^<>]*\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const pictureFile = /\.(jpe?g|png|webp|avif|gif)(\?|$)/i;

const plain = (address: string): string => address.replaceAll('&amp;', '&').replaceAll('&#038;', '&').trim();

/** Addresses of the pictures of a text, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set(picturesOf(withFallbacks(html)).map(({ address }) => address)),
];

/** Attributes that may name a file of a picture: the text has one address for it, and keeps no other with a hyphen. */
const files = /\s(?:src|srcset|sizes|[a-z]{1,40}-[\w-]{1,80})\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * The text with other addresses of pictures, and of links to them.
 * @param addressOf null: it stays
 */
export function withPictures(given: string, addressOf: (src: string) => string | null): string {
  const html = withFallbacks(given);
  let out = '';
  let at = 0;
  for (const { start, end, address } of picturesOf(html)) {
    const own = addressOf(address);
    if (own === null) continue;
    const bare = html.slice(start, end).replace(files, '');
    out += html.slice(at, start) + bare.replace(/^<img/i, `<img src="${escapeHtml(own)}"`);
    at = end;
  }
  return (out + html.slice(at)).replace(link, (whole, before: string, double?: string, single?: string) => {
    const href = plain(double ?? single ?? '');
    const address = pictureFile.test(href) ? addressOf(href) : null;
    return address === null ? whole : `${before}"${escapeHtml(address)}"`;
  });
}
