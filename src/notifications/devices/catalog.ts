import type { App } from '../../core/app.ts';
import { memo } from '../../core/cache/memo.ts';
import type { Db } from '../../core/db/database.ts';
import { knownPlaces, type Places, placesNow } from '../../places/tree.ts';
import { placeIdsOf } from './place.ts';
import { labelKey } from './tags.ts';

/** Slugs of a category and of all above it, itself first, by the folded form of its own. */
export type CategoryLines = ReadonlyMap<string, readonly string[]>;

/** What the publisher has of that which devices name: nobody is subscribed to anything else. */
export interface Known {
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

/** The same from memory. */
export const knownCategories = (app: App): Promise<CategoryLines> =>
  memo(app, 'push.categories', ['categories'], () => categoryLines(app.db.read));

type Named = { place_ids: string };

/** What there is of that which these devices name, as it is now: within a transaction. */
export async function knownNow(db: Db, rows: readonly Named[]): Promise<Known> {
  return { categories: await categoryLines(db), places: await placesNow(db, rows.flatMap(placeIdsOf)) };
}

/** The same from memory; not within a transaction. */
export async function knownTo(app: App, rows: readonly Named[]): Promise<Known> {
  return { categories: await knownCategories(app), places: await knownPlaces(app, rows.flatMap(placeIdsOf)) };
}
