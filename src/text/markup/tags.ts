import { decodeHTMLAttribute } from 'entities/decode';

/** A tag as a text has it, which need not be well-formed. */
export interface RawTag {
  /** In lower case. */
  name: string;
  closes: boolean;
  /** Where it stands: `html.slice(start, end)`. */
  start: number;
  end: number;
}

/**
 * The tags of `html` with one of these names, in its order. A `>` in the quotes of a value does not end a tag; a
 * quote that is never closed is a character. Linear in the length of `html`.
 * @param name of the tags, joined by `|`: `img|source`
 */
export function tagsOf(html: string, name: string): RawTag[] {
  const begins = new RegExp(`<(/?)(${name})(?=[\\s/>])`, 'gi');
  const unclosed = new Set<string>();
  const endOf = (from: number): number => {
    let before = '';
    for (let at = from; at < html.length; at++) {
      const sign = html[at] as string;
      if (sign === '>') return at + 1;
      const close = before === '=' && /["']/.test(sign) && !unclosed.has(sign) ? html.indexOf(sign, at + 1) : null;
      if (close === -1) unclosed.add(sign);
      else if (close !== null) at = close;
      if (sign.trim() !== '') before = sign;
    }
    return html.length;
  };
  const found: RawTag[] = [];
  for (let tag = begins.exec(html); tag; tag = begins.exec(html)) {
    const [whole, slash, written = ''] = tag;
    const end = endOf(tag.index + whole.length);
    found.push({ name: written.toLowerCase(), closes: slash === '/', start: tag.index, end });
    begins.lastIndex = end;
  }
  return found;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The attributes of a tag by their names in lower case, entities decoded; of two with one name the first counts. */
export function attributesOf(tag: string): Record<string, string> {
  const found = new Map<string, string>();
  const inner = tag.replace(/^<\/?[a-z][a-z0-9]*/i, '');
  for (const [, name = '', double, single, bare] of inner.matchAll(ATTRIBUTE)) {
    const [key, value] = [name.toLowerCase(), double ?? single ?? bare ?? ''];
    if (!found.has(key)) found.set(key, value.includes('&') ? decodeHTMLAttribute(value) : value);
  }
  return Object.fromEntries(found);
}
