import { cutWords } from '../text/graphemes.ts';
import { hasMoreTags, mostStored, mostTags } from '../text/markup/bounds.ts';
import { sanitise, stripHtml, textToHtml } from '../text/markup/html.ts';

const summaryWords = 60;

/**
 * An item's HTML for readers: sanitised, every address absolute. Sanitised HTML has its attributes in double quotes and
 * no `<` inside them, so that the addresses can be found as they are. What is too much for a story comes as its text.
 */
export function contentOf(html: string, base: string): string {
  const content = hasMoreTags(html) ? null : withWholeAddresses(sanitise(html), base);
  if (content !== null && content.length <= mostContent && !hasMoreTags(content, mostTags - creditTags)) return content;
  return textToHtml(stripHtml(html).slice(0, mostText).toWellFormed());
}

/** A story adds the line that names its source. */
const creditTags = 10;
const mostContent = mostStored - 10_000;
/** Characters of a text, each of which may become an entity. */
const mostText = mostContent / 6;

function withWholeAddresses(html: string, base: string): string {
  return html.replace(/<(a|img|video|audio|source)\b[^<>]*>/g, (tag, name: string) =>
    tag.replace(/ (href|src|poster)="([^"]*)"/g, (attribute, kind: string, written: string) => {
      const address = written.replaceAll('&amp;', '&');
      if (/^(https?|mailto|tel):/i.test(address)) return attribute;
      const url = URL.parse(address, base);
      if (!url || !/^https?:$/.test(url.protocol)) return '';
      const whole = url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return ` ${kind}="${whole}"${name === 'a' ? ' rel="noopener nofollow"' : ''}`;
    }),
  );
}

/** As a feed has them. */
export interface ItemContent {
  content: string;
  summary: string;
  base: string;
}

export interface ItemTexts {
  content: string;
  summary: string;
}

/** What of an item costs time to make: done for those that are new or changed, before the transaction. */
export function textsOf({ content: html, summary, base }: ItemContent): ItemTexts {
  const content = contentOf(html, base);
  return { content, summary: cutWords(summary || stripHtml(content), summaryWords) };
}
