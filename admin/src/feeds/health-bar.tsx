import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FeedFetch } from '../../../src/feeds/model/feed.ts';
import { useNumbers } from '../dashboard/numbers.ts';
import { useText } from '../i18n/use-text.ts';

/** Pixels of the highest bar. */
const height = 22;

/** A fetch that failed is as high as can be; others grow with what they brought. */
const heightOf = ({ error, added }: FeedFetch, most: number): number =>
  error !== null ? height : 6 + Math.round(((height - 6) * added) / Math.max(1, most));

/** The last fetches of a feed, the oldest first, with what they say in words beside them. */
export function HealthBar({ fetches }: { fetches: readonly FeedFetch[] }) {
  const text = useText();
  const numbers = useNumbers();
  if (fetches.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('feeds.never_fetched')}
      </Typography>
    );
  const most = Math.max(...fetches.map(({ added }) => added));
  const good = fetches.filter(({ error }) => error === null).length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box aria-hidden sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height }}>
        {fetches.toReversed().map((fetch) => (
          <Box
            key={fetch.at}
            sx={{
              width: 5,
              height: heightOf(fetch, most),
              borderRadius: 0.5,
              bgcolor: fetch.error === null ? 'success.main' : 'error.main',
            }}
          />
        ))}
      </Box>
      <Typography variant="body2" color={good === fetches.length ? 'text.secondary' : 'error'}>
        {text('feeds.worked', { good: numbers.whole(good), all: numbers.whole(fetches.length) })}
      </Typography>
    </Box>
  );
}
