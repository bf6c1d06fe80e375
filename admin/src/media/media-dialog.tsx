import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Media } from '../../../src/media/model/media.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { DropZone } from './drop-zone.tsx';
import { MediaGrid } from './grid.tsx';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

/**
 * Chooses a file of the library; one that is uploaded here is chosen at once. With `chosen` (addresses) it takes several
 * and stays open until it is closed.
 */
export function MediaDialog(props: {
  kind: Media['kind'];
  chosen?: readonly string[];
  onChoose: (media: Media) => void;
  onClose: () => void;
}) {
  const text = useText();
  const isSmall = useMediaQuery('(max-width: 599px)');
  const media = useMediaList({ kind: props.kind });
  const uploading = useUploads(props.onChoose);
  const isUploading = uploading.uploads.some(({ error }) => !error);
  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="md" onClose={props.onClose} aria-labelledby="media-title">
      <DialogTitle id="media-title">{text('media.choose')}</DialogTitle>
      <DialogContent>
        <DropZone uploading={uploading} isSingle={!props.chosen}>
          <SearchField
            label={text('media.search')}
            value={(media.filters.search as string) ?? ''}
            onChange={(search) => media.set({ search })}
            sx={{ mb: 2, width: 1 }}
          />
          {media.error ? <Problem error={media.error} retry={media.retry} /> : media.isLoading ? <Loading /> : null}
          {!media.isLoading && media.list.length === 0 && (
            <Typography color="text.secondary">{text('media.none')}</Typography>
          )}
          <MediaGrid list={media.list} onOpen={props.onChoose} {...(props.chosen ? { chosen: props.chosen } : {})} />
          {media.pages > 1 && (
            <Pagination
              sx={{ mt: 2 }}
              count={media.pages}
              page={media.page}
              onChange={(_, page) => media.setPage(page)}
            />
          )}
        </DropZone>
      </DialogContent>
      <DialogActions>
        {props.chosen ? (
          <Button variant="contained" loading={isUploading} onClick={props.onClose}>
            {text('editor.chosen', { count: props.chosen.length })}
          </Button>
        ) : (
          <Button onClick={props.onClose}>{text('layout.cancel')}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
