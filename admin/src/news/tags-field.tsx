import Autocomplete from '@mui/material/Autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../api/http.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { useSameArray } from '../record/use-same-array.ts';
import { TypedField } from '../typing/typed-field.tsx';

/** Tags of stories, each ended by Enter; what was typed when the field is left is a tag too. */
export function TagsField(props: {
  id?: string;
  lang: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** What is typed and not yet a tag. */
  onType?: (text: string) => void;
  /** Tags to choose from instead of those of other stories; any other can be typed. */
  options?: readonly string[];
  isReadOnly?: boolean;
  autoFocus?: boolean;
  error?: string | undefined;
}) {
  const text = useText();
  const name = useFieldName();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { lang } = props;
  // The word that is being typed may still be in Latin letters: then nothing is found, and nothing is lost.
  const found = useQuery({
    queryKey: ['tags', lang, search],
    enabled: search !== '' && !props.options,
    staleTime: 60_000,
    queryFn: ({ signal }) => call<string[]>('/api/admin/news/tags', { query: { lang, search }, signal }),
    placeholderData: keepPreviousData,
  });
  const options = props.options ?? (search === '' ? [] : (found.data?.data ?? []));
  const set = (tags: readonly string[]) => props.onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);
  const shown = useSameArray(props.value);
  return (
    <Autocomplete
      {...(props.id ? { id: props.id } : {})}
      multiple
      freeSolo
      autoSelect
      disabled={props.isReadOnly ?? false}
      options={options.filter((tag) => !props.value.includes(tag))}
      {...(props.options ? {} : { filterOptions: (all: string[]) => all })}
      value={shown}
      onChange={(_, tags) => set(tags)}
      onInputChange={(_, to) => {
        setTyped(to);
        props.onType?.(to);
      }}
      renderInput={({ slotProps, ...field }) => (
        <TypedField
          {...field}
          lang={props.lang}
          htmlInput={slotProps.htmlInput}
          frame={slotProps.input}
          autoFocus={props.autoFocus ?? false}
          label={name('tags')}
          error={props.error !== undefined}
          helperText={props.error ?? text('editor.tags_help')}
        />
      )}
    />
  );
}
