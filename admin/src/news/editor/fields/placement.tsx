import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../api/http.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { CategoryField } from '../../category-field.tsx';
import { TagsField } from '../../tags-field.tsx';
import { type PartProps, part, Section } from './section.tsx';

interface Place {
  id: number;
  name: string;
  type: string;
}

/** Places by words in any script; what is chosen stays though the search changes. */
function PlacesField({ story, isReadOnly, errors }: PartProps<'place_ids'>) {
  const text = useText();
  const name = useFieldName();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { place_ids } = story.fields;
  const [seen, setSeen] = useState<readonly Place[]>(story.stored.item?.places ?? []);
  const found = useQuery({
    queryKey: ['places', search],
    enabled: search.length > 1,
    queryFn: ({ signal }) =>
      call<Place[]>('/api/admin/places', { query: { search, limit: 12, fields: 'name,type' }, signal }),
  });
  const options = search.length > 1 ? (found.data?.data ?? []) : [];
  const value = place_ids.map((id) => seen.find((one) => one.id === id) ?? { id, name: String(id), type: '' });
  return (
    <Autocomplete
      multiple
      disabled={isReadOnly}
      options={options}
      value={value}
      filterOptions={(all) => all}
      inputValue={typed}
      onInputChange={(_, to) => setTyped(to)}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      getOptionLabel={(one) => one.name}
      getOptionKey={(one) => one.id}
      noOptionsText={text('editor.find_places')}
      onChange={(_, chosen) => {
        setSeen([...seen, ...chosen]);
        story.set({ place_ids: chosen.map(({ id }) => id) });
      }}
      renderInput={(field) => (
        <TextField
          {...field}
          label={name('place_ids')}
          error={errors.place_ids !== undefined}
          helperText={errors.place_ids}
        />
      )}
    />
  );
}

/** Where a story belongs: category, places, tags. */
export const Placement = part(['category_id', 'place_ids', 'tags', 'lang'], (props) => {
  const text = useText();
  const { story, isReadOnly, errors } = props;
  return (
    <Section title={text('editor.placement')}>
      <CategoryField
        value={story.fields.category_id}
        isReadOnly={isReadOnly}
        onChange={(category_id) => story.set({ category_id })}
        {...(errors.category_id ? { error: errors.category_id } : {})}
      />
      <PlacesField {...props} />
      <TagsField
        lang={story.fields.lang}
        value={story.fields.tags}
        onChange={(tags) => story.set({ tags })}
        isReadOnly={isReadOnly}
        error={errors.tags}
      />
    </Section>
  );
});
