import { at, blockOf } from '../scripts.ts';

// ड ঢ and the like within a word, not in a cluster nor behind an anusvara.
const FLAPPED =
  /(?<=[^\u094d\u0902\u09cd\u0982\u0b4d\u0b02])[\u0921\u0922\u09a1\u09a2\u0b21\u0b22](?![\u094d\u09cd\u0b4d])/g;

/** Devanagari, Gujarati and Gurmukhi anusvara and the Urdu one at the end of a word: नहीं is typed nahi, and nahin. */
const LAST_NASAL = /(?<=.)[\u0902\u0a02\u0a82\u06ba]$/;

/** Folding makes ম্প of the east ংপ, which is otherwise read ng. */
const LABIAL_NASAL = /\u0982(?=[\u09aa-\u09ae])|\u0b02(?=[\u0b2a-\u0b2e])/g;

/** A Malayalam t before another consonant is spoken l: malsaram, ulsavam, albhutham. */
const MALAYALAM_L = /\u0d24(?=\u0d4d[\u0d38\u0d2d\u0d2a\u0d15])/g;

/** As Bengali and Assamese are spoken: kkh for ক্ষ, rj for র্য, and no y behind another consonant. In Odia it is ଖ୍ୟ. */
const spokenEast = (word: string): string =>
  word
    .replace(/^\u0995\u09cd\u09b7/, '\u0996')
    .replace(/\u0995\u09cd\u09b7(\u09cd[\u09ae\u09a3])?/g, '\u0996')
    .replace(/(?<=[\u09b0\u09f0]\u09cd)\u09af/g, '\u099c')
    .replace(/(?<=[\u0995-\u09b9\u09f0\u09f1])\u09cd\u09af/g, '')
    .replace(/(?<=[\u09b6\u09b8])\u09cd[\u09ac\u09ae\u09f1]/g, '')
    .replace(/(?<=^[\u099c\u09a4\u09a6\u09a7])\u09cd[\u09ac\u09f1]/, '') // জ্বর: jor
    .replace(/\u0b15\u0b4d\u0b37/g, '\u0b16\u0b4d\u0b5f')
    .replace(/\u0993\u09af\u09bc?(?=[\u09be\u09c7])/g, '\u09f1') // হাওয়া: hawa
    .replace(/\u09f1$/, '\u09ac'); // উৎসৱ: utsab

/**
 * The readings of a folded word that a key has to distinguish: folding took the dot from ड़ and য়, which is the
 * difference between d and r, and between j and y. Within a word either is meant; at its beginning it has no dot.
 */
export function readings(word: string, lang: string | undefined): string[] {
  const dotted = word
    .replace(LABIAL_NASAL, (nasal) => at(blockOf(nasal), 0x2e) + at(blockOf(nasal), 0x4d))
    .replace(/(?<!^|\u09cd)\u09af/g, '\u09af\u09bc');
  const flapped = dotted.replace(FLAPPED, (letter) => at(blockOf(letter), 0x30));
  const found = [dotted, flapped, spokenEast(dotted), spokenEast(flapped)];
  const bare = found.map((reading) => reading.replace(LAST_NASAL, ''));
  // A retroflex flap that is a letter of its own is typed d as well; the i behind a Punjabi h is a tone; a Bengali ya
  // without its dot is j (podojatra), and many leave out the nasal of a vowel; Assamese reads ষ as kh. The u behind the
  // last consonant of a Telugu or Kannada word is often not typed: kurnool.
  const others = [
    dotted.replaceAll('\u0a5c', '\u0a21').replaceAll('\u0691', '\u0688'),
    dotted.replaceAll('\u0a39\u0a3f', '\u0a39'),
    spokenEast(flapped).replaceAll('\u0981', ''),
    ...(lang === 'as' ? [dotted.replaceAll('\u09b7', '\u0996')] : []),
    dotted.replace(MALAYALAM_L, '\u0d32'),
    dotted.replace(/(?<=[\u0c15-\u0c39].*[\u0c15-\u0c39])\u0c41$|(?<=[\u0c95-\u0cb9].*[\u0c95-\u0cb9])\u0cc1$/, ''),
    word,
  ];
  return [...new Set([...found, ...bare, ...others])];
}

// jna as the gy that most say: the schwa that is lost in योजना makes no such cluster.
const JNA =
  /([\u091c\u099c\u0a1c\u0a9c\u0b1c\u0c1c\u0c9c\u0d1c])(.)[\u091e\u099e\u0a1e\u0a9e\u0b1e\u0c1e\u0c9e\u0d1e]/g;
export const jnaAsGya = (word: string): string =>
  word.replace(JNA, (cluster, letter: string, virama: string) => {
    const block = blockOf(letter);
    return virama === at(block, 0x4d) ? at(block, 0x17) + virama + at(block, 0x2f) : cluster;
  });
