import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { moneyText } from './prices/money.ts';
import { ShopTabs } from './shop-tabs.tsx';
import { Timeline } from './timeline.tsx';

/** Deals of each kind in one answer. */
const most = 100;

/** Deals that run, those that end first before the others, and deals that come, in the order in which they begin. */
const useDeals = () =>
  useQuery({
    queryKey: ['products', 'deals'],
    queryFn: async ({ signal }) => {
      const read = (deal: string, sort: string) =>
        call<AdminProduct[]>('/api/admin/products', { query: { deal, sort, is_active: true, limit: most }, signal });
      const [running, coming] = await Promise.all([
        read('running', 'deal_ends_at'),
        read('upcoming', 'deal_starts_at'),
      ]);
      const isCut = [running, coming].some(({ data, meta }) => (meta?.total ?? 0) > data.length);
      return { list: [...running.data, ...coming.data], isCut };
    },
    refetchInterval: 60_000, // deals begin and end by the clock
  });

const spans = { '7': 7, '30': 30, '90': 90 } as const;
type Span = keyof typeof spans;

const nowrap = { whiteSpace: 'nowrap' };

function DealTable({ list }: { list: readonly AdminProduct[] }) {
  const text = useText();
  const time = useTime();
  const heads = ['one', 'state', 'begins', 'ends', 'price', 'deal_price'] as const;
  return (
    <Box role="region" tabIndex={0} aria-label={text('shopping.deals')} sx={{ overflow: 'auto', mt: 3 }}>
      <Table size="small" aria-label={text('shopping.deals')}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{text(`shopping.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {list.map(({ id, title, deal, deal_state, price, currency }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                <Link component={RouterLink} to={`/products/${id}`} color="text.primary" dir="auto">
                  {title}
                </Link>
              </TableCell>
              <TableCell>{text(`shopping.deal_${deal_state}`)}</TableCell>
              <TableCell sx={nowrap}>{deal ? time.absolute(deal.starts_at) : '–'}</TableCell>
              <TableCell sx={nowrap}>
                {deal?.ends_at ? time.absolute(deal.ends_at) : text('shopping.open_end')}
              </TableCell>
              <TableCell>{moneyText(price, currency)}</TableCell>
              <TableCell>{moneyText(deal?.price ?? price, currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Running and coming deals on a line of time, and in a table. */
export function DealPage() {
  const text = useText();
  const [span, setSpan] = useState<Span>('30');
  const { data, error, isPending, refetch } = useDeals();
  const choices = (Object.keys(spans) as Span[]).map((one) => [one, text('shopping.days', { count: one })] as const);
  return (
    <>
      <PageTitle title={text('shopping.title')} />
      <ShopTabs at="deals" />
      {error ? <Problem error={error} retry={() => void refetch()} /> : isPending ? <Loading /> : null}
      {data?.list.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {text('shopping.no_deals')}
        </Typography>
      )}
      {data && data.list.length > 0 && (
        <>
          <Box sx={{ mb: 2 }}>
            <ChoiceChips label={text('shopping.span')} value={span} choices={choices} onChange={setSpan} />
          </Box>
          {data.isCut && <Typography sx={{ mb: 2 }}>{text('shopping.cut', { count: most })}</Typography>}
          <Timeline list={data.list} days={spans[span]} />
          <DealTable list={data.list} />
        </>
      )}
    </>
  );
}
