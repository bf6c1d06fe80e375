import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { counts, type NameTable, nameOf } from '../../../../src/panchang/names.ts';

/** One of a table of names, in the language of the day. The names of tithis repeat: their numbers distinguish them. */
export function NameSelect(props: {
  table: NameTable;
  label: string;
  value: number | null;
  onChange: (id: number) => void;
  lang: string;
  error?: string | undefined;
}) {
  const { table, lang, value, error } = props;
  const numbered = table === 'tithis' || table === 'samvatsaras';
  return (
    <TextField
      select
      fullWidth
      label={props.label}
      value={value ?? ''}
      onChange={({ target }) => props.onChange(Number(target.value))}
      error={error !== undefined}
      helperText={error}
    >
      {Array.from({ length: counts[table] }, (_, i) => i + 1).map((id) => (
        <MenuItem key={id} value={id} lang={lang}>
          {numbered ? `${id}. ` : ''}
          {nameOf(table, id, lang)}
        </MenuItem>
      ))}
    </TextField>
  );
}
