import { nfc } from '../normalise.ts';

/** Markup that is well-formed as it stands; plain text becomes such only by `element`. */
export interface Xml {
  readonly markup: string;
}

type Attributes = Record<string, string | number | null | undefined>;

// XML 1.0 has no way to write these, not even as a reference. Tab, LF and CR it has.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** `text` in NFC without what XML forbids. ZWJ, ZWNJ and direction marks stay. */
export function printable(text: string): string {
  return nfc(text.replace(FORBIDDEN, ''));
}

/** Text between tags. With ">" escaped too there is no "]]>" in it. */
const escapeText = (text: string): string => printable(text).replace(/[&<>\r]/g, (char) => ESCAPES[char] as string);

/** The value of an attribute in double quotes; a parser would make spaces of its tabs and line ends. */
const escapeAttribute = (text: string): string =>
  printable(text).replace(/[&<>"\t\n\r]/g, (char) => ESCAPES[char] as string);

/** An element: plain text (or other elements, or nothing) in it. Attributes that are null are left out. */
export function element(name: string, content: string | Xml[] | null, attributes: Attributes = {}): Xml {
  let start = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) start += ` ${key}="${escapeAttribute(String(value))}"`;
  if (content === null) return { markup: `${start}/>` };
  const inside = typeof content === 'string' ? escapeText(content) : content.map((part) => part.markup).join('');
  return { markup: `${start}>${inside}</${name}>` };
}

/** An element with text in it, where there is text; to be spread among others. */
export function optional(name: string, text: string | null | undefined, attributes: Attributes = {}): Xml[] {
  return text ? [element(name, text, attributes)] : [];
}

/** A whole document in UTF-8. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
