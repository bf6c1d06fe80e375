import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ProductPrice } from '../../../../src/shopping/model.ts';
import { call } from '../../api/http.ts';
import { useNumbers } from '../../dashboard/numbers.ts';
import { Table } from '../../dashboard/table.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Loading } from '../../layout/loading.tsx';
import { Problem } from '../../layout/problem.tsx';
import { decimalsOf, moneyText } from './money.ts';

const height = 200;

/** Prices over time as steps. Time runs from left to right in every language. */
function Chart({ prices }: { prices: readonly ProductPrice[] }) {
  const text = useText();
  const [locale] = useLocaleState();
  const numbers = useNumbers();
  const { palette } = useTheme();
  const [newest] = prices;
  if (!newest) return null;
  const { currency } = newest;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  // Amounts of another currency have no place on the same scale.
  const same = prices.filter((one) => one.currency === currency).reverse();
  const points = [...same, newest].map((one, i) => ({
    at: i === same.length ? Date.now() : Date.parse(one.at),
    price: one.price,
    deal: one.deal_price,
  }));
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <div dir="ltr" aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <LineChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tick={tick}
            stroke={palette.divider}
            minTickGap={32}
            tickFormatter={(at: number) => day.format(at)}
          />
          <YAxis
            width={52}
            tick={tick}
            stroke={palette.divider}
            domain={['auto', 'auto']}
            tickFormatter={(amount: number) => numbers.short(amount / 10 ** decimalsOf(currency))}
          />
          <Tooltip
            contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}` }}
            labelStyle={{ color: palette.text.primary }}
            itemStyle={{ color: palette.text.primary }}
            labelFormatter={(at) => day.format(Number(at))}
            formatter={(amount, name) => [moneyText(Number(amount), currency), name]}
            isAnimationActive={false}
          />
          <Line
            type="stepAfter"
            dataKey="price"
            name={text('shopping.price')}
            stroke={palette.primary.main}
            strokeWidth={2}
            dot={{ r: 3 }}
            isAnimationActive={false}
          />
          <Line
            type="stepAfter"
            dataKey="deal"
            name={text('shopping.deal_price')}
            stroke={palette.secondary.main}
            strokeDasharray="6 3"
            strokeWidth={2}
            dot={{ r: 3 }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** What the product has cost, as a chart and in figures. */
export function PriceHistory({ id }: { id: number }) {
  const text = useText();
  const [locale] = useLocaleState();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['products', id, 'prices'],
    queryFn: ({ signal }) => call<ProductPrice[]>(`/api/admin/products/${id}/prices`, { signal }),
  });
  const prices = data?.data ?? [];
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        {text('shopping.history')}
      </Typography>
      {error ? <Problem error={error} retry={() => void refetch()} /> : isPending ? <Loading /> : null}
      {prices.length > 1 && <Chart prices={prices} />}
      {prices.length === 1 && <Typography color="text.secondary">{text('shopping.history_one')}</Typography>}
      {prices.length > 0 && (
        <Table
          label={text('shopping.history')}
          heads={[
            ...[text('shopping.since'), text('shopping.price'), text('shopping.mrp'), text('shopping.deal_price')],
            text('shopping.by'),
          ]}
          rows={prices.map(({ at, price, mrp, deal_price, currency, by }) => [
            ...[time.format(Date.parse(at)), moneyText(price, currency), mrp === null ? '–' : moneyText(mrp, currency)],
            ...[deal_price === null ? '–' : moneyText(deal_price, currency), by ?? '–'],
          ])}
        />
      )}
    </Paper>
  );
}
