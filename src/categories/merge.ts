import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import type { Stored } from '../core/db/table.ts';
import { Fault, invalidField } from '../core/error.ts';
import { countUpTo } from '../core/merge/count.ts';
import type { Merges } from '../core/merge/merge.ts';
import type { Use } from '../core/merge/uses.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import { categoryResource, categoryUses, checkParent } from './categories.ts';
import { outsideOf } from './limits.ts';
import type { CategoryRow } from './tables.ts';

/** The categories right below one. */
export const childCategories: Use = {
  columns: ['categories.parent_id'],
  kind: 'categories',
  count: (db, id, most) => countUpTo(db, 'categories', sql`parent_id = ${id}`, most),
  async refuse(c, id) {
    const child = await c.tx.selectFrom('categories').select('id').where('parent_id', '=', id).executeTakeFirst();
    if (child)
      throw new Fault('conflict', 'There are categories below this one; move them first, or merge it into another.');
  },
  async follow(c, { from, into }) {
    await c.tx
      .updateTable('categories')
      .set((e) => ({ parent_id: into, rev: e('rev', '+', 1), updated_at: c.now }))
      .where('parent_id', '=', from)
      .execute();
  },
};

type Row = Stored<CategoryRow>;

/** @throws Fault `invalid` for one that lies below the other, `forbidden` outside of what the actor is restricted to */
async function check(c: Change, from: Row, into: Row): Promise<void> {
  const { category_ids: limits } = c.actor.limits;
  if (limits.length > 0 && ![from.id, into.id].every((id) => limits.includes(id)))
    throw await outsideOf(c, 'category_id', 'The category', 'into');
  for (let at = into.parent_id; at !== null; ) {
    if (at === from.id) throw invalidField('into', 'lies below the one that is to be merged');
    const above = await c.tx.selectFrom('categories').select('parent_id').where('id', '=', at).executeTakeFirst();
    at = above?.parent_id ?? null;
  }
  const below = await c.tx.selectFrom('categories').select('id').where('parent_id', '=', from.id).execute();
  for (const { id } of below) await checkParent(c.tx, id, into.id);
}

/** How a category goes into another. */
export const categoryMerges: Merges<Row> = {
  def: categoryResource,
  kind: 'categories',
  job: 'categories.merge',
  uses: categoryUses,
  check,
  leave: (c, from) => writeAddressUses(c, 'categories', from.id, null, from.icon_url),
  isHeld: true,
};
