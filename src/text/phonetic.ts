import { fold } from './fold.ts';
import { loanSpellings, loanTables } from './loans/loans.ts';
import { at, blockOf } from './scripts.ts';
import { toLatin } from './translit.ts';

/**
 * Keys by which a word typed in Latin letters finds the word that an Indian script writes: what people type follows
 * the sound, each in their own way (vaarta, vartha), so a key keeps of a word only what nearly all of them agree on.
 * Its consonants without breath, doubling and length, with one letter for those that are typed alike; of the vowels
 * `i` (i, e, ai), `u` (u, o, au), and `a` only where a word begins, since the unwritten a comes and goes.
 */

/** Scripts that write some sounds alike, so that the typed word has to give up the difference too. */
type Ear = 'plain' | 'eastern' | 'assamese' | 'tamil' | 'malayalam' | 'urdu';

const EARS: Ear[] = ['plain', 'eastern', 'assamese', 'tamil', 'malayalam', 'urdu'];

const EAR_OF_LANG: Record<string, Ear> = {
  ...{ bn: 'eastern', as: 'assamese', or: 'eastern', ta: 'tamil', ml: 'malayalam', ur: 'urdu' },
};

const NATIVE: [RegExp, Ear][] = [
  [/^[\u0980-\u09ff\u0b00-\u0b7f]/, 'eastern'],
  [/^[\u0b80-\u0bff]/, 'tamil'],
  [/^[\u0d00-\u0d7f]/, 'malayalam'],
  [/^[\u0600-\u06ff]/, 'urdu'],
  [/^[\u0900-\u0d7f]/, 'plain'],
];

/** Keys of one letter say nothing. */
const LEAST = 2;
/** A key shorter than this finds only whole words. */
export const LEAST_BEGINNING = 3;
const MOST = 32;
const mostNative = 4;

type Rules = [RegExp, string][];

/** From Latin letters to sounds, one letter each; `y` before a vowel is the consonant, else the vowel. */
const SOUNDS: Rules = [
  [/tch/g, 'ch'],
  [/sch(?=[eou])/g, 'sk'], // school, scheme
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/sh/g, 's'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/[fp]h?/g, 'p'],
  [/(?<=[ao])w(?![aeiouy])/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?<=[bcdgjklmnprst])h/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/(?<=[ie])y(?=[aeiou])|(?<=a)y(?=i)/g, ''],
  [/(?<=a)ya+/g, 'i'],
  [/([^aeiou])\1+/g, '$1'],
];

/** A nasal as the consonant after it makes it: samsad and sansad, sanbandh and sambandh. */
const WRITTEN_NASAL: Rules = [
  [/ng(?=[^aeiouy])/g, 'n'],
  [/m(?=[shyv])/g, 'n'],
];
const NASALS: Rules = [...WRITTEN_NASAL, [/n(?=[bp])/g, 'm']];

/** What may stand for one letter, or for two of which the vowel between is not typed: vijnan, but yojna and ganpati. */
const CLUSTERS: Rules = [[/jn|gn|dny/g, 'gy'], ...NASALS];

const BY_EAR: Record<Ear, Rules> = {
  plain: [],
  eastern: [
    [/v/g, 'b'],
    [/^y/, 'j'],
  ],
  assamese: [
    [/ks(?=[aeiou])/g, 's'],
    [/c/g, 's'],
    [/v/g, 'b'],
    [/^y/, 'j'],
    [/([^aeiou])\1+/g, '$1'],
  ],
  tamil: [
    [/g/g, 'k'],
    [/d/g, 't'],
    [/b/g, 'p'],
    [/[cj]/g, 's'],
    [/([^aeiou])\1+/g, '$1'],
    [/^([kpst])[iu](?=r)/, '$1'],
  ],
  // Behind a nasal and between vowels letters are spoken softer than they are written: perumbavoor, manjeri, kasargod.
  malayalam: [
    [/d/g, 't'],
    [/mb/g, 'mp'],
    [/n[jy]/g, 'nc'],
    [/g/g, 'k'],
    [/m(?=[ktcj])/g, 'n'],
    [/([^aeiou])\1+/g, '$1'],
  ],
  urdu: [],
};

const respelt = (word: string, rules: Rules): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

function soundsOf(latin: string, ear: Ear, clusters: Rules): string {
  const word = ear === 'tamil' || ear === 'malayalam' ? latin.replaceAll('zh', 'l') : latin;
  return respelt(respelt(respelt(word, SOUNDS), clusters), BY_EAR[ear]);
}

/** Vowels as their classes; an `a` only where the word begins, and there for any vowel in Urdu. */
function keyOf(sounds: string, ear: Ear): string {
  const key = sounds.replace(/[aeiou]+/g, (run, at: number) => {
    const classes = run
      .replace(/[ie]+/g, 'i')
      .replace(/[ou]+/g, 'u')
      .replaceAll('a', '')
      .replace(/(.)\1+/g, '$1');
    if (at > 0) return classes;
    return ear === 'urdu' ? 'a' : classes || 'a';
  });
  return key.slice(0, MOST);
}

