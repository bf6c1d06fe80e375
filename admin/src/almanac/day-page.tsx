import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { useUndoNotice } from '../layout/undo.tsx';
import { may } from '../session/rights.ts';
import { ahead } from './ahead.ts';
import { dateText, dayAfter, isComputed } from './dates.ts';
import { DayCard } from './day-card.tsx';
import { DayFestivals } from './day-festivals.tsx';
import { DayValues } from './day-values.tsx';
import { FieldDialog } from './fields/field-dialog.tsx';
import { type CorrectionScope, type DayField, useDay } from './use-day.ts';
import { useView } from './view.ts';
import { ViewBar } from './view-bar.tsx';

/** A day of the almanac: what is computed beside what readers get, and the ways to correct it. */
export function DayPage() {
  const text = useText();
  const notify = useNotify();
  const undoNotice = useUndoNotice();
  const view = useView();
  const [locale] = useLocaleState();
  const requested = useParams().date ?? '';
  const date = requested.length === 10 && isComputed(requested) ? requested : '';
  const day = useDay(date, view);
  const [field, setField] = useState<DayField | null>(null);
  const undo = async (scope: CorrectionScope, one: DayField) => {
    try {
      const back = await day.undo(scope, one);
      undoNotice(text('almanac.undone'), back);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  if (date === '')
    return (
      <>
        <PageTitle title={text('almanac.title')} />
        <Problem error={new Error(text('almanac.no_day'))} />
        <Button component={RouterLink} to="/almanac">
          {text('almanac.title')}
        </Button>
      </>
    );
  return (
    <>
      <PageTitle title={dateText(date, locale, { dateStyle: 'full' })}>
        <IconButton
          component={RouterLink}
          to={`/almanac/${dayAfter(date, -1)}`}
          aria-label={text('almanac.day_before')}
        >
          <ArrowBack sx={ahead} />
        </IconButton>
        <IconButton component={RouterLink} to={`/almanac/${dayAfter(date, 1)}`} aria-label={text('almanac.day_after')}>
          <ArrowForward sx={ahead} />
        </IconButton>
      </PageTitle>
      <ViewBar view={view}>
        <Button component={RouterLink} to={`/almanac?month=${date.slice(0, 7)}`}>
          {text('almanac.month')}
        </Button>
      </ViewBar>
      {day.error ? (
        <Problem error={day.error} retry={() => void day.refetch()} />
      ) : !day.data ? (
        <Loading />
      ) : (
        <Box
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}
        >
          <Box sx={{ minWidth: 0, display: 'grid', gap: 3, alignContent: 'start' }}>
            <DayFestivals day={day.data} view={view} onChanged={() => void day.refetch()} />
            <DayValues
              day={day.data}
              city={view.city?.city ?? ''}
              isReadOnly={!may('almanac.write')}
              onEdit={setField}
              onUndo={(scope, one) => void undo(scope, one)}
            />
          </Box>
          <DayCard day={day.data.shown} />
        </Box>
      )}
      {field && day.data && (
        <FieldDialog field={field} day={day.data} view={view} save={day.save} onClose={() => setField(null)} />
      )}
    </>
  );
}
