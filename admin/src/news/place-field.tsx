import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';

interface Place {
  id: number;
  name: string;
}

/** A place, found by its name in any script. */
export function PlaceField(props: { label: string; value: number | null; onChange: (id: number | null) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const chosen = useQuery({
    queryKey: ['place-choice', props.value],
    enabled: props.value !== null,
    queryFn: () => call<Place>(`/api/admin/places/${props.value}`, { query: { fields: 'name' } }),
  });
  const found = useQuery({
    queryKey: ['place-choices', search],
    enabled: search.length > 1,
    queryFn: ({ signal }) =>
      call<Place[]>('/api/admin/places', { query: { search, limit: 12, fields: 'name' }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      options={search.length > 1 ? (found.data?.data ?? []) : []}
      value={props.value === null ? null : (chosen.data?.data ?? null)}
      filterOptions={(all) => all}
      getOptionLabel={(one) => one.name}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text('editor.find_places')}
      onInputChange={(_, to, reason) => reason === 'input' && setTyped(to)}
      onChange={(_, one) => props.onChange(one?.id ?? null)}
      renderInput={(field) => <TextField {...field} label={props.label} />}
    />
  );
}
