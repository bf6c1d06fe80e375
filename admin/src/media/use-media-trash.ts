import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { TrashUnusedReply } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { useUndoNotice } from '../layout/undo.tsx';

const post = (body: object) => call<TrashUnusedReply>('/api/admin/media/trash-unused', { method: 'POST', body });

export const restoreFile = (id: number) => call(`/api/admin/media/${id}/restore`, { method: 'POST', body: {} });

/** Moves files that nothing shows to the trash, and says so with a way back. @throws DinamError */
export function useMediaTrash() {
  const text = useText();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const queries = useQueryClient();
  const read = () => queries.invalidateQueries({ queryKey: ['media'] });
  const say = (ids: readonly number[]) => {
    if (ids.length === 0) return notify(text('media.none_unused'), { type: 'info' });
    notifyUndo(text('media.trashed', { count: ids.length }), async () => {
      for (const id of ids) await restoreFile(id).finally(read);
    });
  };
  return {
    /** Those that were uploaded so many days ago. */
    async unused(unused_days: number): Promise<void> {
      const all: number[] = [];
      for (;;) {
        const { trashed } = (await post({ unused_days }).finally(read)).data;
        all.push(...trashed);
        if (trashed.length === 0) break;
      }
      say(all);
    },
    /** Those of `ids`. @returns which stay because something shows them */
    async these(ids: readonly number[]): Promise<readonly number[]> {
      const { trashed, in_use } = (await post({ ids }).finally(read)).data;
      if (trashed.length > 0) say(trashed);
      return in_use;
    },
  };
}
