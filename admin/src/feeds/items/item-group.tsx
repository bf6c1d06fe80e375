import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AdminFeedItem } from '../../../../src/feeds/model/feed.ts';
import { call } from '../../api/http.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { Loading } from '../../layout/loading.tsx';
import { Problem } from '../../layout/problem.tsx';
import { type Act, ItemButtons } from './item-buttons.tsx';

/** Items of other feeds on the same story: one of them may be the better one to make a story of. */
export function ItemGroup({ id, act }: { id: number; act: Act }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['feed-items', 'group', id],
    queryFn: ({ signal }) =>
      call<AdminFeedItem[]>('/api/admin/feed-items', { query: { duplicate_of: id, sort: 'id', limit: 50 }, signal }),
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Items items={data.data} label={text('feeds.same_story')} act={act} />;
}

/** The item that represents the story of a duplicate. */
export function ItemOfStory({ id, act }: { id: number; act: Act }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['feed-items', id],
    queryFn: ({ signal }) => call<AdminFeedItem>(`/api/admin/feed-items/${id}`, { signal }),
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Items items={[data.data]} label={text('feeds.story_of')} act={act} />;
}

function Items({ items, label, act }: { items: readonly AdminFeedItem[]; label: string; act: Act }) {
  const text = useText();
  const time = useTime();
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        paddingInlineStart: 2,
        borderInlineStart: '3px solid rgb(128 128 128 / 40%)',
      }}
    >
      {items.map((item) => (
        <Box key={item.id} component="li" sx={{ py: 1 }}>
          <Typography lang={item.lang} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <bdi>{item.feed.title}</bdi> · {time.near(item.published_at ?? item.first_seen_at)}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
            <Button size="small" onClick={() => act(item, 'read')}>
              {text('feeds.read')}
            </Button>
            <ItemButtons item={item} act={act} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