const distinct = (keys: string[]): string[] => [...new Set(keys)].filter((key) => key.length >= LEAST);

// ड ঢ and the like within a word, not in a cluster nor behind an anusvara.
const FLAPPED =
  /(?<=[^\u094d\u0902\u09cd\u0982\u0b4d\u0b02])[\u0921\u0922\u09a1\u09a2\u0b21\u0b22](?![\u094d\u09cd\u0b4d])/g;

/** Devanagari, Gujarati and Gurmukhi anusvara and the Urdu one at the end of a word: नहीं is typed nahi, and nahin. */
const LAST_NASAL = /(?<=.)[\u0902\u0a02\u0a82\u06ba]$/;

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
    .replace(/\u0b15\u0b4d\u0b37/g, '\u0b16\u0b4d\u0b5f');

/**
 * The readings of a folded word that a key has to tell apart: folding took the dot from ड़ and য়, which is the
 * difference between d and r, and between j and y. Within a word either is meant; at its beginning it has no dot.
 */
function readings(word: string, lang: string | undefined): string[] {
  const dotted = word.replace(/(?<!^|\u09cd)\u09af/g, '\u09af\u09bc');
  const flapped = dotted.replace(FLAPPED, (letter) => at(blockOf(letter), 0x30));
  const found = [dotted, flapped, spokenEast(dotted), spokenEast(flapped)];
  const bare = found.map((reading) => reading.replace(LAST_NASAL, ''));
  // A retroflex flap that is a letter of its own is typed d as well; the i behind a Punjabi h is a tone; a Bengali ya
  // without its dot is j (podojatra), and many leave out the nasal of a vowel; Assamese reads ষ as kh.
  const others = [
    dotted.replaceAll('\u0a5c', '\u0a21').replaceAll('\u0691', '\u0688'),
    dotted.replaceAll('\u0a39\u0a3f', '\u0a39'),
    spokenEast(dotted).replaceAll('\u0981', ''),
    ...(lang === 'as' ? [dotted.replaceAll('\u09b7', '\u0996')] : []),
    dotted.replace(MALAYALAM_L, '\u0d32'),
    word,
  ];
  return [...new Set([...found, ...bare, ...others])];
}

// jna as the gy that most say: the schwa that is lost in योजना makes no such cluster.
const JNA =
  /([\u091c\u099c\u0a1c\u0a9c\u0b1c\u0c1c\u0c9c\u0d1c])(.)[\u091e\u099e\u0a1e\u0a9e\u0b1e\u0c1e\u0c9e\u0d1e]/g;
const jnaAsGya = (word: string): string =>
  word.replace(JNA, (cluster, letter: string, virama: string) => {
    const block = blockOf(letter);
    return virama === at(block, 0x4d) ? at(block, 0x17) + virama + at(block, 0x2f) : cluster;
  });

/**
 * The keys under which a word of an Indian script is found, the usual one first and at most 4; none for words of other
 * scripts, for those with digits, and for those too short. Spellings that `fold` makes equal have equal keys.
 */
export function nativeKeys(word: string, lang?: string): string[] {
  const folded = fold(word);
  const script = NATIVE.find(([letters]) => letters.test(folded))?.[1];
  if (!script || /[0-9a-z]/.test(folded)) return [];
  const ear = script === 'eastern' && lang === 'as' ? 'assamese' : script;
  return distinct(
    readings(folded, lang).map((reading) => {
      const latin = toLatin(jnaAsGya(reading), lang).replace(/[^a-z]/g, '');
      return keyOf(soundsOf(latin, ear, WRITTEN_NASAL), ear);
    }),
  ).slice(0, mostNative);
}

/** Whether a folded word is one that people type for a word of another script. */
export const isTyped = (folded: string): boolean => /^[a-z]{2,40}$/.test(folded);

/**
 * The keys that a word typed in Latin letters may stand for, the nearest first and at most 12 (36 for all languages);
 * none for what is no word of Latin letters.
 * @param lang whose words are looked for; absent: those of every language
 * @param unfinished the word is a beginning: its last letters may belong to what is still to come
 */
export function typedKeys(word: string, lang?: string, unfinished = false): string[] {
  const folded = fold(word).replaceAll("'", '');
  if (!isTyped(folded)) return [];
  const ears = lang === undefined ? EARS : [EAR_OF_LANG[lang] ?? 'plain'];
  const spellings = [folded];
  if (unfinished && /[^aeiou]y$/.test(folded)) spellings.push(`${folded}a`);
  if (/[^aeiou].*[^aeiou].*[^aeiou]e$/.test(folded))
    spellings.push(folded.replace(/c?e$/, (end) => (end === 'ce' ? 's' : ''))); // kozhikode, police
  if (/...ah$/.test(folded)) spellings.push(folded.slice(0, -1)); // howrah
  for (const spelling of [...spellings]) {
    const asRi = spelling.replace(/(?<=[bdghkmnpstv])ru/g, 'ri'); // mrutyu, krushi
    if (asRi !== spelling) spellings.push(asRi);
  }
  spellings.push(...respellings(folded, lang));
  const keys = ears.flatMap((ear) =>
    [CLUSTERS, WRITTEN_NASAL, []].flatMap((clusters) =>
      spellings.flatMap((spelling) => {
        // Urdu begins no word with two consonants: اسکول.
        const sounds = soundsOf(spelling, ear, clusters);
        const found = variants(sounds, ear);
        return ear === 'urdu' && /^s[kmpt]/.test(sounds) ? [...variants(`a${sounds}`, ear), ...found] : found;
      }),
    ),
  );
  return distinct([...loanKeys(folded, lang), ...keys]).slice(0, lang === undefined ? 36 : 12);
}

