import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { fromLocalInput, toLocalInput } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { PasswordField } from '../session/sign-in.tsx';
import { ColorField } from './color-field.tsx';
import { ImageField } from './image-field.tsx';
import { RowsField } from './rows-field.tsx';
import { TextsField } from './texts-field.tsx';
import type { FieldProps, FormField } from './types.ts';
import { useChoice } from './use-choice.ts';
import { useSameArray } from './use-same-array.ts';

/** Names, addresses and codes are Latin: they stand from the left in every language of the interface. */
const isLatin = ({ name, widget }: FormField): boolean =>
  widget === 'url' || /(^|_)(url|id|key|code|slug|package|sha256|email|version|color|zone|ips?)$/.test(name);

function Chosen({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const name = useFieldName();
  const text = useText();
  const choice = useChoice();
  return (
    <TextField
      select
      required={field.isRequired}
      label={name(field.name)}
      value={value ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      error={error !== undefined}
      helperText={error ?? help}
    >
      {field.isNullable && <MenuItem value="">{text('record.none')}</MenuItem>}
      {field.choices?.map((one) => (
        <MenuItem key={one} value={one}>
          {choice(field.name, one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Several({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const name = useFieldName();
  const choice = useChoice();
  const isFree = field.choices === undefined;
  const shown = useSameArray(((value as unknown[] | null) ?? []).map(String));
  return (
    <Autocomplete
      multiple
      freeSolo={isFree}
      disableCloseOnSelect={!isFree}
      disabled={disabled}
      options={(field.choices ?? []).map(String)}
      value={shown}
      getOptionLabel={(one) => choice(field.name, one)}
      onChange={(_, to) => onChange(to.map((one) => one.trim()).filter(Boolean))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={name(field.name)}
          error={error !== undefined}
          helperText={error ?? help}
          // What is typed counts without the key Enter.
          onBlur={({ target }) => {
            const typed = 'value' in target ? String(target.value).trim() : '';
            if (isFree && typed) onChange([...((value as string[] | null) ?? []), typed]);
          }}
        />
      )}
    />
  );
}

/** One field of a form, as its schema says. */
export function FieldInput(props: FieldProps) {
  const { field, value, onChange, error, help, disabled = false } = props;
  const name = useFieldName();
  const label = name(field.name);
  switch (field.widget) {
    case 'select':
      return <Chosen {...props} />;
    case 'multiselect':
    case 'tags':
      return <Several {...props} />;
    case 'categories':
    case 'places': {
      const common = { label, error, disabled, onChange, value: (value as number[] | undefined) ?? [] };
      return <RowsField resource={field.widget} {...common} />;
    }
    case 'color':
      return <ColorField {...props} />;
    case 'image':
      return <ImageField {...props} />;
    case 'translations':
      return <TextsField {...props} />;
    case 'switch':
      return (
        <Box>
          <FormControlLabel
            control={<Switch checked={value === true} disabled={disabled} onChange={(_, is) => onChange(is)} />}
            label={label}
          />
          {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
        </Box>
      );
    case 'password':
      return (
        <PasswordField
          label={label}
          value={(value as string | undefined) ?? ''}
          onChange={(to) => onChange(to === '' ? undefined : to)}
          autoComplete="new-password"
          error={error}
        />
      );
    default:
      return <Typed {...props} label={label} />;
  }
}

const typeOf: Readonly<Record<string, string>> = { number: 'number', date: 'date', datetime: 'datetime-local' };

function Typed({ field, value, onChange, error, help, disabled = false, label }: FieldProps & { label: string }) {
  const { widget, min, max, length } = field;
  const empty = field.isNullable ? null : widget === 'number' ? undefined : '';
  const read = (typed: string): unknown => {
    if (field.isList) return typed === '' ? [] : typed.split('\n');
    if (typed === '') return empty;
    if (widget === 'number') return Number(typed);
    return widget === 'datetime' ? fromLocalInput(typed) : typed;
  };
  const shown = field.isList
    ? ((value as string[] | undefined) ?? []).join('\n')
    : widget === 'datetime'
      ? toLocalInput(value as string | null)
      : String(value ?? '');
  return (
    <TextField
      type={typeOf[widget] ?? 'text'}
      multiline={widget === 'textarea' || widget === 'richtext'}
      required={field.isRequired}
      label={label}
      value={shown}
      disabled={disabled}
      onChange={({ target }) => onChange(read(target.value))}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: {
          dir: isLatin(field) ? 'ltr' : 'auto',
          ...(widget === 'number' ? { min, max, step: 'any' } : {}),
          // Graphemes are at most as many as these: the server counts exactly.
          ...(length ? { maxLength: length * 8 } : {}),
        },
        ...(widget === 'datetime' || widget === 'date' ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
}
