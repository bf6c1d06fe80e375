import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../record/types.ts';
import { useUnkept } from '../record/unsaved/use-unsaved.ts';

/** Addresses under names such as `facebook`; an empty one goes. */
export function LinksField({ field, value, onChange, errors = {}, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const [added, setAdded] = useState('');
  const links = (value as Record<string, string | null> | undefined) ?? {};
  const key = added.trim();
  useUnkept(key !== '');
  const label = name(field.name);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" variant="h3">
        {label}
      </Typography>
      {Object.entries(links).map(([one, url]) => (
        <TextField
          key={one}
          label={one}
          value={url ?? ''}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...links, [one]: target.value === '' ? null : target.value })}
          error={errors[`${field.name}.${one}`] !== undefined}
          helperText={errors[`${field.name}.${one}`]}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      ))}
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={text('settings.new_name')}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 40 } }}
          />
          <Button
            startIcon={<Add />}
            disabled={key === '' || key in links}
            onClick={() => {
              onChange({ ...links, [key]: '' });
              setAdded('');
            }}
          >
            {text('settings.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
