import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import type { AdminCategory } from '../../../src/categories/model.ts';
import { useText } from '../i18n/use-text.ts';
import type { DropPosition } from './tree.ts';

/** The upper part of a row means before it, the lower part after it, and what is between: into it. */
function placeOf(event: DragEvent<HTMLElement>): DropPosition {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  return part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'into';
}

const lines: Record<DropPosition, object> = {
  before: { boxShadow: 'inset 0 3px 0 0 currentColor' },
  after: { boxShadow: 'inset 0 -3px 0 0 currentColor' },
  into: { bgcolor: 'action.selected' },
};

/** A category in the tree. It can be dragged; the arrows do the same by the keys and by touch. */
export function CategoryRow(props: {
  category: AdminCategory;
  depth: number;
  isDragged: boolean;
  mayWrite: boolean;
  onEdit: () => void;
  /** Absent at the end of the list. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onDrag: (id: number | null) => void;
  onDrop: (place: DropPosition) => void;
}) {
  const text = useText();
  const { category, depth, mayWrite, onUp, onDown } = props;
  const { name } = category;
  const [over, setOver] = useState<DropPosition | null>(null);
  const dragging = mayWrite && {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      props.onDrag(category.id);
    },
    onDragEnd: () => props.onDrag(null),
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setOver(placeOf(event));
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setOver(null);
      props.onDrop(placeOf(event));
    },
  };
  return (
    <Box
      component="li"
      {...dragging}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        minHeight: 52,
        borderBottom: 1,
        borderColor: 'divider',
        paddingInlineStart: { xs: depth * 2, sm: depth * 4 },
        opacity: props.isDragged ? 0.4 : 1,
        ...(over ? lines[over] : {}),
      }}
    >
      {mayWrite && <DragIndicator fontSize="small" sx={{ color: 'text.secondary', cursor: 'grab' }} />}
      {category.icon_url ? (
        <Box component="img" alt="" src={category.icon_url} sx={{ width: 24, height: 24, objectFit: 'contain' }} />
      ) : (
        <Box
          sx={{ width: 16, height: 16, borderRadius: '50%', flexShrink: 0, border: 1, borderColor: 'divider' }}
          style={{ backgroundColor: category.color ?? 'transparent' }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Button
          color="inherit"
          onClick={props.onEdit}
          sx={{ justifyContent: 'flex-start', textAlign: 'start', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Button>
        <Typography
          variant="body2"
          color="text.secondary"
          component="span"
          dir="ltr"
          sx={{ display: { xs: 'none', sm: 'inline' } }}
        >
          {category.slug}
        </Typography>
      </Box>
      {!category.is_active && <Chip size="small" variant="outlined" label={text('categories.hidden')} />}
      {mayWrite && (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          <IconButton size="small" disabled={!onUp} onClick={onUp} aria-label={text('categories.up', { name })}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton size="small" disabled={!onDown} onClick={onDown} aria-label={text('categories.down', { name })}>
            <ArrowDownward fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
