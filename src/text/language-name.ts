const languageNames = new Map<string, string>();

/** The name of a language in that language: `తెలుగు`. To look it up takes longer than to write the page that shows it. */
export function languageName(lang: string): string {
  const found = languageNames.get(lang);
  if (found !== undefined) return found;
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  languageNames.set(lang, name);
  return name;
}
