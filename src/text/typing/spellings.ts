import { at, BLOCK, type BrahmicScript, blockOf } from '../scripts.ts';

/**
 * How people write the letters of an Indian language in Latin letters, the loose ways too. Written once in Devanagari
 * letters, which stand at the same offset in each block; a script adds what it writes in its own way. A cost is a
 * negative logarithm: 0 is the usual letter of a spelling, 0.7 half as likely, 2.3 a tenth.
 */
export type Letters = readonly [native: string, cost: number];

export interface Spellings {
  /** A consonant, or several joined, whose vowel is still to come. */
  consonants: Map<string, Letters[]>;
  /** What follows a vowel and takes none: nasal signs, the chillu letters of Malayalam. */
  marks: Map<string, Letters[]>;
  /** Vowel signs; '' is the unwritten one. */
  signs: Map<string, Letters[]>;
  /** Vowels that begin a syllable. */
  vowels: Map<string, Letters[]>;
  /** What stands between two consonants without a vowel between them. */
  joints: Letters[];
  /** What stands after a consonant at the end of a word. */
  ends: Letters[];
  /** Cost of the unwritten vowel for a typed `a` at the end of a word. */
  finalSchwa: number;
}

const virama = '्';

// spelling: letters, each with its cost after a colon
const CONSONANTS = `
k:क  kh:ख,क:4  g:ग,घ:2.5  gh:घ,ग:4  c:क:.7,च:.7,स:1.5  ck:क:.3,क्क:1  q:क:.3,क़:.7  x:क्ष:.5,क्स:.5
ch:च,छ:1.2,च्च:2,क:3  chh:छ,च्छ:.5,च:2  Ch:छ:.2  cch:च्च,च्छ:.3  chch:च्च  chchh:च्छ  tch:च्च:.5,च:1
j:ज,झ:2.5  jh:झ,ज:4  z:ज:.7,ज़:.3,झ:3  zh:झ:2  J:ज्ञ:2,झ:.7
t:त:.3,ट:.7,त्त:2.5,ट्ट:2.5,थ:2.5  th:थ:.2,ठ:1,त:1.5  T:ट,ठ:4  Th:ठ
d:द:.3,ड:.7,ध:2.5,द्द:3  dh:ध:.2,ढ:1,द:3.5  D:ड,ढ:4  Dh:ढ
n:न,ण:.9,ञ:2  nk:ङ्क:.7  nkh:ङ्ख:.7  nch:ञ्च:.5  N:ण,न:2  ng:ङ्ग:.7,ङ:1.5  ngh:ङ्घ:.7  ny:ञ:.7  nj:ञ्ज:.5,ञ:2  gn:ज्ञ:.7  gy:ज्ञ:.5  jn:ज्ञ:.5  dny:ज्ञ:.5  jny:ज्ञ:.3
p:प,फ:3  ph:फ,फ़:1.2  f:फ:.4,फ़:.7  b:ब,भ:2.5  bh:भ,ब:4  m:म
y:य  r:र  R:र:2  rh:ढ़:.5  l:ल,ल्ल:2.5  L:ळ:.3,ल:1.5  v:व  w:व:.1
sh:श,ष:.7,स:2.3  Sh:ष:.2,श:.7  shh:ष:.7  S:श:.5,ष:.5,स:2  s:स,श:1.4,ष:2.5  ss:स्स:.2,स:2,श्श:2  h:ह
ksh:क्ष  kSh:क्ष  sch:श:1.5,स्क:.7`;

const VOWELS = `
a:अ,आ:.5  aa:आ,अ:2.5  A:आ  ah:आ:1.2  i:इ,ई:.6,अ:4.5  ii:ई  I:ई  ee:ई,इ:1.5,ए:2  ea:ई:1,ए:2  ie:ई:1.2  y:ई:.9,इ:.9,ऐ:1.3
u:उ,ऊ:.7,अ:3.5  uu:ऊ  U:ऊ  oo:ऊ,उ:1,ओ:1.7  e:ए,अ:3.2,इ:3.2  E:ए  ae:ए:.7,ऐ:1.5  ei:ऐ:1.2,ई:1.5,ए:1.5  ey:ए:1  ay:ऐ:.9,ए:1.5
ai:ऐ:.2,ए:2.5  o:ओ,ऑ:2.3,उ:3  oa:ओ:1.5  O:ओ  au:औ,ऑ:2  ou:औ:.3,ऊ:1,ओ:2  ow:औ:.5,ऊ:2,ओ:2  aw:औ:.5,ऑ:1  ri:ऋ:1  ru:ऋ:1.2  Ri:ऋ:.2`;

