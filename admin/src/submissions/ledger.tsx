import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Ledger } from '../../../src/news/model/submission.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useNumbers } from '../dashboard/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { TitleLink } from '../layout/title-link.tsx';

const perPage = 50;

/** The first moment of a month (`2026-11`) and that of the next, in the time of the device. */
function periodOf(month: string): { from: string; to: string } | null {
  const [year = 0, number = 0] = month.split('-').map(Number);
  if (!year || !number) return null;
  return { from: new Date(year, number - 1, 1).toISOString(), to: new Date(year, number, 1).toISOString() };
}

const thisMonth = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
};

/** The accepted work of a contributor in a month, or from the beginning: what a fee follows from. */
export function LedgerDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const text = useText();
  const time = useTime();
  const { whole } = useNumbers();
  const [month, setMonth] = useState(thisMonth);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['submissions', 'ledger', id, month],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { ...periodOf(month), page, limit: perPage };
      return (await call<Ledger>(`/api/admin/contributors/${id}/ledger`, { query, signal })).data;
    },
    getNextPageParam: ({ has_more }, pages) => (has_more ? pages.length + 1 : undefined),
  });
  const first = data?.pages[0];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="ledger-title">
      <DialogTitle id="ledger-title">{text('submissions.ledger', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start', '&&': { pt: 1 } }}>
        <TextField
          type="month"
          size="small"
          label={text('submissions.month')}
          helperText={text('submissions.month_help')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { pattern: '\\d{4}-\\d{2}' } }}
        />
        {error ? <Problem error={error} retry={() => void refetch()} /> : !first && <Loading />}
        {first && (
          <Typography role="status" sx={{ fontWeight: 650 }}>
            {text('submissions.accepted_work', { count: whole(first.accepted), words: whole(first.words) })}
          </Typography>
        )}
        <Box component="ul" aria-label={text('submissions.accepted')} sx={{ listStyle: 'none', m: 0, p: 0, width: 1 }}>
          {data?.pages
            .flatMap(({ entries }) => entries)
            .map((one) => (
              <Box component="li" key={one.id} sx={{ py: 0.75 }}>
                <TitleLink to={`/news/${one.news_id}`} lang={one.lang}>
                  {one.title}
                </TitleLink>
                <Typography variant="body2" color="text.secondary">
                  {text('submissions.words', { count: whole(one.words) })}
                  {one.decided_at && ` · ${time.absolute(one.decided_at)}`}
                </Typography>
              </Box>
            ))}
        </Box>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('submissions.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('layout.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
