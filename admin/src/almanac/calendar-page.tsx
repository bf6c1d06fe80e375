import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { MonthDay } from '../../../src/almanac/model/panchang.ts';
import type { StoredDay } from '../../../src/almanac/model/panchang-input.ts';
import { call } from '../api/http.ts';
import { isRightToLeft } from '../i18n/provider.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { ahead } from './ahead.ts';
import { dateText, dayAfter, isComputed, monthAfter, today } from './dates.ts';
import { ExportDialog } from './export-dialog.tsx';
import { MonthView } from './month-view.tsx';
import { Paper } from './paper.tsx';
import { useView, type View } from './view.ts';
import { ViewBar } from './view-bar.tsx';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function Picked(props: {
  label: string;
  value: number;
  choices: readonly (readonly [value: number, label: string])[];
  onChange: (value: number) => void;
}) {
  return (
    <TextField
      select
      className="no-print"
      label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(Number(target.value))}
      sx={{ minWidth: 100 }}
    >
      {props.choices.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Days of a month that editors have given values for, at the place or everywhere. */
function useEdited(month: string, { city, isReady }: View): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['panchang', 'month', month, city?.id],
    enabled: isReady,
    queryFn: async ({ signal }) => {
      const query = { from: `${month}-01`, to: dayAfter(`${monthAfter(month, 1)}-01`, -1), fields: 'date', limit: 100 };
      const places = ['all', ...(city ? [city.id] : [])];
      const lists = places.map((one) =>
        call<Pick<StoredDay, 'date'>[]>('/api/admin/panchang', { query: { ...query, city: one }, signal }),
      );
      return (await Promise.all(lists)).flatMap((list) => list.data.map(({ date }) => date));
    },
  });
  return new Set(data);
}

/** A month of the almanac for a place, in a language. */
export function CalendarPage() {
  const text = useText();
  const view = useView();
  const [locale] = useLocaleState();
  const [parameters, setParameters] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const requested = parameters.get('month') ?? '';
  const month = /^\d{4}-\d{2}$/.test(requested) && isComputed(`${requested}-01`) ? requested : today().slice(0, 7);
  const open = (to: string) => isComputed(`${to}-01`) && setParameters({ month: to });
  const edited = useEdited(month, view);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['almanac', 'month', month, view.query],
    enabled: view.isReady,
    queryFn: ({ signal }) =>
      call<MonthDay[]>('/api/v1/panchang/month', { query: { month, ...view.query }, signal, cache: 'no-cache' }),
    placeholderData: keepPreviousData,
  });
  const title = dateText(`${month}-01`, view.lang, { month: 'long', year: 'numeric' });
  return (
    <>
      <Paper size="A4 landscape" />
      <Box className="no-print">
        <PageTitle title={text('almanac.title')}>
          <Button component={RouterLink} to="/festivals">
            {text('festivals.title')}
          </Button>
        </PageTitle>
      </Box>
      <ViewBar view={view}>
        <Button variant="outlined" onClick={() => globalThis.print()}>
          {text('almanac.print')}
        </Button>
        <Button variant="outlined" onClick={() => setExporting(true)}>
          {text('almanac.export')}
        </Button>
      </ViewBar>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <IconButton
          className="no-print"
          aria-label={text('almanac.earlier')}
          onClick={() => open(monthAfter(month, -1))}
        >
          <ChevronLeft sx={ahead} />
        </IconButton>
        <Typography
          component="h2"
          variant="h2"
          aria-live="polite"
          lang={view.lang}
          dir={isRightToLeft(view.lang) ? 'rtl' : 'ltr'}
        >
          {title}
        </Typography>
        <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
          <bdi>{view.city?.city}</bdi>
        </Typography>
        <IconButton className="no-print" aria-label={text('almanac.later')} onClick={() => open(monthAfter(month, 1))}>
          <ChevronRight sx={ahead} />
        </IconButton>
        <Picked
          label={text('almanac.month')}
          value={Number(month.slice(5))}
          choices={range(1, 12).map((n) => [n, dateText(monthAfter('2026-01', n - 1), locale, { month: 'long' })])}
          onChange={(n) => open(`${month.slice(0, 4)}-${String(n).padStart(2, '0')}`)}
        />
        <Picked
          label={text('festivals.year')}
          value={Number(month.slice(0, 4))}
          choices={range(1900, 2100).map((n) => [n, String(n)])}
          onChange={(year) => open(`${year}-${month.slice(5)}`)}
        />
        <Button className="no-print" onClick={() => open(today().slice(0, 7))}>
          {text('almanac.today')}
        </Button>
      </Box>
      {error ? (
        <Problem error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <Loading />
      ) : (
        <MonthView days={data.data} edited={edited} lang={view.lang} label={title} />
      )}
      {isExporting && <ExportDialog view={view} year={Number(month.slice(0, 4))} onClose={() => setExporting(false)} />}
    </>
  );
}
