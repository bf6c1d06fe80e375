import { categoryOfSlug } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import { languages } from '../core/model/common.ts';
import { routePatterns } from '../core/old-address.ts';

/**
 * Whether this site itself answers a path, if only with its present address, so that no reader would ever be redirected
 * from it.
 * @param path decoded
 */
export async function isOwnPath(app: App, path: string): Promise<boolean> {
  // A short address of WordPress: at the root the site answers without its query.
  const short = path.indexOf('/?');
  if (short !== -1) return short > 0 && isOwnPath(app, path.slice(0, short));
  const query = path.search(/(?<=\.(?:php|aspx?|jsp|cfm|cgi|pl))\?/);
  if (query !== -1) return isOwnPath(app, path.slice(0, query));
  const [patternOf] = routePatterns(app);
  const pattern = patternOf?.(encodeURI(path)) ?? null;
  if (!pattern?.startsWith('/:lang')) return pattern !== null;
  const [, lang, name] = path.split('/');
  if (!languages.some((one) => one === lang)) return false; // `/ap` is a page of many old sites
  if (!pattern.endsWith('/:category')) return true;
  return (await categoryOfSlug(app, name ?? ''))?.row.is_active === 1;
}
