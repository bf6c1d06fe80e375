import DeleteForever from '@mui/icons-material/DeleteForever';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import type { EmptyReply } from '../../../../src/news/model/revision.ts';
import { call, messageOf } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { Confirm } from '../../layout/confirm.tsx';
import { may } from '../../session/rights.ts';

/** Whether the list shows the trash alone. */
export const useIsTrash = (): boolean =>
  (useListContext<AdminItem>().filterValues as { status?: string }).status === 'trashed';

function useRemoval() {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  return async (work: () => Promise<number>) => {
    try {
      notify(text('trash.done', { count: await work() }), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      void queries.invalidateQueries({ queryKey: ['news'] });
    }
  };
}

/** Removes the selected stories for good. */
export function DeleteButton() {
  const text = useText();
  const remove = useRemoval();
  const { selectedIds, onUnselectItems } = useListContext<AdminItem>();
  const [isConfirming, setConfirming] = useState(false);
  if (!may('news.delete')) return null;
  const work = async () => {
    const headers = { 'if-match': '*' };
    for (const id of selectedIds) await call(`/api/admin/news/${id}`, { method: 'DELETE', headers });
    onUnselectItems();
    return selectedIds.length;
  };
  return (
    <>
      <Button size="small" color="error" onClick={() => setConfirming(true)}>
        {text('trash.delete')}
      </Button>
      {isConfirming && (
        <Confirm
          title={text('trash.delete_title', { count: selectedIds.length })}
          about={text('trash.about')}
          action={text('trash.delete')}
          onConfirm={() => void remove(work)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Removes everything in the trash for good. */
export function EmptyTrash() {
  const text = useText();
  const remove = useRemoval();
  const { total = 0 } = useListContext<AdminItem>();
  const isTrash = useIsTrash();
  const [isConfirming, setConfirming] = useState(false);
  if (!isTrash || total === 0 || !may('news.empty_trash')) return null;
  const work = async () => {
    for (let count = 0; ; ) {
      const { data } = await call<EmptyReply>('/api/admin/news/trash/empty', { method: 'POST', body: {} });
      count += data.removed;
      if (data.left === 0 || data.removed === 0) return count;
    }
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteForever />} onClick={() => setConfirming(true)}>
        {text('trash.empty')}
      </Button>
      {isConfirming && (
        <Confirm
          title={text('trash.empty_title')}
          about={text('trash.about')}
          action={text('trash.empty')}
          onConfirm={() => void remove(work)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
