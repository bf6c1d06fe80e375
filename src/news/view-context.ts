import { categories } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import { cachedPlaces } from '../places/tree.ts';
import { cachedSettings } from '../settings/settings.ts';
import { placeIdsOf, type StoredNews, type ViewContext } from './view.ts';

/** What these rows only point at, from memory where nothing of it has changed. */
export async function loadContext(app: App, rows: readonly StoredNews[]): Promise<ViewContext> {
  const [all, places] = await Promise.all([categories(app), cachedPlaces(app, rows.flatMap(placeIdsOf))]);
  return { categories: all, places, default_lang: cachedSettings(app).basic.default_lang };
}
