import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFieldName } from '../i18n/use-text.ts';
import { FormFields } from './form-fields.tsx';
import type { FieldErrors, FieldProps, Values } from './types.ts';

/** What is said of the parts of a field, by their own names. */
const within = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) =>
      field.startsWith(`${name}.`) ? [[field.slice(name.length + 1), message]] : [],
    ),
  );

/** Fields that belong together; a group that may be empty is turned on and off. */
export function GroupField({ field, value, onChange, errors = {}, disabled = false }: FieldProps) {
  const name = useFieldName();
  const values = (value as Values | null | undefined) ?? {};
  const isOn = !field.isNullable || value !== null;
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 2, minWidth: 0, display: 'grid', gap: 1.5 }}
    >
      <Box component="legend" sx={{ px: 1, color: 'text.secondary', fontSize: '0.9rem' }}>
        {name(field.name)}
      </Box>
      {field.isNullable && (
        <FormControlLabel
          control={<Switch checked={isOn} disabled={disabled} onChange={(_, is) => onChange(is ? {} : null)} />}
          label={name(field.name)}
        />
      )}
      {isOn && (
        <FormFields
          fields={field.fields ?? []}
          values={values}
          onChange={(change) => onChange({ ...values, ...change })}
          errors={within(errors, field.name)}
          isReadOnly={disabled}
        />
      )}
    </Box>
  );
}
