/**
 * The Brahmic blocks of Unicode are parallel: 128 code points each, the same letter at the same offset
 * (The Unicode Standard, 12.1), so one rule in offsets serves every script.
 */
export const BLOCK = {
  devanagari: 0x0900,
  bengali: 0x0980,
  gurmukhi: 0x0a00,
  gujarati: 0x0a80,
  odia: 0x0b00,
  tamil: 0x0b80,
  telugu: 0x0c00,
  kannada: 0x0c80,
  malayalam: 0x0d00,
} as const;

export type BrahmicScript = keyof typeof BLOCK;

/** The letter of a block at an offset. */
export function at(block: number, offset: number): string {
  return String.fromCodePoint(block + offset);
}

/** The first code point of the block that `char` is in. */
export function blockOf(char: string): number {
  return char.codePointAt(0)! & ~0x7f;
}

/** Every decimal digit of any script as its ASCII digit. */
export function asciiDigits(s: string): string {
  return s.replace(/(?![0-9])\p{Nd}/gu, digitValue);
}

// Decimal digits always stand in whole runs of ten, sometimes several runs end to end (UAX 44, Numeric_Type=Decimal):
// the value is the number of digits before this one, and no table has to follow new versions of Unicode.
function digitValue(digit: string): string {
  let before = digit.codePointAt(0)! - 1;
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) {
    before--;
    count++;
  }
  return String(count % 10);
}

const URDU_LETTERS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ڪ: 'ک', ه: 'ہ', ە: 'ہ', ة: 'ۃ', ٱ: 'ا' };

/** Letters of Arabic keyboards as the Urdu letters they stand for, which look the same and compare differently. */
export function urduLetters(s: string): string {
  return s.replace(/[يىكڪهەةٱ]/g, (letter) => URDU_LETTERS[letter]!);
}