/** What a language types in another way than it is written. */
function respellings(typed: string, lang: string | undefined): string[] {
  const found: string[] = [];
  if (/.gaon$/.test(typed)) found.push(typed.replace(/aon$/, 'av'));
  if (lang === 'as') found.push(...assamese(typed));
  if (lang === 'ur') found.push(...urdu(typed));
  if (lang === 'pa') found.push(typed.replace(/(?<=[dgkst])w(?=a)/g, 'u')); // gurdwara
  if (lang === 'ne') found.push(typed.replaceAll('b', 'v'));
  // The u behind the last consonant: that of a plural goes before a case, that of Malayalam and Tamil is not written.
  if (/^(?:te|kn|ta|ml)$/.test(lang ?? '') && /[^aeiou].*[^aeiou].*[^aeiou]u$/.test(typed))
    found.push(typed.slice(0, -1));
  return [...new Set(found)].filter((one) => one !== typed);
}

/** x is s, and so is what is written ch; a w between two vowels is not typed, nor the nasal of gaon. */
function assamese(typed: string): string[] {
  const native = typed.replaceAll('x', 's').replace(/(?<=[ou])a/g, 'wa');
  const written = native.replace(/ah$/, 'a').replace(/gaon$/, 'gao');
  // The unwritten vowel is an o, also before y: unnoyon. A y behind a consonant is not spoken.
  return [written, written.replace(/o(?!$)/g, 'a').replace(/(?<=[^aeiou])y(?=[ao]$)/, '')];
}

/** Vowels that Urdu does not write, and its v that is a vowel as well. */
function urdu(typed: string): string[] {
  return [
    typed.replace(/u([dlnrst])(?=\1)/g, 'al'), // asaduddin: اسدالدین
    typed.replace(/[eiou](?=([^aeiou])\1)/g, 'a'), // chennai
    typed.replace(/[vw](?:[aei](?=[^aeiouy]))?/g, 'u'), // yadav, arvind, dawat
    typed.replace(/(?<=[^aeiou])y(?=[aeiou])/g, 'iy'), // padyatra
    typed.replace(/(?<=[bcdgjklmnprst])[aeiou](?=h[aeiou])/g, ''), // imtihan
  ];
}

/** Keys of an English word as a language spells it, whatever its letters sound like. */
function loanKeys(folded: string, lang: string | undefined): string[] {
  const langs = lang === undefined ? Object.keys(loanTables) : [lang];
  const keys = langs.flatMap((one) => loanSpellings(folded, one).flatMap((spelling) => nativeKeys(spelling, one)));
  return [...new Set(keys)].slice(0, lang === undefined ? 12 : 6);
}

/** A typed vowel may stand for the unwritten a: lucknow, hyderabad, kolkata, and any short one in Urdu. */
function variants(sounds: string, ear: Ear): string[] {
  const consonants = sounds.replace(/[aeiou]+/g, '').length;
  const loose = [...sounds.matchAll(/(?<=[^aeiou])[eiou](?=[^aeiou])/g)].flatMap(({ 0: vowel, index }) => {
    const closed = /^[^aeiou]{2}/.test(sounds.slice(index + 1));
    if (ear === 'urdu') return consonants >= 3 || closed || /^[aeiou]|a$/.test(sounds) ? [index] : []; // amit, zila
    if (vowel === 'i') return [];
    if (vowel === 'o' && (ear === 'eastern' || ear === 'assamese')) return [index];
    if (vowel === 'e' && consonants >= 3) return [index];
    const isLast = vowel === 'u' && index === sounds.length - 2; // meerut
    return (closed && vowel !== 'e') || (isLast && consonants >= 3) ? [index] : [];
  });
  const all = loose.slice(0, 3);
  const found: string[] = [];
  for (let dropped = 0; dropped < 1 << all.length; dropped++) {
    const letters = [...sounds];
    for (const [bit, at] of all.entries()) if (dropped & (1 << bit)) letters[at] = 'a';
    found.push(keyOf(letters.join(''), ear));
  }
  if (ear !== 'eastern' && ear !== 'assamese') return found;
  // The unwritten vowel of the east is an o: rajyo, orunachol, somoy.
  const spoken = sounds
    .replace(/^o/, 'a')
    .replace(/(?<=[^aeiou])o$/, '')
    .replace(/oi$/, 'ai');
  if (spoken !== sounds) found.push(keyOf(spoken, ear), keyOf(spoken.replaceAll('o', 'a'), ear));
  return found;
}
