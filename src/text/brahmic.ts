import { at, BLOCK, type BrahmicScript, blockOf } from './scripts.ts';
import { dropSchwas, type Nasal, Syllables, spell } from './syllables.ts';

type Rules = [RegExp, string][];

/** What a script does differently from the Devanagari letters at the same offsets. */
type Script = {
  /** Whether the unwritten vowel at the end of a word, and between light syllables, is spoken. */
  schwas: 'spoken' | 'dropped' | 'dropped but after clusters';
  nasal: Nasal;
  /** Letters with another letter, or none, at their offset in Devanagari. */
  own?: Record<string, string>;
  /** Clusters that are read in their own way, after the shift to Devanagari. */
  rules?: Rules;
  /** Consonants that are read in their own way, after the shift to Devanagari. */
  latin?: Record<string, string>;
};

const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ॠ: 'ri',
  ऌ: 'li',
  ॡ: 'li',
  ऄ: 'a',
  ऍ: 'e',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऒ: 'o',
  ओ: 'o',
  औ: 'au',
  ॲ: 'a',
  ॐ: 'om',
};

const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'ॄ': 'ri',
  'ॢ': 'li',
  'ॣ': 'li',
  'ॅ': 'e',
  'ॆ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ॊ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'ny',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  ऩ: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  ऴ: 'zh',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  क़: 'q',
  ज़: 'z',
  ढ़: 'rh',
  फ़: 'f',
};

const SCRIPTS: Record<BrahmicScript, Script> = {
  devanagari: {
    schwas: 'dropped',
    nasal: 'n',
    rules: [
      [/ज्ञ/g, 'ग्य'],
      [/िंह/g, 'िङ्घ'], // सिंह is singh
    ],
  },
  bengali: {
    schwas: 'dropped but after clusters',
    nasal: 'ng',
    own: { ৎ: 'ত্', ৰ: 'র', ৱ: 'व' },
    rules: [
      [/ज्ञ/g, 'ग्य'],
      [/[अए]्या/g, 'आ'], // the a of English "app"
      [/्य(?!़)/g, '्य़'],
      [/([शसत])्ब/g, '$1्व'],
    ],
    latin: { य: 'j', य़: 'y', व: 'w', ड़: 'r' },
  },
  gurmukhi: {
    schwas: 'dropped',
    nasal: 'n',
    own: { 'ੰ': 'ਂ' },
    rules: [
      [/ं(?=[नम])/g, ''],
      [/ॱ([क-ह]़?)/g, '$1्$1'], // addak doubles the consonant after it
    ],
    latin: { स़: 'sh', ड़: 'r' },
  },
  gujarati: { schwas: 'dropped', nasal: 'n', rules: [[/ज्ञ/g, 'ग्न']] },
  odia: {
    schwas: 'spoken',
    nasal: 'm',
    own: { ୱ: 'व' },
    rules: [[/ज्ञ/g, 'ग्य']],
    latin: { य: 'j', य़: 'y', व: 'w', ढ़: 'dh' },
  },
  tamil: {
    schwas: 'spoken',
    nasal: 'm',
    // Tamil letters do not distinguish voiced stops from plain ones. Plain here, but for what is regular: a stop is voiced
    // after its own nasal, and ச between vowels is s.
    rules: [
      [/(?<=[^्])च(?!्)/g, 'स'],
      [/ःप/g, 'फ़'],
      [/ऱ्ऱ/g, 'ट्र'],
      [/ऩ्ऱ/g, 'न्ड्र'],
      [/ङ्क/g, 'ङ्ग'],
      [/ञ्च/g, 'ञ्ज'],
      [/([णऩ])्ट/g, '$1्ड'],
      [/म्प/g, 'म्ब'],
    ],
    latin: { त: 'th' },
  },
  telugu: { schwas: 'spoken', nasal: 'm', own: { ౘ: 'చ', ౙ: 'జ', ౚ: 'ఱ' }, rules: [[/ज्ञ/g, 'ग्न']] },
  kannada: { schwas: 'spoken', nasal: 'm', own: { ೞ: 'ऴ' }, rules: [[/ज्ञ/g, 'ज्न']] },
  malayalam: {
    schwas: 'spoken',
    nasal: 'm',
    own: { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്', ൔ: 'മ്', ൕ: 'യ്', ൖ: 'ഴ്', 'ൗ': 'ൌ' },
    rules: [
      [/ऱ्ऱ/g, 'ट्ट'],
      [/न्+ऱ/g, 'न्ट'],
      [/ज्ञ/g, 'ज्न'],
    ],
    latin: { त: 'th' },
  },
};
const BY_BLOCK = new Map(
  Object.entries(BLOCK).map(([name, block]) => [block as number, SCRIPTS[name as BrahmicScript]]),
);

/** Languages that read the letters they share with others in their own way. */
const LANGUAGES: Record<string, Rules> = {
  mr: [[/ज्ञ/g, 'द्न्य']],
  as: [[/[चछ]/g, 'स']],
};

// Offsets 64 to 6F are the dandas and the digits.
const WORD = new RegExp(
  Object.values(BLOCK)
    .map((block) => `[${at(block, 0)}-${at(block, 0x63)}${at(block, 0x70)}-${at(block, 0x7f)}]+`)
    .join('|'),
  'g',
);

/** The words of `s` in Brahmic scripts in Latin letters; `s` is NFC without joiners, the rest of it stays. */
export function brahmicToLatin(s: string, lang?: string): string {
  return s.replace(WORD, (word) => {
    const script = BY_BLOCK.get(blockOf(word))!;
    return read(respell(word, script, lang), script);
  });
}

/** The word in the Devanagari letters that read alike. */
function respell(word: string, script: Script, lang = ''): string {
  const block = blockOf(word);
  const letters = [...word].flatMap((letter) => [...(script.own?.[letter] ?? letter)]);
  const shifted = letters.map((letter) =>
    blockOf(letter) === block ? at(BLOCK.devanagari, letter.codePointAt(0)! - block) : letter,
  );
  const rules = [...(LANGUAGES[lang] ?? []), ...(script.rules ?? [])];
  return rules.reduce(
    (text, [pattern, spelling]) => text.replace(pattern, spelling),
    shifted.join('').normalize('NFC'),
  );
}

function read(word: string, { schwas, nasal, latin = {} }: Script): string {
  const syllables = new Syllables();
  for (const letter of word.match(/[क-ह]़?|./gu) ?? []) {
    const plain = letter[0]!;
    const consonant = latin[letter] ?? CONSONANTS[letter] ?? latin[plain] ?? CONSONANTS[plain];
    if (consonant) syllables.consonant(consonant);
    else if (letter === '्') syllables.kill();
    else if (SIGNS[letter]) syllables.sign(SIGNS[letter]);
    else if (VOWELS[letter]) syllables.vowel(VOWELS[letter]);
    else if (/[ंँः]/.test(letter)) syllables.mark(letter);
  }
  syllables.end();
  if (schwas !== 'spoken') dropSchwas(syllables.list, schwas === 'dropped but after clusters');
  return spell(syllables.list, nasal);
}
