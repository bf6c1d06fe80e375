import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { Problem } from './problem.tsx';
import type { useRows } from './use-rows.ts';

/** A list of a few lines each, with its loading, empty and error states. */
export function Rows<T extends { id: number }>(props: {
  rows: Omit<ReturnType<typeof useRows<T>>, 'list'> & { list: readonly T[] };
  label: string;
  none: string;
  children: (row: T) => ReactNode;
}) {
  const { list, isLoading, error, retry, page, pages, setPage } = props.rows;
  if (error) return <Problem error={error} retry={retry} />;
  if (isLoading) return <Loading />;
  if (list.length === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
        {props.none}
      </Typography>
    );
  return (
    <>
      <Box
        component="ul"
        aria-label={props.label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {list.map((row) => (
          <Paper
            key={row.id}
            component="li"
            variant="outlined"
            sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {props.children(row)}
          </Paper>
        ))}
      </Box>
      {pages > 1 && <Pagination sx={{ mt: 2 }} count={pages} page={page} onChange={(_, to) => setPage(to)} />}
    </>
  );
}
