import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from './types.ts';

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, chosen or typed as #rrggbb; empty: none. */
export function ColorField({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const label = name(field.name);
  const shown = (value as string | null) ?? '';
  const change = (to: string) => onChange(to.trim() === '' ? null : to.trim());
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={text('record.choose_color', { name: label })}
        value={isColor(shown) ? shown : '#888888'}
        disabled={disabled}
        onChange={({ target }: { target: HTMLInputElement }) => change(target.value)}
        sx={{
          width: 44,
          height: 40,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
        }}
      />
      <TextField
        label={label}
        value={shown}
        disabled={disabled}
        placeholder="#1a73e8"
        onChange={({ target }) => change(target.value)}
        error={error !== undefined}
        helperText={error ?? help}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 9 } }}
        sx={{ flexGrow: 1 }}
      />
    </Box>
  );
}
