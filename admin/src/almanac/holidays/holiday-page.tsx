import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { AdminHoliday } from '../../../../src/almanac/model/holiday.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceChips } from '../../layout/choice-chips.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { Rows } from '../../layout/rows.tsx';
import { SearchField } from '../../layout/search-field.tsx';
import { useRows } from '../../layout/use-rows.ts';
import { may } from '../../session/rights.ts';
import { today } from '../dates.ts';
import { useRegions } from '../regions.ts';
import { useView, type View } from '../view.ts';
import { ViewBar } from '../view-bar.tsx';
import { HolidayDialog, holidayKinds } from './holiday-dialog.tsx';
import { HolidayImport } from './holiday-import.tsx';
import { HolidayLine } from './holiday-line.tsx';
import { HolidayYearList } from './year-list.tsx';

/** What editors have added, changed or removed. */
function OwnList({ view, query }: { view: View; query: Readonly<Record<string, unknown>> }) {
  const text = useText();
  const [edited, setEdited] = useState<AdminHoliday | null>(null);
  const rows = useRows<AdminHoliday>('holidays', query);
  return (
    <>
      <Rows rows={rows} label={text('holidays.own_list')} none={text('holidays.none')}>
        {(holiday) => (
          <HolidayLine holiday={{ ...holiday, name: holiday.texts[view.lang]?.name ?? holiday.name }} lang={view.lang}>
            <Button onClick={() => setEdited(holiday)} aria-label={text('places.edit', { name: holiday.name })}>
              {text(may('almanac.write') ? 'live.edit' : 'audit.details')}
            </Button>
          </HolidayLine>
        )}
      </Rows>
      {edited && <HolidayDialog holiday={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** Official holidays: those of a year as readers get them, and the corrections of the editors. */
export function HolidayPage() {
  const text = useText();
  const view = useView();
  const regions = useRegions(view.lang);
  const [shown, setShown] = useState<'year' | 'own'>('year');
  const [search, setSearch] = useState('');
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [region, setRegion] = useState('');
  const [kind, setKind] = useState('');
  const [opened, setOpened] = useState<'new' | 'import' | null>(null);
  const canWrite = may('almanac.write');
  const select = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
  const own = { search: search.trim(), region, kind, from: `${year}-01-01`, to: `${year}-12-31`, sort: 'date' };
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageTitle title={text('holidays.title')}>
        {canWrite && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('new')}>
            {text('holidays.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ mb: 2 }}>
        <ChoiceChips
          label={text('holidays.title')}
          value={shown}
          choices={[
            ['year', text('holidays.whole_year')],
            ['own', text('holidays.own_list')],
          ]}
          onChange={setShown}
        />
      </Box>
      <ViewBar view={view}>
        {shown === 'own' && (
          <SearchField label={text('holidays.search')} value={search} onChange={setSearch} lang={view.lang} />
        )}
        <TextField
          select
          label={text('festivals.year')}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ minWidth: 110 }}
        >
          {Array.from({ length: 8 }, (_, i) => thisYear - 3 + i).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('festivals.region')}
          value={region}
          onChange={({ target }) => setRegion(target.value)}
          slotProps={select}
          sx={{ minWidth: 170 }}
        >
          <MenuItem value="">{shown === 'year' ? text('holidays.of_place') : text('festivals.every_region')}</MenuItem>
          {regions.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {code === 'IN' ? text('holidays.centre') : name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('holidays.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          slotProps={select}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="">{text('news.all')}</MenuItem>
          {holidayKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`holidays.kind_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {canWrite && (
          <Button variant="outlined" onClick={() => setOpened('import')}>
            {text('places.import')}
          </Button>
        )}
      </ViewBar>
      {shown === 'own' ? (
        <OwnList view={view} query={own} />
      ) : (
        <HolidayYearList view={view} year={year} region={region} kind={kind} />
      )}
      {opened === 'new' && (
        <HolidayDialog
          holiday={null}
          first={{ date: today(), ...(region ? { region } : {}) }}
          onSaved={() => setShown('own')}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'import' && <HolidayImport onClose={() => setOpened(null)} />}
    </Box>
  );
}
