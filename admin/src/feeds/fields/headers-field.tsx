import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useState } from 'react';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../../record/types.ts';
import { useUnkept } from '../../record/unsaved/use-unsaved.ts';

type Headers = Readonly<Record<string, string | null>>;

/** Names of the headers that the server has; it never returns their values. */
export const StoredHeaders = createContext<readonly string[]>([]);

/** Own headers of the requests of a feed: `null` takes one away. */
export function HeadersField({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const text = useText();
  const label = useFieldName();
  const stored = useContext(StoredHeaders);
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  useUnkept(name !== '' || secret !== '');
  const headers = (value as Headers | undefined) ?? {};
  const names = [...new Set([...stored, ...Object.keys(headers)])].filter((one) => headers[one] !== null);
  const remove = (one: string) => {
    const { [one]: _, ...others } = headers;
    onChange(stored.includes(one) ? { ...others, [one]: null } : others);
  };
  const add = () => {
    onChange({ ...headers, [name.trim()]: secret.trim() });
    setName('');
    setSecret('');
  };
  return (
    <Box role="group" aria-label={label(field.name)} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{label(field.name)}</Box>
      {names.map((one) => (
        <Box key={one} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography dir="ltr" sx={{ flexGrow: 1, overflowWrap: 'anywhere', textAlign: 'start' }}>
            {one}: ••••••
          </Typography>
          {!disabled && (
            <IconButton aria-label={text('feeds.remove_header', { name: one })} onClick={() => remove(one)}>
              <Delete />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            label={text('feeds.header_name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 80 } }}
            sx={{ flex: '1 1 140px' }}
          />
          <TextField
            label={text('feeds.header_value')}
            value={secret}
            onChange={({ target }) => setSecret(target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 2_000, autoComplete: 'off' } }}
            sx={{ flex: '1 1 140px' }}
          />
          <Button startIcon={<Add />} disabled={!name.trim() || !secret.trim()} onClick={add}>
            {text('feeds.add_header')}
          </Button>
        </Box>
      )}
      {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
    </Box>
  );
}
