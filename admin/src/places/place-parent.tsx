import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFieldName } from '../i18n/use-text.ts';
import { PlaceField } from '../news/place-field.tsx';
import type { FieldProps } from '../record/types.ts';

/** The place that one lies below, found by its name. */
export function PlaceParent({ value, onChange, error }: FieldProps) {
  const name = useFieldName();
  return (
    <Box>
      <PlaceField label={name('parent_id')} value={(value as number | null | undefined) ?? null} onChange={onChange} />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
