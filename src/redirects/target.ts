import type { App } from '../core/app.ts';
import type { FieldError } from '../core/error.ts';
import { misleading } from '../core/model/link.ts';
import { composed } from '../text/normalise.ts';
import { percentDecoded } from '../text/percent.ts';
import { idOfSlug } from '../text/slug.ts';
import { isOwnPath } from './own.ts';
import { addressPathKey, pathKey } from './path.ts';
import type { RedirectRow } from './tables.ts';

/** An old address and where it leads: columns of its row. */
export type PlannedRedirect = Pick<RedirectRow, 'path' | 'resource' | 'row_id' | 'lang' | 'leads_to'>;

const pathError = (message: string): FieldError => ({ field: 'path', message });
const targetError = (message: string): FieldError => ({ field: 'leads_to', message });

/** The form in which an old address is stored. @returns a string, or what is wrong with it */
export async function pathOf(app: App, given: string): Promise<string | FieldError> {
  const text = composed(given).trim();
  const key = /^(\/|https?:\/\/)/i.test(text) ? addressPathKey(text) : null;
  if (key === null) return pathError('must be a path such as /2019/05/old-story, without a query');
  if (await isOwnPath(app, key)) return pathError('is a page of this site: readers would never be redirected');
  return key;
}

/**
 * What browsers make of it, so that nothing looks like a path and is an address elsewhere: `//host`, `/\\host`, or either
 * with a tab in it, which they leave out.
 */
function addressGiven(given: string, base: URL): URL | null {
  const text = composed(given).trim();
  if (misleading.test(text) || !/^(\/(?!\/)|https?:\/\/)/i.test(text)) return null;
  const url = URL.parse(text, base);
  return url?.username === '' && url.password === '' ? url : null;
}

/** Whether an old address would lead to another server. */
export const leadsElsewhere = (app: App, given: string): boolean => {
  const base = new URL(app.config.publicUrl);
  const url = addressGiven(given, base);
  return url?.protocol === 'https:' && url.host !== base.host;
};

/** Where an old address leads. @param path its stored form @returns columns, or what is wrong with it */
export async function redirectTarget(app: App, given: string, path: string): Promise<PlannedRedirect | FieldError> {
  const base = new URL(app.config.publicUrl);
  const url = addressGiven(given, base);
  // The other scheme is the same server, which leads back to its own: no address elsewhere.
  if (url === null || (url.host !== base.host && url.protocol !== 'https:'))
    return targetError('must be a path of this site, or an address that begins with https://');
  const planned: PlannedRedirect = { path, resource: 'address', row_id: null, lang: null, leads_to: url.href };
  if (url.host !== base.host) return planned;
  const key = addressPathKey(url.href) ?? pathKey(url.pathname);
  if (key === path) return targetError('is the old address itself');
  const story = /^\/n\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  if (story !== undefined) {
    const id = idOfSlug(percentDecoded(story));
    // A story keeps its number, whatever becomes of its title.
    return id === null ? noStory : { ...planned, resource: 'news', row_id: id, leads_to: null };
  }
  // As it will be requested: pages distinguish upper and lower case, and two slashes begin the name of a server.
  const requested = composed(percentDecoded(url.pathname));
  const isOwn = !requested.includes('//') && (await isOwnPath(app, requested));
  if (key !== null && !(isOwn && (await isOwnPath(app, key)))) return targetError('is no page of this site');
  return { ...planned, leads_to: `${url.pathname}${url.search}${url.hash}` };
}

export const noStory: FieldError = { field: 'leads_to', message: 'names no story' };

/** Those of the stories that there are. */
export async function storiesAmong(app: App, ids: readonly number[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let at = 0; at < ids.length; at += 500) {
    const some = ids.slice(at, at + 500);
    const rows = await app.db.write.selectFrom('news').select(['id', 'slug']).where('id', 'in', some).execute();
    for (const { id, slug } of rows) found.set(id, `/n/${slug}-${id}`);
  }
  return found;
}
