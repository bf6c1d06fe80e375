import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AdminHoroscope } from '../../../src/horoscope/model.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldErrors } from '../record/types.ts';
import { TypedField } from '../typing/typed-field.tsx';

export type Factor = AdminHoroscope['factors'][number];

const most = 20;

/** What the prediction depends on, such as a house of the moon. */
export function FactorsField(props: {
  lang: string;
  value: readonly Factor[];
  onChange: (value: Factor[]) => void;
  errors: FieldErrors;
  disabled: boolean;
}) {
  const text = useText();
  const name = useFieldName();
  const { lang, value, onChange, errors, disabled } = props;
  const said = (i: number, part: string) => {
    const error = errors[`factors.${i}.${part}`];
    return { error: error !== undefined, helperText: error, disabled };
  };
  const set = (i: number, change: Partial<Factor>) =>
    onChange(value.map((one, at) => (at === i ? { ...one, ...change } : one)));
  return (
    <Box role="group" aria-label={name('factors')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography component="h3" variant="h3">
          {name('factors')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('horoscope.factors_help')}
        </Typography>
      </Box>
      {value.map((factor, i) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a factor has no name of its own while it is typed
          key={i}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}
        >
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' }}>
            <TextField
              label={name('code')}
              value={factor.code}
              onChange={({ target }) => set(i, { code: target.value })}
              placeholder="chandrashtama"
              slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none' } }}
              {...said(i, 'code')}
            />
            <TypedField
              lang={lang}
              label={name('name')}
              value={factor.name}
              onChange={({ target }) => set(i, { name: target.value })}
              {...said(i, 'name')}
            />
            <TypedField
              multiline
              lang={lang}
              label={name('note')}
              value={factor.note ?? ''}
              onChange={({ target }) => set(i, { note: target.value || null })}
              sx={{ gridColumn: '1 / -1' }}
              {...said(i, 'note')}
            />
          </Box>
          {!disabled && (
            <IconButton
              aria-label={text('horoscope.remove_factor', { name: factor.name || i + 1 })}
              onClick={() => onChange(value.filter((_, at) => at !== i))}
            >
              <Close />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && value.length < most && (
        <Button
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...value, { code: '', name: '', note: null }])}
        >
          {text('horoscope.add_factor')}
        </Button>
      )}
    </Box>
  );
}
