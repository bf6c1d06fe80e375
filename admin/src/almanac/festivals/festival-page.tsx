import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { AdminFestival } from '../../../../src/almanac/model/panchang-input.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceChips } from '../../layout/choice-chips.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { Rows } from '../../layout/rows.tsx';
import { SearchField } from '../../layout/search-field.tsx';
import { useRows } from '../../layout/use-rows.ts';
import { useChoice } from '../../record/use-choice.ts';
import { may } from '../../session/rights.ts';
import { today } from '../dates.ts';
import { useRegions } from '../regions.ts';
import { useView, type View } from '../view.ts';
import { ViewBar } from '../view-bar.tsx';
import { CopyYear } from './copy-year.tsx';
import { FestivalDialog } from './festival-dialog.tsx';
import { FestivalImport } from './festival-import.tsx';
import { FestivalLine } from './festival-line.tsx';
import { useRepeatsText } from './repeats-text.ts';
import { FestivalYearList } from './year-list.tsx';

const types = ['festival', 'vrata', 'jayanti', 'national', 'observance'] as const;

/** What editors have added or moved. */
function OwnList({ view, query }: { view: View; query: Readonly<Record<string, unknown>> }) {
  const text = useText();
  const rule = useRepeatsText();
  const [edited, setEdited] = useState<AdminFestival | null>(null);
  const rows = useRows<AdminFestival>('festivals', query);
  return (
    <>
      <Rows rows={rows} label={text('festivals.own_list')} none={text('festivals.none')}>
        {(festival) => (
          <FestivalLine
            festival={{ ...festival, name: festival.texts[view.lang]?.name ?? festival.name }}
            lang={view.lang}
            isDated
            {...(festival.repeats ? { note: rule(festival.repeats, festival.date) } : {})}
          >
            <Button onClick={() => setEdited(festival)} aria-label={text('places.edit', { name: festival.name })}>
              {text(may('almanac.write') ? 'live.edit' : 'audit.details')}
            </Button>
          </FestivalLine>
        )}
      </Rows>
      {edited && <FestivalDialog festival={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** Festivals: those of the editors, and all of a year at a place. */
export function FestivalPage() {
  const text = useText();
  const choice = useChoice();
  const view = useView();
  const regions = useRegions(view.lang);
  const [shown, setShown] = useState<'own' | 'year'>('own');
  const [search, setSearch] = useState('');
  const [year, setYear] = useState(0);
  const [region, setRegion] = useState('');
  const [type, setType] = useState('');
  const [opened, setOpened] = useState<'new' | 'import' | 'copy' | null>(null);
  const thisYear = Number(today().slice(0, 4));
  const years = Array.from({ length: 8 }, (_, i) => thisYear - 3 + i);
  const range = year === 0 ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
  const canWrite = may('almanac.write');
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageTitle title={text('festivals.title')}>
        {canWrite && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('new')}>
            {text('festivals.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ mb: 2 }}>
        <ChoiceChips
          label={text('festivals.title')}
          value={shown}
          choices={[
            ['own', text('festivals.own_list')],
            ['year', text('festivals.whole_year')],
          ]}
          onChange={setShown}
        />
      </Box>
      <ViewBar view={view}>
        {shown === 'own' && (
          <SearchField label={text('festivals.search')} value={search} onChange={setSearch} lang={view.lang} />
        )}
        <TextField
          select
          label={text('festivals.year')}
          value={shown === 'year' && year === 0 ? thisYear : year}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ minWidth: 110 }}
        >
          {shown === 'own' && <MenuItem value={0}>{text('news.all')}</MenuItem>}
          {years.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('festivals.type')}
          value={type}
          onChange={({ target }) => setType(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">{text('news.all')}</MenuItem>
          {types.map((one) => (
            <MenuItem key={one} value={one}>
              {choice('type', one)}
            </MenuItem>
          ))}
        </TextField>
        {shown === 'year' ? (
          <TextField
            select
            label={text('festivals.region')}
            value={region}
            onChange={({ target }) => setRegion(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 170 }}
          >
            <MenuItem value="">{text('festivals.every_region')}</MenuItem>
            {regions.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          canWrite && (
            <>
              <Button variant="outlined" onClick={() => setOpened('import')}>
                {text('places.import')}
              </Button>
              <Button variant="outlined" onClick={() => setOpened('copy')}>
                {text('festivals.copy')}
              </Button>
            </>
          )
        )}
      </ViewBar>
      {shown === 'own' ? (
        <OwnList view={view} query={{ search: search.trim(), type, ...range, sort: year === 0 ? '-date' : 'date' }} />
      ) : (
        <FestivalYearList view={view} region={region} type={type} year={year || thisYear} />
      )}
      {opened === 'new' && <FestivalDialog festival={null} first={{ date: today() }} onClose={() => setOpened(null)} />}
      {opened === 'import' && <FestivalImport onClose={() => setOpened(null)} />}
      {opened === 'copy' && <CopyYear year={year || thisYear} onClose={() => setOpened(null)} />}
    </Box>
  );
}
