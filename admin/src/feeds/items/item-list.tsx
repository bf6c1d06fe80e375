import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguages } from '../../api/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceChips } from '../../layout/choice-chips.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { SearchField } from '../../layout/search-field.tsx';
import { ItemRows } from './item-rows.tsx';

/** What of the items is shown: the parameters of the list. */
const views = {
  open: { has_story: false, duplicates: 'without' },
  groups: { duplicates: 'groups' },
  held: { is_held_back: true },
  made: { has_story: true },
  every: {},
} as const;
type View = keyof typeof views;
/** What is said of an empty list. */
const nothing = {
  open: 'feeds.no_items',
  groups: 'feeds.no_groups',
  held: 'feeds.no_held',
  made: 'feeds.no_items',
  every: 'feeds.no_items',
} as const;

/** The inbox of what other sites report: to be read, made stories of, or removed. */
export function ItemList() {
  const text = useText();
  const languages = useLanguages();
  const [params] = useSearchParams();
  const requested = params.get('view');
  const [view, setView] = useState<View>(requested === 'held' ? requested : 'open');
  const [search, setSearch] = useState('');
  const [lang, setLang] = useState('');
  const words = search.trim();
  const choices = (Object.keys(views) as View[]).map((one) => [one, text(`feeds.view_${one}`)] as const);
  const isNarrow = words !== '' || lang !== '';
  return (
    <>
      <PageTitle title={text('feeds.inbox')} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField
          label={text('feeds.search_items')}
          value={search}
          onChange={setSearch}
          {...(lang ? { lang } : {})}
          sx={{ maxWidth: 420 }}
        />
        <TextField
          select
          label={text('news.language')}
          value={lang}
          onChange={({ target }) => setLang(target.value)}
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="">{text('news.all')}</MenuItem>
          {languages.map((one) => (
            <MenuItem key={one.code} value={one.code} lang={one.code}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <ChoiceChips label={text('news.states')} value={view} choices={choices} onChange={setView} />
      </Box>
      <ItemRows
        query={{ ...views[view], lang, search: words }}
        none={text(isNarrow ? 'feeds.no_items_found' : nothing[view])}
      />
    </>
  );
}
