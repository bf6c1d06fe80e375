import { cutGraphemes } from '../../text/graphemes.ts';
import { cleanText, tidyLine } from '../../text/normalise.ts';

/** Graphemes of the name of a file. */
const longestName = 200;

/** The name that a client or another server gives a file, without its folder. It is shown, and decides nothing. */
export function fileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  // Cut first by what no name has: to count the letters of a megabyte takes time.
  return cutGraphemes(tidyLine(cleanText(last.slice(0, 10_000))), longestName, '');
}
