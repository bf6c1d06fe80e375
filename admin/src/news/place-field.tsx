import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { findPlaces, type PlaceChoice } from '../places/found.ts';
import { PlaceOption } from '../places/place-option.tsx';

/** A place, found by its name in any script. */
export function PlaceField(props: {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
  help?: string | undefined;
  disabled?: boolean;
}) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const chosen = useQuery({
    queryKey: ['place-choice', props.value],
    enabled: props.value !== null,
    queryFn: () =>
      call<Pick<PlaceChoice, 'id' | 'name'>>(`/api/admin/places/${props.value}`, { query: { fields: 'name' } }),
  });
  const found = useQuery({
    queryKey: ['place-choices', search],
    enabled: search.length > 1,
    queryFn: ({ signal }) => findPlaces(search, 12, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      disabled={props.disabled === true}
      options={search.length > 1 ? (found.data ?? []) : []}
      value={props.value === null || !chosen.data ? null : { ...chosen.data.data, within: [] }}
      renderOption={({ key, ...item }, place) => <PlaceOption key={key} place={place} {...item} />}
      filterOptions={(all) => all}
      getOptionLabel={(one) => one.name}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text('editor.find_places')}
      onInputChange={(_, to, reason) => reason === 'input' && setTyped(to)}
      onChange={(_, one) => props.onChange(one?.id ?? null)}
      renderInput={(field) => (
        <TextField
          {...field}
          label={props.label}
          error={props.error !== undefined}
          helperText={props.error ?? props.help}
        />
      )}
    />
  );
}
