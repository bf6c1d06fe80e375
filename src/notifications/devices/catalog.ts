import { sql } from 'kysely';
import { hiddenSlugs } from '../../core/api/references.ts';
import type { App } from '../../core/app.ts';
import { memo } from '../../core/cache/memo.ts';
import type { Db } from '../../core/db/database.ts';
import { mergedRows } from '../../core/slugs/merged.ts';
import { cachedPlaces, type Places, placesNow } from '../../places/tree.ts';
import { devicePlaceIds } from './place.ts';
import { idKey, labelKey } from './tags.ts';

/** A category as devices name it. */
export interface CategoryLine {
  /** Its own, then those of all above it. */
  ids: readonly number[];
  /** The present one. */
  slug: string;
}

/** All categories, by id and by the folded forms of the slugs that they have or had. */
export interface CategoryLines {
  byId: ReadonlyMap<number, CategoryLine>;
  bySlug: ReadonlyMap<string, CategoryLine>;
}

/** The categories and places that devices name, as far as they exist: no device is subscribed to anything else. */
export interface Catalog {
  categories: CategoryLines;
  places: Places;
}

/** Categories lie so deep at most, see `news/categories.ts`. */
const deepest = 10;

/** All categories as they are now. There are few. */
export async function categoryLines(db: Db): Promise<CategoryLines> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'parent_id', sql<number>`0`.as('is_former')])
    .where('slug', 'not like', hiddenSlugs)
    .unionAll(
      db
        .selectFrom('former_slugs')
        .select(['row_id as id', 'slug', sql<number | null>`null`.as('parent_id'), sql<number>`1`.as('is_former')])
        .where('kind', '=', 'categories'),
    )
    .orderBy('id')
    .execute();
  const parents = new Map(rows.flatMap((row) => (row.is_former === 1 ? [] : [[row.id, row.parent_id] as const])));
  const byId = new Map<number, CategoryLine>();
  const bySlug = new Map<string, CategoryLine>();
  for (const { id, slug, is_former } of rows) {
    if (is_former === 1) continue;
    const ids: number[] = [];
    for (let at: number | null | undefined = id; at != null && ids.length < deepest; at = parents.get(at)) ids.push(at);
    byId.set(id, { ids, slug });
    bySlug.set(labelKey(slug), { ids, slug });
  }
  for (const { id, slug, is_former } of rows) {
    const line = byId.get(id);
    const key = labelKey(slug);
    if (is_former === 1 && line && !bySlug.has(key)) bySlug.set(key, line);
  }
  // What was merged into another is that one, for phones that still mean it by its id.
  for (const { row_id, into_id } of await mergedRows(db, 'categories')) {
    const line = byId.get(into_id);
    if (line) byId.set(row_id, line);
  }
  return { byId, bySlug };
}

/**
 * What a target or a topic names by the slug of a category: `line` undefined for one that is none.
 * @returns also the folded forms of all slugs that mean the same category, and the ids of what was merged into it
 */
export function namedCategory(lines: CategoryLines, slug: string): { line: CategoryLine | undefined; keys: string[] } {
  const key = labelKey(slug);
  const line = lines.bySlug.get(key);
  if (!line) return { line, keys: [key] };
  const isSame = ({ ids }: CategoryLine): boolean => ids[0] === line.ids[0];
  const slugs = [...lines.bySlug].flatMap(([one, other]) => (isSame(other) ? [one] : []));
  return { line, keys: [...slugs, ...[...lines.byId].flatMap(([id, other]) => (isSame(other) ? [idKey(id)] : []))] };
}

/** The same from the cache. */
export const cachedCategoryLines = (app: App): Promise<CategoryLines> =>
  memo(app, 'push.categories', ['categories'], () => categoryLines(app.db.read));

type Named = { place_ids: string };

/** What these devices name, as it is in the database: for use within a transaction. */
export async function loadCatalog(db: Db, rows: readonly Named[]): Promise<Catalog> {
  return { categories: await categoryLines(db), places: await placesNow(db, rows.flatMap(devicePlaceIds)) };
}

/** The same from the cache; not for use within a transaction. */
export async function cachedCatalog(app: App, rows: readonly Named[]): Promise<Catalog> {
  return { categories: await cachedCategoryLines(app), places: await cachedPlaces(app, rows.flatMap(devicePlaceIds)) };
}
