/** Alphabets that share the shapes of many letters: a word that mixes them imitates another. */
const alphabets: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Scripts of which no word has letters of two: letters of some look like those of others (Telugu and Kannada ర, ರ). */
const scripts: readonly RegExp[] = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...[
    'Arabic',
    'Hebrew',
    'Thai',
    'Lao',
    'Myanmar',
    'Khmer',
    'Meetei_Mayek',
    'Ol_Chiki',
    'Cyrillic',
    'Greek',
    'Armenian',
  ],
].map((name) => new RegExp(`(?=\\p{L})\\p{Script=${name}}`, 'u'));

/** Zeros, letters and signs of the scripts above that are a circle, as the Latin o is (Unicode confusables, UTS 39). */
const circles =
  '\\u0966\\u09e6\\u0a66\\u0ae6\\u0b66\\u0be6\\u0c66\\u0ce6\\u0d66\\u0de6\\u1040\\u0660\\u06f0\\u06f5\\u0665\\u0b20\\u0d20\\u101d\\u0c02\\u0c82\\u0d02';
/** A run of them between Latin letters, or at the end of a word of them: g౦౦gle. A number in these digits is no such run. */
const circleInLatin = new RegExp(
  `\\p{Script=Latin}[${circles}]+(?![\\p{N}\\p{M}]|(?!\\p{Script=Latin})\\p{L})|(?<![\\p{N}\\p{L}\\p{M}])[${circles}]+\\p{Script=Latin}`,
  'u',
);
/** A Latin o between Indic letters: తెలoగాణ. Whole Latin words in front of a case ending (IPLలో) have other letters. */
const latinInIndic = /(?:(?!\p{Script=Latin})\p{L}\p{M}*)[oO]+(?!\p{Script=Latin})[\p{L}\p{M}]/u;

const words = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

const mixes = (text: string, of: readonly RegExp[]): boolean => of.filter((script) => script.test(text)).length > 1;

/**
 * Whether a word of the text imitates another by letters of several scripts. A Latin word beside or in front of an Indic
 * one is none: `IPL వేలం`, `IPLలో`, `టీ20`.
 */
export function imitates(text: string): boolean {
  return (text.normalize('NFC').match(words) ?? []).some(
    (word) => mixes(word, alphabets) || mixes(word, scripts) || circleInLatin.test(word) || latinInIndic.test(word),
  );
}

/** The same of a name that is read as one word: `ravi.кумар` mixes alphabets too. */
export const nameImitates = (name: string): boolean => imitates(name) || mixes(name, alphabets) || mixes(name, scripts);
