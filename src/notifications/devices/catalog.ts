import type { App } from '../../core/app.ts';
import { memo } from '../../core/cache/memo.ts';
import type { Db } from '../../core/db/database.ts';
import { cachedPlaces, type Places, placesNow } from '../../places/tree.ts';
import { placeIdsOf } from './place.ts';
import { labelKey } from './tags.ts';

/** Slugs of a category and of all above it, itself first, by the folded form of its own. */
export type CategoryLines = ReadonlyMap<string, readonly string[]>;

/** The categories and places that devices name, as far as they exist: no device is subscribed to anything else. */
export interface Catalog {
  categories: CategoryLines;
  places: Places;
}

/** Categories lie so deep at most, see `news/categories.ts`. */
const deepest = 10;

/** All categories as they are now. There are few. */
export async function categoryLines(db: Db): Promise<CategoryLines> {
  const rows = await db.selectFrom('categories').select(['id', 'slug', 'parent_id']).orderBy('id').execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    rows.map((row) => {
      const line: string[] = [];
      for (let at = byId.get(row.id); at && line.length < deepest; at = byId.get(at.parent_id ?? -1))
        line.push(at.slug);
      return [labelKey(row.slug), line];
    }),
  );
}

/** The same from the cache. */
export const cachedCategories = (app: App): Promise<CategoryLines> =>
  memo(app, 'push.categories', ['categories'], () => categoryLines(app.db.read));

type Named = { place_ids: string };

/** What these devices name, as it is in the database: for use within a transaction. */
export async function loadCatalog(db: Db, rows: readonly Named[]): Promise<Catalog> {
  return { categories: await categoryLines(db), places: await placesNow(db, rows.flatMap(placeIdsOf)) };
}

/** The same from the cache; not for use within a transaction. */
export async function cachedCatalog(app: App, rows: readonly Named[]): Promise<Catalog> {
  return { categories: await cachedCategories(app), places: await cachedPlaces(app, rows.flatMap(placeIdsOf)) };
}
