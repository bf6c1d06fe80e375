import { lettersOf } from '../graphemes.ts';

const byteLength = (s: string): number => Buffer.byteLength(s);

/** Elements that hold nothing. */
const isVoid = /^<(?:br|hr|img)\b/;

/** A player and the files that it may play, as `embedded.ts` writes it: whole or not at all. */
const player = /<(video|audio)\b[^<>]*>(?:<source\b[^<>]*>)*<\/\1>/;
const token = new RegExp(`${player.source}|<[^>]*>|[^<]+`, 'g');

/** Elements that hold no text of their own. */
const holdsElements = /^<\/(?:ul|ol|table|thead|tbody|tr)>/;

/** Cuts are made here at the latest: a space within so many letters before the limit is preferred. */
const spaceWithin = 60;

/** The beginning of plain text in at most `maxBytes` bytes of UTF-8: up to a space that is near, else a grapheme. */
export function cutPlain(text: string, maxBytes: number): string {
  if (byteLength(text) <= maxBytes) return text;
  let end = 0;
  for (let bytes = 0; end < text.length; ) {
    const code = text.codePointAt(end) as number;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > maxBytes) break;
    end += code < 0x10000 ? 1 : 2;
  }
  // Space, then a letter: no grapheme lies across. Only from there on is it looked at grapheme by grapheme.
  const near = Math.max(0, end - spaceWithin);
  const space = text.slice(near, end + 1).search(/\s(?=[\p{L}\p{N}][^\s]*$)/u);
  if (space > 0) return text.slice(0, near + space);
  const from = text.slice(0, near).search(/\s(?=[\p{L}\p{N}]\S*$)/u) + 1;
  let cut = from;
  for (const { segment, index } of lettersOf(text.slice(from, end + spaceWithin))) {
    if (from + index + segment.length > end) break;
    cut = from + index + segment.length;
  }
  return text.slice(0, cut).trimEnd();
}

/**
 * The beginning of sanitised HTML (`html.ts: sanitise`) in at most `maxBytes` bytes of UTF-8, well-formed, with an
 * ellipsis where text was cut; itself when it is no longer than that.
 */
export function cutHtml(html: string, maxBytes: number): string {
  if (byteLength(html) <= maxBytes) return html;
  const open: string[] = [];
  let cut = '';
  let left = maxBytes - byteLength('…');
  for (const [part] of html.matchAll(token)) {
    if (part.startsWith('</')) {
      cut += open.pop() ?? ''; // what closes has its room since it was opened
      continue;
    }
    const isTag = part.startsWith('<');
    const close = isTag && !isVoid.test(part) && !part.includes('</') ? `</${/^<([a-z0-9]+)/i.exec(part)?.[1]}>` : '';
    const bytes = byteLength(part + close);
    if (bytes > left) {
      // Half of `&amp;` is no letter.
      const isText = !isTag && left > 0;
      if (isText) cut += cutPlain(part, left).replace(/&[a-z0-9#]*$/i, '');
      const within = open.at(-1);
      if (isText || (within !== undefined && !holdsElements.test(within))) cut += '…';
      break;
    }
    cut += part;
    left -= bytes;
    if (close) open.push(close);
  }
  return cut + open.reverse().join('');
}
