import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Feed, FeedFetch } from '../../../src/feeds/model/feed.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useNumbers } from '../dashboard/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { useOutcome } from './adding/outcome.ts';
import { HealthBar } from './health-bar.tsx';

/** A column that a phone has no room for. */
const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' } as const;

/** The last ten fetches of a feed. */
export function FetchList({ feed }: { feed: Feed }) {
  const text = useText();
  const time = useTime();
  const numbers = useNumbers();
  const outcome = useOutcome();
  const { data, error, refetch } = useQuery({
    queryKey: ['feeds', feed.id, 'fetches', feed.last_fetched_at],
    queryFn: ({ signal }) => call<FeedFetch[]>(`/api/admin/feeds/${feed.id}/fetches`, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.data.length === 0) return <Typography color="text.secondary">{text('feeds.never_fetched')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <HealthBar fetches={data.data} />
      <Box tabIndex={0} role="region" aria-label={text('feeds.fetches')} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('feeds.when')}</TableCell>
              <TableCell>{text('feeds.result')}</TableCell>
              <TableCell align="right">{text('feeds.new_items')}</TableCell>
              <TableCell align="right" sx={wide}>
                {text('feeds.took')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map((fetch) => (
              <TableRow key={fetch.at}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{time.near(fetch.at)}</TableCell>
                <TableCell sx={{ color: fetch.error === null ? undefined : 'error.main' }}>
                  {outcome(fetch)}
                  {fetch.left_out.map(({ what, count }) => (
                    <Typography key={what} variant="body2" color="text.secondary">
                      {text(`feeds.left_out_${what}`, { count: numbers.whole(count) })}
                    </Typography>
                  ))}
                </TableCell>
                <TableCell align="right">{numbers.whole(fetch.added)}</TableCell>
                <TableCell align="right" sx={wide}>
                  {text('feeds.ms', { count: numbers.whole(fetch.ms) })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
