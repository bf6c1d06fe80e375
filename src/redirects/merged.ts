import { sql } from 'kysely';
import { countUpTo } from '../core/merge/count.ts';
import type { Use } from '../core/merge/uses.ts';
import { redirectsTopic } from './find.ts';

/** Old addresses of categories: each category of the old system had a few. */
export const oldCategoryAddresses: Use = {
  columns: ['redirects.row_id'],
  kind: 'addresses',
  count: (db, id, most) => countUpTo(db, 'redirects', sql`resource = 'categories' and row_id = ${id}`, most),
  async follow(c, { from, into }) {
    await c.tx
      .updateTable('redirects')
      .set((e) => ({ row_id: into, rev: e('rev', '+', 1), updated_at: c.now }))
      .where('resource', '=', 'categories')
      .where('row_id', '=', from)
      .execute();
    c.touch(redirectsTopic);
  },
};
