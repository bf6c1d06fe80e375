import { invalidField } from '../error.ts';

/** Values of one body, those inside others too: more than anything honest has, and few enough to be walked at once. */
export const mostValues = 10_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const bracket = 0x5b;
const brace = 0x7b;

/** Whether a text of JSON has more values than `most`, without parsing any of them. */
function hasMoreValues(text: string, most: number): boolean {
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      // To the end of the string: the next quote with an even number of backslashes before it.
      for (;;) {
        at = text.indexOf('"', at + 1);
        if (at < 0) return false; // unfinished: the parser says so
        let escapes = 0;
        while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++;
        if (escapes % 2 === 0) break;
      }
    } else if ((code === comma || code === bracket || code === brace) && ++count > most) return true;
  }
  return false;
}

/**
 * JSON from outside. Its values are counted first: what a parser makes of a megabyte of brackets takes longer, and
 * walking it longer still.
 * @throws Fault `invalid` for too many values, SyntaxError
 */
export function parseBounded(text: string): unknown {
  if (hasMoreValues(text, mostValues)) throw invalidField('', `There are more than ${mostValues} values`, 'too_long');
  return JSON.parse(text);
}
