const scriptOf = (code: string): string => new Intl.Locale(code).maximize().script ?? 'Latn';

const lettersIn = (text: string, script: string): number =>
  text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;

/**
 * The languages that a text may be in, by the script of most of its letters: for Devanagari these may be several.
 * @param codes those of the publisher
 * @returns empty for a text without letters
 */
export function languagesOfText(text: string, codes: readonly string[]): string[] {
  const scripts = [...new Set(['Latn', ...codes.map(scriptOf)])];
  const [most] = scripts
    .map((script) => ({ script, letters: lettersIn(text, script) }))
    .toSorted((a, b) => b.letters - a.letters);
  if (!most || most.letters === 0) return [];
  return codes.filter((code) => scriptOf(code) === most.script);
}
