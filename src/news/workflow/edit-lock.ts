import { notFound } from '../../core/error.ts';
import type { Lockable } from '../../users/edit-locks.ts';

/** A story as what an edit lock is taken of. */
export const lockableStory = (id: number): Lockable => ({
  resource: 'news',
  id,
  async hold(c) {
    await c.dialect.lockRow(c.tx, 'news', id);
    const item = await c.tx.selectFrom('news').select('id').where('id', '=', id).executeTakeFirst();
    if (!item) throw notFound('news item');
  },
});
