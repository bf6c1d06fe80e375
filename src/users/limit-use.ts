import type { Db } from '../core/db/database.ts';
import { replacedId, type Use } from '../core/merge/uses.ts';

const limitedTo = async (db: Db, column: 'category_ids' | 'place_ids', id: number) => {
  const rows = await db.selectFrom('users').select(['id', column]).where(column, 'like', `%${id}%`).execute();
  return rows.filter((row) => (JSON.parse(row[column]) as number[]).includes(id));
};

/** Users who are restricted to a category or a place: there are few. */
export const limitUse = (column: 'category_ids' | 'place_ids'): Use => ({
  columns: [`users.${column}`],
  kind: 'users',
  count: async (db, id) => (await limitedTo(db, column, id)).length,
  async follow(c, merging) {
    for (const row of await limitedTo(c.tx, column, merging.from))
      await c.tx
        .updateTable('users')
        .set((e) => ({ [column]: replacedId(row[column], merging), rev: e('rev', '+', 1), updated_at: c.now }))
        .where('id', '=', row.id)
        .execute();
    c.touch('users');
  },
});
