import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { useLanguages } from '../../api/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { SearchField } from '../../layout/search-field.tsx';
import { useSession } from '../../session/use-session.ts';
import { CategoryField } from '../category-field.tsx';
import { PlaceField } from '../place-field.tsx';
import { FilterText } from './filter-text.tsx';

type Values = Record<string, string | number | boolean | undefined>;

const switches = ['mine', 'is_breaking', 'is_featured', 'from_feed'] as const;

export function Filters() {
  const text = useText();
  const languages = useLanguages();
  const { filterValues, setFilters } = useListContext<AdminItem>();
  const values = filterValues as Values;
  const [areAllShown, setAllShown] = useState(false);
  const me = useSession().me?.id;
  const set = (name: string, value: Values[string]) => {
    const { [name]: _, ...others } = values;
    setFilters(value === undefined || value === '' ? others : { ...others, [name]: value });
  };
  const setSearch = (value: string) => set('search', value);
  const count = Object.keys(values).filter((name) => !['status', 'search', 'lang'].includes(name)).length;
  const language = (name: string, label: string) => (
    <TextField
      select
      label={label}
      value={values[name] ?? ''}
      onChange={(event) => set(name, event.target.value)}
      sx={{ minWidth: 130 }}
    >
      <MenuItem value="">{text('news.all')}</MenuItem>
      {languages.map((one) => (
        <MenuItem key={one.code} value={one.code} lang={one.code}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider' }} role="search">
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <SearchField
          label={text('news.search')}
          value={(values.search as string) ?? ''}
          onChange={setSearch}
          lang={values.lang as string | undefined}
        />
        {language('lang', text('news.language'))}
        <Button
          color="inherit"
          startIcon={<FilterList />}
          onClick={() => setAllShown(!areAllShown)}
          aria-expanded={areAllShown}
        >
          {text('news.more_filters')}
          {count > 0 && ` (${count})`}
        </Button>
      </Box>
      {areAllShown && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          }}
        >
          <CategoryField
            value={(values.category_id as number) ?? null}
            onChange={(id) => set('category_id', id ?? undefined)}
          />
          {language('missing_lang', text('news.missing_lang'))}
          <PlaceField
            label={text('news.filter_place')}
            value={values.place === undefined ? null : Number(values.place)}
            onChange={(id) => set('place', id ?? undefined)}
          />
          {(['tag', 'author'] as const).map((name) => (
            <FilterText
              key={name}
              lang={(values.lang as string) ?? languages[0]?.code ?? 'en'}
              label={text(`news.filter_${name}`)}
              value={(values[name] as string) ?? ''}
              onChange={(value) => set(name, value)}
            />
          ))}
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={text(`news.filter_${name}`)}
              value={values[name] ?? ''}
              onChange={(event) => set(name, event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
      )}
      {areAllShown && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {switches.map((name) => (
            <Chip
              key={name}
              label={text(`news.only_${name}`)}
              color={values[name] ? 'primary' : 'default'}
              variant={values[name] ? 'filled' : 'outlined'}
              onClick={() => set(name, values[name] ? undefined : true)}
              aria-pressed={values[name] === true}
            />
          ))}
          <Chip
            label={text('news.only_assigned')}
            color={values.assigned_to === me ? 'primary' : 'default'}
            variant={values.assigned_to === me ? 'filled' : 'outlined'}
            onClick={() => set('assigned_to', values.assigned_to === me ? undefined : me)}
            aria-pressed={values.assigned_to === me}
          />
          <Chip
            label={text('news.without_image')}
            color={values.has_image === false ? 'primary' : 'default'}
            variant={values.has_image === false ? 'filled' : 'outlined'}
            onClick={() => set('has_image', values.has_image === false ? undefined : false)}
            aria-pressed={values.has_image === false}
          />
          {count > 0 && <Button onClick={() => setFilters({})}>{text('news.clear_filters')}</Button>}
        </Box>
      )}
    </Box>
  );
}
