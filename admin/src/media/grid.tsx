import AudioFile from '@mui/icons-material/AudioFile';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import VideoFile from '@mui/icons-material/VideoFile';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Media } from '../../../src/media/model/media.ts';
import { useText } from '../i18n/use-text.ts';

function Thumbnail({ media }: { media: Media }) {
  const Icon = media.kind === 'audio' ? AudioFile : media.kind === 'video' ? VideoFile : HourglassEmpty;
  if (!media.thumbnail_url) return <Icon color="disabled" />;
  return (
    <Box
      component="img"
      src={media.thumbnail_url}
      alt=""
      loading="lazy"
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}

/** Files of the library as pictures to choose from; with `onToggle` many can be selected. */
export function MediaGrid(props: {
  list: readonly Media[];
  onOpen: (media: Media) => void;
  /** Addresses of those that are chosen, where several can be. */
  chosen?: readonly string[];
  selected?: readonly number[];
  /** Of those that the user may change. */
  onToggle?: (media: Media) => void;
}) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 1.5 }}>
      {props.list.map((media) => (
        <Box key={media.id} sx={{ position: 'relative', minWidth: 0 }}>
          <ButtonBase
            onClick={() => props.onOpen(media)}
            {...(props.chosen ? { 'aria-pressed': props.chosen.includes(media.original_url) } : {})}
            sx={{
              display: 'block',
              width: 1,
              textAlign: 'start',
              borderRadius: 2,
              overflow: 'hidden',
              border: 1,
              borderColor: 'divider',
              '&[aria-pressed=true]': { outline: '3px solid', outlineColor: 'primary.main' },
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box
              sx={{ aspectRatio: '4/3', bgcolor: media.color ?? 'action.hover', display: 'grid', placeItems: 'center' }}
            >
              <Thumbnail media={media} />
            </Box>
            <Box sx={{ p: 1 }}>
              <Typography variant="body2" noWrap dir="auto">
                {media.name}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {media.status === 'ready'
                  ? text('media.used', { count: media.use_count })
                  : text(`media.${media.status}`)}
              </Typography>
            </Box>
          </ButtonBase>
          {props.onToggle && media.may_change === true && (
            <Checkbox
              checked={props.selected?.includes(media.id) ?? false}
              onChange={() => props.onToggle?.(media)}
              slotProps={{ input: { 'aria-label': text('news.select_one', { title: media.name }) } }}
              sx={{
                position: 'absolute',
                top: 6,
                insetInlineStart: 6,
                p: 0.25,
                borderRadius: 1,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.paper' },
              }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
