import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminItem } from '../../../src/news/model/news.ts';
import { call } from '../api/http.ts';
import { useFieldName } from '../i18n/use-text.ts';
import { StatusChip } from './list/marks.tsx';

type Choice = Pick<AdminItem, 'id' | 'title' | 'lang' | 'status' | 'published_at'>;

const fields = 'title,lang,status,published_at';

/** A story, found by its words in any script. */
export function StoryField(props: {
  value: number | null;
  disabled?: boolean;
  /** Only stories that readers can open, or will: of these the time is shown. */
  isOpenable?: boolean;
  onChange: (id: number | null) => void;
}) {
  const { isOpenable = false } = props;
  const name = useFieldName();
  const [words, setWords] = useState('');
  const chosen = useQuery({
    queryKey: ['story-choice', props.value],
    enabled: props.value !== null,
    queryFn: () => call<Choice>(`/api/admin/news/${props.value}`, { query: { fields } }),
  });
  const found = useQuery({
    queryKey: ['story-choices', words, isOpenable],
    queryFn: ({ signal }) =>
      call<Choice[]>('/api/admin/news', {
        query: {
          ...(words.trim() ? { search: words } : { sort: '-updated_at' }),
          ...(isOpenable ? { status: 'published,scheduled' } : {}),
          limit: 10,
          fields,
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
          <Box component="span" sx={{ flexGrow: 1 }}>
            {one.title}
          </Box>
          {one.status !== 'published' && <StatusChip status={one.status} at={one.published_at} />}
        </li>
      )}
      renderInput={(field) => <TextField {...field} label={name('news_id')} />}
    />
  );
}
