import { asciiDigits, at, BLOCK, blockOf, urduLetters } from './scripts.ts';

// ണ ന ര റ ല ള ക മ യ ഴ with virama and ZWJ, as texts before Unicode 5.1 write the chillu letters.
const OLD_CHILLU = /([ണനരറലളകമയഴ])\u0D4D\u200D/g;
const CHILLU: Record<string, string> = {
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
  ஶ: 'ஸ', // the two encodings of ஸ்ரீ
  'ௗ': 'ள', // ஔ and கௌ are as often typed with the look-alike letter
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

// The two-eyed he marks the breath of a stop; elsewhere it is a letter form of the plain one: ھے and ہے.
const PLAIN_HE = /(?<![بپتٹجچدڈرڑکگلمن])ھ/g;

// കൌ is the old spelling of കൗ; ൻ്റ, ൻറ and ന്റ are three encodings of one cluster.
const OLD_AU = /\u0D46+\u0D57/g;
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
 * The search key of `s`: spellings that readers take for one word become equal. For indexing and comparing only,
 * never for display; two words may share a key (Bengali য and য়).
 * Lower case, no diacritics of Latin, Greek or Cyrillic, ASCII digits, NFKC; idempotent.
 */
export function fold(s: string): string {
  if (/^[\0-\x7f]*$/.test(s)) return s.toLowerCase();
  // Decomposed until the end, so that what is dropped never hides a composition from the next call.
  // The chillu needs its joiner and goes first; each later rule sees the text without anything dropped.
  const bare = s
    .normalize('NFKD')
    .replace(OLD_CHILLU, (_, consonant: string) => CHILLU[consonant]!)
    .replace(DROPPED, '');
  return asciiDigits(urduLetters(bare))
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .replace(PLAIN_HE, 'ہ')
    .replace(OLD_AU, '\u0D57')
    .replace(NTA, 'ന്റ')
    .replace(HOMORGANIC_NASAL, (nasal) => at(blockOf(nasal), 0x02))
    .toLowerCase()
    .normalize('NFC');
}
