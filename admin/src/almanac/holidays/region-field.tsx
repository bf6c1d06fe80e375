import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocaleState } from 'ra-core';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../../record/types.ts';
import { useRegions } from '../regions.ts';

/** The government that gives a holiday: that of a state, or the Centre. */
export function RegionField({ value, onChange, error, help, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const [locale] = useLocaleState();
  return (
    <TextField
      select
      required
      label={name('region')}
      value={(value as string | undefined) ?? ''}
      onChange={({ target }) => onChange(target.value)}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
    >
      {useRegions(locale).map((one) => (
        <MenuItem key={one.code} value={one.code}>
          {one.code === 'IN' ? text('holidays.centre') : one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
