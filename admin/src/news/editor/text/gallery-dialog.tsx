import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Media } from '../../../../../src/media/model/media.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { MediaDialog } from '../../../media/media-dialog.tsx';
import { showPicture } from '../../../media/shown.ts';
import { Unfinished } from '../../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../../record/unsaved/use-typed.ts';
import { TypedField } from '../../../typing/typed-field.tsx';
import type { GalleryPicture } from './gallery.ts';

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
};

/** The pictures of a gallery: chosen from the library, in an order, with what they show in words. */
export function GalleryDialog(props: {
  before: readonly GalleryPicture[];
  lang: string & keyof Media['alt'];
  onSave: (pictures: GalleryPicture[]) => void;
  onClose: () => void;
}) {
  const { before, lang } = props;
  const text = useText();
  const name = useFieldName();
  const [pictures, setPictures, unsaved] = useTyped<GalleryPicture[]>('galleries', [...before]);
  const leave = () => unsaved.leave(props.onClose);
  const [isChoosing, setChoosing] = useState(before.length === 0);
  const change = (at: number, part: Partial<GalleryPicture>) =>
    setPictures(pictures.map((one, i) => (i === at ? { ...one, ...part } : one)));
  // Texts name originals: readers get what is made of them.
  const add = ({ original_url: src, alt, caption }: Media) => {
    const added = { src, alt: alt[lang] ?? '', caption: caption[lang] ?? '' };
    setPictures((list) => (list.some((one) => one.src === src) ? list : [...list, added]));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="gallery-title">
      <DialogTitle id="gallery-title">{text('editor.gallery')}</DialogTitle>
      <DialogContent>
        <Unfinished of={unsaved} />
        {pictures.length === 0 && <Typography color="text.secondary">{text('editor.gallery_none')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {pictures.map(({ src, alt, caption }, i) => (
            <Box component="li" key={src} sx={{ display: 'flex', gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
              <Box
                component="img"
                ref={(image: HTMLImageElement | null) => void (image && showPicture(image, src, '96px'))}
                alt={alt}
                sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1 }}
              />
              <Box
                sx={{
                  display: 'grid',
                  gap: 1,
                  flexGrow: 1,
                  order: { xs: 3, sm: 0 },
                  width: { xs: '100%', sm: 'auto' },
                }}
              >
                <TypedField
                  size="small"
                  lang={lang}
                  label={`${name('alt')} ${i + 1}`}
                  value={alt}
                  onChange={(event) => change(i, { alt: event.target.value })}
                  htmlInput={{ maxLength: 300 }}
                />
                <TypedField
                  size="small"
                  lang={lang}
                  label={`${name('caption')} ${i + 1}`}
                  value={caption}
                  onChange={(event) => change(i, { caption: event.target.value })}
                  htmlInput={{ maxLength: 300 }}
                />
              </Box>
              <Box sx={{ display: 'flex', flexDirection: { sm: 'column' } }}>
                <IconButton
                  size="small"
                  disabled={i === 0}
                  onClick={() => setPictures(moved(pictures, i, i - 1))}
                  aria-label={text('editor.earlier', { number: i + 1 })}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={i === pictures.length - 1}
                  onClick={() => setPictures(moved(pictures, i, i + 1))}
                  aria-label={text('editor.later', { number: i + 1 })}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  onClick={() => setPictures(pictures.filter((_, at) => at !== i))}
                  aria-label={text('editor.remove_picture', { number: i + 1 })}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          ))}
        </Box>
        <Button sx={{ mt: 2 }} startIcon={<AddPhotoAlternate />} onClick={() => setChoosing(true)}>
          {text('editor.add_pictures')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            unsaved.sent();
            props.onSave(pictures);
          }}
        >
          {text('layout.save')}
        </Button>
      </DialogActions>
      {isChoosing && (
        <MediaDialog
          kind="image"
          chosen={pictures.map(({ src }) => src)}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  );
}
