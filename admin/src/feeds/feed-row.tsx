import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Feed, FeedFetch } from '../../../src/feeds/model/feed.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useNumbers } from '../dashboard/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { TitleLink } from '../layout/title-link.tsx';
import { may } from '../session/rights.ts';
import { useOutcome } from './adding/outcome.ts';
import { FeedState } from './feed-state.tsx';
import { HealthBar } from './health-bar.tsx';

/** A feed of the list, with `include=fetches,category`. */
/** A feed with what the list requests by `include`. */
export type ListedFeed = Feed & { included?: { category?: { name: string } | null; fetches?: FeedFetch[] } };

/** What is wrong with a feed, in words; null when nothing is. */
function useTrouble(): (feed: ListedFeed) => string | null {
  const outcome = useOutcome();
  return (feed) => {
    const [last] = feed.included?.fetches ?? [];
    if (feed.stopped_reason !== null) return feed.stopped_reason;
    if (feed.error_count === 0) return null;
    return last?.error ? outcome(last) : feed.last_error;
  };
}

export function FeedRow(props: {
  feed: ListedFeed;
  isChosen: boolean;
  choose: (is: boolean) => void;
  retry: () => void;
}) {
  const text = useText();
  const time = useTime();
  const numbers = useNumbers();
  const { feed } = props;
  const trouble = useTrouble()(feed);
  const canWrite = may('feeds.write');
  const facts = [
    URL.parse(feed.feed_url)?.host ?? feed.feed_url,
    languageName(feed.lang),
    feed.included?.category?.name ?? '',
    text('feeds.items_count', { count: numbers.whole(feed.item_count) }),
    feed.host_waits_until !== null
      ? text('feeds.host_waits', { time: time.near(feed.host_waits_until) })
      : feed.next_fetch_at === null
        ? ''
        : text('feeds.next', { time: time.near(feed.next_fetch_at) }),
  ];
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <TitleLink to={`/feeds/${feed.id}`} lang={feed.lang}>
            {feed.title}
          </TitleLink>
        </Box>
        {canWrite && (
          <Checkbox
            checked={props.isChosen}
            onChange={(_, is) => props.choose(is)}
            slotProps={{ input: { 'aria-label': text('feeds.choose', { title: feed.title }) } }}
            sx={{ m: -1 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <FeedState feed={feed} />
        <HealthBar fetches={feed.included?.fetches ?? []} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).map((fact, i) => (
            <span key={fact}>
              {i > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </Typography>
      </Box>
      {trouble !== null && (
        <Typography color="error" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {trouble}
        </Typography>
      )}
      {canWrite && feed.is_active && feed.error_count > 0 && (
        <Box>
          <Button size="small" variant="outlined" onClick={props.retry}>
            {text('layout.retry')}
          </Button>
        </Box>
      )}
    </>
  );
}