const MARKS = 'n:ं:.5,ँ:1.3  m:ं:.5  M:ं  N:ं:2  ng:ं:1  h:ः:1.7  H:ः';

const EAST = `v:ब:.5,भ:.3  w:ब:.5,ওয়:.5  b:ब,व:2  y:য়:.1,য:.4  j:ज:.2,य:.7  sh:श:.1,ष:.7,स:.7  s:स:.2,श:.6,ष:1.5  r:र:.1,ड़:.9  d:ड़:1.5
 ph:फ  f:फ  rh:ढ़:.7  kh:ख,क्ष:1.2  kkh:क्ष:.7,क्ख:.7  jn:ज्ञ  gg:ज्ञ:1.2  x:স:1,ক্স:.5  ng:ঙ:.7  t:त্ত:2`;

/** What a script writes in its own way: lines as above, and letters of its own. */
const OWN: Record<BrahmicScript, { consonants?: string; vowels?: string; marks?: string }> = {
  devanagari: { consonants: 'r:ड़:1.4  d:ड़:1  dh:ढ़:1.5  D:ड़:.7  kh:ख़:3  g:ग़:3.5  l:ळ:1.5  j:ज़:2' },
  bengali: {
    consonants: EAST,
    vowels: 'a:अ:.7  o:अ:.3  aa:आ  ia:য়া:3  oi:ऐ:.4  ou:औ:.2  e:অ্যা:3',
    marks: 't:ৎ:1.2  ng:ं:.2  n:ं:2  m:ं:2',
  },
  gurmukhi: {
    consonants: `sh:ਸ਼  r:ੜ:1  l:ਲ਼:2  R:ੜ:.2  rh:ੜ੍ਹ:.3  dh:ੜ੍ਹ:1.2  kh:ਖ਼:2.5  g:ਗ਼:3  m:ੰਮ:1.5  mm:ੰਮ:.1  n:ੰਨ:1.5  nn:ੰਨ:.1  nh:ਨ੍ਹ:.3
 ddh:ੱਧ,ੱਢ:1  kkh:ੱਖ  ggh:ੱਘ  cch:ੱਛ:.5,ੱਚ:.5  chch:ੱਚ  tth:ੱਥ,ੱਠ:.7  jjh:ੱਝ  bbh:ੱਭ  pph:ੱਫ`,
    marks: 'n:ੰ:.3,ं:.5  m:ੰ:.7',
  },
  gujarati: { consonants: 'l:ळ:.9  z:ज:.2,झ:1  f:फ  v:व', vowels: 'a:ऍ:3  o:ऑ:1.5' },
  odia: {
    consonants: `l:ଳ:.8  y:ୟ:.1,य:.5  j:ज:.1,य:.9  w:ୱ:.3,ब:1  v:ବ:.3,ଭ:.3  b:ब  d:ड़:1  r:ड़:2  dh:ढ़:1.2  kh:क्ष:1.5`,
    vowels: 'o:अ:.8  u:अ:4',
    marks: 'ng:ं:.5',
  },
  tamil: {
    consonants: `n:न:.3,ऩ:.3,ण:.9  nn:ऩ्ऩ:.2,ण्ण:.2  r:र:.1,ऱ:.9  rr:ऱ्ऱ:.2  R:ऱ  tr:ऱ्ऱ:.2  tt:ऱ्ऱ:.8  ndr:ऩ्ऱ:.2  nr:ऩ्ऱ:.3  l:ल:.1,ळ:.9,ऴ:1.5  ll:ळ्ळ:.5
 zh:ऴ  z:ऴ:.3,ஸ:1  L:ळ  th:த:0,த்த:2  t:ட:.4,த:.7  d:ட:.5,த:.5  dh:த:.1  s:ச:.2,ஸ:.7  sh:ஷ:.1,ச:1  h:ஹ:.2,க:.7  f:ஃப:.2,ப:1  g:க
 ng:ங்க:.2,ங்:3  nj:ஞ்ச:.1,ஞ:1.5  nch:ஞ்ச  ny:ஞ:.2  gn:ஞ:.3  mb:ம்ப  k:க,க்க:2  p:ப,ப்ப:2  ch:ச,ச்ச:1.5  w:வ  ks:க்ஸ:1  ksh:க்ஷ  j:ஜ:.1,ச:2`,
    marks: 'q:ஃ:1',
  },
  telugu: { consonants: 'l:ళ:.9  th:త:.8,త్త:2.5,ట:2.5  r:ఱ:4  dh:ద:1.3  ch:చ,ఛ:2' },
  kannada: { consonants: 'l:ಳ:.9  th:ತ:.8,ತ್ತ:2.5,ಟ:2.5  dh:ದ:1.3  ch:ಚ,ಛ:2' },
  malayalam: {
    consonants: `l:ള:.8,ഴ:2.5  ll:ള്ള:.5  zh:ഴ  z:ഴ:.7,സ:1  r:ര:.1,റ:.6  R:റ  rr:റ്റ:1,റ:1  tt:റ്റ:.6,ട്ട:.4  t:റ്റ:1.3,ട്ട:1.5,ട:.7,ത:.5
 th:ത:.1,ത്ത:1.2,ഥ:.8  tth:ത്ത:.1  nt:ന്റ:.5,ണ്ട:1  nn:ന്ന:.1,ണ്ണ:.5  n:ന്ന:1.8  ng:ങ:1,ങ്ങ:.2  ngng:ങ്ങ  nj:ഞ്ച:.5,ഞ്ഞ:.8,ഞ:.6  ny:ഞ:.3
 k:ക്ക:1.8  p:പ്പ:2  ch:ച്ച:1.3  kh:ഖ  y:യ്യ:3  d:ദ:.3,ഡ:.7,ട:1.5  dh:ധ:.2,ദ:1  f:ഫ  mb:മ്പ:.5`,
    marks: 'n:ൻ:.1,ൺ:1.2  N:ൺ:.1  r:ർ:.1  l:ൽ:.1,ൾ:.6  L:ൾ:.1  m:ം:.1',
  },
};

