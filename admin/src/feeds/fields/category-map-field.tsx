import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { useCategories } from '../../news/category-field.tsx';
import type { FieldProps } from '../../record/types.ts';
import { useUnkept } from '../../record/unsaved/use-unsaved.ts';

interface Line {
  id: number;
  word: string;
  category: number | null;
}

const mapOf = (lines: readonly Line[]): Record<string, number> =>
  Object.fromEntries(lines.flatMap(({ word, category }) => (word.trim() && category ? [[word.trim(), category]] : [])));

let lastId = 0;

const linesOf = (map: Readonly<Record<string, number>>): readonly Line[] =>
  Object.entries(map).map(([word, category]) => ({ id: ++lastId, word, category }));

/** The own words of a feed, and the category that each of them means. */
export function CategoryMapField({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const categories = useCategories();
  const given = (value as Record<string, number> | undefined) ?? {};
  const [lines, setLines] = useState(() => linesOf(given));
  // What was left of the form is put in.
  if (JSON.stringify(mapOf(linesOf(given))) !== JSON.stringify(mapOf(lines))) setLines(linesOf(given));
  useUnkept(lines.some(({ word, category }) => word.trim() !== '' && category === null));
  const change = (to: readonly Line[]) => {
    setLines(to);
    onChange(mapOf(to));
  };
  const edit = (id: number, part: Partial<Line>) =>
    change(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  return (
    <Box role="group" aria-label={name(field.name)} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{name(field.name)}</Box>
      {lines.map(({ id, word, category }) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            label={text('feeds.map_word')}
            value={word}
            disabled={disabled}
            onChange={({ target }) => edit(id, { word: target.value })}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 60 } }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          <TextField
            select
            label={name('category_id')}
            value={categories.some((one) => one.id === category) ? category : ''}
            disabled={disabled}
            onChange={({ target }) => edit(id, { category: Number(target.value) })}
            sx={{ flex: 1, minWidth: 0 }}
          >
            {categories.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          {!disabled && (
            <IconButton
              aria-label={text('feeds.remove_word', { word })}
              onClick={() => change(lines.filter((line) => line.id !== id))}
            >
              <Delete />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && (
        <Button
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          onClick={() => setLines([...lines, { id: ++lastId, word: '', category: null }])}
        >
          {text('feeds.add_word')}
        </Button>
      )}
      {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
    </Box>
  );
}
