import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FieldInput } from './field-input.tsx';
import { GroupField } from './group-field.tsx';
import type { FieldErrors, FieldProps, FormField, Values } from './types.ts';

/** Shows a field otherwise than its schema says. */
export type Own = (props: FieldProps) => ReactNode;

/** The fields of a form below each other; short ones side by side where there is room. */
export function FormFields(props: {
  fields: readonly FormField[];
  values: Values;
  onChange: (change: Values) => void;
  errors: FieldErrors;
  help?: Readonly<Record<string, string>>;
  own?: Readonly<Record<string, Own>>;
  isReadOnly?: boolean;
}) {
  const { fields, values, errors } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map((field) => {
        const { name } = field;
        const given: FieldProps = {
          field,
          value: values[name],
          onChange: (value) => props.onChange({ [name]: value }),
          error: errorOf(errors, name),
          errors,
          help: props.help?.[name],
          disabled: props.isReadOnly === true,
        };
        const Shown = props.own?.[name] ?? (field.widget === 'group' ? GroupField : FieldInput);
        return <Shown key={name} {...given} />;
      })}
    </Box>
  );
}

/** Also of a part of the field: `events.0` is one of `events`. */
const errorOf = (errors: FieldErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];
