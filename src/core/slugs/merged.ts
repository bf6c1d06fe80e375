import { sql } from 'kysely';
import type { Change } from '../api/change.ts';
import type { Db } from '../db/database.ts';
import { Fault } from '../error.ts';
import type { Slugged } from './former.ts';

/** The id of a row and that of the row which it was merged into. */
export interface Merged {
  row_id: number;
  into_id: number;
}

/** Not a parameter: the index of these rows is a partial one. */
const isMoving = sql<boolean>`is_done = 0`;

const rowsOf = (db: Db, kind: Slugged) => db.selectFrom('merged_rows').where('kind', '=', kind);

/** All rows of a table that were merged; for tables in which there are few. */
export const mergedRows = (db: Db, kind: Slugged): Promise<(Merged & { is_done: number })[]> =>
  rowsOf(db, kind).select(['row_id', 'into_id', 'is_done']).orderBy('row_id').execute();

/** Whether rows of a table ever had another slug, or were merged. */
export async function hasPast(db: Db, kind: Slugged): Promise<boolean> {
  const former = db.selectFrom('former_slugs').select('kind').where('kind', '=', kind);
  const found = await rowsOf(db, kind).select('kind').unionAll(former).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Those that other rows still name, while the job of the merge moves them. There are hardly ever any. */
export const movingRows = (db: Db, kind: Slugged): Promise<Merged[]> =>
  rowsOf(db, kind).select(['row_id', 'into_id']).where(isMoving).orderBy('row_id').execute();

/** The merge of a row; undefined for one that was never merged. */
export const mergeOf = (db: Db, kind: Slugged, id: number) =>
  rowsOf(db, kind).select(['into_id', 'since', 'is_done']).where('row_id', '=', id).executeTakeFirst();

/** The row that an id means: that one itself unless it was merged. */
export const presentId = async (db: Db, kind: Slugged, id: number): Promise<number> =>
  (await mergeOf(db, kind, id))?.into_id ?? id;

/** Those of some ids that were merged. */
export const mergedAmong = async (db: Db, kind: Slugged, ids: readonly number[]): Promise<Merged[]> =>
  ids.length === 0 ? [] : rowsOf(db, kind).select(['row_id', 'into_id']).where('row_id', 'in', ids).execute();

/** The rows that these ids mean, each once. */
export async function presentIds(db: Db, kind: Slugged, ids: readonly number[]): Promise<number[]> {
  const rows = await mergedAmong(db, kind, ids);
  const into = new Map(rows.map((row) => [row.row_id, row.into_id]));
  return [...new Set(ids.map((id) => into.get(id) ?? id))];
}

/** Names of what was merged into these rows, by their ids. */
export async function mergedNames(db: Db, kind: Slugged, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(db, kind).select(['into_id', 'names']).where('into_id', 'in', ids).execute();
  const named = Map.groupBy(rows, ({ into_id }) => into_id);
  return new Map([...named].map(([id, all]) => [id, all.flatMap(({ names }) => JSON.parse(names) as string[])]));
}

/**
 * A merged row stays while others refer to it: the database requires that. This slug hides it, since nothing can name it
 * so: lists, forms and addresses leave such rows out (`hiddenSlugs`).
 */
export const hiddenSlug = (id: number): string => `#${id}`;
export const isHidden = ({ slug }: { slug: string }): boolean => slug.startsWith('#');

/** All that one row is named by means another from now on: its slug, its former slugs, its id, and what was merged into it. */
export async function nameInto(
  c: Change,
  kind: Slugged,
  from: { id: number; slug: string },
  into: number,
  names: readonly string[],
): Promise<void> {
  const target = { row_id: into, since: c.now };
  await c.tx
    .updateTable('former_slugs')
    .set({ row_id: into })
    .where('kind', '=', kind)
    .where('row_id', '=', from.id)
    .execute();
  await c.tx
    .insertInto('former_slugs')
    .values({ kind, slug: from.slug, ...target })
    .onConflict((o) => o.columns(['kind', 'slug']).doUpdateSet(target))
    .execute();
  await c.tx
    .updateTable('merged_rows')
    .set({ into_id: into })
    .where('kind', '=', kind)
    .where('into_id', '=', from.id)
    .execute();
  await c.tx
    .insertInto('merged_rows')
    .values({ kind, row_id: from.id, into_id: into, names: JSON.stringify(names), since: c.now, is_done: 0 })
    .execute();
}

/** Before a row is removed: nothing may be on its way to it. What was merged into it means nothing any more. */
export async function dropMerged(c: Change, kind: Slugged, id: number): Promise<void> {
  const moving = await rowsOf(c.tx, kind)
    .select('row_id')
    .where('into_id', '=', id)
    .where(isMoving)
    .limit(1)
    .executeTakeFirst();
  if (moving) throw new Fault('conflict', 'Another one is being merged into this one; wait until that has ended.');
  await c.tx.deleteFrom('merged_rows').where('kind', '=', kind).where('into_id', '=', id).execute();
}
