/** What a language types in another way than it is written. */
export function respellings(typed: string, lang: string | undefined): string[] {
  const found: string[] = [];
  if (/.gaon$/.test(typed)) found.push(typed.replace(/aon$/, 'av'));
  if (lang === 'as') found.push(...assamese(typed));
  if (lang === 'bn') found.push(typed.replace(/o(?!$)/g, 'a')); // unnoyon
  if (lang === 'ur') found.push(...urdu(typed));
  if (lang === 'ta') found.push(...tamil(typed));
  if (lang === 'pa') found.push(typed.replace(/(?<=[dgkst])w(?=a)/g, 'u')); // gurdwara
  if (lang === 'ne') found.push(typed.replaceAll('b', 'v'));
  // The u behind the last consonant: that of a plural goes before a case, that of Malayalam and Tamil is not written.
  if (/^(?:te|kn|ta|ml)$/.test(lang ?? '') && /[^aeiou].*[^aeiou].*[^aeiou]u$/.test(typed))
    found.push(typed.slice(0, -1));
  if (lang === 'gu') found.push(typed.replace(/(?<=[^aeiou])eh(?=[^aeiou])/g, 'ahe')); // mehsana
  const plural = plurals[lang ?? ''];
  const singular = plural && typed.replace(plural, '');
  if (singular && /[aeiou].*[aeiou]/.test(singular)) found.push(singular);
  return [...new Set(found)].filter((one) => one !== typed);
}

/** x is s, and so is what is written ch; a w between two vowels is not typed, nor the nasal of gaon. */
function assamese(typed: string): string[] {
  const native = typed.replaceAll('x', 's').replace(/(?<=[ou])a/g, 'wa');
  const written = native.replace(/ah$/, 'a').replace(/gaon$/, 'gao');
  // The unwritten vowel is an o, also before y: unnoyon. A y behind a consonant is not spoken.
  return [written, written.replace(/o(?!$)/g, 'a').replace(/(?<=[^aeiou])y(?=[ao]$)/, '')];
}

/** Trichy is written tiru; gn is one nasal sound, as in ilaignar; kanyakumari has an i before its y. */
const tamil = (typed: string): string[] => [
  typed.replace(/^tri/, 'tiru'),
  typed.replace(/gn(?=[aeiou])/g, 'ny'),
  typed.replace(/(?<=[^aeiou])y(?=a)/g, 'iy'),
];

/** A plural as it is typed: before a case the word has lost its last letters. */
const plurals: Readonly<Record<string, RegExp>> = { te: /l+u$/, kn: /galu$/, ta: /(?:kk?|g)al$/, ml: /kk?al$/ };

/** Vowels that Urdu does not write, and its v that is a vowel as well. */
function urdu(typed: string): string[] {
  return [
    typed.replace(/u([dlnrst])(?=\1)/g, 'al'), // asaduddin: اسدالدین
    typed.replace(/[eiou](?=([^aeiou])\1)/g, 'a'), // chennai
    typed.replace(/[vw](?:[aei](?=[^aeiouy]))?/g, 'u'), // yadav, arvind, dawat
    typed.replace(/(?<=[^aeiou])y(?=[aeiou])/g, 'iy'), // padyatra
    typed.replace(/(?<=[bcdgjklmnprst])[aeiou](?=h[aeiou])/g, ''), // imtihan
    typed.replace(/(?<=[aeo])lh/g, 'hl'), // delhi: دہلی
    typed.replace(/a[ei](?=[^aeiou])|ua(?=[^aeiou])/g, 'a'), // shair, muamla: the ain that carries a vowel
    typed
      .replace(/ua(?=w)/, 'a')
      .replace(/ao(?=n?$)/, 'ava')
      .replace(/(?<=a)w(?=[^aeiouy])/g, 'va'), // gaon, muawza
    typed.replace(/([^aeiou])[aeiou](?=\1)/g, '$1'), // iftitah
    typed.replace(/(?<=[^aeiou])ea(?=[^aeiou])/g, 'a'), // wazireazam: the e that joins two words
  ];
}

/** The names of the letters, as they sound in India. */
const letterNames: Readonly<Record<string, string>> = {
  a: 'e',
  b: 'bi',
  c: 'si',
  d: 'di',
  e: 'i',
  f: 'ef',
  g: 'ji',
  h: 'ech',
  i: 'ai',
  j: 'je',
  k: 'ke',
  l: 'el',
  m: 'em',
  n: 'en',
  o: 'o',
  p: 'pi',
  q: 'kyu',
  r: 'ar',
  s: 'es',
  t: 'ti',
  u: 'yu',
  v: 'vi',
  w: 'dablyu',
  x: 'eks',
  y: 'vai',
  z: 'jed',
};

/** No vowel, or one at an end: bjp, ipl, upsc, cbi. What can be spoken as a word mostly is. */
const ACRONYM = /^(?=.{3,5}$)[aeiou]?[^aeiou]{2,5}[aeiou]?$/;

/** An acronym as Indian scripts write it, by the names of its letters: బీజేపీ for bjp; none for other words. */
export function spelledOut(typed: string): string[] {
  if (!ACRONYM.test(typed)) return [];
  const named = [...typed].map((letter) => letterNames[letter]).join('');
  return typed.includes('u') ? [named, named.replaceAll('yu', 'iu')] : [named]; // Bengali writes ইউ
}
