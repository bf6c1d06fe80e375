import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { messageOf } from '../../api/http.ts';
import { usePreference } from '../../api/my.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';

/** Columns besides the title, in their order. */
export const columns = [
  'status',
  'lang',
  'category_id',
  'places',
  'tags',
  'author',
  'content_type',
  'priority',
  'is_breaking',
  'views',
  'published_at',
  'updated_at',
] as const;
export type ListColumn = (typeof columns)[number];

const usual: readonly ListColumn[] = ['status', 'lang', 'category_id', 'author', 'views', 'updated_at'];

/** What the server sorts by. */
export const isSorted = (column: ListColumn): boolean => !['places', 'tags', 'is_breaking'].includes(column);

/** The columns that the user has chosen, on every device the same. */
export function useColumns() {
  const [{ columns: chosen }, set] = usePreference('news.columns', { columns: usual });
  return { shown: columns.filter((one) => chosen.includes(one)), set };
}

export function useListColumnName(): (column: ListColumn) => string {
  const text = useText();
  const name = useFieldName();
  return (column) =>
    column === 'places'
      ? text('views.places')
      : column === 'views' || column === 'updated_at'
        ? text(`news.${column}`)
        : name(column);
}

export function ColumnChoice() {
  const text = useText();
  const notify = useNotify();
  const name = useListColumnName();
  const { shown, set } = useColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (column: ListColumn) => {
    set(({ columns: now }) => ({
      columns: now.includes(column) ? now.filter((one) => one !== column) : [...now, column],
    })).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumn />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
      >
        {text('views.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column}
            dense
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={() => toggle(column)}
          >
            <Checkbox
              size="small"
              checked={shown.includes(column)}
              tabIndex={-1}
              sx={{ p: 0.5 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {name(column)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
