import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../api/http.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { findPlaces } from '../../../places/found.ts';
import { PlaceOption } from '../../../places/place-option.tsx';
import { useSameArray } from '../../../record/use-same-array.ts';
import { limitsNow } from '../../../session/limits.ts';
import { CategoryField } from '../../category-field.tsx';
import { TagsField } from '../../tags-field.tsx';
import { fieldId } from '../field-id.ts';
import { FieldSection, type PartProps, part } from './section.tsx';

interface Place {
  id: number;
  name: string;
  within?: string[];
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
    queryFn: ({ signal }) => findPlaces(search, 12, signal),
  });
  // Places that were chosen elsewhere, or for the user, have a name too.
  const yours = limitsNow().place_ids;
  const unknown = [...new Set([...place_ids, ...yours.slice(0, 50)])].filter(
    (id) => !seen.some((one) => one.id === id),
  );
  const names = useQuery({
    queryKey: ['places', 'names', unknown],
    enabled: unknown.length > 0,
    queryFn: async ({ signal }) =>
      (await call<Place[]>('/api/admin/places', { query: { ids: unknown, fields: 'name', limit: 100 }, signal })).data,
  });
  const loaded = [...seen, ...(names.data ?? [])];
  const options: Place[] = search.length > 1 ? (found.data ?? []) : loaded.filter(({ id }) => yours.includes(id));
  const value = useSameArray<Place>(place_ids.map((id) => loaded.find((one) => one.id === id) ?? { id, name: '…' }));
  return (
    <Autocomplete
      id={fieldId('place_ids')}
      multiple
      disabled={isReadOnly}
      options={options}
      renderOption={({ key, ...item }, place) => <PlaceOption key={key} place={{ within: [], ...place }} {...item} />}
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
export const PlacementFields = part(['category_id', 'place_ids', 'tags', 'lang'], (props) => {
  const text = useText();
  const { story, isReadOnly, errors } = props;
  return (
    <FieldSection title={text('editor.placement')}>
      <CategoryField
        id={fieldId('category_id')}
        isLimited
        value={story.fields.category_id}
        isReadOnly={isReadOnly}
        onChange={(category_id) => story.set({ category_id })}
        {...(errors.category_id ? { error: errors.category_id } : {})}
      />
      <PlacesField {...props} />
      <TagsField
        id={fieldId('tags')}
        lang={story.fields.lang}
        value={story.fields.tags}
        onChange={(tags) => story.set({ tags })}
        isReadOnly={isReadOnly}
        error={errors.tags}
      />
    </FieldSection>
  );
});
