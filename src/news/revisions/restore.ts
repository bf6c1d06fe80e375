import { isCategory } from '../../categories/categories.ts';
import { type Change, change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { presentIds } from '../../core/slugs/merged.ts';
import { picturesThere } from '../../media/pictures.ts';
import type { NewsInput } from '../model/news.ts';
import { newsResource } from '../resource.ts';
import { revisionRow } from './revisions.ts';
import { type RevisionSnapshot, restorableFields } from './snapshot.ts';

/**
 * Brings back what the story said in a revision, as a new edit. A category, place or picture that is gone since stays out
 * of it; a picture that was replaced is shown as it is now.
 * @param rev what `if-match` named
 * @throws Fault `not_found`, `stale`, `conflict` for an item in the trash
 */
export async function restoreRevision(app: App, newsId: number, wanted: number, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    await lockRow(c, newsResource, newsId, rev);
    const { snapshot } = await revisionRow(c.tx, newsId, wanted);
    const patch = await withoutGone(c, restorableFields(JSON.parse(snapshot) as RevisionSnapshot));
    return updateRow(c, newsResource, newsId, patch, null, { action: 'restore_revision' });
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}

/** The fields without a category, places and pictures that are not there any more. */
export async function withoutGone<T extends Partial<NewsInput>>(c: Change, fields: T): Promise<T> {
  const patch = { ...fields };
  if (typeof patch.category_id === 'number' && !(await isCategory(c.tx, patch.category_id))) delete patch.category_id;
  if (patch.place_ids) patch.place_ids = await stillPlaces(c, patch.place_ids);
  await leaveOutPictures(c, patch);
  return patch;
}

async function stillPlaces(c: Change, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const present = await presentIds(c.tx, 'places', ids);
  const rows = await c.tx.selectFrom('places').select('id').where('id', 'in', present).execute();
  return present.filter((id) => rows.some((row) => row.id === id));
}

async function leaveOutPictures(c: Change, patch: Partial<NewsInput>): Promise<void> {
  const { media_id = null, gallery = [] } = patch;
  if (media_id === null && gallery.length === 0) return;
  const there = await picturesThere(c, [...(media_id === null ? [] : [media_id]), ...gallery]);
  if (media_id !== null && !there.has(media_id)) delete patch.media_id;
  patch.gallery = gallery.filter((id) => there.has(id));
}
