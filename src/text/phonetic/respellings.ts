/** What a language types in another way than it is written. */
export function respellings(typed: string, lang: string | undefined): string[] {
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
