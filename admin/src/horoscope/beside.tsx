import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminHoroscope, Horoscope } from '../../../src/horoscope/model.ts';
import { call } from '../api/http.ts';
import { languageName } from '../api/languages.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { GridPosition } from './grid.tsx';
import { middleDay, type Period } from './periods.ts';
import { allOf } from './predictions.ts';

/** Of the own language. */
const own = { readers: 'horoscope.readers_get', computed: 'horoscope.computed_text' } as const;

const texts = ['prediction', 'love', 'career', 'health', 'finance', 'do', 'avoid'] as const;

/** A factor in words: a computed one has a sentence. */
const sentenceOf = (one: AdminHoroscope['factors'][number] | Horoscope['factors'][number]): string =>
  'text' in one && one.text && one.graha ? one.text : [one.name, one.note].filter(Boolean).join(': ');

/** What readers get now: what editors wrote over what is computed. */
function useShown({ sign, column }: GridPosition, period: Period): Horoscope | undefined {
  const query = { sign, period, date: column.start, lang: column.lang };
  const { data } = useQuery({
    queryKey: ['horoscope', 'shown', query],
    queryFn: ({ signal }) => call<Horoscope[]>('/api/v1/horoscope', { query, signal }),
  });
  return data?.data[0];
}

/**
 * What readers get, the text that a program has computed, and those of other languages, each with its factors: to be read beside
 * the own one.
 */
export function Beside({ place, period, row }: { place: GridPosition; period: Period; row: AdminHoroscope | null }) {
  const text = useText();
  const name = useFieldName();
  const [chosen, setChosen] = useState<string | null>(null);
  const { sign, column } = place;
  const query = { period, date: middleDay(period, column), sign };
  const { data } = useQuery({
    queryKey: ['horoscope', 'beside', query],
    queryFn: ({ signal }) => allOf<AdminHoroscope>(query, signal),
  });
  const others = (data ?? []).filter(({ lang }) => lang !== column.lang);
  const readers = useShown(place, period);
  const choices = new Map<string, AdminHoroscope | Horoscope>([
    ...(row?.source === 'computed' ? [['computed', row] as const] : []),
    ...(readers ? [['readers', readers] as const] : []),
    ...others.map((one) => [one.lang, one] as const),
  ]);
  const [first] = choices.keys();
  if (first === undefined) return null;
  const at = chosen !== null && choices.has(chosen) ? chosen : first;
  const shown = choices.get(at) as AdminHoroscope | Horoscope;
  return (
    <Box
      component="aside"
      aria-label={text('horoscope.beside')}
      tabIndex={0}
      sx={{
        p: 2,
        borderRadius: 2,
        bgcolor: 'action.hover',
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        alignSelf: { md: 'flex-start' },
        position: { md: 'sticky' },
        top: 0,
        maxHeight: { xs: 240, md: 560 },
        overflow: 'auto',
      }}
    >
      <TextField select label={text('horoscope.beside')} value={at} onChange={({ target }) => setChosen(target.value)}>
        {[...choices.keys()].map((one) => (
          <MenuItem key={one} value={one} lang={one in own ? undefined : one}>
            {one === 'readers' || one === 'computed' ? text(own[one]) : languageName(one)}
          </MenuItem>
        ))}
      </TextField>
      <Box lang={shown.lang} dir="auto" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {shown.title && <Typography sx={{ fontWeight: 600 }}>{shown.title}</Typography>}
        {texts.map((field) =>
          shown[field] === null ? null : (
            <Box key={field}>
              {field !== 'prediction' && (
                <Typography variant="body2" color="text.secondary">
                  {name(field)}
                </Typography>
              )}
              <Typography sx={{ whiteSpace: 'pre-line' }}>{shown[field]}</Typography>
            </Box>
          ),
        )}
        {shown.factors.length > 0 && (
          <Box>
            <Typography variant="body2" color="text.secondary">
              {name('factors')}
            </Typography>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {shown.factors.map((one) => (
                <li key={`${one.code} ${one.name}`}>{sentenceOf(one)}</li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
