import { notFound } from '../../core/error.ts';
import type { Lockable } from '../../users/edit-locks.ts';
import { checkEditable, onlyBy } from '../permissions.ts';

/** A story as a lockable row, for users who may edit it. To contributors the stories of others are not there. */
export const lockableStory = (id: number): Lockable => ({
  resource: 'news',
  id,
  async hold(c, isAcquired) {
    await c.dialect.lockRow(c.tx, 'news', id);
    const item = await c.tx.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
    const author = onlyBy(c.actor);
    if (!item || (author !== undefined && item.created_by !== author)) throw notFound('news item');
    if (isAcquired) await checkEditable(c, item);
  },
});
