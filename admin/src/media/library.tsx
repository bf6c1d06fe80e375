import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Media } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { may } from '../session/rights.ts';
import { MediaBulkBar } from './bulk-bar.tsx';
import { DropZone } from './drop-zone.tsx';
import { MediaGrid } from './grid.tsx';
import { MediaPanel } from './panel.tsx';
import { TrashUnused } from './trash-unused.tsx';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

const filters = [
  ['image', { kind: 'image' }],
  ['video', { kind: 'video' }],
  ['audio', { kind: 'audio' }],
  ['unused', { is_used: false }],
  ['trash', { is_trashed: true }],
] as const;

/** All files: uploaded, found, described, put into the trash. */
export function MediaLibrary() {
  const text = useText();
  const media = useMediaList();
  const uploading = useUploads();
  const [open, setOpen] = useState<Media | null>(null);
  const [selected, setSelected] = useState<readonly Media[]>([]);
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('open');
  useEffect(() => {
    if (!named) return;
    setParameters({}, { replace: true });
    // One that is gone is not there to be opened.
    void call<Media>(`/api/admin/media/${encodeURIComponent(named)}`).then(
      ({ data }) => setOpen(data),
      () => {},
    );
  }, [named, setParameters]);
  const { list } = media;
  const set = (change: Record<string, unknown>) => {
    setSelected([]);
    media.set(change);
  };
  const isTrash = media.filters.is_trashed === true;
  const isFiltered = Object.values(media.filters).some((value) => value !== undefined && value !== '');
  const toggle = (one: Media) =>
    setSelected(
      selected.some(({ id }) => id === one.id) ? selected.filter(({ id }) => id !== one.id) : [...selected, one],
    );
  const grid = (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField
          label={text('media.search')}
          value={(media.filters.search as string) ?? ''}
          onChange={(search) => set({ search })}
        />
        {filters.map(([name, filter]) => {
          const isOn = Object.entries(filter).every(([key, value]) => media.filters[key] === value);
          const off = Object.fromEntries(Object.keys(filter).map((key) => [key, undefined]));
          return (
            <Chip
              key={name}
              label={text(`media.only_${name}`)}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              onClick={() => set(isOn ? off : filter)}
              aria-pressed={isOn}
            />
          );
        })}
        {media.filters.is_used === false && !isTrash && may('media.write') && <TrashUnused />}
      </Box>
      <MediaBulkBar selected={selected} isTrash={isTrash} select={setSelected} />
      {media.error ? <Problem error={media.error} retry={media.retry} /> : media.isLoading ? <Loading /> : null}
      {!media.isLoading && !media.error && list.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {text(isTrash ? 'media.none_trashed' : isFiltered ? 'media.none_found' : 'media.none')}
        </Typography>
      )}
      <MediaGrid
        list={list}
        onOpen={setOpen}
        {...(may('media.write') ? { selected: selected.map(({ id }) => id), onToggle: toggle } : {})}
      />
      {media.pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={media.pages}
          page={media.page}
          onChange={(_, page) => {
            setSelected([]);
            media.setPage(page);
          }}
        />
      )}
    </>
  );
  return (
    <>
      <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
        {text('media.title')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2 }}>
        {may('media.write') ? <DropZone uploading={uploading}>{grid}</DropZone> : grid}
      </Paper>
      {open && <MediaPanel key={open.id} media={open} onClose={() => setOpen(null)} />}
    </>
  );
}
