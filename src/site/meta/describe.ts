import type { PublicSite } from '../site.ts';
import descriptions from './descriptions.json' with { type: 'json' };

/** What a kind of page says of itself to search engines, in the language of the site. @param name what it is about */
export function described(kind: keyof typeof descriptions, { lang, basic }: PublicSite, name = ''): string {
  const values: Readonly<Record<string, string>> = { name, site: basic.app_name };
  return descriptions[kind][lang].replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);
}
