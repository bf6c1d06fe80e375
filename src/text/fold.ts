import { nfc } from './normalise.ts';
import { asciiDigits, at, BLOCK, blockOf, urduLetters } from './scripts.ts';
import { wholeVowels } from './vowels/vowels.ts';

/**
 * Letters that are typed in pieces of which `DROPPED` leaves out one. ണ ന ര റ ല ള ക മ യ ഴ with virama and ZWJ, as texts before
 * Unicode 5.1 write the chillu letters; ব with a dot for র; the hamza of ئے above ے, or alone before it.
 */
const PIECED = /[ണനരറലളകമയഴ]\u0D4D\u200D|\u09AC\u09BC|\u06D2\u0654|\u0621(?=\u06D2)/g;
const WHOLE: Record<string, string> = {
  ണ: 'ൺ',
  ന: 'ൻ',
  ര: 'ർ',
  റ: 'ർ',
  ല: 'ൽ',
  ള: 'ൾ',
  ക: 'ൿ',
  മ: 'ൔ',
  യ: 'ൕ',
  ഴ: 'ൖ',
  ব: 'র',
  ے: 'یے',
  ء: 'ی',
};

// What one writer puts and another leaves out: joiners and other invisible characters, Latin diacritics, nuktas,
// tatweel, the Arabic vowel and Quranic marks, and every form of hamza (قراءت, قرأت and قرات are one word).
// The madd of آ stays: it is a letter of its own in Urdu.
const DROPPED =
  /\p{Default_Ignorable_Code_Point}|[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC\u0610-\u061A\u0621\u0640\u064B-\u0652\u0654-\u065F\u0670\u0674\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/gu;

// Two letters for one sound, of which the press uses either.
const LETTERS: Record<string, string> = {
  'ँ': 'ं', // Hindi print writes anusvara for chandrabindu; in Bengali they are different sounds
  'ઁ': 'ં',
  'ਁ': 'ਂ',
  'ੰ': 'ਂ', // tippi and bindi are one nasal, chosen by the vowel before
  ৎ: 'ত্',
  ଵ: 'ବ',
  ୱ: 'ବ',
  ൎ: 'ർ', // dot reph
  ஶ: 'ஸ', // the two encodings of ஸ்ரீ
  'ௗ': 'ள', // ஔ and கௌ are as often typed with the look-alike letter
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

// The two-eyed he marks the breath of a stop; elsewhere it is a letter form of the plain one: ھے and ہے.
const PLAIN_HE = /(?<![بپتٹجچدڈرڑکگلمن])ھ/g;

// ൻ്റ, ൻറ and ന്റ are three encodings of one cluster.
const NTA = /ൻ്?റ/g;

// हिन्दी and हिंदी: a nasal before a stop of its own row. The rows are five consonants each, the last one the nasal.
// Tamil has no anusvara to spell it with.
const ROWS = [0x15, 0x1a, 0x1f, 0x24, 0x2a];
const HOMORGANIC_NASAL = new RegExp(
  Object.values(BLOCK)
    .filter((block) => block !== BLOCK.tamil)
    .flatMap((block) =>
      ROWS.map((row) => `${at(block, row + 4)}${at(block, 0x4d)}(?=[${at(block, row)}-${at(block, row + 3)}])`),
    )
    .join('|'),
  'g',
);

/**
 * What may stand between two pieces of a vowel: of what is dropped anything behind a letter or sign of Devanagari to Sinhala, and
 * of Telugu marks that normalisation puts into another order.
 */
const APART = new RegExp(
  `[\\u0900-\\u0dff](?:${DROPPED.source})|[\\u0c46\\u0c48\\u0c55\\u0c56][\\u0c4d\\u0c55\\u0c56]`,
  'u',
);

/**
 * The search key of `s`: spellings that readers take for one word become equal. For indexing and comparing only,
 * never for display; two words may share a key (Bengali য and য়).
 * Lower case, no diacritics of Latin, Greek or Cyrillic, ASCII digits, NFKC; idempotent.
 */
export function fold(s: string): string {
  if (/^[\0-\x7f]*$/.test(s)) return s.toLowerCase();
  // What is stored is NFC with whole vowels: a joiner between two pieces must not make another key of the same text before it
  // is stored, and pieces that it held apart are one letter without it.
  const isApart = APART.test(s);
  // Decomposed until the end, so that what is dropped never hides a composition from the next call.
  // Pieces that would be dropped go first; each later rule sees the text without anything dropped.
  const bare = (isApart ? nfc(s) : s).normalize('NFKD').replace(PIECED, (pieces) => WHOLE[pieces[0]!]!);
  const kept = bare.replace(DROPPED, '');
  const whole = isApart ? nfc(kept).normalize('NFD') : kept;
  return asciiDigits(urduLetters(wholeVowels(whole)))
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .replace(PLAIN_HE, 'ہ')
    .replace(NTA, 'ന്റ')
    .replace(HOMORGANIC_NASAL, (nasal) => at(blockOf(nasal), 0x02))
    .toLowerCase()
    .normalize('NFC');
}
