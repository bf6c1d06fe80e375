import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Festival } from '../../../../src/almanac/model/panchang.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { Rows } from '../../layout/rows.tsx';
import type { View } from '../view.ts';
import { FestivalLine } from './festival-line.tsx';

const perPage = 50;

/** What readers get of a year: computed festivals, and what editors say of them. */
export function FestivalYearList({
  view,
  year,
  region,
  type,
}: {
  view: View;
  year: number;
  region: string;
  type: string;
}) {
  const text = useText();
  const [page, setPage] = useState(1);
  const filters = JSON.stringify([view.query, year, region, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters begin with the first page
  useEffect(() => setPage(1), [filters]);
  const answer = useQuery({
    queryKey: ['festivals', 'year', filters, page],
    enabled: view.isReady,
    queryFn: ({ signal }) =>
      call<Festival[]>('/api/v1/panchang/festivals', {
        query: { ...view.query, year, region: region || 'all', type, page, limit: perPage },
        signal,
        cache: 'no-cache',
      }),
    placeholderData: keepPreviousData,
  });
  const rows = {
    list: (answer.data?.data ?? []).map((festival, id) => ({ id, festival })),
    isLoading: answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
    page,
    setPage,
    pages: Math.ceil((answer.data?.meta?.total ?? 0) / perPage),
  };
  return (
    <Rows rows={rows} label={text('festivals.whole_year')} none={text('festivals.none_year')}>
      {({ festival }) => (
        <FestivalLine festival={festival} lang={view.lang} isDated>
          <Button component={RouterLink} to={`/almanac/${festival.date}`} size="small">
            {text('festivals.to_day')}
          </Button>
        </FestivalLine>
      )}
    </Rows>
  );
}