const ASSAMESE = 's:চ:.9,ছ:1.2  ch:চ:.1,ছ:.7  x:স:.2,শ:.5,ষ:.9  h:স:3,শ:3  w:ৱ:.1  v:ৱ:.5,ভ:.3  r:ৰ:.1  b:ৱ:2.5';

const signOf: Record<string, string> = {
  अ: '',
  आ: 'ा',
  इ: 'ि',
  ई: 'ी',
  उ: 'ु',
  ऊ: 'ू',
  ऋ: 'ृ',
  ऎ: 'ॆ',
  ए: 'े',
  ऐ: 'ै',
  ऒ: 'ॊ',
  ओ: 'ो',
  औ: 'ौ',
  ऑ: 'ॉ',
  ऍ: 'ॅ',
};

/** Scripts that distinguish a short e and o from a long one. */
const withShort = new Set<BrahmicScript>(['tamil', 'telugu', 'kannada', 'malayalam']);

const SCRIPT_OF: Record<string, BrahmicScript> = {
  hi: 'devanagari',
  mr: 'devanagari',
  ne: 'devanagari',
  te: 'telugu',
  ta: 'tamil',
  kn: 'kannada',
  ml: 'malayalam',
  gu: 'gujarati',
  bn: 'bengali',
  as: 'bengali',
  or: 'odia',
  pa: 'gurmukhi',
};

/** Languages that can be typed in Latin letters. Urdu is not: its letters say too little of the vowels. */
export const typedLanguages = Object.keys(SCRIPT_OF);

const isAssigned = (letter: string): boolean => /[\p{L}\p{M}]/u.test(letter);

/** Letters of Devanagari in another script; a stop that the script does not write is the plain one of its row. */
function inScript(text: string, script: BrahmicScript): string | null {
  const block = BLOCK[script];
  let result = '';
  for (const letter of text.normalize('NFC')) {
    if (blockOf(letter) !== BLOCK.devanagari || block === BLOCK.devanagari) {
      result += letter;
      continue;
    }
    const offset = letter.codePointAt(0)! - BLOCK.devanagari;
    const shifted = at(block, offset);
    if (isAssigned(shifted)) result += shifted;
    else if (offset >= 0x15 && offset < 0x29) result += at(block, 0x15 + 5 * Math.floor((offset - 0x15) / 5));
    else if (offset >= 0x2a && offset < 0x2e) result += at(block, 0x2a);
    else return null;
  }
  return result.normalize('NFC');
}

function read(lines: string, script: BrahmicScript, into: Map<string, Letters[]>): void {
  for (const entry of lines.trim().split(/\s+/).filter(Boolean)) {
    const [spelling = '', ...rest] = entry.split(':');
    const entries = into.get(spelling) ?? [];
    for (const option of rest.join(':').split(',')) {
      const [letters = '', cost = '0'] = option.split(':');
      const native = inScript(letters, script);
      if (native === null) continue;
      const before = entries.findIndex(([other]) => other === native);
      if (before >= 0) entries.splice(before, 1); // a later line replaces an earlier one
      entries.push([native, Number(cost)]);
    }
    into.set(spelling, entries);
  }
}

