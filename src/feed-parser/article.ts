import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { postClasses } from '../text/markup/embedded.ts';
import { stripHtml } from '../text/markup/html.ts';
import { playerHosts } from '../text/markup/players/players.ts';
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

/** A tag, or what holds none: comments, and elements whose content is text to a parser, to their end or that of the page. */
const tags =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|xmp)(?=[\s/>])[\s\S]*?(?:<\/\1(?=[\s/>])|$)|<(\/?)([a-z][^\s/>]*)/gi;
/** Elements that end by themselves, or hold nothing: they do not nest. */
const open = new Set([
  ...['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'thead', 'tbody', 'tfoot', 'colgroup', 'html', 'head', 'body'],
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr'],
  ...['path', 'rect', 'circle', 'line', 'polygon', 'polyline', 'ellipse', 'use', 'stop'],
]);

/**
 * Whether a page would take the time of a hundred others. An end tag closes what was left open inside its element, as
 * parsers do, so that tags which are never closed do not add up over a page.
 */
function isTooMuch(html: string): boolean {
  const inside: string[] = [];
  let [begins, ends] = [0, 0];
  for (const [, , closes, written = ''] of html.matchAll(tags)) {
    if (written === '') continue;
    const name = written.toLowerCase();
    if ((closes ? ++ends : ++begins) > mostElements) return true;
    if (open.has(name)) continue;
    if (!closes) inside.push(name);
    else if (inside.includes(name)) inside.length = inside.lastIndexOf(name);
    if (inside.length > deepest) return true;
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
  const options = {
    maxElemsToParse: mostElements,
    charThreshold: 250,
    disableJSONLD: true,
    allowedVideoRegex: playerHosts,
    classesToPreserve: postClasses,
  };
  const found = new Readability(document as unknown as ConstructorParameters<typeof Readability>[0], options).parse();
  if (!found?.content || found.content.length > mostHtml) return null;
  const content = contentOf(found.content, (base && URL.parse(base, url)?.href) || url);
  const words = stripHtml(content).match(/\S+/g)?.length ?? 0;
  return words < fewestWords ? null : content;
}
