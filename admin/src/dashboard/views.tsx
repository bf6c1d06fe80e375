import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import type { Dashboard } from '../../../src/system/dashboard/model.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Card } from './card.tsx';
import { useNumbers } from './numbers.ts';
import { Table } from './table.tsx';
import { ViewsChart, type ViewsPoint } from './views-chart.tsx';

type Views = NonNullable<Dashboard['views']>;

function usePoints(views: Views, span: 'hours' | 'days', zone: string): ViewsPoint[] {
  const [locale] = useLocaleState();
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return span === 'hours'
    ? views.hours.map(({ at, views }) => ({ label: hour.format(Date.parse(at)), views }))
    : views.days.map(({ day: date, views }) => ({ label: day.format(Date.parse(date)), views }));
}

/** How readers came, where there were any: today, or in the last month. */
function Ways({ ways }: { ways: Views['ways']['today'] }) {
  const text = useText();
  const numbers = useNumbers();
  const shown = (Object.keys(ways) as (keyof typeof ways)[]).filter((way) => ways[way] > 0);
  if (shown.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {text('dashboard.ways')}:{' '}
      {shown.map((way) => `${text(`dashboard.way_${way}`)} ${numbers.whole(ways[way])}`).join(' · ')}
    </Typography>
  );
}

/** Views of the last day or month, as a chart or a table. */
export function ViewsCard({ views, zone }: { views: Views; zone: string }) {
  const text = useText();
  const numbers = useNumbers();
  const [span, setSpan] = useState<'hours' | 'days'>('hours');
  const [isTable, setTable] = useState(false);
  const points = usePoints(views, span, zone);
  const choices = (['hours', 'days'] as const).map((one) => [one, text(`dashboard.${one}`)] as const);
  return (
    <Card
      wide
      title={text('dashboard.views')}
      action={
        <>
          <ChoiceChips label={text('dashboard.time')} value={span} choices={choices} onChange={setSpan} />
          <Button size="small" onClick={() => setTable(!isTable)}>
            {text(isTable ? 'dashboard.chart' : 'dashboard.table')}
          </Button>
        </>
      }
    >
      {points.every((point) => point.views === 0) ? (
        <Typography color="text.secondary">{text('dashboard.no_views')}</Typography>
      ) : isTable ? (
        <Table
          label={text('dashboard.views')}
          heads={[text('dashboard.time'), text('dashboard.views')]}
          rows={points.map((point) => [point.label, numbers.whole(point.views)])}
        />
      ) : (
        <ViewsChart points={points} />
      )}
      <Ways ways={span === 'hours' ? views.ways.today : views.ways.days} />
    </Card>
  );
}
