import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { Schedule } from '../../../src/system/model.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "2 hours" */
function durationOf(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** Jobs that begin by themselves, with the time of the next one. */
export function Schedules({ onKind }: { onKind: (kind: string) => void }) {
  const text = useText();
  const time = useTime();
  const [locale] = useLocaleState();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['schedules'],
    queryFn: () => call<Schedule[]>('/api/admin/schedules'),
  });
  return (
    <Box component="section" aria-labelledby="schedules" sx={{ mt: 4 }}>
      <Typography component="h2" variant="h2" id="schedules" sx={{ mb: 1 }}>
        {text('jobs.schedules')}
      </Typography>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {isPending && <Loading />}
      {data && (
        <Box role="region" tabIndex={0} aria-labelledby="schedules" sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>{text('jobs.kind')}</TableCell>
                <TableCell>{text('jobs.every')}</TableCell>
                <TableCell>{text('jobs.next')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.data.map(({ name, kind, every_seconds, next_at }) => (
                <TableRow key={name}>
                  <TableCell>
                    <Link component="button" dir="ltr" onClick={() => onKind(kind)} sx={{ textAlign: 'start' }}>
                      {name}
                    </Link>
                  </TableCell>
                  <TableCell>{durationOf(every_seconds, locale)}</TableCell>
                  <TableCell>{next_at ? time.near(next_at) : '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}
