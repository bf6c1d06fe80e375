import { type PublicSite, paths } from '../site.ts';
import { pageWord } from '../words.ts';

/** A page above another one. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands, for search engines: the front page, those above it, itself. */
export function breadcrumbs({ url, lang }: PublicSite, above: readonly Crumb[], own: Crumb): object {
  const all = [{ name: pageWord('home', lang), path: paths.home(lang) }, ...above, own];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url + path,
    })),
  };
}
