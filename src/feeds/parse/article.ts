import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { stripHtml } from '../../text/markup/html.ts';
import { decode } from './charset.ts';
import { contentOf } from './content.ts';

// What is done in the thread: see fulltext.ts.

/** Fewer words are no story: a notice, a consent form, the beginning before a paywall. */
const fewestWords = 60;
const mostElements = 20_000;
const mostHtml = 200_000;
const mostPage = 3_000_000;
/** Deeper pages are refused: the time for a page grows with the square of its depth. */
const deepest = 250;

const tags = /<(\/?)([a-z][^\s/>]*)/gi;
/** Elements that are often not closed, or never. */
const open = new Set([
  ...['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'thead', 'tbody', 'tfoot', 'colgroup', 'html', 'head', 'body'],
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr'],
  ...['path', 'rect', 'circle', 'line', 'polygon', 'polyline', 'ellipse', 'use', 'stop'],
]);

/** Whether a page would take the time of a hundred others. */
function isTooMuch(html: string): boolean {
  let [depth, count] = [0, 0];
  for (const [, closes, name = ''] of html.matchAll(tags)) {
    if (!closes && ++count > mostElements) return true;
    if (open.has(name.toLowerCase())) continue;
    depth = closes ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * The story of a web page, as sanitised HTML with absolute addresses.
 * @returns null for a page that has none
 */
export function article(bytes: Uint8Array, contentType: string, url: string): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
  const named = /charset/i.test(contentType) ? undefined : head.match(/<meta[^<>]{0,200}charset\s*=\s*["']?([\w-]+)/i);
  const html = decode(bytes, named ? `text/html; charset=${named[1]}` : contentType);
  if (html.length > mostPage || isTooMuch(html)) return null;
  const { document } = parseHTML(/<body[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`);
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? null;
  const options = { maxElemsToParse: mostElements, charThreshold: 250, disableJSONLD: true };
  const found = new Readability(document as unknown as ConstructorParameters<typeof Readability>[0], options).parse();
  if (!found?.content || found.content.length > mostHtml) return null;
  const content = contentOf(found.content, (base && URL.parse(base, url)?.href) || url);
  const words = stripHtml(content).match(/\S+/g)?.length ?? 0;
  return words < fewestWords ? null : content;
}
