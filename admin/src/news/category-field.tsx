import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/http.ts';
import { useFieldName } from '../i18n/use-text.ts';
import { mayWriteFor } from '../session/limits.ts';

interface Category {
  id: number;
  name: string;
  parent_id: number | null;
}

/** Names of categories by id, the same query for every part of the page. */
export function useCategories(): readonly Category[] {
  const { data } = useQuery({
    queryKey: ['categories', 'choice'],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call<Category[]>('/api/admin/categories', {
        query: { limit: 100, fields: 'name,parent_id', sort: 'name' },
        signal,
      }),
  });
  return data?.data ?? [];
}

export function CategoryField(props: {
  value: number | null;
  onChange: (id: number | null) => void;
  id?: string;
  /** Only those that the user writes for can be chosen. */
  isLimited?: boolean;
  isReadOnly?: boolean;
  error?: string;
}) {
  const name = useFieldName();
  const categories = useCategories();
  return (
    <Autocomplete
      {...(props.id ? { id: props.id } : {})}
      disabled={props.isReadOnly ?? false}
      options={categories.filter(({ id }) => !props.isLimited || id === props.value || mayWriteFor(id))}
      value={categories.find(({ id }) => id === props.value) ?? null}
      getOptionLabel={(one) => one.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, chosen) => props.onChange(chosen?.id ?? null)}
      renderInput={(field) => (
        <TextField {...field} label={name('category_id')} error={props.error !== undefined} helperText={props.error} />
      )}
    />
  );
}
