import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { MediaDialog } from '../media/media-dialog.tsx';
import { may } from '../session/rights.ts';
import type { FieldProps } from './types.ts';

/** The address of a picture, typed or chosen from the library. */
export function ImageField({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const [isChoosing, setChoosing] = useState(false);
  const url = (value as string | null) ?? '';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {url !== '' && (
        <Box
          component="img"
          alt=""
          src={url}
          sx={{ width: 40, height: 40, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
        />
      )}
      <TextField
        label={name(field.name)}
        value={url}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        error={error !== undefined}
        helperText={error ?? help}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ flex: '1 1 200px' }}
      />
      {!disabled && may('media.read') && (
        <Button onClick={() => setChoosing(true)}>{text('record.choose_picture')}</Button>
      )}
      {isChoosing && (
        <MediaDialog
          kind="image"
          onChoose={(media) => {
            onChange(media.url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}
