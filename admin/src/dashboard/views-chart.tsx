import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useText } from '../i18n/use-text.ts';
import { useNumbers } from './numbers.ts';

export interface ViewsPoint {
  label: string;
  views: number;
}

const height = 240;

/** Views over time. Time runs from left to right in every language, as in the tables of a newspaper. */
export function ViewsChart({ points }: { points: readonly ViewsPoint[] }) {
  const text = useText();
  const numbers = useNumbers();
  const { palette } = useTheme();
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <div dir="ltr" aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={[...points]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="label" tick={tick} stroke={palette.divider} minTickGap={24} />
          <YAxis
            allowDecimals={false}
            width={44}
            tick={tick}
            stroke={palette.divider}
            tickFormatter={(n: number) => numbers.short(n)}
          />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}` }}
            labelStyle={{ color: palette.text.primary }}
            itemStyle={{ color: palette.text.primary }}
            formatter={(value) => [numbers.whole(Number(value)), text('dashboard.views')]}
            isAnimationActive={false}
          />
          <Bar dataKey="views" fill={palette.primary.main} radius={[3, 3, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
