import { decodeHTML } from 'entities/decode';
import { cleanContent } from '../content/clean.ts';
import { paragraphsOf } from '../content/paragraphs.ts';
import type { Difference } from '../difference.ts';

const isMarkup = /<\/?(?:p|div|br|span|strong|b|em|i|u|a|img|ul|ol|li|h[1-6]|table|blockquote|figure|iframe)\b/i;
const isBlocks = /<(?:p|div|ul|ol|table|h[1-6]|blockquote|figure)\b/i;
/** A form that stores what `htmlspecialchars` of PHP made of the HTML. */
const isEscaped = /&lt;\/?(?:p|div|br|span|strong|b|em|i|u|a|img|ul|ol|li|h[1-6]|table|blockquote|figure|iframe)\b/i;
const ofWordPress = /<!-- wp:|\[(?:caption|gallery|embed|video|audio|playlist)\b/;

/** Characters of HTML that were written as entities: more than that is decoded once and no more. */
export function htmlOf(stored: string): { html: string; notes: Difference[] } {
  const text = !isMarkup.test(stored) && isEscaped.test(stored) ? decodeHTML(stored) : stored;
  if (ofWordPress.test(text)) {
    const { html, notes } = cleanContent(text);
    return { html, notes };
  }
  return { html: isBlocks.test(text) ? text : paragraphsOf(text), notes: [] };
}
