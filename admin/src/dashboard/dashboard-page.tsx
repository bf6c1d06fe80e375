import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../src/system/dashboard/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { AttentionCard } from './attention.tsx';
import { FigureCard } from './card.tsx';
import { FeedsCard, PushCard, StoriesCard, TopCard } from './lists.tsx';
import { useNumbers } from './numbers.ts';
import { ViewsCard } from './views.tsx';

/** Milliseconds between two looks: the server computes no part more often. */
const lookMs = 30_000;

const grid = (columns: object) => ({ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: columns });

/** How many more or less than yesterday, in words. */
function useComparison() {
  const text = useText();
  const numbers = useNumbers();
  return (today: number, yesterday: number): string | undefined => {
    if (yesterday === 0) return undefined;
    if (today === yesterday) return text('dashboard.same');
    const percent = numbers.percent(Math.abs(today - yesterday), yesterday);
    return text(today > yesterday ? 'dashboard.more' : 'dashboard.less', { percent });
  };
}

function Figures({ day }: { day: Dashboard }) {
  const text = useText();
  const numbers = useNumbers();
  const compared = useComparison();
  const { views, stories, push } = day;
  const help = views && compared(views.today, views.yesterday);
  return (
    <Box sx={grid({ xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' })}>
      {views && (
        <>
          <FigureCard
            label={text('dashboard.views_today')}
            value={numbers.whole(views.today)}
            {...(help ? { help } : {})}
          />
          <FigureCard label={text('dashboard.views_hour')} value={numbers.whole(views.last_hour)} />
        </>
      )}
      {stories && (
        <FigureCard label={text('dashboard.published_today')} value={numbers.whole(stories.published_today)} />
      )}
      {push && (
        <FigureCard
          label={text('dashboard.devices')}
          value={numbers.whole(push.devices)}
          help={text('dashboard.devices_help')}
        />
      )}
    </Box>
  );
}

/** The day at a glance; what the user has no right to see is left out. */
export function DashboardPage() {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => call<Dashboard>('/api/admin/dashboard', { signal }),
    refetchInterval: lookMs,
  });
  const day = data?.data;
  return (
    <>
      <PageTitle title={text('dashboard.title')} />
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!day && !error && <Loading />}
      {day && (
        <>
          <Figures day={day} />
          <Box sx={grid({ xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' })}>
            {day.views && <ViewsCard views={day.views} zone={day.time_zone} />}
            <AttentionCard attention={day.attention} />
            {day.stories && <StoriesCard stories={day.stories} />}
            <TopCard title={text('dashboard.trending')} stories={day.trending} />
            <TopCard title={text('dashboard.top')} stories={day.top} />
            {day.push && <PushCard push={day.push} />}
            {day.feeds && <FeedsCard feeds={day.feeds} />}
          </Box>
        </>
      )}
    </>
  );
}
