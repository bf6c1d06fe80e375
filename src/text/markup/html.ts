import { decodeHTML } from 'entities/decode';
import sanitizeHtml from 'sanitize-html';
import { cutMarks, nfc, withoutControls, withSafeDirection } from '../normalise.ts';
import { encoded, nfcOfHtml, resolve } from './address.ts';
import { film, frame, frameLink, object, plugIn, quotation, settleEmbedded, source } from './embedded.ts';
import { escapeHtml } from './escape.ts';
import { withBlocksOutside } from './nesting.ts';
import { isTiny, pictureAddress, withFallbacks } from './pictures.ts';
import { markOf, marksOfStyle, withoutEmptyMarks } from './styles.ts';

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

const KEPT = new Set(KEPT_TAGS);

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
  // What `settle` and `settleEmbedded` read and take away.
  allowedTags: [...KEPT_TAGS, 'object'],
  allowedAttributes: {
    ...KEPT_ATTRIBUTES,
    '*': [...(KEPT_ATTRIBUTES['*'] ?? []), 'data-inner', 'data-off'],
    a: [...(KEPT_ATTRIBUTES.a ?? []), 'class'],
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
    '*': styled,
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
  const closed = withFallbacks(nfcOfHtml(html)).replace(/(<(iframe|video|audio|object)\b[^<>]*)\/>/gi, '$1></$2>');
  return tidy(withBlocksOutside(settleEmbedded(settle(sanitizeHtml(closed, { ...OPTIONS, ...limits })))));
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
/** Where a link that stands for a frame is a paragraph of its own. */
const BLOCKS = new Set(['', 'div', 'blockquote', 'figure', 'td', 'th', 'li']);
const FRAME_LINK = ` class="${frameLink}"`;

interface Open {
  parent: string;
  /** The tag of `parent`. */
  parentTag: string;
  inLink: boolean;
  /** What stands in place of the closing tag. */
  close: string;
}

/**
 * Takes away the tags, not their text, that a browser would move: parts of a table outside of one, elements between
 * its cells, links in links. What it moves it may read in another way the next time. What `styled` says of words becomes
 * elements, the link in place of a frame a paragraph. Of the library's output only.
 */
function settle(html: string): string {
  const open: Open[] = [];
  let parent = '';
  let parentTag = '';
  let inLink = false;
  return html.replace(/<(\/?)([a-z0-9]+)[^<>]*>/g, (written, slash: string, name: string) => {
    if (slash) {
      const it = open.pop();
      ({ parent = '', parentTag = '', inLink = false } = it ?? {});
      return it?.close ?? '';
    }
    const isPlaced = PLACES[name]
      ? PLACES[name].includes(parent)
      : !(name === 'a' && inLink) && (!BETWEEN_CELLS.has(parent) || name === 'img');
    const isStyled = written.includes(' data-inner');
    const isFrame = name === 'a' && written.includes(FRAME_LINK);
    if (!isStyled && !isFrame) {
      if (LONE.has(name)) return isPlaced ? written : '';
      open.push({ parent, parentTag, inLink, close: isPlaced ? `</${name}>` : '' });
      if (isPlaced) [parent, parentTag] = [name, written];
      if (isPlaced && name === 'a') inLink = true;
      return isPlaced ? written : '';
    }
    const [, inner = ''] = / data-inner="([^"]*)"/.exec(written) ?? [];
    const [, off = ''] = / data-off="([^"]*)"/.exec(written) ?? [];
    const tag = written.replace(/ data-(?:inner|off)(?:="[^"]*")?/g, '').replace(FRAME_LINK, '');
    if (LONE.has(name)) return isPlaced ? tag : '';
    // A span that said how its words look has nothing else to say.
    const isKept = isPlaced && !(isStyled && tag === '<span>');
    // An underlined link is a link.
    const marks = isPlaced ? inner.split(' ').filter((mark) => mark !== '' && !(mark === 'u' && inLink)) : [];
    const isOut = isPlaced && off !== '' && off.split(' ').includes(markOf(parent) ?? '');
    const isBlock = isKept && isFrame && BLOCKS.has(parent);
    const begin = `${isOut ? `</${parent}>` : ''}${isBlock ? '<p>' : ''}${isKept ? tag : ''}`;
    const end = `${isKept ? `</${name}>` : ''}${isBlock ? '</p>' : ''}${isOut ? parentTag : ''}`;
    open.push({
      parent,
      parentTag,
      inLink,
      close:
        marks
          .map((mark) => `</${mark}>`)
          .reverse()
          .join('') + end,
    });
    if (isKept) [parent, parentTag] = [name, tag];
    else if (isOut) [parent, parentTag] = ['span', ''];
    const last = marks.at(-1);
    if (last !== undefined) [parent, parentTag] = [last, `<${last}>`];
    if (isKept && name === 'a') inLink = true;
    return begin + marks.map((mark) => `<${mark}>`).join('');
  });
}

// Images and frames that lost their address have lost everything. (The library can drop them itself, at the price of
// copying all of the result for each.) U+0338 would fuse with the ">" before it into "≯" when normalised. Controls come
// out of references: `&#2;`.
function tidy(html: string): string {
  const whole = html.replaceAll('<img />', '').replaceAll('<iframe></iframe>', '').replaceAll('\u0338', '');
  const safe = withSafeDirection(withoutEmptyMarks(whole)).replace(/(<pre\b[^<>]*>)\n+/g, '$1'); // a browser takes one away each time it reads
  return cutMarks(nfc(withoutControls(safe)));
}

// What an editor can say of an element: pictures that are shown in a row, and where a poll of the story stands.
function box(_: string, { class: classes = '', 'data-poll': poll = '', ...attribs }: Attributes): sanitizeHtml.Tag {
  if (classes.split(/\s+/).includes('gallery')) attribs.class = 'gallery';
  if (/^[1-9]\d{0,14}$/.test(poll)) attribs['data-poll'] = poll;
  return { tagName: 'div', attribs };
}

function link(tagName: string, { rel: _, class: __, ...attribs }: Attributes): sanitizeHtml.Tag {
  const { external, address } = resolve(attribs.href);
  return { tagName, attribs: external ? { ...attribs, href: address, rel: 'noopener nofollow' } : attribs };
}

function image(tagName: string, attribs: Attributes): sanitizeHtml.Tag {
  const { url, address } = resolve(pictureAddress(attribs) ?? '');
  if (!url || address === '') return { tagName, attribs: {} };
  const own: Attributes = { ...attribs, src: encoded(address), loading: 'lazy', referrerpolicy: 'no-referrer' };
  // The size of the empty picture that stood here.
  for (const side of ['width', 'height']) if (isTiny(own[side])) delete own[side];
  return { tagName, attribs: own };
}

/** What a style says of words: marks that `settle` puts inside the element, and those that it is removed from. */
function styled(name: string, attribs: Attributes): sanitizeHtml.Tag {
  delete attribs['data-inner'];
  delete attribs['data-off'];
  const { style } = attribs;
  if (style === undefined) return { tagName: name, attribs };
  const { adds, removes } = marksOfStyle(name, style);
  const own = markOf(name);
  const isNothing = own !== null && removes.includes(own);
  if (adds.length === 0 && removes.length === 0) return { tagName: name, attribs };
  const tagName = isNothing || !KEPT.has(name) ? 'span' : name;
  return {
    tagName,
    attribs: { ...attribs, 'data-inner': adds.join(' '), 'data-off': removes.join(' ') },
  };
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
  return nfc(withoutControls(flat.includes('&') ? decodeHTML(flat) : flat))
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
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
