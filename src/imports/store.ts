import type { Change } from '../core/api/change.ts';
import type { Db } from '../core/db/database.ts';
import type { Use } from '../core/merge/uses.ts';
import type { ImportItemRow } from './tables.ts';

type Kind = ImportItemRow['kind'];

/** What was imported before, by the id in the old system. */
export async function importedItems(
  db: Db,
  source: string,
  kind: Kind,
  ids: readonly string[],
): Promise<Map<string, ImportItemRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_items')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

export async function storeItem(
  c: Change,
  item: Pick<ImportItemRow, 'source' | 'kind' | 'external_id' | 'row_id'> & Partial<ImportItemRow>,
): Promise<void> {
  const { row_id, hash = '', story_group = null, is_partial = 0 } = item;
  const values = { row_id, hash, story_group, is_partial, imported_at: c.now };
  await c.tx
    .insertInto('import_items')
    .values({ source: item.source, kind: item.kind, external_id: item.external_id, ...values })
    .onConflict((o) => o.columns(['source', 'kind', 'external_id']).doUpdateSet(values))
    .execute();
}

/** The story of the group that was imported first; null when there is none, or none that is left. */
export async function groupMember(c: Change, source: string, group: string, exceptId: string): Promise<number | null> {
  const row = await c.tx
    .selectFrom('import_items')
    .innerJoin('news', 'news.id', 'import_items.row_id')
    .select('news.id')
    .where('import_items.source', '=', source)
    .where('import_items.kind', '=', 'story')
    .where('import_items.story_group', '=', group)
    .where('import_items.external_id', '<>', exceptId)
    .where('news.status', '<>', 'trashed')
    .orderBy('news.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Categories of the old system, which a second run finds again. */
export const takenOver: Use = {
  columns: ['import_items.row_id'],
  async follow(c, { from, into }) {
    await c.tx
      .updateTable('import_items')
      .set({ row_id: into })
      .where('kind', '=', 'category')
      .where('row_id', '=', from)
      .execute();
  },
};
