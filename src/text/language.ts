/** Scripts by what they are written in; the first language is meant where the feed names none of the others. */
const scripts = [
  [/\p{Script=Telugu}/gu, ['te']],
  [/\p{Script=Tamil}/gu, ['ta']],
  [/\p{Script=Kannada}/gu, ['kn']],
  [/\p{Script=Malayalam}/gu, ['ml']],
  [/\p{Script=Gujarati}/gu, ['gu']],
  [/\p{Script=Gurmukhi}/gu, ['pa']],
  [/\p{Script=Oriya}/gu, ['or']],
  [/\p{Script=Bengali}/gu, ['bn', 'as']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
  [/\p{Script=Arabic}/gu, ['ur']],
  [/\p{Script=Latin}/gu, ['en']],
] as const;

/** Languages that are told by their letters. */
export const writtenLanguages = scripts.flatMap(([, langs]) => [...langs]);
type WrittenLanguage = (typeof writtenLanguages)[number];

/**
 * The language of a source, such as a feed: the script of its titles decides, since programs that write feeds declare English
 * by default; what is declared settles it among languages of one script. Null for one that Dinam does not have.
 * @param declared BCP 47, as the source writes it
 */
export function languageOf(declared: string | null, titles: readonly string[]): WrittenLanguage | null {
  const text = titles.join(' ').slice(0, 5_000);
  const primary = declared?.toLowerCase().split(/[-_]/)[0];
  const own = writtenLanguages.find((lang) => lang === primary) ?? null;
  const counted = scripts
    .map(([script, langs]) => ({ langs, letters: text.match(script)?.length ?? 0 }))
    .toSorted((a, b) => b.letters - a.letters);
  const [most] = counted;
  if (!most || most.letters === 0) return own;
  if (own && most.langs.some((lang) => lang === own)) return own;
  // Latin letters may be any language of the world: English only where nothing else is said.
  if (most.langs[0] === 'en') return declared === null ? 'en' : own;
  return most.langs[0];
}
