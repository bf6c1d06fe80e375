import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contributor } from '../../../src/news/model/submission.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { LedgerDialog } from './ledger.tsx';

/** The contributors with the numbers of their submissions; none for who may not review. */
export function useContributors(): readonly Contributor[] {
  const { data } = useQuery({
    queryKey: ['submissions', 'contributors'],
    enabled: may('news.review'),
    queryFn: () => call<Contributor[]>('/api/admin/contributors', { query: { limit: 100 } }),
  });
  return data?.data ?? [];
}

export const percent = (score: number | null): string => (score === null ? '–' : `${Math.round(score * 100)} %`);

const figures = ['submitted', 'accepted', 'returned', 'rejected'] as const;

export function Contributors({ list }: { list: readonly Contributor[] }) {
  const text = useText();
  const [opened, setOpened] = useState<Contributor | null>(null);
  return (
    // A phone shows a part of it: it can be scrolled by the keys too.
    <Box role="region" tabIndex={0} aria-label={text('submissions.contributors')} sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={text('submissions.contributors')}
        sx={{ '& th, & td': { px: { xs: 1, sm: 2 } }, '& th::first-letter': { textTransform: 'uppercase' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{text('submissions.contributor')}</TableCell>
            {figures.map((one) => (
              <TableCell key={one} align="right">
                {text(`submissions.${one}`)}
              </TableCell>
            ))}
            <TableCell align="right">{text('submissions.score')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.map((one) => (
            <TableRow key={one.id}>
              <TableCell dir="auto">
                <Button size="small" onClick={() => setOpened(one)}>
                  {one.name || one.username}
                </Button>
              </TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right">
                  {one[figure]}
                </TableCell>
              ))}
              <TableCell align="right">{percent(one.score)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {opened && <LedgerDialog id={opened.id} name={opened.name || opened.username} onClose={() => setOpened(null)} />}
    </Box>
  );
}
