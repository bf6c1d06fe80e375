import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { PlaceChoice } from '../../../src/places/model.ts';
import { call } from '../api/http.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { View, ViewCity } from './view.ts';

const nameOf = ({ city, region }: ViewCity): string =>
  region.startsWith('IN-') ? `${city}, ${region.slice(3)}` : city;

/** A city, found by its name in any script. */
function CityField({ value, onChange }: { value: ViewCity | null; onChange: (city: ViewCity | null) => void }) {
  const text = useText();
  const name = useFieldName();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['almanac', 'cities', search],
    enabled: search.length > 1,
    queryFn: ({ signal }) => call<PlaceChoice[]>('/api/v1/places', { query: { search, limit: 12 }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete<ViewCity>
      options={search.length > 1 ? (found.data?.data ?? []) : []}
      value={value}
      filterOptions={(all) => all}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text('editor.find_places')}
      onInputChange={(_, to, reason) => reason === 'input' && setTyped(to)}
      onChange={(_, one) => onChange(one && { id: one.id, city: one.city, region: one.region })}
      renderInput={(field) => <TextField {...field} label={name('city')} />}
      sx={{ width: { xs: 1, sm: 240 } }}
    />
  );
}

/** For which place and in which language; further choices of a page stand beside it. */
export function ViewBar({ view, children }: { view: View; children?: ReactNode }) {
  const text = useText();
  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      role="group"
      aria-label={text('almanac.view')}
    >
      <CityField value={view.city} onChange={view.setCity} />
      <TextField
        select
        label={text('news.language')}
        value={view.lang}
        onChange={({ target }) => view.setLang(target.value)}
        sx={{ minWidth: 140 }}
      >
        {view.languages.map(({ code, name }) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {children}
    </Box>
  );
}
