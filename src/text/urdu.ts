import { dropSchwas, Syllables, spell } from './syllables.ts';

const CONSONANTS: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ہ: 'h',
  ھ: 'h',
  ۃ: 't',
  ع: '', // silent in Urdu, but it carries a vowel as the others do
};
const C = `[${Object.keys(CONSONANTS).join('')}]ھ?`;

/**
 * From letters to sounds. Urdu leaves short vowels out and has one letter for several long ones and a consonant, so
 * this is a readable guess by position. Sounds are in Latin: vowels a e i o, consonants y v, A for a vowel that
 * begins a syllable, - for a break.
 */
const RULES: [RegExp, string][] = [
  [/اً/g, 'ان'],
  [/[یو]?\u0670/g, 'ا'],
  [/ی\u0654/g, 'ئ'],
  [/ۓ/g, 'ئے'],
  [/[ۂۀ]/g, 'ہ'],
  [/[أإ]/g, 'ا'],
  [/\p{M}|[\u0621\u0640]/gu, ''],
  [/^ای(?![اآ])/, 'e'],
  [/^او(?![اآ])/, 'o'],
  [/آ/g, 'A'],
  [/ا/g, 'a'],
  [/ے/g, 'e'],
  [/ئ(?=[یeو])/g, '-'],
  [/ئ/g, '-i'],
  [/ؤ/g, '-o'],
  [/^و|(?<=[aAeo])و|و(?=[aAe]|ی(?![aAe]))/g, 'v'],
  [/و/g, 'o'],
  [/^ی|(?<=[aAeo])ی(?=[aAeo])/g, 'y'],
  [new RegExp(`(?<=${C})ی(?=[aAeo])`, 'g'), 'iy'],
  [/ی(?=ں$)/, 'e'],
  [new RegExp(`(?<=${C})ی(?=${C}${C})`, 'g'), 'ai'], // a closed syllable: haidar, faisal
  [/ی/g, 'i'],
  [new RegExp(`(?<=${C})ہ$`), 'a'],
];

const WORD = /[\u0620-\u065F\u066E-\u06D3\u06D5-\u06DC\u06EE\u06EF\u06FA-\u06FF]+/g;
const SOUND = new RegExp(`${C}|.`, 'gu');

/** The words of `s` in Urdu letters in Latin letters; `s` is NFC in Urdu letters, without joiners. The rest stays. */
export function urduToLatin(s: string): string {
  return s.replace(WORD, (word) =>
    read(RULES.reduce((text, [letters, sounds]) => text.replace(letters, sounds), word)),
  );
}

function read(sounds: string): string {
  const syllables = new Syllables();
  for (const sound of sounds.match(SOUND) ?? []) {
    const consonant = CONSONANTS[sound[0]!];
    if (consonant !== undefined) syllables.consonant(consonant + (sound[1] ? 'h' : ''));
    else if (/[yv]/.test(sound)) syllables.consonant(sound);
    else if (/[aeio]/.test(sound)) syllables.sign(sound);
    else if (sound === '-') syllables.end();
    else if (sound === 'ں') syllables.mark('ँ');
    else if (sound === 'A') {
      syllables.kill();
      syllables.vowel('a');
    }
  }
  syllables.end();
  dropSchwas(syllables.list, false);
  return spell(syllables.list, 'n');
}
