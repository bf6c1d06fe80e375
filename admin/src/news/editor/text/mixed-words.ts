const scripts = [
  ...['Latin', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  'Arabic',
].map((name) => new RegExp(`\\p{sc=${name}}`, 'u'));
const WORD = /[\p{L}\p{M}\u200c\u200d]+/gu;
/** Abbreviations and names in Latin letters take endings of the language: BJPకి. */
const withEnding = /^\p{sc=Latin}{2,}\P{sc=Latin}+$/u;

/** Words with letters of several scripts, which look right and are found by nobody: from and to in the text. */
export function mixedWords(text: string): [from: number, to: number][] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => {
      const found = scripts.filter((script) => script.test(word));
      return found.length > 2 || (found.length === 2 && !withEnding.test(word));
    })
    .map((match) => [match.index, match.index + match[0].length]);
}
