import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { aboutPlace, findPlaces } from '../places/found.ts';
import { useSameArray } from './use-same-array.ts';

interface Row {
  id: number;
  name: string;
}

const mostFound = 20;

/** Rows found by words: places as readers find them, each with what it lies in. */
async function findRows(resource: 'categories' | 'places', search: string, signal: AbortSignal): Promise<Row[]> {
  if (resource === 'places' && search !== '') {
    const found = await findPlaces(search, mostFound, signal);
    return found.map(({ id, name, within }) => ({
      id,
      name: [name, aboutPlace({ within })].filter(Boolean).join(', '),
    }));
  }
  const query = { search, fields: 'name', limit: mostFound };
  return (await call<Row[]>(`/api/admin/${resource}`, { query, signal })).data;
}

/** Rows of a resource that have names, found by these in any script. */
export function RowsField(props: {
  resource: 'categories' | 'places';
  label: string;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
  disabled?: boolean;
}) {
  const text = useText();
  const { resource, value } = props;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const path = `/api/admin/${resource}`;
  const chosen = useQuery({
    queryKey: [resource, 'named', value],
    enabled: value.length > 0,
    queryFn: () => call<Row[]>(path, { query: { ids: value, fields: 'name', limit: 100 } }),
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    queryKey: [resource, 'found', search],
    queryFn: ({ signal }) => findRows(resource, search, signal),
    placeholderData: keepPreviousData,
  });
  const rows = new Map([...(found.data ?? []), ...(chosen.data?.data ?? [])].map((row) => [row.id, row]));
  const shown = useSameArray(value.map((id) => rows.get(id) ?? { id, name: String(id) }));
  return (
    <Autocomplete
      multiple
      disabled={props.disabled === true}
      options={found.data ?? []}
      value={shown}
      filterOptions={(all) => all}
      getOptionLabel={(one) => one.name}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text('record.nothing')}
      onInputChange={(_, to, reason) => setTyped(reason === 'input' ? to : '')}
      onChange={(_, rows) => props.onChange(rows.map(({ id }) => id))}
      renderInput={(field) => (
        <TextField {...field} label={props.label} error={props.error !== undefined} helperText={props.error} />
      )}
    />
  );
}
