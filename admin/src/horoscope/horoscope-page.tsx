import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { type Theme, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { today } from '../almanac/dates.ts';
import { useLanguages } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { may } from '../session/rights.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { Coverage } from './coverage.tsx';
import { Grid, type GridPosition } from './grid.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { columnsOf, isDay, type Period, periods, turned } from './periods.ts';
import { PredictionDialog } from './prediction-dialog.tsx';
import { useComputed, usePredictions, useSigns } from './predictions.ts';
import { useColumnName } from './use-column-name.ts';

/** The parameter that requests all languages of a period beside each other. */
const allLanguages = 'all';

/** The predictions of the twelve signs, by day, week, month or year, in a language or in all of them. */
export function HoroscopePage() {
  const text = useText();
  const { direction } = useTheme();
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState<GridPosition | 'copy' | 'import' | null>(null);
  const [narrowAt, setNarrowAt] = useState<string | null>(null);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const languages = useLanguages();
  const period = periods.find((one) => one === parameters.get('period')) ?? 'daily';
  const day = isDay(parameters.get('date') ?? '') ? (parameters.get('date') as string) : today();
  const lang = parameters.get('lang') ?? languages[0]?.code;
  const isAll = lang === allLanguages && languages.length > 1;
  const columns = isAll
    ? columnsOf(
        period,
        day,
        languages.map(({ code }) => code),
      )
    : lang === undefined || languages.length === 0
      ? []
      : columnsOf(period, day, [lang === allLanguages ? (languages[0]?.code as string) : lang]);
  const columnName = useColumnName(period, columns);
  const signs = useSigns();
  const predictions = usePredictions(period, columns);
  const computedAt = useComputed(period, columns);
  const go = (change: Record<string, string>) =>
    setParameters((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  const keyOf = ({ start, lang }: (typeof columns)[number]): string => `${start} ${lang}`;
  // A phone shows one column: that of the day, or the first language.
  const narrow =
    columns.find((one) => keyOf(one) === narrowAt) ??
    (isAll ? columns[0] : columns.findLast(({ start }) => start <= day));
  const shown = isNarrow ? columns.filter((one) => one === (narrow ?? columns[0])) : columns;
  const [Before, After] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const error = signs.error ?? predictions.error;
  const isReady = signs.data !== undefined && !predictions.isLoading;
  return (
    <>
      <PageTitle title={text('horoscope.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('horoscope.about')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <TextField
          select
          label={text('news.language')}
          value={isAll ? allLanguages : (columns[0]?.lang ?? '')}
          onChange={({ target }) => go({ lang: target.value })}
          sx={{ minWidth: 150 }}
        >
          {languages.map(({ code, name }) => (
            <MenuItem key={code} value={code} lang={code}>
              {name}
            </MenuItem>
          ))}
          {languages.length > 1 && <MenuItem value={allLanguages}>{text('horoscope.all_languages')}</MenuItem>}
        </TextField>
        <ChoiceChips<Period>
          label={text('horoscope.period')}
          value={period}
          choices={periods.map((one) => [one, text(`horoscope.${one}`)] as const)}
          onChange={(to) => go({ period: to })}
        />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton
            aria-label={text('horoscope.before')}
            onClick={() => go({ date: turned(period, day, isAll, -1) })}
          >
            <Before />
          </IconButton>
          <TextField
            type="date"
            label={text('horoscope.from')}
            value={day}
            onChange={({ target }) => isDay(target.value) && go({ date: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <IconButton aria-label={text('horoscope.after')} onClick={() => go({ date: turned(period, day, isAll, 1) })}>
            <After />
          </IconButton>
          <Button onClick={() => go({ date: today() })}>{text('horoscope.now')}</Button>
        </Box>
        {may('horoscope.write') && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginInlineStart: { md: 'auto' } }}>
            {languages.length > 1 && !isAll && (
              <Button variant="outlined" disabled={!isReady} onClick={() => setOpen('copy')}>
                {text('horoscope.copy')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setOpen('import')}>
              {text('horoscope.import')}
            </Button>
          </Box>
        )}
      </Box>
      <Coverage period={period} chosen={columns[0]?.lang} onOpen={(lang, date) => go({ lang, date })} />
      {error !== null && !isReady ? (
        <Problem
          error={error}
          retry={() => {
            void signs.refetch();
            predictions.retry();
          }}
        />
      ) : !isReady ? (
        <Loading />
      ) : (
        <>
          {isNarrow && (
            <Box sx={{ mb: 2 }}>
              <ChoiceChips
                label={text('horoscope.columns')}
                value={narrow ? keyOf(narrow) : ''}
                choices={columns.map((one) => [keyOf(one), columnName(one)] as const)}
                onChange={setNarrowAt}
              />
            </Box>
          )}
          <Grid
            signs={signs.data}
            columns={shown}
            columnName={columnName}
            at={predictions.at}
            computedAt={computedAt}
            onOpen={setOpen}
          />
        </>
      )}
      {open === 'import' && (
        <ImportDialog lang={columns[0]?.lang ?? ''} period={period} onClose={() => setOpen(null)} />
      )}
      {open === 'copy' && (
        <CopyDialog period={period} columns={columns} at={predictions.at} onClose={() => setOpen(null)} />
      )}
      {open !== null && typeof open === 'object' && signs.data && (
        <PredictionDialog
          key={`${open.sign} ${keyOf(open.column)}`}
          place={open}
          period={period}
          signs={signs.data}
          cell={predictions.at(open.sign, open.column)}
          hasComputed={signs.data.some(({ id }) => computedAt(id, open.column) !== null)}
          onOpen={setOpen}
        />
      )}
    </>
  );
}
