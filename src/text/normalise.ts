import { wholeVowels } from './vowels/vowels.ts';

/** @returns `s` in Unicode Normalization Form C alone: for secrets and addresses, which are compared with older ones. */
export const composed = (s: string): string => s.normalize('NFC');

const mostRounds = 5;

/**
 * @returns `s` in Unicode Normalization Form C, the form of every text that is stored or sent, each vowel as one letter: what
 * looks like आ is आ and not अ with a sign, which renderers show with a dotted circle.
 */
export function nfc(s: string): string {
  let now = composed(s);
  // Composition may order a mark before a sign, which then stands beside its other piece.
  for (let round = 0; round < mostRounds; round++) {
    const whole = wholeVowels(now);
    if (whole === now) break;
    now = composed(whole);
  }
  return now;
}

const UNCLEAN = /[\0-\x08\x0b\x0c\x0e-\x1f\p{Noncharacter_Code_Point}\p{Surrogate}]/u;

/**
 * Whether `s` can be stored and sent everywhere: PostgreSQL refuses NUL, XML refuses the C0 controls, UTF-8 cannot
 * carry a lone surrogate, and noncharacters are not meant for interchange (Unicode 17, 23.7). Tab, LF and CR are fine.
 */
export function isCleanText(s: string): boolean {
  return !UNCLEAN.test(s);
}

const UNCLEAN_ALL = new RegExp(UNCLEAN, 'gu');

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\p{Noncharacter_Code_Point}]/u;
const CONTROLS = new RegExp(CONTROL, 'gu');

/**
 * The text without the controls that word processors and PDF viewers put into what is copied from them: C0 controls, of
 * which U+000B is their line break, and noncharacters. Chrome writes U+FFFE where a PDF hyphenates a word.
 */
export const withoutControls = (s: string): string =>
  CONTROL.test(s) ? s.replace(/\x0b/g, '\n').replace(CONTROLS, '') : s;

/** Embeddings and overrides of direction: they reach over all that follows, and can show a text in another order. */
const OVERRIDES = /[\u202a-\u202e]+/g;
const HAS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const IS_MARKUP = /<[a-z!/]/i;

/** A line with each isolate closed (Unicode 17, UAX 9: it ends with its paragraph at the latest), and no end of none. */
function closed(line: string): string {
  let open = 0;
  const kept = line.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== '\u2069') open++;
    else if (open === 0) return '';
    else open--;
    return sign;
  });
  return kept + '\u2069'.repeat(open);
}

/**
 * The text without embeddings and overrides of direction, its isolates closed, so that it cannot turn around what stands
 * beside it. Isolates in markup stay as they are: elements end them.
 */
export function withSafeDirection(s: string): string {
  if (!HAS_DIRECTION.test(s)) return s;
  const kept = s.replace(OVERRIDES, '');
  return IS_MARKUP.test(kept) ? kept : kept.split('\n').map(closed).join('\n');
}

/** Marks on one base that a text may have; no writing comes near. */
export const mostMarks = 8;
const PILED = new RegExp(
  `((?:\\p{M}[\\u200b-\\u200d\\u2060]*){${mostMarks}})(?:\\p{M}[\\u200b-\\u200d\\u2060]*)+`,
  'u',
);
const PILED_ALL = new RegExp(PILED, 'gu');

/** Whether marks are piled up on a letter, over the lines around it. */
export const hasPiledMarks = (s: string): boolean => PILED.test(s);

/** The text with at most `mostMarks` marks on a base. */
export const cutMarks = (s: string): string => s.replace(PILED_ALL, '$1');

/** Characters that show nothing: spaces, joiners, fillers, marks of direction, soft hyphens, the empty Braille cell. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u;

/** Whether a reader would see nothing of it. */
export const isBlank = (s: string): boolean => INVISIBLE.test(s);

const withoutBlank = (s: string): string => (isBlank(s) ? '' : s);

/**
 * The text without what makes it unclean, with safe directions and few marks, empty when nothing of it shows: other systems
 * let it in with what was pasted.
 */
export const cleanText = (s: string): string => withoutBlank(cutMarks(withSafeDirection(s.replace(UNCLEAN_ALL, ''))));

/**
 * Text of one line: NFC, trimmed, each run of white space (no-break spaces and line breaks too) becomes one space; empty
 * when nothing of it shows. ZWJ, ZWNJ and direction marks stay: they change how Indic and Urdu words are written.
 */
export function tidyLine(s: string): string {
  return withoutBlank(nfc(s).replace(/\s+/g, ' ').trim());
}

/** Text of many lines: NFC, trimmed, CRLF and CR become LF; nothing else inside it changes. Empty when nothing shows. */
export function tidyText(s: string): string {
  return withoutBlank(nfc(s).replace(/\r\n?/g, '\n').trim());
}
