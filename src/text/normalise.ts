/** @returns `s` in Unicode Normalization Form C, the form of every text that is stored or sent. */
export function nfc(s: string): string {
  return s.normalize('NFC');
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

/** The text without what makes it unclean: other systems let it in with what was pasted. */
export const cleanText = (s: string): string => s.replace(UNCLEAN_ALL, '');

/**
 * Text of one line: NFC, trimmed, each run of white space (no-break spaces and line breaks too) becomes one space.
 * ZWJ, ZWNJ and direction marks stay: they change how Indic and Urdu words are written.
 */
export function tidyLine(s: string): string {
  return nfc(s).replace(/\s+/g, ' ').trim();
}

/** Text of many lines: NFC, trimmed, CRLF and CR become LF; nothing else inside it changes. */
export function tidyText(s: string): string {
  return nfc(s).replace(/\r\n?/g, '\n').trim();
}
