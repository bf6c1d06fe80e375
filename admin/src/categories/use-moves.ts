import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminCategory } from '../../../client/schema.ts';
import { call, ifMatch } from '../api/http.ts';
import type { Move } from './tree.ts';

export const treeKey = ['categories', 'tree'];

/**
 * Moves of categories: shown at once, then sent, one after the other, as each begins where the one before has ended. The tree
 * is read again when all are answered.
 */
export function useMoves() {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const waiting = useRef<(() => Promise<unknown>)[]>([]);
  const isSending = useRef(false);
  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let send = waiting.current.shift(); send; send = waiting.current.shift()) await send();
    } catch (failure) {
      waiting.current = [];
      setError(failure);
    } finally {
      isSending.current = false;
      await queries.invalidateQueries({ queryKey: treeKey.slice(0, 1) });
    }
  };
  return {
    error,
    /** @param category as it is shown */
    add(category: AdminCategory, to: Move): void {
      const { id } = category;
      setError(null);
      // What is being read is older than this move: its answer would put the category back, and the next move would begin there.
      void queries.cancelQueries({ queryKey: treeKey });
      queries.setQueryData<AdminCategory[]>(treeKey, (shown) =>
        shown?.map((one) => ({
          ...one,
          ...(one.id === id ? { parent_id: to.parent } : {}),
          ...(to.ids.includes(one.id) ? { sort_order: to.ids.indexOf(one.id) } : {}),
        })),
      );
      waiting.current.push(async () => {
        if (to.parent !== category.parent_id) {
          // Moves before this one may have written the row since it was read. Where another user has put it elsewhere, the old
          // `rev` has the server refuse.
          const { data: now } = await call<AdminCategory>(`/api/admin/categories/${id}`);
          const headers = ifMatch(now.parent_id === category.parent_id ? now.rev : category.rev);
          await call(`/api/admin/categories/${id}`, { method: 'PATCH', body: { parent_id: to.parent }, headers });
        }
        await call('/api/admin/categories/order', { method: 'POST', body: { ids: to.ids } });
      });
      void sendAll();
    },
  };
}
