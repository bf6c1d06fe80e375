import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { MediaDialog } from '../media/media-dialog.tsx';
import type { FieldProps } from '../record/types.ts';

/** Pictures of the library in the order of their ids; read again while their sizes are made. */
function usePictures(ids: readonly number[]): (Media | undefined)[] {
  const { data } = useQuery({
    queryKey: ['media', 'of', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => call<Media[]>('/api/admin/media', { query: { ids, limit: 100 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'processing') ? 1_500 : false),
  });
  return ids.map((id) => data?.data.find((one) => one.id === id));
}

/** Pictures that were chosen, with a button that adds one and one that takes each away. */
function Chosen(props: {
  title: string;
  ids: readonly number[];
  /** null: no other one fits. */
  add: string | null;
  onAdd: (id: number) => void;
  onRemove: (id: number) => void;
  error: string | undefined;
  disabled: boolean;
}) {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const pictures = usePictures(props.ids);
  return (
    <Box role="group" aria-label={props.title} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography component="h3" variant="h3">
        {props.title}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {props.ids.map((id, i) => {
          const media = pictures[i];
          const name = media?.name ?? String(id);
          return (
            <Box key={id} sx={{ width: 140 }}>
              <Box
                component="img"
                src={media?.thumbnail_url ?? media?.original_url ?? undefined}
                alt={name}
                sx={{ width: 140, height: 105, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
              />
              {!props.disabled && (
                <IconButton onClick={() => props.onRemove(id)} aria-label={text('shopping.take_picture', { name })}>
                  <Delete fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
      {!props.disabled && props.add !== null && (
        <Button variant="outlined" startIcon={<AddPhotoAlternate />} onClick={() => setChoosing(true)}>
          {props.add}
        </Button>
      )}
      {props.error && <FormHelperText error>{props.error}</FormHelperText>}
      {isChoosing && (
        <MediaDialog
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            props.onAdd(id);
            setChoosing(false);
          }}
        />
      )}
    </Box>
  );
}

/** The picture that stands for the product. */
export function MainPicture({ value, onChange, error, disabled = false }: FieldProps) {
  const text = useText();
  const ids = typeof value === 'number' ? [value] : [];
  return (
    <Chosen
      title={text('shopping.picture')}
      ids={ids}
      add={text(ids.length > 0 ? 'editor.other_picture' : 'editor.choose_picture')}
      onAdd={onChange}
      onRemove={() => onChange(null)}
      error={error}
      disabled={disabled}
    />
  );
}

const mostPictures = 30;

/** Further pictures of the product. */
export function GalleryField({ value, onChange, error, disabled = false }: FieldProps) {
  const text = useText();
  const ids = (value as number[] | undefined) ?? [];
  return (
    <Chosen
      title={text('shopping.gallery')}
      ids={ids}
      add={ids.length < mostPictures ? text('shopping.add_picture') : null}
      onAdd={(id) => onChange([...new Set([...ids, id])])}
      onRemove={(id) => onChange(ids.filter((one) => one !== id))}
      error={error}
      disabled={disabled}
    />
  );
}
