import { decodeXML } from 'entities/decode';
import { type Attributes, scan } from '../../feed-parser/xml-tokenizer.ts';
import { escapeHtml } from '../../text/markup/escape.ts';
import { isCleanText } from '../../text/normalise.ts';

/** A feed in an OPML list, or a folder of them. */
export interface Outline {
  text: string;
  xmlUrl?: string;
  htmlUrl?: string;
  language?: string;
  outlines?: Outline[];
}

/** A feed of a list, and the folders that it lies in, the outermost first. */
export interface Listed extends Outline {
  xmlUrl: string;
  folders: string[];
}

/** Folders inside each other that are followed. */
const deepest = 64;

/** Every feed of an OPML text in its order, at most `most` and one more; null when it is no OPML, or one of folders in folders without end. */
export function listedIn(opml: string, most: number): Listed[] | null {
  const listed: Listed[] = [];
  const folders: (string | null)[] = [];
  let [isOpml, isTooDeep] = [false, false];
  const of = (attributes: Attributes, name: string): string => decodeXML(attributes[name] ?? '').trim();
  scan(opml, {
    open(name, attributes, isEmpty) {
      const tag = name.toLowerCase();
      if (tag === 'opml') isOpml = true;
      if (tag !== 'outline' || !isOpml) return;
      const text = of(attributes, 'title') || of(attributes, 'text');
      const [xmlUrl, htmlUrl, language] = ['xmlurl', 'htmlurl', 'language'].map((n) => of(attributes, n)) as [
        string,
        string,
        string,
      ];
      if (xmlUrl !== '' && listed.length <= most)
        listed.push({ text, xmlUrl, htmlUrl, language, folders: folders.filter((f) => f !== null) });
      if (isEmpty) return;
      if (folders.length < deepest) folders.push(xmlUrl === '' ? text : null);
      else isTooDeep = true;
    },
    close(name) {
      if (name.toLowerCase() === 'outline') folders.pop();
    },
    text() {},
  });
  return isOpml && !isTooDeep ? listed : null;
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined || !isCleanText(value) ? '' : ` ${name}="${escapeHtml(value)}"`;

function lineOf(outline: Outline, indent: string): string {
  const { text, xmlUrl, htmlUrl, language, outlines } = outline;
  const feed = xmlUrl === undefined ? '' : ' type="rss"';
  const head = `${indent}<outline${attribute('text', text)}${attribute('title', text)}${feed}${attribute('xmlUrl', xmlUrl)}`;
  const whole = `${head}${attribute('htmlUrl', htmlUrl)}${attribute('language', language)}`;
  if (!outlines?.length) return `${whole}/>\n`;
  return `${whole}>\n${outlines.map((o) => lineOf(o, `${indent}  `)).join('')}${indent}</outline>\n`;
}

/** OPML 2.0 (opml.org/spec2.opml). @param created RFC 822, as the specification requires */
export function opmlOf(title: string, created: string, outlines: Outline[]): string {
  const head = `  <head>\n    <title>${escapeHtml(title)}</title>\n    <dateCreated>${created}</dateCreated>\n  </head>\n`;
  const body = outlines.map((o) => lineOf(o, '    ')).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n${head}  <body>\n${body}  </body>\n</opml>\n`;
}
