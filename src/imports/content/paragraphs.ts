import { embedOf } from './embeds.ts';

const blocks =
  'address|article|aside|blockquote|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|' +
  'ol|p|section|table|tbody|td|tfoot|th|thead|tr|ul|video|audio';
const opening = new RegExp(`<(?:${blocks})(?=[\\s/>])`, 'gi');
const closing = new RegExp(`</(?:${blocks})\\s*>|<hr\\b[^<>]*>`, 'gi');
const isBlock = new RegExp(`^</?(?:${blocks}|pre)(?=[\\s/>])`, 'i');
/** Elements whose line ends are theirs. */
const verbatim = /<(pre|script|style|textarea)(?=[\s>])/gi;

/** Puts a mark in place of each of these elements. One pass: a closing tag is looked for once. */
function withMarks(html: string, stored: string[]): string {
  const lower = html.toLowerCase();
  const missing = new Set<string>();
  let out = '';
  let at = 0;
  for (const { index, 1: name = '' } of lower.matchAll(verbatim)) {
    if (index < at || missing.has(name)) continue;
    const close = lower.indexOf(`</${name}`, index);
    const end = close === -1 ? -1 : lower.indexOf('>', close);
    if (end === -1) {
      missing.add(name);
      continue;
    }
    out += `${html.slice(at, index)}\n\n\ue000${stored.push(html.slice(index, end + 1)) - 1}\ue000\n\n`;
    at = end + 1;
  }
  return out + html.slice(at);
}

/**
 * The text of the classic editor as HTML: a blank line ends a paragraph, a line end is `<br />`, an address alone on
 * its line is shown as a player, or as a link. So does WordPress when it shows a page (`wpautop`).
 */
export function paragraphsOf(text: string): string {
  const stored: string[] = [];
  const source = withMarks(text.replace(/\r\n?/g, '\n'), stored)
    .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, (_, url: string) => `\n\n${embedOf(url)}\n\n`)
    .replace(opening, '\n\n$&')
    .replace(closing, '$&\n\n');
  return source
    .split(/\n[^\S\n]*\n\s*/)
    .flatMap((part) => {
      const trimmed = part.trim();
      if (trimmed === '') return [];
      if (isBlock.test(trimmed) || trimmed.startsWith('\ue000')) return trimmed;
      return `<p>${trimmed.replaceAll('\n', '<br />\n')}</p>`;
    })
    .join('\n')
    .replace(/\ue000(\d+)\ue000/g, (_, n: string) => stored[Number(n)] ?? '');
}
