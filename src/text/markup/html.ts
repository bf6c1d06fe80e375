import { decodeHTML } from 'entities/decode';
import sanitizeHtml from 'sanitize-html';
import { cutMarks, nfc, withSafeDirection } from '../normalise.ts';
import { resolve } from './address.ts';
import { film, frame, object, plugIn, quotation, settleEmbedded, source } from './embedded.ts';

type Attributes = sanitizeHtml.Attributes;

// Deeper tags are dropped and their text kept; phones lay such pages out recursively.
const NESTING_LIMIT = 50;
// The parser searches its stack of open tags, so a document of nothing but open tags would take quadratic time.
const PARSER_DEPTH = 500;

// Elements whose content is not text of the article.
const NOT_TEXT = [
  ...['script', 'style', 'title', 'template', 'svg', 'math', 'textarea', 'option', 'button'],
  ...['xmp', 'noembed', 'noframes'],
];

const BOXES = ['div', 'article', 'section', 'main', 'aside', 'header', 'footer', 'center', 'address', 'dl', 'dt', 'dd'];

const rename = (tags: string[], name: string) => tags.map((tag) => [tag, sanitizeHtml.simpleTransform(name, {})]);

/** Elements that a text keeps. */
export const KEPT_TAGS = [
  ...['p', 'br', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'iframe', 'video', 'audio', 'source'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Their attributes; `*`: of each. */
export const KEPT_ATTRIBUTES: Record<string, string[]> = {
  '*': ['dir', 'lang'],
  div: ['class', 'data-poll'], // `box` leaves one class
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'referrerpolicy'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'referrerpolicy', 'allowfullscreen'],
  video: ['src', 'poster', 'width', 'height', 'title', 'controls', 'preload'],
  audio: ['src', 'title', 'controls', 'preload'],
  source: ['src', 'type'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

const OPTIONS: sanitizeHtml.IOptions = {
  // What `settleEmbedded` reads and takes away.
  allowedTags: [...KEPT_TAGS, 'object'],
  allowedAttributes: {
    ...KEPT_ATTRIBUTES,
    blockquote: ['class'],
    object: ['src', 'width', 'height', 'loading', 'referrerpolicy'],
  },
  selfClosing: [...(sanitizeHtml.defaults.selfClosing ?? []), 'source'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'], // images and frames are held to the first two below
  nonTextTags: NOT_TEXT,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    ...Object.fromEntries([
      ...BOXES.map((tag) => [tag, box]),
      ...rename(['h1'], 'h2'),
      ...rename(['h5', 'h6'], 'h4'),
      ...rename(['del', 'strike'], 's'),
      ...rename(['ins'], 'u'),
    ]),
    a: link,
    img: image,
    iframe: frame,
    ...{ video: film, audio: film, source, object, embed: plugIn, param: plugIn, blockquote: quotation },
  },
};

// What leaves an element out can bring others together that close each other; one more time is mostly enough.
const MOST_PASSES = 3;

/**
 * The body of an article, safe to show: only the elements and attributes above, well-formed, NFC; never throws.
 * Relative addresses stay. What comes out stays as it is when it is sanitised again. A document of over 500 elements
 * inside each other comes back as its text alone.
 */
export function sanitise(html: string): string {
  try {
    let clean = pass(html);
    for (let n = 1; n < MOST_PASSES; n++) {
      const again = pass(clean);
      if (again === clean) return clean;
      clean = again;
    }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return textToHtml(stripHtml(html));
}

function pass(html: string): string {
  let depth = 0;
  const limits: sanitizeHtml.IOptions = {
    onOpenTag: () => {
      if (++depth > PARSER_DEPTH) throw new TooDeep();
    },
    onCloseTag: () => {
      depth--;
    },
  };
  // As XHTML writes it; a browser would take the rest of the article for the content of the player.
  const closed = nfc(html).replace(/(<(iframe|video|audio|object)\b[^<>]*)\/>/gi, '$1></$2>');
  return tidy(settleEmbedded(settle(sanitizeHtml(closed, { ...OPTIONS, ...limits }))));
}

class TooDeep extends Error {}

// Where the parts of a table may stand.
const PLACES: Record<string, string[]> = {
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  td: ['tr'],
  th: ['tr'],
  source: ['video', 'audio'],
};
const BETWEEN_CELLS = new Set(['table', 'thead', 'tbody', 'tr']);
const LONE = new Set(['br', 'hr', 'img', 'source']);

/**
 * Takes away the tags, not their text, that a browser would move: parts of a table outside of one, elements between
 * its cells, links in links. What it moves it may read in another way the next time. Of the library's output only.
 */
function settle(html: string): string {
  const open: { parent: string; inLink: boolean; isKept: boolean }[] = [];
  let parent = '';
  let inLink = false;
  return html.replace(/<(\/?)([a-z0-9]+)[^<>]*>/g, (tag, close: string, name: string) => {
    if (close) {
      const it = open.pop();
      ({ parent = '', inLink = false } = it ?? {});
      return it?.isKept ? tag : '';
    }
    const isKept = PLACES[name]
      ? PLACES[name].includes(parent)
      : !(name === 'a' && inLink) && (!BETWEEN_CELLS.has(parent) || name === 'img');
    if (LONE.has(name)) return isKept ? tag : '';
    open.push({ parent, inLink, isKept });
    if (isKept) parent = name;
    if (isKept && name === 'a') inLink = true;
    return isKept ? tag : '';
  });
}

// Images and frames that lost their address have lost everything. (The library can drop them itself, at the price of
// copying all of the result for each.) U+0338 would fuse with the ">" before it into "≯" when normalised.
function tidy(html: string): string {
  const whole = html.replaceAll('<img />', '').replaceAll('<iframe></iframe>', '').replaceAll('\u0338', '');
  const safe = withSafeDirection(whole).replace(/(<pre\b[^<>]*>)\n+/g, '$1'); // a browser takes one away each time it reads
  return cutMarks(nfc(safe));
}

// What an editor can say of an element: pictures that are shown in a row, and where a poll of the story stands.
function box(_: string, { class: classes = '', 'data-poll': poll = '', ...attribs }: Attributes): sanitizeHtml.Tag {
  if (classes.split(/\s+/).includes('gallery')) attribs.class = 'gallery';
  if (/^[1-9]\d{0,14}$/.test(poll)) attribs['data-poll'] = poll;
  return { tagName: 'div', attribs };
}

function link(tagName: string, { rel: _, ...attribs }: Attributes): sanitizeHtml.Tag {
  const { external, address } = resolve(attribs.href);
  return { tagName, attribs: external ? { ...attribs, href: address, rel: 'noopener nofollow' } : attribs };
}

function image(tagName: string, attribs: Attributes): sanitizeHtml.Tag {
  const { src, 'data-src': later, 'data-lazy-src': lazy } = attribs;
  // A page that shows its pictures by a script has them beside an empty one.
  const { url, address } = resolve(!src || /^\s*data:/i.test(src) ? (later ?? lazy ?? src) : src);
  if (!url || address === '') return { tagName, attribs: {} };
  return { tagName, attribs: { ...attribs, src: address, loading: 'lazy', referrerpolicy: 'no-referrer' } };
}

// Every branch takes at least one character and ends at the end of the text if nothing closes it, so one pass is
// enough for any input.
const ATTRIBUTES = `(?:[^>=]|=\\s*"[^"]*(?:"|$)|=\\s*'[^']*(?:'|$)|=)*(?:>|$)`;
const MARKUP = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    `<(${NOT_TEXT.join('|')})(?=[\\s/>])${ATTRIBUTES}[^]*?(?:</\\1(?=[\\s/>])${ATTRIBUTES}|$)`,
    `</?(?<inline>a|abbr|b|bdi|bdo|code|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|u|wbr)(?=[\\s/>])${ATTRIBUTES}`,
    `</?[a-z]${ATTRIBUTES}`,
    '<[!?/][^>]*(?:>|$)',
    '(?<stray><+(?![a-z!?/]))',
  ].join('|'),
  'gi',
);

/** The text of `html` on one line: entities decoded, elements that break a line become a space. Not safe as HTML. */
export function stripHtml(html: string): string {
  type Groups = { inline?: string; stray?: string };
  const flat = html.replace(MARKUP, (...match) => {
    const { inline, stray } = match.at(-1) as Groups;
    return stray ? '&lt;'.repeat(stray.length) : inline ? '' : ' ';
  });
  // A single space, which is what nearly all of them are, is left as it is.
  return nfc(flat.includes('&') ? decodeHTML(flat) : flat)
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** `text` as HTML that shows it, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/** Plain text as HTML: paragraphs where there are blank lines, `<br />` at the other line ends. '' for blank text. */
export function textToHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const WORDS_A_MINUTE = 200;

/** Whole minutes to read plain `text`, at 200 words a minute, at least 1. */
export function readMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
