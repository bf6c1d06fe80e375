import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { call, ifMatch, messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { restoreFile, useMediaTrash } from './use-media-trash.ts';

/** Into the trash, out of it or away for good: what the selected files allow. Those that stay are named with the reason. */
export function MediaBulkBar(props: {
  selected: readonly Media[];
  isTrash: boolean;
  select: (files: readonly Media[]) => void;
}) {
  const text = useText();
  const notify = useNotify();
  const trash = useMediaTrash();
  const queries = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly (readonly [media: Media, reason: string])[]>([]);
  const { selected, select } = props;
  const end = (stayed: typeof left) => {
    setLeft(stayed);
    select(stayed.map(([media]) => media));
    setBusy(false);
    void queries.invalidateQueries({ queryKey: ['media'] });
  };
  const moveToTrash = async () => {
    setBusy(true);
    try {
      const used = await trash.these(selected.map(({ id }) => id));
      end(selected.filter(({ id }) => used.includes(id)).map((one) => [one, text('media.in_use')] as const));
    } catch (error) {
      end(selected.map((one) => [one, messageOf(error)] as const));
    }
  };
  const each = async (work: (media: Media) => Promise<unknown>, done: (count: number) => string) => {
    setBusy(true);
    const stayed: [Media, string][] = [];
    for (const media of selected)
      await work(media).catch((error: unknown) => void stayed.push([media, messageOf(error)]));
    if (stayed.length < selected.length) notify(done(selected.length - stayed.length), { type: 'success' });
    end(stayed);
  };
  const remove = (media: Media) =>
    call(`/api/admin/media/${media.id}`, { method: 'DELETE', headers: ifMatch(media.rev) });
  if (selected.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label={text('news.selected', { count: selected.length })}
      sx={{ p: 1.5, mb: 2, borderRadius: 2, bgcolor: 'action.selected', display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{text('news.selected', { count: selected.length })}</Typography>
        {!props.isTrash && (
          <Button size="small" disabled={isBusy} onClick={() => void moveToTrash()}>
            {text('verbs.trash')}
          </Button>
        )}
        {props.isTrash && (
          <>
            <Button
              size="small"
              disabled={isBusy}
              onClick={() =>
                void each(
                  ({ id }) => restoreFile(id),
                  (count) => text('media.restored', { count }),
                )
              }
            >
              {text('verbs.restore')}
            </Button>
            <Button size="small" color="error" disabled={isBusy} onClick={() => setConfirming(true)}>
              {text('trash.delete')}
            </Button>
          </>
        )}
        <Button size="small" color="inherit" onClick={() => select([])}>
          {text('news.unselect')}
        </Button>
      </Box>
      {left.length > 0 && (
        <Alert severity="warning" onClose={() => setLeft([])}>
          {text('media.stayed')}
          <ul>
            {left.map(([media, reason]) => (
              <li key={media.id} dir="auto">
                {media.name}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isConfirming && (
        <Confirm
          title={text('media.delete_title', { count: selected.length })}
          about={text('crop.delete_about')}
          action={text('trash.delete')}
          onConfirm={() => void each(remove, (count) => text('media.deleted', { count }))}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}
