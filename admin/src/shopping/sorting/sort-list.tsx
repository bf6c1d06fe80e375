import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { movedRow } from './order.ts';
import { useDrag } from './use-drag.ts';

/** For those who listen: it takes no room. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** A list that is put in order: by dragging the handle, or by the arrows, which work with the keys too. */
export function SortList<T extends { id: number }>(props: {
  label: string;
  rows: readonly T[];
  nameOf: (row: T) => string;
  mayOrder: boolean;
  onOrder: (ids: number[]) => void;
  children: (row: T) => ReactNode;
}) {
  const text = useText();
  const { rows, mayOrder, nameOf } = props;
  const [announcement, setAnnouncement] = useState('');
  const put = (from: number, before: number) => {
    const to = movedRow(rows, from, before);
    const row = rows[from];
    if (to === rows || !row) return;
    setAnnouncement(text('shopping.now_at', { name: nameOf(row), place: to.indexOf(row) + 1, count: rows.length }));
    props.onOrder(to.map(({ id }) => id));
  };
  const { list, dragged, handle } = useDrag((id, before) =>
    put(
      rows.findIndex((row) => row.id === id),
      before,
    ),
  );
  const line = (i: number): object => {
    if (!dragged) return {};
    if (dragged.before === i) return { boxShadow: 'inset 0 3px 0 0 currentColor' };
    if (dragged.before === rows.length && i === rows.length - 1) return { boxShadow: 'inset 0 -3px 0 0 currentColor' };
    return {};
  };
  return (
    <>
      <Box ref={list} component="ul" aria-label={props.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, i) => (
          <Box
            key={row.id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              minHeight: 56,
              borderBottom: 1,
              borderColor: 'divider',
              opacity: dragged?.id === row.id ? 0.4 : 1,
              ...line(i),
            }}
          >
            {mayOrder && (
              <Box
                {...handle(row.id, i)}
                data-handle
                aria-hidden
                sx={{ display: 'grid', placeItems: 'center', width: 36, height: 44, flexShrink: 0 }}
              >
                <DragIndicator fontSize="small" sx={{ color: 'text.secondary' }} />
              </Box>
            )}
            {props.children(row)}
            {mayOrder && (
              <Box sx={{ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' }}>
                <IconButton
                  disabled={i === 0}
                  onClick={() => put(i, i - 1)}
                  aria-label={text('categories.up', { name: nameOf(row) })}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  disabled={i === rows.length - 1}
                  onClick={() => put(i, i + 2)}
                  aria-label={text('categories.down', { name: nameOf(row) })}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={unseen}>
        {announcement}
      </Box>
    </>
  );
}
