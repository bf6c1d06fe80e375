import Button from '@mui/material/Button';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Holiday } from '../../../../src/almanac/model/holiday.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { Rows } from '../../layout/rows.tsx';
import { may } from '../../session/rights.ts';
import type { View } from '../view.ts';
import { HolidayDialog } from './holiday-dialog.tsx';
import { HolidayLine } from './holiday-line.tsx';

/** What readers get of a year: the shipped lists, what editors say of them, and a guess where there is no list. */
export function HolidayYearList({
  view,
  year,
  region,
  kind,
}: {
  view: View;
  year: number;
  region: string;
  kind: string;
}) {
  const text = useText();
  const cache = useQueryClient();
  const [corrected, setCorrected] = useState<Holiday | null>(null);
  const answer = useQuery({
    queryKey: ['holidays', 'year', view.query, year, region, kind],
    enabled: view.isReady,
    queryFn: ({ signal }) =>
      call<Holiday[]>('/api/v1/panchang/holidays', {
        query: { ...view.query, year, region, kind },
        signal,
        cache: 'no-cache',
      }),
    placeholderData: keepPreviousData,
  });
  const rows = {
    list: (answer.data?.data ?? []).map((holiday, id) => ({ id, holiday })),
    isLoading: answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
    page: 1,
    setPage: () => {},
    pages: 1,
  };
  return (
    <>
      <Rows rows={rows} label={text('holidays.whole_year')} none={text('holidays.none_year')}>
        {({ holiday }) => (
          <HolidayLine holiday={holiday} lang={view.lang} isOwn={holiday.id !== null}>
            {holiday.id === null && may('almanac.write') && (
              <Button
                size="small"
                onClick={() => setCorrected(holiday)}
                aria-label={text('holidays.correct_one', { name: holiday.name })}
              >
                {text('holidays.correct')}
              </Button>
            )}
          </HolidayLine>
        )}
      </Rows>
      {corrected && (
        <HolidayDialog
          holiday={null}
          first={{
            date: corrected.date,
            region: corrected.region,
            kind: corrected.kind,
            key: corrected.key,
            ...(corrected.order === null ? {} : { order: corrected.order }),
            ...(corrected.source === null ? {} : { source: corrected.source }),
          }}
          onSaved={() => void cache.invalidateQueries({ queryKey: ['holidays', 'year'] })}
          onClose={() => setCorrected(null)}
        />
      )}
    </>
  );
}
