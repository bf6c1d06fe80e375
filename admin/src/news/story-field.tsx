import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminItem } from '../../../client/schema.ts';
import { call } from '../api/http.ts';
import { useFieldName } from '../i18n/use-text.ts';

type Choice = Pick<AdminItem, 'id' | 'title' | 'lang'>;

/** A story, found by its words in any script. */
export function StoryField(props: { value: number | null; disabled?: boolean; onChange: (id: number | null) => void }) {
  const name = useFieldName();
  const [words, setWords] = useState('');
  const chosen = useQuery({
    queryKey: ['story-choice', props.value],
    enabled: props.value !== null,
    queryFn: () => call<Choice>(`/api/admin/news/${props.value}`, { query: { fields: 'title,lang' } }),
  });
  const found = useQuery({
    queryKey: ['story-choices', words],
    queryFn: ({ signal }) =>
      call<Choice[]>('/api/admin/news', {
        query: {
          ...(words.trim() ? { search: words } : { sort: '-updated_at' }),
          limit: 10,
          fields: 'title,lang',
          count: false,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const value = props.value === null ? null : (chosen.data?.data ?? null);
  return (
    <Autocomplete
      options={found.data?.data ?? []}
      value={value}
      disabled={props.disabled ?? false}
      filterOptions={(all) => all}
      getOptionLabel={(one) => one.title}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, typed, reason) => reason === 'input' && setWords(typed)}
      onChange={(_, one) => props.onChange(one?.id ?? null)}
      renderOption={({ key, ...option }, one) => (
        <li key={key} {...option} lang={one.lang} dir="auto">
          {one.title}
        </li>
      )}
      renderInput={(field) => <TextField {...field} label={name('news_id')} />}
    />
  );
}
