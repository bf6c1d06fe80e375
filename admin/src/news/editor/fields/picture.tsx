import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '../../../../../src/media/model/media.ts';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import { call } from '../../../api/http.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MediaDialog } from '../../../media/media-dialog.tsx';
import { fieldId } from '../field-id.ts';
import { FieldSection, part } from './section.tsx';

/** A file of the library; read again while it is being processed. */
export function useMedia(id: number | null): Media | undefined {
  const { data } = useQuery({
    queryKey: ['media', id],
    enabled: id !== null,
    queryFn: () => call<Media>(`/api/admin/media/${id}`),
    refetchInterval: ({ state }) => (state.data?.data.status === 'processing' ? 1_500 : false),
  });
  return id === null ? undefined : data?.data;
}

/** The address of the picture of a story; one without a file of the library has it from its import or its feed. */
export function usePicture(media_id: number | null, item: AdminItem | null): string | null {
  const media = useMedia(media_id);
  // What was just uploaded is shown before its sizes are made.
  const uploaded = media?.status === 'processing' ? media.original_url : null;
  return media?.url ?? uploaded ?? (media_id === null && item?.media_id === null ? item.image_url : null);
}

/** The picture of the story. */
export const PictureFields = part(['media_id', 'lang'], ({ story, isReadOnly, errors }) => {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const { media_id, lang } = story.fields;
  const media = useMedia(media_id);
  const shown = usePicture(media_id, story.stored.item);
  return (
    <FieldSection title={text('editor.picture')}>
      {shown && (
        <Box
          component="img"
          src={shown}
          {...(media?.srcset ? { srcSet: media.srcset.webp, sizes: '(min-width: 1200px) 290px, 100vw' } : {})}
          alt={media?.alt[lang] ?? ''}
          sx={{ width: '100%', borderRadius: 2, display: 'block' }}
        />
      )}
      {media && media.status !== 'ready' && (
        <Typography color="text.secondary">{text(`media.${media.status}`)}</Typography>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            id={fieldId('media_id')}
            variant="outlined"
            startIcon={<AddPhotoAlternate />}
            onClick={() => setChoosing(true)}
          >
            {text(shown || media ? 'editor.other_picture' : 'editor.choose_picture')}
          </Button>
          {media_id !== null && (
            <Button color="inherit" onClick={() => story.set({ media_id: null })}>
              {text('editor.remove')}
            </Button>
          )}
        </Box>
      )}
      {errors.media_id && <FormHelperText error>{errors.media_id}</FormHelperText>}
      {isChoosing && (
        <MediaDialog
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            story.set({ media_id: id });
            setChoosing(false);
          }}
        />
      )}
    </FieldSection>
  );
});
