/** Pages of the help that are in other languages than English: files of `docs/te`. A test compares them. */
export const translatedHelp: Readonly<Record<string, readonly string[]>> = {
  hi: ['editors'],
  ta: ['editors'],
  te: ['editors'],
  ur: ['editors'],
};

/** Where a heading of the help is (`editors#states`) for a user of a language, and whether it is in that language. */
export function helpIn(locale: string, heading: string): { href: string; isOwn: boolean } {
  const [page = '', anchor = ''] = heading.split('#');
  const isTranslated = translatedHelp[locale]?.includes(page) ?? false;
  const folder = isTranslated ? `${locale}/` : '';
  return { href: `/admin/help/${folder}${page}.html#${anchor}`, isOwn: isTranslated || locale === 'en' };
}
