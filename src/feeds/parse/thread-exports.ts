import { type ItemContent, type ItemTexts, textsOf } from '../../feed-parser/content.ts';
import { type ParsedAgain, type ParseOptions, parseAgain } from '../../feed-parser/parse.ts';

// What is done in the thread: see in-thread.ts.

export { examine } from '../../feed-parser/detect.ts';
export { parse } from '../../feed-parser/parse.ts';

/** So few new items of a feed that was read before are most likely stored: their texts are made at once. */
const mostFresh = 4;

/** `parseAgain`, with the texts of the items that are whole where these are few. */
export function parseOnceMore(bytes: Uint8Array, options: ParseOptions, seen: Uint8Array | null): ParsedAgain {
  const read = parseAgain(bytes, options, seen);
  const fresh = read.items.filter((item) => 'content' in item).length;
  if (seen === null || fresh > mostFresh) return read;
  const items = read.items.map((item) => ('content' in item ? { ...item, texts: textsOf(item) } : item));
  return { ...read, items };
}

export const texts = (items: ItemContent[]): ItemTexts[] => items.map(textsOf);
