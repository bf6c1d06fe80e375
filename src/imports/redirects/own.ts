import { categories } from '../../categories/categories.ts';
import type { App } from '../../core/app.ts';
import { routePatterns } from '../../core/old-address.ts';
import { languages } from '../../model/common.ts';

/**
 * Whether this site itself answers a path, so that no reader would ever be redirected from it.
 * @param key the path as `pathKey` gives it
 */
export async function isOwnPath(app: App, key: string): Promise<boolean> {
  if (key.includes('/?')) return false; // a short address of WordPress: the site answers `/` alone
  const [patternOf] = routePatterns(app);
  const pattern = patternOf?.(encodeURI(key)) ?? null;
  if (!pattern?.startsWith('/:lang')) return pattern !== null;
  const [, lang, name] = key.split('/');
  if (!languages.some((one) => one === lang)) return false; // `/ap` is a page of many old sites
  if (!pattern.endsWith('/:category')) return true;
  return [...(await categories(app)).values()].some(({ row }) => row.is_active === 1 && row.slug === name);
}
