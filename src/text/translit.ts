import { brahmicToLatin } from './brahmic.ts';
import { asciiDigits, urduLetters } from './scripts.ts';
import { urduToLatin } from './urdu.ts';
import { wholeVowels } from './vowels/vowels.ts';

/**
 * `s` in lower-case ASCII, for addresses and for search by those who type in Latin letters: हैदराबाद is "haidarabad".
 * A reading, not a reversible transliteration: long and short vowels, and dental and retroflex letters, fall together.
 * The script decides, not the language (final schwas go in Devanagari, Bengali, Gurmukhi and Gujarati writing, so for
 * hi mr ne bn as pa gu); `lang` adds the habits of mr and as. Latin letters lose their diacritics; other letters are
 * left out, and other symbols become a space.
 */
export function toLatin(s: string, lang?: string): string {
  const bare = s.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  const text = asciiDigits(wholeVowels(bare).normalize('NFC'));
  return urduToLatin(urduLetters(brahmicToLatin(text, lang)))
    .normalize('NFKD')
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{ASCII}\p{L}\p{M}]+/gu, ' ')
    .replace(/\P{ASCII}+/gu, '')
    .toLowerCase();
}
