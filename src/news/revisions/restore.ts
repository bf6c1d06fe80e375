import { isCategory } from '../../categories/categories.ts';
import { type Change, change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { newsResource } from '../resource.ts';
import { revisionRow } from './revisions.ts';
import { type Snapshot, storyOf } from './snapshot.ts';

/**
 * Brings back what the story said in a revision, as a new edit. A category or place that is gone since stays out of it.
 * @param rev what `if-match` named
 * @throws Fault `not_found`, `stale`, `conflict` for an item in the trash
 */
export async function restoreRevision(app: App, newsId: number, wanted: number, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    await lockRow(c, newsResource, newsId, rev);
    const { snapshot } = await revisionRow(c.tx, newsId, wanted);
    const patch: Record<string, unknown> = storyOf(JSON.parse(snapshot) as Snapshot);
    if (typeof patch.category_id === 'number' && !(await isCategory(c.tx, patch.category_id))) delete patch.category_id;
    patch.place_ids = await stillPlaces(c, (patch.place_ids ?? []) as number[]);
    return updateRow(c, newsResource, newsId, patch, null, { action: 'restore_revision' });
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}

async function stillPlaces(c: Change, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await c.tx.selectFrom('places').select('id').where('id', 'in', ids).execute();
  return ids.filter((id) => rows.some((row) => row.id === id));
}
