import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminHoroscope } from '../../../src/horoscope/model.ts';
import { fromLocalInput, toLocalInput } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { ColorField } from '../record/color-field.tsx';
import type { FieldErrors, FormField, Values } from '../record/types.ts';
import { TypedField } from '../typing/typed-field.tsx';
import { FactorsField } from './factors-field.tsx';

const longTexts = ['prediction', 'love', 'career', 'health', 'finance', 'do', 'avoid'] as const;
const ratings = [1, 2, 3, 4, 5];

/** Fields of a prediction that the form shows: what is said of others stands above it. */
export const predictionFields: readonly FormField[] = [
  ...(['title', ...longTexts, 'rating', 'lucky_number', 'lucky_time', 'lucky_color', 'factors', 'publish_at'] as const),
].map((name) => ({ name, widget: 'text', group: 'main', isRequired: false, isNullable: true }));
const hex: FormField = { name: 'hex', widget: 'color', group: 'main', isRequired: false, isNullable: true };

type Shown = Partial<Omit<AdminHoroscope, 'id'>>;

/** A colour without a name and a value is none. */
const colorOf = (color: NonNullable<AdminHoroscope['lucky_color']>): AdminHoroscope['lucky_color'] =>
  color.name.trim() === '' && color.hex === null ? null : color;

/** All that a prediction says. Its texts are typed in its language. */
export function PredictionFields(props: {
  lang: string;
  values: Values;
  onChange: (change: Values) => void;
  errors: FieldErrors;
  disabled: boolean;
}) {
  const text = useText();
  const name = useFieldName();
  const { lang, onChange, errors, disabled } = props;
  const values = props.values as Shown;
  const color = values.lucky_color ?? { name: '', hex: null };
  const said = (field: string, help?: string) => ({
    error: errors[field] !== undefined,
    helperText: errors[field] ?? help,
    disabled,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
      <TypedField
        lang={lang}
        label={name('title')}
        value={values.title ?? ''}
        onChange={({ target }) => onChange({ title: target.value || null })}
        {...said('title')}
      />
      {longTexts.map((field) => (
        <TypedField
          key={field}
          multiline
          minRows={field === 'prediction' ? 3 : 1}
          lang={lang}
          label={name(field)}
          value={values[field] ?? ''}
          onChange={({ target }) => onChange({ [field]: target.value || null })}
          {...said(field)}
        />
      ))}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          select
          label={name('rating')}
          value={values.rating ?? ''}
          onChange={({ target }) => onChange({ rating: target.value === '' ? null : Number(target.value) })}
          {...said('rating')}
        >
          <MenuItem value="">{text('record.none')}</MenuItem>
          {ratings.map((one) => (
            <MenuItem key={one} value={one}>
              {one} ★
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="number"
          label={name('lucky_number')}
          value={values.lucky_number ?? ''}
          onChange={({ target }) => onChange({ lucky_number: target.value === '' ? null : Number(target.value) })}
          slotProps={{ htmlInput: { min: 0, max: 9_999 } }}
          {...said('lucky_number')}
        />
        <TypedField
          lang={lang}
          label={name('lucky_color')}
          value={color.name}
          onChange={({ target }) => onChange({ lucky_color: colorOf({ ...color, name: target.value }) })}
          {...said('lucky_color.name')}
        />
        <ColorField
          field={hex}
          value={color.hex}
          onChange={(to) => onChange({ lucky_color: colorOf({ ...color, hex: to as string | null }) })}
          error={errors['lucky_color.hex']}
          disabled={disabled}
        />
        <TypedField
          lang={lang}
          label={name('lucky_time')}
          value={values.lucky_time ?? ''}
          onChange={({ target }) => onChange({ lucky_time: target.value || null })}
          {...said('lucky_time')}
        />
        <TextField
          type="datetime-local"
          label={name('publish_at')}
          value={toLocalInput(values.publish_at ?? null)}
          onChange={({ target }) => onChange({ publish_at: fromLocalInput(target.value) })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...said('publish_at', text('horoscope.publish_help'))}
        />
      </Box>
      <FactorsField
        lang={lang}
        errors={errors}
        disabled={disabled}
        value={values.factors ?? []}
        onChange={(factors) => onChange({ factors })}
      />
    </Box>
  );
}
