import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../record/types.ts';
import { useUnkept } from '../record/unsaved/use-unsaved.ts';

/** Switches under names that the app of the publisher knows. */
export function FlagsField({ field, value, onChange, error, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const [added, setAdded] = useState('');
  const flags = (value as Record<string, boolean | null> | undefined) ?? {};
  const key = added.trim();
  useUnkept(key !== '');
  const label = name(field.name);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {Object.entries(flags)
          .filter(([, is]) => is !== null)
          .map(([one, is]) => (
            <FormControlLabel
              key={one}
              control={
                <Switch
                  checked={is === true}
                  disabled={disabled}
                  onChange={(_, to) => onChange({ ...flags, [one]: to })}
                />
              }
              label={<bdi>{one}</bdi>}
            />
          ))}
      </Box>
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={text('settings.new_name')}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
            slotProps={{
              htmlInput: { dir: 'ltr', maxLength: 40, 'aria-label': `${label}: ${text('settings.new_name')}` },
            }}
          />
          <Button
            startIcon={<Add />}
            disabled={key === '' || key in flags}
            onClick={() => {
              onChange({ ...flags, [key]: true });
              setAdded('');
            }}
          >
            {text('settings.add')}
          </Button>
        </Box>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
