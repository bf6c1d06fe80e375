import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '../../../src/system/dashboard/model.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { TitleLink } from '../layout/title-link.tsx';
import { Card } from './card.tsx';
import { useNumbers } from './numbers.ts';
import { Table } from './table.tsx';

const line = { py: 0.75, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } };

/** Stories with the number of their views. */
export function TopCard({ title, stories }: { title: string; stories: Dashboard['top'] }) {
  const text = useText();
  const time = useTime();
  const numbers = useNumbers();
  return (
    <Card title={title}>
      {stories.length === 0 && <Typography color="text.secondary">{text('dashboard.no_views')}</Typography>}
      {stories.map((story) => (
        <Box key={story.id} sx={{ ...line, display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <TitleLink to={`/news/${story.id}`} lang={story.lang}>
              {story.title}
            </TitleLink>
            <Typography variant="body2" color="text.secondary">
              <bdi>{languageName(story.lang)}</bdi> · <bdi>{time.near(story.published_at)}</bdi>
            </Typography>
          </Box>
          <Typography sx={{ fontWeight: 600 }}>{numbers.whole(story.views)}</Typography>
        </Box>
      ))}
    </Card>
  );
}

export function StoriesCard({ stories }: { stories: NonNullable<Dashboard['stories']> }) {
  const text = useText();
  const numbers = useNumbers();
  const heads = ['language', 'published', 'scheduled', 'review', 'drafts'] as const;
  return (
    <Card wide title={text('dashboard.stories')}>
      <Table
        label={text('dashboard.stories')}
        heads={heads.map((head) => text(`dashboard.${head}`))}
        rows={stories.langs.map((row) => [
          languageName(row.lang),
          ...[row.published_today, row.scheduled, row.review, row.draft].map(numbers.whole),
        ])}
      />
    </Card>
  );
}

export function PushCard({ push }: { push: NonNullable<Dashboard['push']> }) {
  const text = useText();
  const time = useTime();
  const numbers = useNumbers();
  const opened = (part: { sent: number; opened: number }) =>
    text('dashboard.opened', { sent: numbers.whole(part.sent), opened: numbers.whole(part.opened) });
  return (
    <Card title={text('dashboard.push')}>
      <Typography color="text.secondary">
        {push.recent.length === 0
          ? text('dashboard.push_none')
          : text('dashboard.push_sum', {
              sent: numbers.whole(push.sent),
              rate: numbers.percent(push.opened, push.sent),
            })}
      </Typography>
      {push.recent.map((one) => (
        <Box key={one.id} sx={line}>
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {one.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              time.near(one.sent_at),
              opened(one),
              ...(one.failed > 0 ? [text('dashboard.failed', { failed: numbers.whole(one.failed) })] : []),
            ].join(' · ')}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}

export function FeedsCard({ feeds }: { feeds: NonNullable<Dashboard['feeds']> }) {
  const text = useText();
  const numbers = useNumbers();
  return (
    <Card title={text('dashboard.feeds')}>
      <Typography color="text.secondary">
        {text('dashboard.feeds_sum', { active: numbers.whole(feeds.active), items: numbers.whole(feeds.items_today) })}
      </Typography>
      {feeds.worst.length === 0 && feeds.active > 0 && <Typography>{text('dashboard.feeds_well')}</Typography>}
      {feeds.held_back_today > 0 && (
        <TitleLink to="/feed-items?view=held">
          {text('dashboard.feeds_held', { count: numbers.whole(feeds.held_back_today) })}
        </TitleLink>
      )}
      {feeds.worst.map((feed) => (
        <Box key={feed.id} sx={line}>
          <TitleLink to={`/feeds/${feed.id}`}>{feed.title}</TitleLink>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {text('dashboard.feed_failures', { count: numbers.whole(feed.error_count) })}
            {feed.last_error && ` · ${feed.last_error}`}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}
