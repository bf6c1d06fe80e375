import { categoryOfSlug } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import { type Lang, languages } from '../core/model/common.ts';
import { placeAt } from '../places/tree.ts';
import { percentDecoded } from '../text/percent.ts';
import { paths } from './site.ts';

const pageForm = /^\/([a-z]{2})\/(place\/)?([^/]+)\/?$/;
const feedForm = /^\/feeds\/([a-z]{2})\/(category|place)\/([^/]+)\.(rss|atom|json)$/;

/** The present slug of what had another one before; null where it has that one still, or readers do not see it. */
async function presentSlug(app: App, isPlace: boolean, slug: string): Promise<string | null> {
  const row = isPlace ? await placeAt(app.db.read, slug) : (await categoryOfSlug(app, slug))?.row;
  return row === undefined || row.is_active !== 1 || row.slug === slug ? null : row.slug;
}

/**
 * Where the page or the feed of a category or a place has gone that was renamed: the query goes along. Null for any
 * other address.
 * @param address path and query, as requested
 */
export async function findRenamed(app: App, address: string): Promise<string | null> {
  const at = address.search(/[?#]|$/);
  const path = address.slice(0, at);
  const [, lang, within, given] = pageForm.exec(path) ?? feedForm.exec(path) ?? [];
  if (given === undefined || !languages.some((one) => one === lang)) return null;
  const isPlace = within?.startsWith('place') ?? false;
  const slug = await presentSlug(app, isPlace, percentDecoded(given));
  if (slug === null) return null;
  const extension = feedForm.exec(path)?.[4];
  const ofFeed = `/feeds/${lang}/${isPlace ? 'place' : 'category'}/${slug}.${extension}`;
  const ofPage = isPlace ? paths.place(lang as Lang, slug) : paths.section(lang as Lang, slug);
  return `${extension === undefined ? ofPage : ofFeed}${address.slice(at)}`;
}