/** A doubled letter: joined twice, or a loose spelling of the single one. */
function doubled(consonants: Map<string, Letters[]>, script: BrahmicScript): void {
  for (const [spelling, letters] of [...consonants]) {
    if (spelling.length !== 1) continue;
    const singles = letters.filter(([native, cost]) => [...native].length === 1 && cost < 1);
    const twice = singles.map(([native, cost]): Letters => {
      const first = script === 'gurmukhi' ? 'ੱ' : native + inScript(virama, script);
      return [first + native, cost];
    });
    const doubled = consonants.get(spelling + spelling) ?? [];
    const more = [...twice, ...singles.map(([native, cost]): Letters => [native, cost + 4.5])];
    const fresh = more.filter(([native]) => !doubled.some(([other]) => other === native));
    consonants.set(spelling + spelling, [...doubled, ...fresh]);
    if (script !== 'gurmukhi') continue;
    consonants.set(spelling, [...letters, ...twice.map(([native, cost]): Letters => [native, cost + 2])]);
  }
}

/** The sounds of the vowels with a short e and o, where the script has them. */
function vowelLines(script: BrahmicScript): string {
  if (!withShort.has(script)) return VOWELS;
  return `${VOWELS}  e:ऎ:.2,ए:.5  o:ऒ:.3,ओ:.4  E:ए  O:ओ  ee:ए:1.5  oo:ओ:1.5  ae:ए:.3  ey:ए:.5  oa:ओ:1`;
}

function make(lang: string, script: BrahmicScript): Spellings {
  const own = OWN[script];
  const consonants = new Map<string, Letters[]>();
  const vowels = new Map<string, Letters[]>();
  const marks = new Map<string, Letters[]>();
  read(CONSONANTS, script, consonants);
  read(own.consonants ?? '', script, consonants);
  if (lang === 'as') read(ASSAMESE, script, consonants);
  if (lang === 'as')
    consonants.set(
      'r',
      consonants.get('r')!.filter(([native]) => native !== 'র'),
    );
  doubled(consonants, script);
  read(vowelLines(script), script, vowels);
  read(own.vowels ?? '', script, vowels);
  read(MARKS, script, marks);
  read(own.marks ?? '', script, marks);
  return { consonants, vowels, marks, signs: signsOf(vowels, script), ...closing(script) };
}

function signsOf(vowels: Map<string, Letters[]>, script: BrahmicScript): Map<string, Letters[]> {
  const signs = new Map(
    Object.entries(signOf).map(([vowel, sign]) => [inScript(vowel, script), inScript(sign, script)]),
  );
  if (script === 'malayalam') signs.set('ഔ', 'ൗ'); // the old sign of au is no longer written
  const entries = [...vowels].map(([spelling, letters]): [string, Letters[]] => [
    spelling,
    letters.flatMap(([vowel, cost]): Letters[] => {
      const sign = signs.get(vowel);
      return sign === undefined || sign === null ? [] : [[sign, cost]];
    }),
  ]);
  const all = new Map(entries);
  if (script === 'malayalam') all.get('u')?.push(['്', 0.8]); // the short u at the end of അത്
  return all;
}

function closing(script: BrahmicScript): Pick<Spellings, 'joints' | 'ends' | 'finalSchwa'> {
  const kill = inScript(virama, script)!;
  if (withShort.has(script))
    return {
      joints: [
        [kill, 0],
        ['', 4],
      ],
      ends: [
        [kill, 0],
        ['', 2.5],
      ],
      finalSchwa: 0,
    };
  const joints: Letters[] = [
    [kill, 0.7],
    ['', 0.7],
  ];
  if (script === 'odia')
    return {
      joints: [
        [kill, 0.2],
        ['', 1.5],
      ],
      ends: [
        ['', 0.5],
        [kill, 1],
      ],
      finalSchwa: 0,
    };
  return {
    joints,
    ends: [
      ['', 0],
      [kill, 2.3],
    ],
    finalSchwa: 1,
  };
}

const made = new Map<string, Spellings>();

/** The spellings of a language; null for one that cannot be typed so. */
export function spellingsOf(lang: string): Spellings | null {
  const script = SCRIPT_OF[lang];
  if (!script) return null;
  const table = made.get(lang) ?? make(lang, script);
  made.set(lang, table);
  return table;
}
