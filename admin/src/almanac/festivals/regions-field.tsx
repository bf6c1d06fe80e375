import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useLocaleState } from 'ra-core';
import { useFieldName } from '../../i18n/use-text.ts';
import type { FieldProps } from '../../record/types.ts';
import { useSameArray } from '../../record/use-same-array.ts';
import { type Region, useRegions } from '../regions.ts';

/** States by their names; all of India is one of the choices. */
export function RegionsField({ value, onChange, error, help, disabled = false }: FieldProps) {
  const name = useFieldName();
  const [locale] = useLocaleState();
  const regions = useRegions(locale);
  const byCode = new Map(regions.map((one) => [one.code, one]));
  const chosen = (value as string[] | undefined) ?? [];
  const shown = useSameArray(chosen.map((code) => byCode.get(code) ?? { code, name: code }));
  return (
    <Autocomplete<Region, true>
      multiple
      disableCloseOnSelect
      disabled={disabled}
      options={[...regions]}
      value={shown}
      getOptionLabel={(one) => one.name}
      getOptionKey={(one) => one.code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, list) => onChange(list.map(({ code }) => code))}
      renderInput={(field) => (
        <TextField {...field} label={name('regions')} error={error !== undefined} helperText={error ?? help} />
      )}
    />
  );
}
