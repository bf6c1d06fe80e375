import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategory } from '../../../src/categories/model.ts';
import { changeAtOnce } from '../api/at-once.ts';
import { call, ifMatch } from '../api/http.ts';
import type { CategoryMove } from './tree.ts';

export const treeKey = ['categories', 'tree'];

/** @param category as it was shown when it was moved */
async function sendMove({ id, parent_id, rev }: AdminCategory, to: CategoryMove): Promise<void> {
  if (to.parent !== parent_id) {
    // Moves before this one may have written the row since it was read. Where another user has put it elsewhere, the old
    // `rev` has the server refuse.
    const { data: now } = await call<AdminCategory>(`/api/admin/categories/${id}`);
    const headers = ifMatch(now.parent_id === parent_id ? now.rev : rev);
    await call(`/api/admin/categories/${id}`, { method: 'PATCH', body: { parent_id: to.parent }, headers });
  }
  await call('/api/admin/categories/order', { method: 'POST', body: { ids: to.ids } });
}

/** Moves of categories, shown at once. */
export function useMoves() {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  return {
    error,
    /** @param category as it is shown */
    add(category: AdminCategory, to: CategoryMove): void {
      setError(null);
      const show = (tree: AdminCategory[] | undefined) =>
        tree?.map((one) => ({
          ...one,
          ...(one.id === category.id ? { parent_id: to.parent } : {}),
          ...(to.ids.includes(one.id) ? { sort_order: to.ids.indexOf(one.id) } : {}),
        }));
      changeAtOnce(queries, treeKey, show, () => sendMove(category, to), ['categories']).catch(setError);
    },
  };
}
